// Watches the work on a mutated program: what it throws, and whether it takes too much time or memory.
const limitInMilliseconds = 10_000
const limitInKilobytes = 2 ** 20

/** How long something took, and what it was. */
export interface Slowest {
  readonly milliseconds: number
  readonly what: string
}

let slowest: Slowest = { milliseconds: 0, what: 'nothing' }

/** One program with all that is done with it. Adds what is wrong to `thrown`; returns what took the longest. */
export async function measuredProgram(thrown: string[], work: () => Promise<void>): Promise<Slowest> {
  slowest = { milliseconds: 0, what: 'nothing' }
  const before = process.resourceUsage()
  await work()
  const after = process.resourceUsage()
  // The process's own time: a busy machine makes nothing slower.
  const microseconds = after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime
  if (microseconds / 1000 > limitInMilliseconds) thrown.push(`${slowest.what}: over ten seconds`)
  if (after.maxRSS > limitInKilobytes && before.maxRSS <= limitInKilobytes)
    thrown.push(`${slowest.what}: over a gigabyte`)
  return { milliseconds: Math.round(microseconds / 1000), what: slowest.what }
}

/** One piece of it. Adds what it throws to `thrown`, under its name. */
export async function measured(name: string, thrown: string[], work: () => void | Promise<void>): Promise<void> {
  const start = performance.now()
  try {
    await work()
  } catch (error) {
    thrown.push(`${name}: ${messageOf(error)}`)
  }
  const milliseconds = performance.now() - start
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, what: name }
}

/** The message without what differs from program to program, and where it was thrown. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return withPlace(error.message, (error.stack ?? '').split('\n'))
}

export function withPlace(message: string, frames: readonly string[]): string {
  const inside = frames.filter((line) => /^\s*at .*:\d+:\d+\)?$/.test(line) && !/^\s*at bug /.test(line))
  const place = inside[0]?.replace(/^\s*at /, '').replace(/\(?[^ (]*?\/((?:src\/.*?)?[^/)]*:\d+):\d+\)?$/, '$1')
  return `${message.split('\n')[0]!.slice(0, 160)} (${place ?? 'nowhere'})`
}
