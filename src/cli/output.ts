// Files a command writes beside its answer.
import { writeFileSync } from 'node:fs'
import { reasonOf } from './input.ts'

/** Adds what went wrong to `problems`. */
export function writeTo(path: string, content: string | Uint8Array, problems: string[]): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    problems.push(`cannot write '${path}': ${reasonOf(error)}`)
  }
}
