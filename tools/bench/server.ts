// One call of `descry` per shader: alone, with a resident server, an empty Node, and dxc where --dxc names one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, runAll } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

const rounds = 20
const shader = join(import.meta.dirname, '../../examples/material.hlsl')

export const stage: BenchStage = {
  name: 'server',
  async run({ dxc }: BenchContext): Promise<readonly BenchRow[]> {
    const runtime = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const environment = { XDG_RUNTIME_DIR: runtime, DESCRY_SERVER: 'auto' }
    const calls = (words: readonly string[]): (readonly string[])[] => Array.from({ length: rounds }, () => words)
    const call = [process.execPath, command, 'bindings', '-T', 'ps_6_0', shader]
    const alone = await runAll(calls(call))
    // The first call leaves the server behind; it learns from the next ones.
    await runAll([call, ['sleep', '2'], ...calls(call)], environment)
    const served = await runAll(calls(call), environment)
    const empty = await runAll(calls([process.execPath, '-e', '0']))
    const theirs =
      dxc === undefined ? undefined : await runAll(calls([dxc, '-T', 'ps_6_0', '-Fo', '/dev/null', shader]))
    rmSync(runtime, { recursive: true })
    const row = (what: string, elapsed: number, note = ''): BenchRow => ({ what, milliseconds: elapsed / rounds, note })
    return [
      row('an empty Node, by the clock', empty.elapsed),
      row('bindings, alone', alone.elapsed),
      row('bindings, by the server', served.elapsed, `${(served.elapsed / empty.elapsed).toFixed(2)} of an empty Node`),
      ...(theirs
        ? [row('dxc', theirs.elapsed, `the server takes ${(served.elapsed / theirs.elapsed).toFixed(2)} of it`)]
        : []),
    ]
  },
}
