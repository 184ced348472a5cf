// Options of `descry run`.
import type { OptionRow } from './row.ts'
import { always } from './row.ts'

const forRun = { section: 'run', commands: ['run'] } as const

export const runOptions: readonly OptionRow[] = [
  {
    ...forRun,
    names: ['--dispatch'],
    form: 'word',
    value: 'x,y,z',
    summary: 'how many groups run; 1,1,1 if left out',
    apply: always((settings, text) => {
      settings.run.dispatch = text
    }),
  },
  {
    ...forRun,
    names: ['--set'],
    form: 'word',
    value: 'name=json|@file',
    summary: 'what a resource holds: values as JSON, a number of zero elements, or the bytes of a file',
    apply: always((settings, text) => {
      settings.run.set.push(text)
    }),
  },
  {
    ...forRun,
    names: ['--out'],
    form: 'word',
    value: 'name[=file]',
    summary: 'print a resource afterwards as JSON, or write its bytes to a file (-: stdout)',
    apply: always((settings, text) => {
      settings.run.out.push(text)
    }),
  },
  {
    ...forRun,
    names: ['--call'],
    form: 'word',
    value: 'name',
    summary: 'call a function instead, with the arguments of --arguments, and print what it gives',
    apply: always((settings, name) => {
      settings.run.call = name
    }),
  },
  {
    ...forRun,
    names: ['--arguments'],
    form: 'word',
    value: 'json',
    summary: 'for --call: a list with a value for each parameter',
    apply: always((settings, text) => {
      settings.run.arguments = text
    }),
  },
  {
    ...forRun,
    names: ['--image'],
    form: 'word',
    value: 'file.png',
    summary: 'where the picture of a pixel shader goes (SV_Target0)',
    apply: always((settings, file) => {
      settings.run.image = file
    }),
  },
  {
    ...forRun,
    names: ['--size'],
    form: 'word',
    value: 'width,height',
    summary: 'of the picture; 256,256 if left out',
    apply: always((settings, text) => {
      settings.run.size = text
    }),
  },
  {
    ...forRun,
    names: ['--inputs'],
    form: 'word',
    value: 'json|@file',
    summary: 'of a pixel shader by semantic, one value or four corners; of a vertex shader a list of vertices',
    apply: always((settings, text) => {
      settings.run.inputs = text
    }),
  },
  {
    ...forRun,
    names: ['--trace'],
    form: 'word',
    value: 'x,y,z',
    summary: 'print each statement of a dispatch thread (or pixel) with its values',
    apply: always((settings, text) => {
      settings.run.trace = text
    }),
  },
  {
    ...forRun,
    names: ['--wave-size'],
    form: 'word',
    value: 'lanes',
    summary: 'where the shader leaves it open: 4 (default) to 128',
    apply: always((settings, text) => {
      settings.run.waveSize = text
    }),
  },
  {
    ...forRun,
    names: ['--budget'],
    form: 'word',
    value: 'instructions',
    summary:
      'of all threads together before the shader is stopped; if left out a hundred million, ten million in which no thread ends',
    apply: always((settings, text) => {
      settings.run.budget = text
    }),
  },
  {
    ...forRun,
    names: ['--threads'],
    form: 'word',
    value: 'count',
    summary: 'of the machine, for the groups of a dispatch with --unchecked; all of them where it pays if left out',
    apply: always((settings, text) => {
      settings.run.threads = text
    }),
  },
  {
    ...forRun,
    names: ['--unchecked'],
    summary: 'accesses out of bounds, reads of what nobody wrote and races stay silent, as on a GPU',
    apply: always((settings) => {
      settings.run.checks = false
    }),
  },
]
