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
    summary: 'number of groups (default: 1,1,1)',
    apply: always((settings, text) => {
      settings.run.dispatch = text
    }),
  },
  {
    ...forRun,
    names: ['--set'],
    form: 'word',
    value: 'name=json|@file',
    summary: 'contents of a resource: values as JSON, a number of zero elements, or the bytes of a file',
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
    summary: 'call a function with the arguments of --arguments, and print its result',
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
    summary: 'write the picture of a pixel shader (SV_Target0) to this file',
    apply: always((settings, file) => {
      settings.run.image = file
    }),
  },
  {
    ...forRun,
    names: ['--size'],
    form: 'word',
    value: 'width,height',
    summary: 'size of the picture (default: 256,256)',
    apply: always((settings, text) => {
      settings.run.size = text
    }),
  },
  {
    ...forRun,
    names: ['--inputs'],
    form: 'word',
    value: 'json|@file',
    summary: 'inputs of a pixel shader by semantic, one value or four corners; of a vertex shader, a list of vertices',
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
    summary: 'lanes of a wave, unless the shader fixes it: 4 (default) to 128',
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
      'instructions of all threads together before the shader is stopped (default: a hundred million, or ten million in which no thread ends)',
    apply: always((settings, text) => {
      settings.run.budget = text
    }),
  },
  {
    ...forRun,
    names: ['--threads'],
    form: 'word',
    value: 'count',
    summary: 'threads of the machine that run groups with --unchecked (default: all of them where it pays)',
    apply: always((settings, text) => {
      settings.run.threads = text
    }),
  },
  {
    ...forRun,
    names: ['--unchecked'],
    summary: 'no reports of accesses out of bounds, reads of uninitialized memory and races',
    apply: always((settings) => {
      settings.run.checks = false
    }),
  },
]
