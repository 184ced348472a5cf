// Files that a command writes. They are written under another name first, so that no reader sees half of one.
import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { realPath } from '../node/host.ts'
import { factsOf, isFolder, reasonOf } from './input.ts'

let written = 0

/** Adds what went wrong to `problems`. */
export function writeTo(path: string, content: string | Uint8Array, problems: string[]): void {
  try {
    writeWhole(path, content)
  } catch (error) {
    const reason = isFolder(dirname(path)) ? reasonOf(error) : `there is no folder '${dirname(path)}'`
    problems.push(`cannot write '${path}': ${reason}`)
  }
}

/** What is wrong when one of these files would be lost: the shader was made from it, or another output goes there, too. */
export function lostFile(
  files: readonly (string | undefined)[],
  [main = '', ...included]: readonly string[],
): string | undefined {
  const sources = new Set([main, ...included].map((source) => resolve(source)))
  const isSource = (file: string): boolean => {
    const real = realPath(file)
    return real !== undefined && (sources.has(real) || sources.has(resolve(file)) || real === realPath(main))
  }
  const lost = files.find((file) => file !== undefined && isSource(file))
  if (lost !== undefined) return `cannot write '${lost}': the shader is made from it`
  const twice = files.find(
    (file, index) =>
      file !== undefined && isPlain(file) && files.some((other, at) => at < index && isSame(file, other)),
  )
  return twice === undefined ? undefined : `cannot write '${twice}': two outputs go there`
}

/** Devices and pipes take what comes; names are given to files in folders. */
function isPlain(path: string): boolean {
  return !/[\\/]$/.test(path) && factsOf(path)?.isFile() !== false
}

function isSame(path: string, other: string | undefined): boolean {
  return other !== undefined && resolve(path) === resolve(other)
}

/** With the folders on the way to it. Was it written? */
export function writeWithFolders(path: string, content: string | Uint8Array, problems: string[]): boolean {
  try {
    makeFolder(dirname(path))
    writeWhole(path, content)
    return true
  } catch (error) {
    problems.push(`cannot write '${path}': ${reasonOf(error)}`)
    return false
  }
}

/** Node's own way to make several folders does not come back where none can be made, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error
  }
}

function writeWhole(path: string, content: string | Uint8Array): void {
  const known = statSync(path, { throwIfNoEntry: false })
  if (known && !known.isFile()) {
    // A device or a pipe takes what comes and cannot be renamed to.
    writeFileSync(path, content)
    return
  }
  const target = known ? realpathSync(path) : path
  const temporary = `${target}.${process.pid}-${written++}.tmp`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
