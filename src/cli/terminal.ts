// Where a command writes, and what the writing goes to. Tests hand in one that remembers.
import { reasonOf } from './input.ts'
import type { Settings } from './settings.ts'

export interface Terminal {
  /** Bytes are what `--emit spirv` prints. */
  out(text: string | Uint8Array): void
  error(text: string): void
  readonly outIsTerminal: boolean
  readonly errorIsTerminal: boolean
  /** Columns of the terminal that `out` goes to; undefined when it goes somewhere else. */
  readonly width?: number | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Reports what is wrong with the command line in the form of diagnostics; without it, as lines for people. */
  readonly tellProblems?: (problems: readonly string[]) => void
}

export const exitStatus = {
  success: 0,
  /** Compile errors, or differences for commands that compare. */
  failure: 1,
  /** A wrong command line, or a file that cannot be read or written. */
  usage: 2,
  /** A bug in descry. */
  bug: 70,
} as const

export function processTerminal(): Terminal {
  // A reader that has seen enough (`descry ... | head`) is no error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      // What cannot be written to stderr cannot be reported.
      if (stream === process.stdout) process.stderr.write(`descry: error: cannot write to stdout: ${reasonOf(error)}\n`)
      process.exit(exitStatus.usage)
    })
  return {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    outIsTerminal: process.stdout.isTTY === true,
    errorIsTerminal: process.stderr.isTTY === true,
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
    environment: process.env,
  }
}

/** For text on stderr. https://no-color.org and `TERM=dumb` are respected by `auto`. */
export function wantsColor(settings: Settings, terminal: Terminal): boolean {
  if (settings.color !== 'auto') return settings.color === 'always'
  const { NO_COLOR, TERM } = terminal.environment
  return terminal.errorIsTerminal && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb'
}

/** Prints `descry: error: ...` lines for a wrong command line or an unreadable file. */
export function fail(terminal: Terminal, problems: readonly string[]): number {
  if (terminal.tellProblems) terminal.tellProblems(problems)
  else for (const problem of problems) terminal.error(`descry: error: ${problem}\n`)
  return exitStatus.usage
}
