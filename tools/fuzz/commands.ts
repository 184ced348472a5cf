// The commands of the command line on one program, in this process: whatever is wrong with it, none of them ends with an internal error.
import { ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { run } from '../../src/cli/main.ts'
import { exitStatus, type Terminal } from '../../src/cli/terminal.ts'
import { measured, withPlace } from './measure.ts'
import type { FuzzJob } from './try.ts'

/** A shader that never ends may run ten million instructions, which 64 threads in lockstep take more than ten seconds for; here, a million. */
const budget = '1000000'

/** FILE is the program. */
const rows: readonly (readonly string[])[] = [
  ['lint', '-Wall', 'FILE'],
  ['bindings', 'FILE'],
  ['bindings', '--format', 'html', '--rules', 'dxc', 'FILE'],
  ['explain', 'FILE'],
  ['freeze', 'FILE'],
  ['freeze', '--rules', 'dxc', '--unused', 'keep', 'FILE'],
  ['diff', 'FILE'],
  ['layout', 'FILE'],
  ['rootsig', 'FILE'],
  ['run', '--size', '8,8', '--budget', budget, 'FILE'],
]

export const commandCount = rows.length

const folder = mkdtempSync(join(tmpdir(), 'mutated-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

interface OpenFile {
  readonly descriptor: number
  length: number
}

/** To open a file costs more than to write it, and to shorten it as much: those of the programs stay open. */
const opened = new Map<string, OpenFile>()

function writeAll(file: string, text: string): void {
  let known = opened.get(file)
  if (!known) opened.set(file, (known = { descriptor: openSync(file, 'w'), length: 0 }))
  const length = writeSync(known.descriptor, text, 0)
  if (length < known.length) ftruncateSync(known.descriptor, length)
  known.length = length
}

/** The one at a place in the list. */
export async function tryCommand({ path, text, args }: FuzzJob, place: number, thrown: string[]): Promise<void> {
  const file = join(folder, `program${extname(path)}`)
  writeAll(file, text)
  const row = rows[place]!
  // The program is not where its includes are.
  const all = [...args, '-I', dirname(path)]
  await measured(row[0]!, thrown, () => runCommand(row, all, file, thrown))
}

async function runCommand(
  row: readonly string[],
  args: readonly string[],
  file: string,
  thrown: string[],
): Promise<void> {
  let error = ''
  const terminal: Terminal = {
    out: () => undefined,
    error: (text) => {
      error += text
    },
    outIsTerminal: false,
    errorIsTerminal: false,
    environment: {},
  }
  const [name = '', ...words] = row
  const status = await run([name, ...args, ...words.map((word) => (word === 'FILE' ? file : word))], terminal)
  if (status !== exitStatus.bug) return
  const lines = error.slice(error.indexOf('internal error: ')).split('\n')
  thrown.push(`${name}: ${withPlace(lines[0]!.replace('internal error: ', ''), lines)}`)
}
