// `descry batch` over a list of entry points, with one worker and with two, beside the time another compiler took for the same list
// (`ms` in the list: one process per shader). Runs the built command line, so build first.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobOf, presentEntries, readEntries } from '../entries.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

const command = join(import.meta.dirname, '../../bin/descry.js')

export const stage: BenchStage = {
  name: 'batch',
  async run({ corpus, entries }: BenchContext): Promise<readonly BenchRow[]> {
    if (corpus === undefined || entries === undefined) return []
    const present = presentEntries(readEntries(entries), corpus)
    const theirs = present.reduce((sum, { ms = 0 }) => sum + ms, 0)
    const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const jobs = join(folder, 'jobs.jsonl')
    writeFileSync(jobs, present.map((entry) => `${JSON.stringify(jobOf(entry, corpus, 'bindings'))}\n`).join(''))
    const one = await runBatch(jobs, 1)
    const two = await runBatch(jobs, 2)
    rmSync(folder, { recursive: true })
    const row = (workers: number, { milliseconds, peak }: BatchRun, more: string): BenchRow => ({
      what: `${present.length} entry points, --jobs ${workers}`,
      milliseconds,
      note: `${peak === undefined ? '' : `at most ${peak} MB; `}${more}`,
    })
    const share = `${((100 * one.milliseconds) / theirs).toFixed(0)} % of the recorded time`
    const scaling = `${(one.milliseconds / two.milliseconds).toFixed(2)} x as fast as with one worker`
    return [
      { what: 'the same entry points, as recorded in the list', milliseconds: theirs },
      row(1, one, theirs > 0 ? share : ''),
      row(2, two, scaling),
    ]
  },
}

interface BatchRun {
  readonly milliseconds: number
  /** Megabytes; unknown where there is no /proc. */
  readonly peak: number | undefined
}

function runBatch(jobs: string, workers: number): Promise<BatchRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(process.execPath, [command, 'batch', '--jobs', String(workers), jobs], { stdio: 'ignore' })
    let peak: number | undefined
    const watch = setInterval(() => {
      peak = peakOf(child.pid) ?? peak
    }, 100)
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(watch)
      resolve({ milliseconds: performance.now() - start, peak })
    })
  })
}

/** The largest resident size a process has had so far, as Linux tells it. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}
