// The main file of a compilation, from disk or (`-`) from stdin.
import { readFileSync } from 'node:fs'
import type { Input } from '../driver/compilation.ts'
import { decodeText } from '../node/host.ts'

/** The text, or what is wrong with the file. */
export function readInput(path: string): Required<Input> | string {
  try {
    const bytes = readFileSync(path === '-' ? 0 : path)
    if (isCompiled(bytes)) return `'${path}' is a compiled shader, not a source; 'descry dump' prints what it holds`
    return { path: path === '-' ? '<stdin>' : path, text: decodeText(bytes) }
  } catch (error) {
    return `cannot read '${path}': ${reasonOf(error)}`
  }
}

/** A container, bitcode or a SPIR-V module. */
function isCompiled(bytes: Uint8Array): boolean {
  return compiledMagic.some((magic) => magic.every((byte, index) => bytes[index] === byte))
}

const compiledMagic = [
  [0x44, 0x58, 0x42, 0x43],
  [0x42, 0x43, 0xc0, 0xde],
  [0x03, 0x02, 0x23, 0x07],
]

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
