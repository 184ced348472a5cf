// What the flags that batch workers get are worth: processor time of one worker over a list of entry points, with them and without.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frugalFlags, roomyFlags } from '../../src/cli/batch/pool.ts'
import { jobOf, presentEntries, readEntries } from '../entries.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

const worker = join(import.meta.dirname, '../../dist/command/worker.cjs')

export const stage: BenchStage = {
  name: 'flags',
  async run({ corpus, entries, most }: BenchContext): Promise<readonly BenchRow[]> {
    if (corpus === undefined || entries === undefined) return []
    const all = presentEntries(readEntries(entries), corpus)
    const step = Math.max(1, Math.ceil(all.length / most))
    const jobs = all
      .filter((_, index) => index % step === 0)
      .map((entry) => JSON.stringify(jobOf(entry, corpus, 'bindings')))
    const rows: BenchRow[] = []
    for (const [what, flags] of [
      ["V8's own choice", []],
      ['room for short-lived objects', roomyFlags],
      ['that, and less compiling', [...roomyFlags, ...frugalFlags]],
    ] as const)
      rows.push({
        what: `${jobs.length} entry points, ${what}`,
        milliseconds: await processorTime(jobs, flags),
        note: flags.join(' '),
      })
    return rows
  },
}

function processorTime(jobs: readonly string[], flags: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, ['.'], { execArgv: [...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    let next = 0
    const ask = (): void => {
      if (next < jobs.length) child.send({ line: next + 1, text: jobs[next++]! })
      else {
        resolve(timeOf(child.pid))
        child.disconnect()
      }
    }
    child.on('message', ask)
    child.on('error', reject)
    ask()
  })
}

/** User and system time of a process and its threads so far, as Linux tells it. */
function timeOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const ticksPerSecond = 100
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
