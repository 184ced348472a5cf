// `-ftime-report` and `-ftime-trace=FILE`: how long the stages of a compilation, its passes and its outputs took.
//
// The trace is JSON that chrome://tracing, Perfetto and Speedscope read: events with begin and duration in microseconds, then a total for each
// name, as Clang and dxc write it.
import type { Timer } from '../support/timer.ts'

interface TimedEvent {
  readonly name: string
  readonly start: number
  readonly duration: number
  /** Without what it waited for: the events inside. */
  readonly own: number
}

interface OpenEvent {
  readonly name: string
  readonly start: number
  inside: number
}

export class TimeTrace implements Timer {
  readonly #now: () => number
  readonly #start: number
  readonly #open: OpenEvent[] = []
  readonly events: TimedEvent[] = []

  /** `now`: microseconds. */
  constructor(now: () => number = () => performance.now() * 1000) {
    this.#now = now
    this.#start = now()
  }

  begin(name: string): void {
    this.#open.push({ name, start: this.#now() - this.#start, inside: 0 })
  }

  end(): void {
    const event = this.#open.pop()
    if (!event) return
    const { name, start, inside } = event
    const duration = this.#now() - this.#start - start
    this.events.push({ name, start, duration, own: duration - inside })
    const around = this.#open.at(-1)
    if (around) around.inside += duration
  }

  /** Events shorter than so many microseconds are left out. */
  json(granularity: number): string {
    const whole = (time: number): number => Math.round(time)
    const events = this.events
      .filter(({ duration }) => duration >= granularity)
      .map(({ name, start, duration }) => ({ ph: 'X', pid: 1, tid: 0, ts: whole(start), dur: whole(duration), name }))
    const totals = this.#totals().map(({ name, count, total }, index) => ({
      ph: 'X',
      pid: 1,
      tid: index + 1,
      ts: 0,
      dur: whole(total),
      name: `Total ${name}`,
      args: { count, 'avg ms': whole(total / count / 1000) },
    }))
    const process = { ph: 'M', pid: 1, tid: 0, ts: 0, cat: '', name: 'process_name', args: { name: 'descry' } }
    const lines = [...events, ...totals, process].map((event) => JSON.stringify(event))
    return `{"traceEvents": [\n${lines.join(',\n')}\n]}\n`
  }

  /** Largest first; what is inside another event counts there only once. */
  report(): string {
    const rows = this.#totals('own')
    const sum = rows.reduce((total, row) => total + row.total, 0)
    const lines = rows.map(({ name, count, total }) => {
      const share = `${((100 * total) / Math.max(sum, 1)).toFixed(1)}%`
      return `${(total / 1000).toFixed(2).padStart(12)} ${share.padStart(8)} ${String(count).padStart(6)}  ${name}\n`
    })
    return `Milliseconds    Share   Runs  Name\n${lines.join('')}${(sum / 1000).toFixed(2).padStart(12)}                  Total\n`
  }

  #totals(of: 'duration' | 'own' = 'duration'): { readonly name: string; count: number; total: number }[] {
    const totals = new Map<string, { readonly name: string; count: number; total: number }>()
    for (const event of this.events) {
      const row = totals.get(event.name) ?? { name: event.name, count: 0, total: 0 }
      totals.set(event.name, row)
      row.count++
      row.total += event[of]
    }
    return [...totals.values()].sort((first, second) => second.total - first.total)
  }
}
