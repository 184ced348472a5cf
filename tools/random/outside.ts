// DXC and its validator as judges of one shader, when they are there: what they say of a container, and what DXC makes of the source.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { readCompiledShader } from '../../src/targets/dxil/read/resource-records.ts'
import { type Verdict, verdict } from './verdicts.ts'

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

const usualParts: readonly string[] = ['ISG1', 'OSG1', 'PSG1']

/**
 * Where two containers of one shader differ in what they say of resources and signatures, by judge. Which uses of resources survive
 * depends on how far each compiler optimises: places are compared only when both have the same resources.
 */
export function* factVerdicts(theirs: Uint8Array, ours: Uint8Array, parts = usualParts): Generator<Verdict> {
  const [expected, found] = [tableOf(theirs), tableOf(ours)]
  const [inTheirs, inOurs] = [expected, found].map((rows) => rows.map((row) => row.replace(/ .*/, '')))
  const more = inOurs!.filter((name) => !inTheirs!.includes(name))
  const less = inTheirs!.filter((name) => !inOurs!.includes(name))
  const different = [...more.map((name) => `only here: '${name}'`), ...less.map((name) => `only in dxc's: '${name}'`)]
  yield verdict('DXC used', different.length > 0 ? different.join(', ') : undefined)
  if (different.length > 0) return
  const places = expected.filter((row) => !found.includes(row))
  yield verdict(
    'DXC table',
    places.length > 0
      ? `dxc has '${places.join(', ')}', here is '${found.filter((row) => !expected.includes(row)).join(', ')}'`
      : partDifference(theirs, ours, parts),
  )
  // Of libraries: which function uses what, and needs what.
  yield verdict('DXC RDAT', partDifference(theirs, ours, ['RDAT']))
}

function partDifference(theirs: Uint8Array, ours: Uint8Array, names: readonly string[]): string | undefined {
  const [before, after] = [readContainer(theirs), readContainer(ours)]
  const name = names.find((part) => {
    const [left, right] = [before, after].map(({ parts }) => parts.find((each) => each.name === part)?.data)
    return Buffer.compare(left ?? new Uint8Array(), right ?? new Uint8Array()) !== 0
  })
  return name && `part ${name}`
}

function tableOf(bytes: Uint8Array): string[] {
  return (readCompiledShader(bytes)?.resources ?? []).map(
    ({ name, class: kind, space, lower, count }) => `${name} ${kind} ${lower} x${count ?? '-'} space${space}`,
  )
}
