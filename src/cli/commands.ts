// The commands. A new one is a row here and a file in commands/ that exports its `run`.
//
// Files are loaded on demand: `descry --version` and a one-shot compile should not pay for the worker pool.
import type { OptionRow } from './options/row.ts'
import { pictureFormats, type Settings, tableFormats } from './settings.ts'
import type { Terminal } from './terminal.ts'

export type CommandRun = (settings: Settings, terminal: Terminal) => number | Promise<number>

export interface CommandRow {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** How many files it takes. */
  readonly inputs: { readonly least: number; readonly most: number }
  /** Takes a project instead of a file (project/commands.ts). */
  readonly takesProjects?: true
  /** Formats that it takes besides those of diagnostics. */
  readonly formats?: readonly (typeof tableFormats)[number][]
  /** Sections of options, and single options, that mean something to it besides those that name it; all when it compiles shaders. */
  readonly takes?: readonly string[]
  /** Words behind `descry`; they work in the folder of this package, after one another. */
  readonly examples: readonly string[]
  readonly load: () => Promise<{ readonly run: CommandRun }>
}

/** What means something to commands for projects: how shaders are compiled is said in the project's file. */
export const projectOptions: readonly string[] = [
  'general',
  '--format',
  '--color',
  '-fcolor-diagnostics',
  '-fno-color-diagnostics',
  '-fdiagnostics-format=',
  '-fmacro-backtrace-limit=',
]

/** Whether an option means something to a command. */
export function isFor(row: OptionRow, { name, takes }: CommandRow): boolean {
  if (row.commands) return row.commands.includes(name)
  return !takes || takes.includes(row.section) || takes.includes(row.names[0])
}

export const defaultCommand: CommandRow = {
  name: 'compile',
  usage: 'descry [options] FILE',
  summary: 'compile like dxc: diagnostics on stderr, the output on stdout or in files',
  inputs: { least: 1, most: 1 },
  examples: ['-Fo particles.dxo examples/particles.hlsl', '-T ps_6_0 --emit glsl examples/material.hlsl'],
  load: () => import('./commands/compile.ts'),
}

export const commands: readonly CommandRow[] = [
  defaultCommand,
  {
    name: 'bindings',
    usage: 'descry bindings [options] FILE',
    summary: 'the binding table: every register and the reason for it',
    inputs: { least: 1, most: 1 },
    formats: tableFormats,
    takesProjects: true,
    examples: [
      'bindings examples/particles.hlsl',
      'bindings -T ps_6_0 --rules dxc --format json examples/material.hlsl',
    ],
    load: () => import('./commands/bindings.ts'),
  },
  {
    name: 'explain',
    usage: 'descry explain [options] FILE [NAME]',
    summary: 'why each resource is where it is, or why it is gone',
    inputs: { least: 1, most: 2 },
    takesProjects: true,
    examples: ['explain examples/particles.hlsl DebugView'],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'freeze',
    usage: 'descry freeze [options] FILE',
    summary: 'the source with every implicit binding written out (-i: in place)',
    inputs: { least: 1, most: 1 },
    takesProjects: true,
    examples: ['freeze examples/particles.hlsl', 'freeze --csv examples/particles.hlsl'],
    load: () => import('./commands/freeze.ts'),
  },
  {
    name: 'diff',
    usage: 'descry diff [options] A [B]',
    summary: 'bindings that moved, appeared or vanished from A to B, between two entries or under the other rules',
    inputs: { least: 1, most: 2 },
    formats: pictureFormats,
    takesProjects: true,
    examples: ['diff --rules-diff -T ps_6_0 examples/material.hlsl'],
    load: () => import('./commands/diff.ts'),
  },
  {
    name: 'layout',
    usage: 'descry layout [options] FILE [NAME]',
    summary: 'offsets of the members of buffers and structs under the rules of Direct3D, std140, std430 and scalar',
    inputs: { least: 1, most: 2 },
    formats: pictureFormats,
    examples: ['layout -T ps_6_6 examples/scene.hlsl Light'],
    load: () => import('./commands/layout.ts'),
  },
  {
    name: 'rootsig',
    usage: 'descry rootsig [options] FILE... [-E ENTRY,PROFILE:ENTRY,...]',
    summary: 'a root signature for one or more entry points',
    inputs: { least: 1, most: Number.POSITIVE_INFINITY },
    examples: ['rootsig examples/particles.hlsl', 'rootsig --form cpp -T ps_6_0 examples/material.hlsl'],
    load: () => import('./commands/rootsig.ts'),
  },
  {
    name: 'run',
    usage: 'descry run [options] FILE [--dispatch X,Y,Z] [--set NAME=JSON|@FILE] [--out NAME]',
    summary:
      'run a shader, or a function of it (--call), without a GPU; reports races, reads of uninitialized memory and accesses out of bounds',
    inputs: { least: 1, most: 1 },
    examples: ['run -T cs_6_6 --call tonemap --arguments [[0,1,3],1] examples/shader-tests/color.hlsl'],
    load: () => import('./commands/run.ts'),
  },
  {
    name: 'lint',
    usage: 'descry lint [options] FILE...',
    summary: 'diagnostics only',
    inputs: { least: 1, most: Number.POSITIVE_INFINITY },
    takesProjects: true,
    examples: ['lint -T lib_6_6 examples/mistakes.hlsl', 'lint --format sarif examples/bindless.slang'],
    load: () => import('./commands/lint.ts'),
  },
  {
    name: 'opt',
    usage: 'descry opt [--passes=a,b] FILE.ll',
    summary: 'run passes on textual IR, print the result',
    inputs: { least: 1, most: 1 },
    takes: ['optimization', 'general'],
    examples: ['opt --passes=promote-memory,simplify examples/twice.ll'],
    load: () => import('./commands/opt.ts'),
  },
  {
    name: 'dump',
    usage: 'descry dump FILE',
    summary: 'the contents of a compiled shader: a DXIL container or SPIR-V module of any compiler',
    inputs: { least: 1, most: 1 },
    takes: ['general', '--format'],
    examples: ['dump particles.dxo'],
    load: () => import('./commands/dump.ts'),
  },
  {
    name: 'batch',
    usage: 'descry batch [--jobs N] JOBS.jsonl',
    summary:
      'many compilations on a pool of workers; every line is a job, a JSON object (docs/batch.md); - reads stdin',
    inputs: { least: 1, most: 1 },
    takes: ['general', '--include-root'],
    examples: ['batch --jobs 2 examples/jobs.jsonl'],
    load: () => import('./commands/batch.ts'),
  },
  {
    name: 'build',
    usage: 'descry build [options] [PROJECT]',
    summary: 'compile all shaders and permutations of a project (descry.json) that changed',
    inputs: { least: 0, most: 1 },
    takes: projectOptions,
    examples: ['build --dry-run examples/project', 'build examples/project'],
    load: () => import('./commands/build.ts'),
  },
  {
    name: 'lock',
    usage: 'descry lock [options] [PROJECT]',
    summary: 'record the place of every resource of a project in descry.lock; later builds keep it',
    inputs: { least: 0, most: 1 },
    takes: projectOptions,
    examples: ['lock examples/project'],
    load: () => import('./commands/lock.ts'),
  },
  {
    name: 'check',
    usage: 'descry check [options] [PROJECT]',
    summary: 'compare a project with its lock; exit status 1 when a binding moved, appeared or vanished',
    inputs: { least: 0, most: 1 },
    takes: projectOptions,
    examples: ['check examples/project'],
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'host',
    usage: 'descry host --lang cpp|rust|csharp|typescript FILE|PROJECT',
    summary: 'declarations for the host program: structs with the layout of buffers, registers, descriptor layouts',
    inputs: { least: 1, most: 1 },
    examples: ['host --lang rust examples/particles.hlsl'],
    load: () => import('./commands/host.ts'),
  },
  {
    name: 'init',
    usage: 'descry init [options] [FOLDER]',
    summary: 'write a descry.json for the shaders in a folder, or from the list of another tool (--from)',
    inputs: { least: 0, most: 1 },
    takes: ['general', '-D'],
    examples: ['init shaders'],
    load: () => import('./commands/init.ts'),
  },
  {
    name: 'worker',
    usage: 'descry worker --bazel',
    summary: 'a persistent worker of Bazel: commands come as JSON on stdin',
    inputs: { least: 0, most: 0 },
    takes: ['general'],
    examples: ['worker --bazel'],
    load: () => import('./commands/worker.ts'),
  },
  {
    name: 'serve',
    usage: 'descry serve [--idle MINUTES]',
    summary: 'run commands for descry-client, and for calls with DESCRY_SERVER=auto, until idle',
    inputs: { least: 0, most: 0 },
    takes: ['general'],
    examples: ['serve --idle 30'],
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'cache',
    usage: 'descry cache --cache DIR [--prune] [--cache-size MB]',
    summary: 'the size of a cache; --prune removes the least recently used entries',
    inputs: { least: 0, most: 0 },
    takes: ['general'],
    examples: ['cache --cache .cache --prune --cache-size 100'],
    load: () => import('./commands/cache.ts'),
  },
]
