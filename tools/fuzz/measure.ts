// Watches one piece of work on a mutated program: what it throws, and whether it takes too much time or memory.
const limitInMilliseconds = 10_000
const limitInBytes = 2 ** 30

/** Adds what is wrong to `thrown`, under a name. */
export async function measured(name: string, thrown: string[], work: () => void | Promise<void>): Promise<void> {
  const start = process.cpuUsage()
  try {
    await work()
  } catch (error) {
    thrown.push(`${name}: ${describe(error)}`)
  }
  const { user, system } = process.cpuUsage(start)
  if ((user + system) / 1000 > limitInMilliseconds) thrown.push(`${name}: over ten seconds`)
  if (process.memoryUsage.rss() > limitInBytes + startBytes) thrown.push(`${name}: over a gigabyte`)
}

/** Of the process with all of its code, before the first program. */
const startBytes = process.memoryUsage.rss()

/** The message without what differs from program to program, and where it was thrown. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return withPlace(error.message, (error.stack ?? '').split('\n'))
}

export function withPlace(message: string, frames: readonly string[]): string {
  const inside = frames.filter((line) => /\/src\//.test(line) && !/support\/bug/.test(line))
  const place = inside[0]?.replace(/^.*\/(src\/[^)]*?):(\d+):\d+\)?$/, '$1:$2')
  return `${message.split('\n')[0]!.slice(0, 160)} (${place ?? 'nowhere'})`
}
