// Runs jobs on worker processes as a pool does, so many of them as it is told, and tells the processor time that they took.
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Shares } from '../../src/cli/batch/shares.ts'
import { jobOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { sampleOf } from '../sample.ts'
import type { ProcessRun } from './processes.ts'
import type { BenchContext } from './stage.ts'

const worker = join(import.meta.dirname, '../../bin/batch-worker.js')

/** Tables of the entry points of a list, or of an even choice of them. */
export function tableJobs(context: BenchContext): readonly string[] {
  return jobsOf(context, (job) => job)
}

/** Their containers, written to the folder of the worker. */
export function containerJobs(context: BenchContext): readonly string[] {
  return jobsOf(context, (job, index) => ({ ...job, command: 'compile', outputs: { container: `${index}.dxo` } }))
}

function jobsOf(
  { corpus, entries, most }: BenchContext,
  asked: (job: object, index: number) => object,
): readonly string[] {
  if (corpus === undefined || entries === undefined) return []
  const all = presentEntries(readEntries(entries), corpus)
  return sampleOf(all, most).map((entry, index) => JSON.stringify(asked(jobOf(entry, corpus, 'bindings'), index)))
}

export async function runOnWorkers(
  jobs: readonly string[],
  count: number,
  flags: readonly string[],
  folder = '.',
): Promise<ProcessRun> {
  const shares = new Shares([...jobs.keys()], count)
  const start = performance.now()
  const times = await Promise.all(Array.from({ length: count }, () => runOne(jobs, shares, flags, folder)))
  return { elapsed: performance.now() - start, processor: times.reduce((sum, time) => sum + time, 0) }
}

function runOne(jobs: readonly string[], shares: Shares, flags: readonly string[], folder: string): Promise<number> {
  const share = shares.join()
  return new Promise((resolve, reject) => {
    const child = fork(worker, [folder], { execArgv: [...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ask = (): void => {
      const next = shares.take(share)
      if (next !== undefined) child.send({ line: next + 1, text: jobs[next]! })
      else {
        resolve(timeOf(child))
        child.disconnect()
      }
    }
    child.on('message', ask)
    child.on('error', reject)
    ask()
  })
}

/** User and system time of a process and its threads so far, as Linux tells it. */
function timeOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const ticksPerSecond = 100
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
