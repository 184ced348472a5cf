// Options that say what comes out, where and in which form.
import { outputNames } from '../../driver/outputs.ts'
import { colorModes, formats } from '../settings.ts'
import type { OptionRow } from './row.ts'
import { always, oneOf, wholeNumber } from './row.ts'

export const outputOptions: readonly OptionRow[] = [
  {
    names: ['--format'],
    form: 'word',
    value: 'name',
    section: 'output',
    summary: `diagnostics and results as ${formats.join(', ')} (csv, dxc: tables of bindings; the last three: bindings, diff, layout)`,
    apply: oneOf(formats, (settings, value) => {
      settings.format = value
    }),
  },
  {
    names: ['--color'],
    form: 'word',
    value: 'when',
    section: 'output',
    summary: 'auto (default), always or never',
    apply: oneOf(colorModes, (settings, value) => {
      settings.color = value
    }),
  },
  {
    names: ['-fcolor-diagnostics', '-fdiagnostics-color'],
    section: 'output',
    summary: 'the same as --color always',
    apply: always((settings) => {
      settings.color = 'always'
    }),
  },
  {
    names: ['-fno-color-diagnostics', '-fno-diagnostics-color'],
    section: 'output',
    summary: 'the same as --color never',
    apply: always((settings) => {
      settings.color = 'never'
    }),
  },
  {
    names: ['-fdiagnostics-format='],
    form: 'joined',
    value: 'name',
    section: 'output',
    summary: 'clang, msvc or vi: the form of places in diagnostics',
    apply: oneOf(['clang', 'msvc', 'msvc-fallback', 'vi'], (settings, value) => {
      settings.format = value.startsWith('msvc') ? 'msvc' : 'text'
      settings.hasViPlaces = value === 'vi'
    }),
  },
  {
    names: ['-Fe'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'write diagnostics to this file, too',
    apply: always((settings, value) => {
      settings.diagnosticsFile = value
    }),
  },
  {
    names: ['-H', '-Vi'],
    section: 'output',
    commands: ['compile'],
    summary: 'show which files are included, and from where',
    apply: always((settings) => {
      settings.showsIncludes = true
    }),
  },
  {
    names: ['-verify'],
    section: 'output',
    commands: ['compile'],
    summary: 'compare diagnostics with expectations in comments: // expected-error {{text}}',
    apply: always((settings) => {
      settings.verifies = true
    }),
  },
  {
    names: ['-ftime-report', '-time'],
    section: 'output',
    commands: ['compile'],
    summary: 'print how long stages and passes took',
    apply: always((settings) => {
      settings.timing.report = true
    }),
  },
  {
    names: ['-ftime-trace'],
    section: 'output',
    commands: ['compile'],
    summary: 'the same as JSON for chrome://tracing, to stdout',
    apply: always((settings) => {
      settings.timing.trace = '-'
    }),
  },
  {
    names: ['-ftime-trace='],
    form: 'joined',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'the same to a file',
    apply: always((settings, value) => {
      settings.timing.trace = value
    }),
  },
  {
    names: ['-ftime-trace-granularity='],
    form: 'joined',
    value: 'N',
    section: 'output',
    commands: ['compile'],
    summary: 'omit events shorter than N microseconds (default: 500)',
    apply: wholeNumber((settings, value) => {
      settings.timing.granularity = value
    }),
  },
  {
    names: ['-fcgl'],
    section: 'output',
    commands: ['compile'],
    summary: 'the module before any pass: the same as --emit llvm-raw; SPIR-V is made without passes anyway',
    apply: always((settings) => {
      settings.skipsPasses = true
    }),
  },
  {
    names: ['-ast-dump'],
    section: 'output',
    commands: ['compile'],
    summary: 'the same as --emit ast',
    apply: always((settings) => {
      settings.emit = 'ast'
    }),
  },
  {
    names: ['-Qunused-arguments'],
    section: 'output',
    summary: 'no warnings about options without effect',
    apply: always((settings) => {
      settings.warnings.push({ flag: 'unused-command-line-argument', action: 'disable' })
    }),
  },
  {
    names: ['--emit'],
    form: 'word',
    value: 'what',
    section: 'output',
    commands: ['compile'],
    summary: `print ${outputNames.join(', ')}`,
    apply: oneOf(outputNames, (settings, value) => {
      settings.emit = value
    }),
  },
  {
    names: ['-P', '-Po'],
    section: 'output',
    commands: ['compile'],
    summary: 'preprocess only; with line markers, to stdout or the -Fi file',
    apply: always((settings) => {
      settings.preprocess = true
    }),
  },
  {
    names: ['-Fi'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'write the text of -P to this file',
    apply: always((settings, value) => {
      settings.preprocessFile = value
    }),
  },
  {
    names: ['-M'],
    section: 'output',
    commands: ['compile'],
    summary: 'print the files the shader depends on as a make rule',
    apply: always((settings) => {
      settings.dependencies = 'print'
    }),
  },
  {
    names: ['-MD'],
    section: 'output',
    commands: ['compile'],
    summary: 'write that rule to a .d file beside the output, and compile',
    apply: always((settings) => {
      if (settings.dependencies === 'none') settings.dependencies = 'write'
    }),
  },
  {
    names: ['-MF'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'write that rule to this file',
    apply: always((settings, value) => {
      if (settings.dependencies === 'none') settings.dependencies = 'write'
      settings.dependencyFile = value
    }),
  },
  {
    names: ['-Fo', '-o'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile', 'rootsig', 'host'],
    summary: 'write the object file, a DXIL container, or what --emit asks for',
    apply: always((settings, value) => {
      settings.objectFile = value
    }),
  },
  {
    names: ['-Vd'],
    section: 'output',
    commands: ['compile'],
    summary: 'leave the digest of the object file empty',
    apply: always((settings) => {
      settings.compile.signed = false
    }),
  },
  {
    names: ['-Fc'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'write the listing',
    apply: always((settings, value) => {
      settings.listingFile = value
    }),
  },
  {
    names: ['-i'],
    section: 'output',
    commands: ['freeze'],
    summary: 'write the frozen source to the files it was read from',
    apply: always((settings) => {
      settings.inPlace = true
    }),
  },
  {
    names: ['--csv'],
    section: 'output',
    commands: ['freeze'],
    summary: 'print the table that -import-binding-table reads',
    apply: always((settings) => {
      settings.csv = true
    }),
  },
  {
    names: ['--both'],
    section: 'output',
    commands: ['freeze'],
    summary: 'write registers for Direct3D and [[vk::binding]] for Vulkan',
    apply: always((settings) => {
      settings.freezesBoth = true
    }),
  },
  {
    names: ['--rules-diff'],
    section: 'output',
    commands: ['diff'],
    summary: "compare clang's binding rules with dxc's on one shader",
    apply: always((settings) => {
      settings.rulesDiff = true
    }),
  },
  {
    names: ['--git'],
    form: 'word',
    value: 'commit',
    section: 'output',
    commands: ['diff'],
    summary: 'compare the file in this commit, with what it includes, with the one on disk; A..B: two commits',
    apply: always((settings, value) => {
      settings.revisions = value.split('..', 2)
    }),
  },
  {
    names: ['--other-profile'],
    form: 'word',
    value: 'profile',
    section: 'output',
    commands: ['diff'],
    summary: 'the profile of the second shader (default: the same as -T)',
    apply: always((settings, value) => {
      settings.otherProfile = value
    }),
  },
  {
    names: ['--other-entry'],
    form: 'word',
    value: 'entry',
    section: 'output',
    commands: ['diff'],
    summary: 'compare the -E entry with this one',
    apply: always((settings, value) => {
      settings.otherEntry = value
    }),
  },
]

export const generalOptions: readonly OptionRow[] = [
  {
    names: ['-encoding'],
    form: 'adjacent',
    value: 'name',
    section: 'general',
    summary: 'the encoding of text that is written: utf8',
    apply: oneOf(['utf8'], () => undefined),
  },
  {
    names: ['--jobs', '-j'],
    form: 'word',
    value: 'N',
    section: 'general',
    commands: ['batch', 'build', 'lock', 'check'],
    summary: 'at most so many worker processes (default, and most: one per processor)',
    apply: wholeNumber((settings, value) => {
      settings.jobs = Math.max(1, value)
    }, 256),
  },
  {
    names: ['--help', '-help', '-h', '-?', '--help-hidden'],
    section: 'general',
    summary: 'this text; `descry COMMAND --help` for one command',
    apply: always((settings) => {
      settings.help = true
    }),
  },
  {
    names: ['--version'],
    section: 'general',
    summary: 'print the version',
    apply: always((settings) => {
      settings.version = true
    }),
  },
  {
    names: ['--explain'],
    form: 'word',
    value: 'ID',
    section: 'general',
    summary: 'describe the rule behind a diagnostic',
    apply: always((settings, value) => {
      settings.explain = value
    }),
  },
]
