// DXC and its validator as judges of one shader, when they are there: what they say of a container, and what DXC makes of the source.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '../../src/ir/module.ts'
import { isHandleCall, resourceNameOf } from '../../src/passes/remarks.ts'
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

/** What DXC makes of a shader before its passes, as text. */
export function dxcGenerated(dxc: string, folder: string, text: string, args: readonly string[]): string {
  const source = join(folder, 'random.hlsl')
  writeFileSync(source, text)
  return spawnSync(dxc, [source, '-fcgl', ...args], { encoding: 'utf8', timeout: 60_000, maxBuffer: 1 << 26 }).stdout
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

/** What both compilers say of a shader that they did not optimise. */
export interface Unoptimized {
  /** DXC's, as text, before its passes. */
  readonly generated: () => string
  /** Our own, before any pass. */
  readonly raw: () => Module | undefined
  readonly containers: () => readonly [theirs: Uint8Array | string, ours: Uint8Array | string | undefined]
}

/**
 * Where two containers of one shader differ in what they say of resources and signatures, by judge.
 *
 * Which uses of resources survive depends on how far each compiler optimises: DXC keeps wave operations whose result nobody needs, and
 * loops that nothing comes of when a load decides when they end, and we do not; it follows a value through an array of constants where
 * we do not. Both are right, the shader does the same. So a resource that only one of them has is a difference unless both name it
 * before anything is optimised, and then it is counted apart; places are compared only when both have the same resources.
 */
export function* factVerdicts(
  theirs: Uint8Array,
  ours: Uint8Array,
  { parts = usualParts, unoptimized }: { parts?: readonly string[]; unoptimized?: Unoptimized } = {},
): Generator<Verdict> {
  const [expected, found] = [tableOf(theirs), tableOf(ours)]
  const [inTheirs, inOurs] = [expected, found].map((rows) => rows.map(nameOfRow))
  const more = inOurs!.filter((name) => !inTheirs!.includes(name))
  const less = inTheirs!.filter((name) => !inOurs!.includes(name))
  const different = [...more.map((name) => `only here: '${name}'`), ...less.map((name) => `only in dxc's: '${name}'`)]
  if (different.length > 0) {
    const isUsed = bothName([...more, ...less], unoptimized)
    yield verdict('DXC used', isUsed ? undefined : different.join(', '))
    if (isUsed) yield { judge: 'DXC optimises otherwise' }
    return
  }
  yield { judge: 'DXC used' }
  const places = expected.filter((row) => !found.includes(row))
  yield verdict(
    'DXC table',
    places.length > 0
      ? `dxc has '${places.join(', ')}', here is '${found.filter((row) => !expected.includes(row)).join(', ')}'`
      : partDifference(theirs, ours, parts),
  )
  yield* functionVerdicts(theirs, ours, unoptimized)
}

/** Of libraries: which function uses what, and needs what. */
function* functionVerdicts(theirs: Uint8Array, ours: Uint8Array, unoptimized?: Unoptimized): Generator<Verdict> {
  const problem = partDifference(theirs, ours, ['RDAT'])
  const [before, after] = problem === undefined ? [] : (unoptimized?.containers() ?? [])
  const areSame =
    before instanceof Uint8Array && after instanceof Uint8Array && partDifference(before, after, ['RDAT']) === undefined
  yield verdict('DXC RDAT', areSame ? undefined : problem)
  if (areSame) yield { judge: 'DXC optimises otherwise' }
}

function bothName(names: readonly string[], unoptimized: Unoptimized | undefined): boolean {
  if (!unoptimized) return false
  const [theirs, ours] = [unoptimized.generated(), namesIn(unoptimized.raw())]
  return names.every((name) => {
    const variable = name.replace(/\..*/, '')
    const isNamed = [`?${variable}@@`, `@${variable} =`, `@"${variable}" =`].some((text) => theirs.includes(text))
    return isNamed && ours.has(variable)
  })
}

/** The variables and buffers that handles are made of. */
function namesIn(module: Module | undefined): Set<string> {
  const names = new Set<string>()
  for (const fn of module?.functions.values() ?? [])
    for (const instruction of fn.instructions())
      if (isHandleCall(instruction)) names.add(resourceNameOf(instruction).name.replace(/\..*/, ''))
  return names
}

function nameOfRow(row: string): string {
  return row.replace(/ .*/, '')
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
