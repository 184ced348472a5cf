// Files a command writes beside its answer. Nobody ever sees half of one: it gets another name first.
import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { realPath } from '../node/host.ts'
import { isFolder, reasonOf } from './input.ts'

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

/** What is wrong when one of these files is one that the shader was made from: it would be lost. */
export function overwrittenSource(
  files: readonly (string | undefined)[],
  [main = '', ...included]: readonly string[],
): string | undefined {
  const sources = new Set([main, ...included].map((source) => resolve(source)))
  const isSource = (file: string): boolean => {
    const real = realPath(file)
    return real !== undefined && (sources.has(real) || sources.has(resolve(file)) || real === realPath(main))
  }
  const lost = files.find((file) => file !== undefined && isSource(file))
  return lost === undefined ? undefined : `cannot write '${lost}': the shader is made from it`
}

/** With the folders on the way to it. */
export function writeWithFolders(path: string, content: string | Uint8Array, problems: string[]): void {
  try {
    makeFolder(dirname(path))
    writeWhole(path, content)
  } catch (error) {
    problems.push(`cannot write '${path}': ${reasonOf(error)}`)
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
