// The progress of a batch, on stderr, if that is a terminal:
//
//   failed: shadows, ps: use of undeclared identifier 'x'
//   [#########           ] 45/100, 12.5/s, 4 s left, 1 failed
import type { Terminal } from '../terminal.ts'
import type { Answer } from './pool.ts'

const width = 30
const interval = 100

export interface Progress {
  step(answer: Pick<Answer, 'id' | 'ok' | 'error'>): void
  clear(): void
}

/** `now` in milliseconds. */
export function createProgress(total: number, terminal: Terminal, now: () => number): Progress {
  const start = now()
  let done = 0
  let failed = 0
  let last = Number.NEGATIVE_INFINITY
  const clearLine = '\r\x1b[K'
  return {
    step({ id, ok, error }) {
      done++
      if (!ok) failed++
      if (!terminal.errorIsTerminal) return
      if (!ok) terminal.error(`${clearLine}failed: ${id}${error === undefined ? '' : `: ${error}`}\n`)
      const time = now()
      if (ok && time - last < interval && done < total) return
      last = time
      const bar = '#'.repeat(Math.round((done / total) * width)).padEnd(width)
      const parts = [`[${bar}] ${done}/${total}`, ...paceText(done, total, time - start)]
      if (failed > 0) parts.push(`${failed} failed`)
      terminal.error(`${clearLine}${parts.join(', ')}`)
    },
    clear() {
      if (terminal.errorIsTerminal && done > 0) terminal.error(clearLine)
    },
  }
}

function paceText(done: number, total: number, elapsed: number): string[] {
  if (elapsed <= 0) return []
  const rate = (done * 1000) / elapsed
  return [`${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`, `${durationText((total - done) / rate)} left`]
}

function durationText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  return whole < 3600 ? `${Math.ceil(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`
}
