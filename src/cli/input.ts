// The main file of a compilation, from disk or (`-`) from stdin.
import { readFileSync } from 'node:fs'
import type { Input } from '../driver/compilation.ts'
import { decodeText } from '../node/host.ts'

/** The text, or what is wrong with the file. */
export function readInput(path: string): Required<Input> | string {
  try {
    return path === '-'
      ? { path: '<stdin>', text: decodeText(readFileSync(0)) }
      : { path, text: decodeText(readFileSync(path)) }
  } catch (error) {
    return `cannot read '${path}': ${reasonOf(error)}`
  }
}

/** The bytes, or what is wrong with the file. */
export function readBytes(path: string): Uint8Array | string {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return `cannot read '${path}': ${reasonOf(error)}`
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code !== undefined ? reasons[code] : undefined) ?? message
}

/** Does a file begin with these letters? False for what cannot be read. */
export function startsWith(path: string, letters: string): boolean {
  try {
    return readFileSync(path).subarray(0, letters.length).toString('latin1') === letters
  } catch {
    return false
  }
}
