// Compiling in a world where files can only be fetched: what is missing is collected, fetched all at once, and asked for again.
//
//   #include "a.hlsli"   not there yet  ->  await readFile('a.hlsli')  ->  compile again; its own includes are found in the next round
import type { Host } from '../preprocess/host.ts'

/** Reads files that take a while. */
export interface AsyncHost {
  /** `undefined` when there is no such file. Paths use `/`. */
  readFile(path: string): Promise<string | undefined>
}

/** Calls `work` until it asks for no file that is not known yet, and gives its last result. Every round enters at least one file more,
 * and the preprocessor enters only so many (`limits.includes`). */
export async function withFetchedFiles<Result>(host: AsyncHost, work: (host: Host) => Result): Promise<Result> {
  const known = new Map<string, string | undefined>()
  for (;;) {
    const missing = new Set<string>()
    const result = work({
      readFile(path) {
        if (!known.has(path)) missing.add(path)
        return known.get(path)
      },
    })
    if (missing.size === 0) return result
    const paths = [...missing]
    const texts = await Promise.all(paths.map((path) => host.readFile(path)))
    for (const [index, path] of paths.entries()) known.set(path, texts[index])
  }
}
