// Full compiles to SPIR-V of the entry points of a list in one process, beside `dxc -spirv`, a process for each. Both by processor time.
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { inputOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { emit } from '../emit.ts'
import { sampleOf } from '../sample.ts'
import { dxcWords, runAll } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

const environment = '-fspv-target-env=vulkan1.2'

export const stage: BenchStage = {
  name: 'spirv',
  async run({ corpus, entries, dxc, most }: BenchContext): Promise<readonly BenchRow[]> {
    if (corpus === undefined || entries === undefined) return []
    const present = presentEntries(readEntries(entries), corpus)
    const chosen = sampleOf(present, most)
    const compiler = createCompiler(createDiskHost())
    const emitSpirv = emit('spirv', false)
    let [written, bytes] = [0, 0]
    const before = process.cpuUsage()
    for (const entry of chosen) {
      const input = inputOf({ ...entry, args: [...entry.args, environment] }, corpus)
      if ('problem' in input) continue
      const { output } = emitSpirv(compiler, { path: input.path }, input.options)
      if (output.length === 0) continue
      written++
      bytes += output.length
    }
    const { user, system } = process.cpuUsage(before)
    const ours = (user + system) / 1000
    const size = (bytes / 2 ** 20).toFixed(1)
    const rows: BenchRow[] = [
      {
        what: `${written} modules of SPIR-V in one process`,
        milliseconds: ours,
        note: `processor time; ${size} MB written`,
      },
    ]
    if (dxc === undefined) return rows
    const theirs = await runAll(chosen.map((entry) => [...dxcWords(dxc, entry, corpus), '-spirv', environment]))
    const note = `processor time; ours is ${((100 * ours) / theirs.processor).toFixed(0)} % of it`
    return [{ what: `dxc -spirv, ${chosen.length} processes`, milliseconds: theirs.processor, note }, ...rows]
  },
}
