// `descry dump FILE`: prints what a compiled shader holds, whoever compiled it.
import { readFileSync } from 'node:fs'
import { dumpCompiled } from '../../driver/dump.ts'
import { reasonOf } from '../input.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export function run(settings: Settings, terminal: Terminal): number {
  const path = settings.inputs[0]!
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    return fail(terminal, [`cannot read '${path}': ${reasonOf(error)}`])
  }
  const { text, problems } = dumpCompiled(bytes)
  terminal.out(text)
  for (const problem of problems) terminal.error(`${path}: error: ${problem}\n`)
  return problems.length > 0 ? exitStatus.failure : exitStatus.success
}
