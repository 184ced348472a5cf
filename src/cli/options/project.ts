// Options of the commands for projects.
import type { OptionRow } from './row.ts'
import { always, oneOf } from './row.ts'

export const projectOptions: readonly OptionRow[] = [
  {
    names: ['--keep-going', '-k'],
    section: 'project',
    commands: ['build'],
    summary: 'go on after a shader has failed, with those that do not depend on it',
    apply: always((settings) => {
      settings.project.keepsGoing = true
    }),
  },
  {
    names: ['--dry-run', '-n'],
    section: 'project',
    commands: ['build'],
    summary: 'list what would be compiled, and compile nothing',
    apply: always((settings) => {
      settings.project.isDryRun = true
    }),
  },
  {
    names: ['--watch'],
    section: 'project',
    commands: ['build'],
    summary: 'keep running, and build again whenever a file changes',
    apply: always((settings) => {
      settings.project.watches = true
    }),
  },
  {
    names: ['--only'],
    form: 'word',
    value: 'name',
    section: 'project',
    commands: ['build'],
    summary: 'only this shader, or this permutation of it (`mesh.PSMain SHADOWS=1`)',
    apply: always((settings, name) => {
      settings.project.only = name
    }),
  },
  {
    names: ['--ninja'],
    form: 'word',
    value: 'file',
    section: 'project',
    commands: ['build'],
    summary: 'write rules for ninja instead of compiling',
    apply: always((settings, file) => {
      settings.project.ninja = file
    }),
  },
  {
    names: ['--depfile'],
    form: 'word',
    value: 'file',
    section: 'project',
    commands: ['build'],
    summary: 'with --only: write the files that were read, as a make rule, to this file',
    apply: always((settings, file) => {
      settings.project.depfile = file
    }),
  },
  {
    names: ['--compact'],
    section: 'project',
    commands: ['lock'],
    summary: 'free places of resources that are gone',
    apply: always((settings) => {
      settings.project.compacts = true
    }),
  },
  {
    names: ['--release'],
    form: 'word',
    value: 'name',
    section: 'project',
    commands: ['lock'],
    summary: 'allow this resource to move once',
    apply: always((settings, name) => {
      settings.project.released.push(name)
    }),
  },
  {
    names: ['--from'],
    form: 'word',
    value: 'file',
    section: 'project',
    commands: ['init'],
    summary: "read the list of another tool: ShaderMake's .cfg, or compile_commands.json with lines for dxc",
    apply: always((settings, file) => {
      settings.project.from = file
    }),
  },
  {
    names: ['--bazel'],
    section: 'project',
    commands: ['worker'],
    summary: "speak Bazel's JSON worker protocol",
    apply: always((settings) => {
      settings.project.isBazelWorker = true
    }),
  },
  {
    names: ['--lang'],
    form: 'word',
    value: 'language',
    section: 'project',
    commands: ['host'],
    summary: 'write cpp (default), rust, csharp or typescript',
    apply: oneOf(['cpp', 'rust', 'csharp', 'typescript'], (settings, language) => {
      settings.project.language = language
    }),
  },
  {
    names: ['--report'],
    form: 'word',
    value: 'file',
    section: 'project',
    commands: ['check'],
    summary: 'write what changed as Markdown (.md) or as a page (.html)',
    apply: (settings, file) => {
      settings.project.report = file
      return /\.(?:md|html)$/i.test(file) ? undefined : 'expected a file named .md or .html'
    },
  },
]
