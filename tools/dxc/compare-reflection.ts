// What D3D12's reflection says of two containers of one shader, as DXC's assembler `dxa -dumpreflection` prints it: everything but the name of the compiler,
// and apart from it the counts of instructions, which two optimisers seldom have in common.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison } from './compare-parts.ts'
import { difference } from './program-text.ts'

const countLine = /^ *(\w*Instruction\w*|\w*Count|c\w+Instructions): \d+$/

/** `command` is the assembler; the containers are written into `folder` for it. */
export function compareReflections(
  command: string,
  folder: string,
  expected: Uint8Array,
  found: Uint8Array,
): Comparison[] {
  const [theirs, ours] = [expected, found].map((bytes) => reflectionOf(command, join(folder, 'reflected.dxo'), bytes))
  const facts = (lines: readonly string[]): string => lines.filter((line) => !countLine.test(line)).join('\n')
  const counts = (lines: readonly string[]): string => lines.filter((line) => countLine.test(line)).join('\n')
  return [
    { what: 'D3D12 reflection', difference: difference(facts(theirs!), facts(ours!)) },
    { what: 'D3D12 counts', difference: difference(counts(theirs!), counts(ours!)) },
  ]
}

function reflectionOf(command: string, file: string, bytes: Uint8Array): string[] {
  writeFileSync(file, bytes)
  const text = execFileSync(command, ['-dumpreflection', file], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return text.split('\n').filter((line) => !line.trim().startsWith('Creator:'))
}
