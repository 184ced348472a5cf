// The interface of the module that DXC makes of a run.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ModuleInterface, readInterface } from '../../../src/targets/spirv/read/interface.ts'
import type { TestRun } from './runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'codegen-spirv-'))
let known: Map<string, ModuleInterface | null> | undefined

function load(cache: string | undefined): Map<string, ModuleInterface | null> {
  if (cache === undefined || !existsSync(cache)) return new Map()
  const lines = readFileSync(cache, 'utf8').split('\n')
  return new Map(lines.filter((line) => line !== '').map((line) => JSON.parse(line)))
}

/** With optimisation, which leaves unused variables out; undefined when DXC has no module. */
export function interfaceOfDxc(run: TestRun, dxc: string, cache: string | undefined): ModuleInterface | undefined {
  known ??= load(cache)
  const { id, path } = run
  const words = run.words.filter((word) => word !== '-fcgl' && word !== '-Vd')
  const key = [id, ...words].join(' ')
  const found = known.get(key)
  if (found !== undefined) return found ?? undefined
  const file = join(folder, 'module.spv')
  rmSync(file, { force: true })
  const flags = words.includes('-spirv') ? words : [...words, '-spirv']
  spawnSync(dxc, [...withoutOutputs(flags), '-Vd', '-Fo', file, path], { encoding: 'utf8' })
  const made = existsSync(file) ? (readInterface(readFileSync(file)) ?? null) : null
  known.set(key, made)
  if (cache !== undefined) appendFileSync(cache, `${JSON.stringify([key, made])}\n`)
  return made ?? undefined
}

function withoutOutputs(words: readonly string[]): string[] {
  return words.filter((word, index) => !/^-F[ocdeh]/.test(word) && !/^-F[ocdeh]$/.test(words[index - 1] ?? ''))
}
