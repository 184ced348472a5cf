// The disk as a Host. Files are read once and kept, so that a process that compiles many shaders reads a header once.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import type { Host } from '../preprocess/host.ts'

export interface DiskHost extends Host {
  /** Forgets what is known of a file, or of all, after it changed on disk. */
  invalidate(path?: string): void
}

/** With a root, files outside of it are not there, whichever links lead to them. */
export function createDiskHost(root?: string): DiskHost {
  const isVisible = root === undefined ? (): boolean => true : insideOf(root)
  const texts = new Map<string, string | undefined>()
  const listings = new Map<string, readonly string[] | undefined>()
  return {
    readFile(path) {
      let text = texts.get(path)
      if (text === undefined && !texts.has(path)) {
        text = isVisible(path) ? readText(path) : undefined
        texts.set(path, text)
      }
      return text
    },
    listDirectory(path) {
      let names = listings.get(path)
      if (names === undefined && !listings.has(path)) {
        names = isVisible(path) ? listNames(path) : undefined
        listings.set(path, names)
      }
      return names
    },
    invalidate(path) {
      if (path === undefined) texts.clear()
      else texts.delete(path)
      listings.clear()
    },
  }
}

/** Does a path lead to the folder or to something below it, once links are followed? */
export function insideOf(folder: string): (path: string) => boolean {
  const root = realPath(folder)
  return (path) => {
    const real = realPath(path)
    return root !== undefined && real !== undefined && (real === root || real.startsWith(root + sep))
  }
}

/** `undefined` when there is no such thing. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** UTF-8, or UTF-16 with a byte order mark as Windows editors write it. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = bytes.subarray(2, bytes.length - (bytes.length % 2))
    return Buffer.from(even).swap16().toString('utf16le')
  }
  return bytes.toString('utf8')
}

/** Can the bytes be decoded without loss? */
export function isText(bytes: Buffer): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isWide || Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes)
}

function readText(path: string): string | undefined {
  try {
    // Asking first is much cheaper than catching: most places an #include is looked for in do not have it.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
    return decodeText(readFileSync(path))
  } catch {
    return undefined
  }
}

function listNames(path: string): readonly string[] | undefined {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}

/** In the encoding of the bytes that the text replaces. */
export function encodeLike(bytes: Buffer, text: string): Buffer {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return Buffer.from(`\ufeff${text}`, 'utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return Buffer.from(text, 'utf8')
}
