// Processes that work through batches: each is the tool's own file again, which serves when it was started by `fork`.
//
//   await workThrough({ batches, jobs: 8, until: Date.now() + 60_000, arguments: [...], report, died })
//
// Every process has one thread, for its garbage, too: there are as many processes as cores, and they would only wait for each other.
import { type ChildProcess, fork } from 'node:child_process'
import { setMaxListeners } from 'node:events'

export interface Work<Batch, Report> {
  readonly batches: Iterator<Batch>
  readonly jobs: number
  /** No batch begins after this time. */
  readonly until: number
  /** Of a process, by its number. */
  readonly arguments: (job: number) => readonly string[]
  readonly megabytes: number
  readonly report: (report: Report) => void
  /** A process ended in the middle of a batch, and another one takes its place; or it was 'stopped' when the time was over. */
  readonly died: (batch: Batch, job: number, how: string) => void
  /** Whether a process must be killed, asked every few seconds. */
  readonly hangs?: (job: number) => boolean
}

const secondsBetweenLooks = 5
/** For batches that are under way when the time is over. */
const secondsToEnd = 20

/** SIGTERM ends it at once, with what is known until then. */
export async function workThrough<Batch, Report>(work: Work<Batch, Report>): Promise<void> {
  const stop = new AbortController()
  setMaxListeners(work.jobs, stop.signal)
  const onTerminate = () => stop.abort()
  process.once('SIGTERM', onTerminate)
  const look = setInterval(() => {
    if (Date.now() > work.until + secondsToEnd * 1000) stop.abort()
  }, secondsBetweenLooks * 1000)
  await Promise.all(Array.from({ length: work.jobs }, (_, job) => workAs(job, work, stop.signal)))
  clearInterval(look)
  process.off('SIGTERM', onTerminate)
}

/** One process after the other, until there are no batches or no time left. */
function workAs<Batch, Report>(job: number, work: Work<Batch, Report>, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let child: ChildProcess
    let current: Batch | undefined
    const isOver = () => stop.aborted || Date.now() >= work.until
    const next = () => {
      const batch = isOver() ? ({ done: true } as const) : work.batches.next()
      current = batch.done ? undefined : batch.value
      if (current === undefined) child.disconnect()
      else child.send(current as object)
    }
    const look = setInterval(() => work.hangs?.(job) && child.kill('SIGKILL'), secondsBetweenLooks * 1000)
    stop.addEventListener('abort', () => child.kill('SIGKILL'))
    const start = () => {
      child = fork(process.argv[1]!, work.arguments(job), {
        execArgv: [
          ...process.execArgv,
          '--single-threaded',
          `--max-old-space-size=${work.megabytes}`,
          '--max-semi-space-size=64',
        ],
      })
      child.on('message', (report) => {
        work.report(report as Report)
        next()
      })
      child.once('exit', (status, signal) => {
        if (current !== undefined)
          work.died(current, job, stop.aborted ? 'stopped' : `it ended with ${signal ?? status}`)
        if (current !== undefined && !isOver()) start()
        else {
          clearInterval(look)
          resolve()
        }
      })
      next()
    }
    start()
  })
}
