// The main file of a compilation, from disk or (`-`) from stdin.
import { readFileSync, type Stats, statSync } from 'node:fs'
import type { Input } from '../driver/compilation.ts'
import type { SavedTable } from '../driver/diff.ts'
import { decodeText } from '../node/host.ts'

/** The text, or what is wrong with the file. */
export function readInput(path: string): Required<Input> | string {
  const bytes = readBytes(path)
  return typeof bytes === 'string' ? bytes : sourceIn(bytes, path)
}

function sourceIn(bytes: Buffer, path: string): Required<Input> | string {
  if (isCompiled(bytes)) return `'${path}' is a compiled shader, not a source; 'descry dump' prints what it holds`
  const text = decodeText(bytes)
  if (hasZeros(text)) return `'${path}' is not text; a file in UTF-16 begins with a byte order mark`
  return { path: path === '-' ? '<stdin>' : path, text }
}

/** One in eight of the first letters: a stray zero is a warning of its own, a binary file would be thousands of them. */
function hasZeros(text: string): boolean {
  const start = text.slice(0, 4096)
  return start.split('\0').length - 1 > start.length / 8
}

/**
 * A source; or the table of a compiled shader, or one that `bindings --format json` printed; or what is wrong with the file. It is read once:
 * a pipe can be read only once.
 */
export async function readSourceOrTable(path: string): Promise<Required<Input> | SavedTable | string> {
  const bytes = readBytes(path)
  if (typeof bytes === 'string') return bytes
  if (isCompiled(bytes)) {
    const { readCompiledTable } = await import('../driver/compiled-table.ts')
    return readCompiledTable(bytes, path) ?? sourceIn(bytes, path)
  }
  const isObject = /^\ufeff?\s*\{/.test(decodeText(bytes.subarray(0, 64)))
  if (!isObject) return sourceIn(bytes, path)
  const { readSavedTable } = await import('../driver/saved-table.ts')
  const table = readSavedTable(decodeText(bytes))
  return typeof table === 'string' ? `cannot read '${path}': ${table}` : table
}

/** A container, bitcode or a SPIR-V module. */
function isCompiled(bytes: Uint8Array): boolean {
  return compiledMagic.some((magic) => magic.every((byte, index) => bytes[index] === byte))
}

const compiledMagic = [
  [0x44, 0x58, 0x42, 0x43],
  [0x42, 0x43, 0xc0, 0xde],
  [0x03, 0x02, 0x23, 0x07],
  // A program database: "Microsoft C/C++".
  [0x4d, 0x69, 0x63, 0x72, 0x6f, 0x73, 0x6f, 0x66, 0x74, 0x20, 0x43, 0x2f],
]

/** What a list, a table or a project file says: in UTF-8 or, as PowerShell writes it, UTF-16; without its byte order mark. */
export function writtenText(bytes: Buffer): string {
  return decodeText(bytes).replace(/^\ufeff/, '')
}

/** The bytes, or what is wrong with the file. */
export function readBytes(path: string): Buffer | string {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return `cannot read '${path}': ${reasonOf(error)}`
  }
}

export function isFile(path: string): boolean {
  return factsOf(path)?.isFile() === true
}

export function isFolder(path: string): boolean {
  return factsOf(path)?.isDirectory() === true
}

/** `undefined` for what is not there, or cannot be there: links in a circle, a name too long for the disk. */
export function factsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOSPC: 'no space left on the device',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file, not a folder',
  // Of a folder that is to be made.
  EEXIST: 'a part of the path is a file, not a folder',
  ELOOP: 'symbolic links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code !== undefined ? reasons[code] : undefined) ?? message
}

/** Does a file begin with these letters? False for what cannot be read. */
export function startsWith(path: string, letters: string): boolean {
  try {
    return isFile(path) && readFileSync(path).subarray(0, letters.length).toString('latin1') === letters
  } catch {
    return false
  }
}
