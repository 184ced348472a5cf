// What the flags that batch workers get are worth: processor time of one worker over a list of entry points, with them and without.
import { frugalFlags, roomyFlags } from '../../src/cli/batch/worker-process.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'
import { runOnWorkers, tableJobs } from './workers.ts'

export const stage: BenchStage = {
  name: 'flags',
  async run(context: BenchContext): Promise<readonly BenchRow[]> {
    const jobs = tableJobs(context)
    if (jobs.length === 0) return []
    const rows: BenchRow[] = []
    for (const [what, flags] of [
      ["V8's own choice", []],
      ['room for short-lived objects', roomyFlags],
      ['that, and less compiling', [...roomyFlags, ...frugalFlags]],
    ] as const)
      rows.push({
        what: `${jobs.length} entry points, ${what}`,
        milliseconds: (await runOnWorkers(jobs, 1, flags)).processor,
        note: flags.join(' '),
      })
    return rows
  },
}
