// Files a command writes beside its answer. Nobody ever sees half of one: it gets another name first.
import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from './input.ts'

let written = 0

/** Adds what went wrong to `problems`. */
export function writeTo(path: string, content: string | Uint8Array, problems: string[]): void {
  try {
    writeWhole(path, content)
  } catch (error) {
    problems.push(`cannot write '${path}': ${reasonOf(error)}`)
  }
}

/** With the folders on the way to it. */
export function writeWithFolders(path: string, content: string | Uint8Array, problems: string[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, content)
  } catch (error) {
    problems.push(`cannot write '${path}': ${reasonOf(error)}`)
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
