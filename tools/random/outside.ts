// DXC and its validator as judges of one shader, when they are there: what they say of a container, and what DXC makes of the source.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { readCompiledShader } from '../../src/targets/dxil/read/resource-records.ts'
import { functionDifferences, namesIn, type Unoptimized } from './function-facts.ts'
import { type Verdict, verdict } from './verdicts.ts'

export interface OutsideTools {
  readonly dxc: string | undefined
  readonly dxv: string | undefined
  /** For what is handed to them. */
  readonly folder: string
}

let spent = 0

/** Milliseconds that were waited for these programs. */
export function millisecondsOutside(): number {
  return spent
}

function ask(program: string, args: readonly string[]): SpawnSyncReturns<string> {
  const start = performance.now()
  const answer = spawnSync(program, args, { encoding: 'utf8', timeout: 60_000, maxBuffer: 1 << 26 })
  spent += performance.now() - start
  return answer
}

/** DXC's container; a string tells why there is none. */
export function dxcContainer(dxc: string, folder: string, text: string, args: readonly string[]): Uint8Array | string {
  const [source, output] = [join(folder, 'random.hlsl'), join(folder, 'dxc.dxo')]
  writeFileSync(source, text)
  rmSync(output, { force: true })
  const { status, stderr } = ask(dxc, [source, '-Fo', output, ...args])
  if (status === 0 && existsSync(output)) return readFileSync(output)
  return /error: (.*)/.exec(stderr)?.[1] ?? `ended with ${status}`
}

/** What DXC makes of a shader before its passes, as text. */
export function dxcGenerated(dxc: string, folder: string, text: string, args: readonly string[]): string {
  const source = join(folder, 'random.hlsl')
  writeFileSync(source, text)
  return ask(dxc, [source, '-fcgl', ...args]).stdout
}

/** What the validator complains of; undefined when it accepts. */
export function complaint(dxv: string, folder: string, container: Uint8Array): string | undefined {
  const file = join(folder, 'ours.dxo')
  writeFileSync(file, container)
  const { status, stdout, stderr } = ask(dxv, [file])
  if (status === 0) return undefined
  return /error: (.*)/.exec(stdout + stderr)?.[1] ?? ((stdout + stderr).trim() || `ended with ${status}`)
}

const usualParts: readonly string[] = ['ISG1', 'OSG1', 'PSG1']

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
  if (problem === undefined || !unoptimized) return yield verdict('DXC RDAT', problem)
  const problems = functionDifferences(theirs, ours, unoptimized)
  yield verdict('DXC RDAT', problems?.length === 0 ? undefined : (problems?.join(', ') ?? problem))
  if (problems?.length === 0) yield { judge: 'DXC optimises otherwise' }
}

function bothName(names: readonly string[], unoptimized: Unoptimized | undefined): boolean {
  if (!unoptimized) return false
  const [theirs, ours] = [unoptimized.generated(), namesIn(unoptimized.raw()?.functions.values() ?? [])]
  return names.every((name) => {
    const variable = name.replace(/\..*/, '')
    const isNamed = [`?${variable}@@`, `@${variable} =`, `@"${variable}" =`].some((text) => theirs.includes(text))
    return isNamed && ours.has(variable)
  })
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
