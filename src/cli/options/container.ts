// Options about what goes into a container, and into the files beside it.
import type { DebugOptions } from '../../driver/options.ts'
import type { OutputName } from '../../driver/outputs.ts'
import type { Settings } from '../settings.ts'
import { always, type OptionRow } from './row.ts'

type Apply = (settings: Settings) => void

function flag(names: readonly [string, ...string[]], summary: string, apply: Apply): OptionRow {
  return { names, section: 'container', summary, apply: always(apply) }
}

/** An output that goes to a file of its own. */
function file(
  names: readonly [string, ...string[]],
  output: OutputName,
  summary: string,
  commands = ['compile'],
): OptionRow {
  return {
    names,
    form: 'adjacent',
    value: 'file',
    section: 'container',
    commands,
    summary,
    apply: always((settings, path) => {
      settings.files.push({ name: output, file: path })
    }),
  }
}

function setDebug(change: Partial<DebugOptions>): Apply {
  return (settings) => {
    settings.compile.debug = { ...settings.compile.debug, ...change }
  }
}

export const containerOptions: readonly OptionRow[] = [
  flag(['-Zi'], 'keep lines, scopes and variables for debuggers', setDebug({ kind: 'full' })),
  flag(['-Zs'], 'keep only the sources for debuggers, in a program database', setDebug({ kind: 'slim' })),
  flag(['-Zss'], 'name the shader by a hash that covers its debug information', setDebug({ hashesSources: true })),
  flag(['-Zsb'], 'name the shader by a hash of its code (default)', setDebug({ hashesSources: false })),
  flag(['-Qembed_debug'], 'leave debug information in the container', setDebug({ isEmbedded: true })),
  flag(
    ['-Qsource_in_debug_module'],
    'put the sources into the module with debug information, too',
    setDebug({ hasSources: true }),
  ),
  flag(['-Qstrip_debug'], 'no debug information in the container', (settings) => {
    setDebug({ isEmbedded: false })(settings)
    settings.strippedParts.push('ILDB')
  }),
  flag(['-Qstrip_priv'], 'no private data in the container', (settings) => {
    settings.strippedParts.push('PRIV')
  }),
  flag(['-Qstrip_reflect'], 'no reflection in the container', (settings) => {
    settings.compile.stripsReflection = true
    settings.strippedParts.push('STAT')
  }),
  flag(['-Qkeep_reflect_in_dxil'], 'names and fields stay in the program, too', (settings) => {
    settings.compile.keepsReflection = true
  }),
  {
    names: ['-Fd'],
    form: 'adjacent',
    value: 'file',
    section: 'container',
    commands: ['compile'],
    summary: 'write the program database of -Zi or -Zs; into a folder, under its hash, if the name ends with a slash',
    apply: always((settings, path) => {
      settings.files.push({ name: 'pdb', file: path })
      if (!/[\\/]$/.test(path)) setDebug({ name: path.replace(/^.*[\\/]/, '') })(settings)
    }),
  },
  file(['-Fre'], 'reflection-part', "write what D3D12's reflection is created from; JSON into a file named .json", [
    'compile',
    'bindings',
  ]),
  file(['-Fh'], 'header', 'write the shader as an array in C'),
  {
    names: ['-Vn'],
    form: 'adjacent',
    value: 'name',
    section: 'container',
    commands: ['compile'],
    summary: 'the name of the array of -Fh (default: g_ and the entry)',
    apply: always((settings, name) => {
      settings.headerVariable = name
    }),
  },
  {
    names: ['-setprivate'],
    form: 'adjacent',
    value: 'file',
    section: 'container',
    commands: ['compile'],
    summary: 'put the bytes of this file into the container',
    apply: always((settings, path) => {
      settings.privateFile = path
    }),
  },
  {
    names: ['-getprivate'],
    form: 'adjacent',
    value: 'file',
    section: 'container',
    commands: ['compile', 'dump'],
    summary: 'write the bytes that -setprivate put into a container',
    apply: always((settings, path) => {
      settings.privateOutput = path
    }),
  },
  {
    names: ['-recompile'],
    section: 'container',
    commands: ['compile'],
    summary: 'the input is a compiled shader with its sources (-Zi -Qembed_debug), or a .pdb: compile them again',
    apply: always((settings) => {
      settings.recompiles = true
    }),
  },
  {
    names: ['-link'],
    section: 'container',
    commands: ['compile'],
    summary: 'the inputs are compiled libraries (a.lib;b.lib): make a shader for -T and -E of them, or a library',
    apply: always((settings) => {
      settings.links = true
    }),
  },
  {
    names: ['-dumpbin'],
    section: 'container',
    commands: ['compile'],
    summary: 'the input is a compiled shader: print what it holds',
    apply: always((settings) => {
      settings.dumpsBinary = true
    }),
  },
  file(['-Fsh'], 'shader-hash', 'write the hash of the shader'),
]
