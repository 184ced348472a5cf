// Full compiles, source to signed container, of every entry point of a list in one process, beside the time another compiler took for
// the same ones (`ms` in the list: one process per shader).

import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { inputOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { emit } from '../emit.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

export const stage: BenchStage = {
  name: 'containers',
  run({ corpus, entries }: BenchContext): readonly BenchRow[] {
    if (corpus === undefined || entries === undefined) return []
    const emitContainer = emit('container')
    const compiler = createCompiler(createDiskHost())
    let [theirs, written, bytes] = [0, 0, 0]
    const cpu = process.cpuUsage()
    const start = performance.now()
    for (const entry of presentEntries(readEntries(entries), corpus)) {
      const input = inputOf(entry, corpus)
      if ('problem' in input) continue
      const { output } = emitContainer(compiler, { path: input.path }, input.options)
      if (!(output instanceof Uint8Array)) continue
      theirs += entry.ms ?? 0
      written++
      bytes += output.length
    }
    const milliseconds = performance.now() - start
    const { user, system } = process.cpuUsage(cpu)
    const perSecond = ((1000 * written) / milliseconds).toFixed(0)
    const size = (bytes / 2 ** 20).toFixed(1)
    const share = theirs > 0 ? `, ${((100 * milliseconds) / theirs).toFixed(0)} % of the recorded time` : ''
    const busy = ((user + system) / 1e6).toFixed(1)
    return [
      { what: 'the same entry points, as recorded in the list', milliseconds: theirs },
      {
        what: `${written} containers`,
        milliseconds,
        note: `${perSecond} each second${share}; ${size} MB written, ${busy} s of processor time`,
      },
    ]
  },
}
