// The commands. A new one is a row here and a file in commands/ that exports its `run`.
//
// Files are loaded on demand: `descry --version` and a one-shot compile should not pay for the worker pool.
import type { Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'

export type CommandRun = (settings: Settings, terminal: Terminal) => number | Promise<number>

export interface CommandRow {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** How many files it takes. */
  readonly inputs: { readonly least: number; readonly most: number }
  readonly load: () => Promise<{ readonly run: CommandRun }>
}

export const defaultCommand: CommandRow = {
  name: 'compile',
  usage: 'descry [options] FILE',
  summary: 'compile like dxc: diagnostics on stderr, the output on stdout or in files',
  inputs: { least: 1, most: 1 },
  load: () => import('./commands/compile.ts'),
}

export const commands: readonly CommandRow[] = [
  defaultCommand,
  {
    name: 'bindings',
    usage: 'descry bindings [options] FILE',
    summary: 'the binding table: every register and the reason for it',
    inputs: { least: 1, most: 1 },
    load: () => import('./commands/bindings.ts'),
  },
  {
    name: 'lint',
    usage: 'descry lint [options] FILE...',
    summary: 'diagnostics only',
    inputs: { least: 1, most: Number.POSITIVE_INFINITY },
    load: () => import('./commands/lint.ts'),
  },
  {
    name: 'opt',
    usage: 'descry opt [--passes=a,b] FILE.ll',
    summary: 'run passes on textual IR, print the result',
    inputs: { least: 1, most: 1 },
    load: () => import('./commands/opt.ts'),
  },
  {
    name: 'batch',
    usage: 'descry batch [--jobs N] JOBS.jsonl',
    summary: 'many compilations in one process on a worker pool (- reads stdin)',
    inputs: { least: 1, most: 1 },
    load: () => import('./commands/batch.ts'),
  },
]
