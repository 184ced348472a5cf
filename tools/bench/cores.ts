// What more workers cost and bring: 1, 2 and 8 of them over a list of entry points, tables and containers, whatever the number of
// processors (`--jobs 8` starts no more workers than there are processors, and fewer for little to do). Every worker has to learn, so
// long lists lose less.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerFlags } from '../../src/cli/batch/worker-process.ts'
import type { ProcessRun } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'
import { containerJobs, runOnWorkers, tableJobs } from './workers.ts'

export const stage: BenchStage = {
  name: 'cores',
  async run(context: BenchContext): Promise<readonly BenchRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const rows = [
      ...(await measure('tables', tableJobs(context), folder)),
      ...(await measure('containers', containerJobs(context), folder)),
    ]
    rmSync(folder, { recursive: true })
    return rows
  },
}

async function measure(what: string, jobs: readonly string[], folder: string): Promise<readonly BenchRow[]> {
  if (jobs.length === 0) return []
  const one = await runOnWorkers(jobs, 1, workerFlags(), folder)
  const two = await runOnWorkers(jobs, 2, workerFlags(), folder)
  const eight = await runOnWorkers(jobs, 8, workerFlags(), folder)
  const row = (workers: string, { processor, elapsed }: ProcessRun): BenchRow => ({
    what: `${jobs.length} ${what}, ${workers}`,
    milliseconds: processor,
    note:
      `${(processor / one.processor).toFixed(2)} of the processor time of one; ${(elapsed / 1000).toFixed(1)} s by the clock, ` +
      `${(one.elapsed / elapsed).toFixed(2)} x as fast`,
  })
  return [row('1 worker', one), row('2 workers', two), row('8 workers', eight)]
}
