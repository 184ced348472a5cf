// The commands of the command line on one program, in this process: whatever is wrong with it, none of them ends with an internal error.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
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

const folder = mkdtempSync(join(tmpdir(), 'mutated-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
let turn = 0

/** All of them on what compiles; on what does not, which most of them see alike, one in turn. */
export async function tryCommands({ path, text, args }: FuzzJob, isAccepted: boolean, thrown: string[]): Promise<void> {
  const file = join(folder, `program${extname(path)}`)
  writeFileSync(file, text)
  for (const row of isAccepted ? rows : [rows[turn++ % rows.length]!])
    await measured(row[0]!, thrown, () => tryCommand(row, args, file, thrown))
}

async function tryCommand(
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
