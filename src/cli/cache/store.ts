// Files of a cache on disk, by hash, safe under many processes: a file is written under another name and then renamed, so that a reader of it
// sees all of it or nothing, and two who write the same write the same.
//
//   DIR/3f/3fa9...        what was written under the key 3fa9...
//
// Whatever cannot be read or written counts as not there: a cache may cost time, never an answer. `prune` removes what was not used
// for longest until the rest is small enough.
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const megabyte = 1_048_576

export interface CacheStore {
  read(key: string): Buffer | undefined
  write(key: string, content: string | Uint8Array): void
  /** Leaves at most so many bytes, and answers what was there and what went. */
  prune(most: number): PruneReport
}

export interface PruneReport {
  readonly files: number
  readonly bytes: number
  readonly removedFiles: number
  readonly removedBytes: number
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Names of keys; anything else in the folder is not ours, and stays. */
const keyPattern = /^[0-9a-f]{64}$/
const folderPattern = /^[0-9a-f]{2}$/
/** A file that was being written when the machine stopped. */
const unfinishedPattern = /^[0-9a-f]{64}\.[0-9a-f]{16}$/
const unfinishedAge = 3_600_000

export function openStore(folder: string): CacheStore {
  const place = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    read(key) {
      try {
        const content = readFileSync(place(key))
        const now = new Date()
        utimesSync(place(key), now, now)
        return content
      } catch {
        return undefined
      }
    },
    write(key, content) {
      const path = place(key)
      const unfinished = `${path}.${randomBytes(8).toString('hex')}`
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(unfinished, content)
        renameSync(unfinished, path)
      } catch {
        remove(unfinished)
      }
    },
    prune: (most) => pruneFolder(folder, most),
  }
}

interface KeptFile {
  readonly path: string
  readonly size: number
  readonly used: number
}

function pruneFolder(folder: string, most: number): PruneReport {
  const files = keptFiles(folder).sort((first, second) => second.used - first.used)
  let bytes = 0
  let removedFiles = 0
  let removedBytes = 0
  for (const { path, size } of files) {
    bytes += size
    if (bytes - removedBytes <= most) continue
    remove(path)
    removedFiles++
    removedBytes += size
  }
  return { files: files.length, bytes, removedFiles, removedBytes }
}

function keptFiles(folder: string): KeptFile[] {
  const found: KeptFile[] = []
  for (const part of namesIn(folder)) {
    if (!folderPattern.test(part)) continue
    for (const name of namesIn(join(folder, part))) {
      const path = join(folder, part, name)
      const facts = statSync(path, { throwIfNoEntry: false })
      if (!facts) continue
      if (keyPattern.test(name)) found.push({ path, size: facts.size, used: facts.mtimeMs })
      else if (unfinishedPattern.test(name) && Date.now() - facts.mtimeMs > unfinishedAge) remove(path)
    }
  }
  return found
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Another process removed it, or it cannot be removed.
  }
}
