// DXC and its validator as judges of one shader, when they are there: what they say of a container, and what DXC makes of the source.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { readCompiledShader } from '../../src/targets/dxil/read/resource-records.ts'

export interface OutsideTools {
  readonly dxc: string | undefined
  readonly dxv: string | undefined
  /** For what is handed to them. */
  readonly folder: string
}

/** DXC's container; a string tells why there is none. */
export function dxcContainer(dxc: string, folder: string, text: string, args: readonly string[]): Uint8Array | string {
  const [source, output] = [join(folder, 'random.hlsl'), join(folder, 'dxc.dxo')]
  writeFileSync(source, text)
  rmSync(output, { force: true })
  const { status, stderr } = spawnSync(dxc, [source, '-Fo', output, ...args], { encoding: 'utf8', timeout: 60_000 })
  if (status === 0 && existsSync(output)) return readFileSync(output)
  return /error: (.*)/.exec(stderr)?.[1] ?? `ended with ${status}`
}

/** What the validator complains of; undefined when it accepts. */
export function complaint(dxv: string, folder: string, container: Uint8Array): string | undefined {
  const file = join(folder, 'ours.dxo')
  writeFileSync(file, container)
  const { status, stdout, stderr } = spawnSync(dxv, [file], { encoding: 'utf8', timeout: 60_000 })
  if (status === 0) return undefined
  return /error: (.*)/.exec(stdout + stderr)?.[1] ?? ((stdout + stderr).trim() || `ended with ${status}`)
}

const signatureParts = ['ISG1', 'OSG1', 'PSG1', 'RDAT']

/** Where the two containers of one shader differ in what they say of resources and signatures. */
export function factDifference(theirs: Uint8Array, ours: Uint8Array): string | undefined {
  const [expected, found] = [tableOf(theirs), tableOf(ours)]
  if (expected !== found) return `table: dxc has ${expected}; here is ${found}`
  const [before, after] = [readContainer(theirs), readContainer(ours)]
  for (const name of signatureParts) {
    const [left, right] = [before, after].map(({ parts }) => parts.find((part) => part.name === name)?.data)
    if (Buffer.compare(left ?? new Uint8Array(), right ?? new Uint8Array()) !== 0) return `part ${name} differs`
  }
  return undefined
}

function tableOf(bytes: Uint8Array): string {
  const rows = (readCompiledShader(bytes)?.resources ?? []).map(
    ({ name, class: kind, space, lower, count }) => `${name} ${kind} ${lower} x${count ?? '-'} space${space}`,
  )
  return rows.sort().join(', ')
}
