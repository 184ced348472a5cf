// One call per shader, as build scripts do it: by a Node of its own, by a resident server, and by dxc where --dxc names one. Runs
// the built command line, so build first.
//
// The rounds of all alternate, and the middle one counts, so that what else the machine does disturbs all alike.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client, command, runAll } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

const rounds = 15
const callsPerRound = 10
const shader = join(import.meta.dirname, 'pbr.hlsl')

interface Contender {
  readonly what: string
  readonly words: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export const stage: BenchStage = {
  name: 'server',
  async run({ dxc }: BenchContext): Promise<readonly BenchRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const environment = { XDG_RUNTIME_DIR: folder, DESCRY_SERVER: 'auto' }
    const table = ['bindings', '-T', 'ps_6_0', shader]
    const container = ['-T', 'ps_6_0', '-Fo', join(folder, 'pbr.dxo'), shader]
    const contenders: Contender[] = [
      { what: 'an empty Node', words: [process.execPath, '-e', '0'] },
      { what: 'descry bindings', words: [process.execPath, command, ...table] },
      { what: 'descry bindings, by the server', words: [process.execPath, command, ...table], environment },
      { what: 'descry-client bindings', words: [client, ...table], environment },
      { what: 'descry-client -Fo', words: [client, ...container], environment },
      ...(dxc === undefined ? [] : [{ what: 'dxc -Fo', words: [dxc, ...container] }]),
    ]
    const calls = ({ words, environment }: Contender, count = callsPerRound): Promise<number> =>
      runAll(Array<readonly string[]>(count).fill(words), environment).then(({ elapsed }) => elapsed / count)
    const options = { env: { ...process.env, ...environment }, stdio: 'ignore' } as const
    const server = spawn(process.execPath, [command, 'serve'], options)
    // It starts, and learns from the first calls.
    await runAll([['sleep', '2']])
    for (const contender of contenders) if (contender.environment) await calls(contender, 60)
    const times = contenders.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, contender] of contenders.entries()) times[index]!.push(await calls(contender))
    server.kill()
    rmSync(folder, { recursive: true })
    const middle = times.map((each) => each.sort((a, b) => a - b)[rounds >> 1]!)
    return contenders.map(({ what }, index) => ({
      what: `${what}, by the clock`,
      milliseconds: middle[index]!,
      note: dxc === undefined ? '' : `${(middle[index]! / middle.at(-1)!).toFixed(2)} of dxc's`,
    }))
  },
}
