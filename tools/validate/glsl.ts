// glslangValidator compiles what the GLSL writer makes of the shaders of its tests, and spirv-val accepts the result.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from './check.ts'

const tests = join(import.meta.dirname, '..', '..', 'test', 'targets', 'glsl')
const separator = '\n; ==>\n'
const stages: Readonly<Record<string, string>> = {
  cs: 'comp',
  vs: 'vert',
  ps: 'frag',
  hs: 'tesc',
  ds: 'tese',
  gs: 'geom',
  ms: 'mesh',
  as: 'task',
}
const rayStages: Readonly<Record<string, string>> = {
  raygeneration: 'rgen',
  intersection: 'rint',
  anyhit: 'rahit',
  closesthit: 'rchit',
  miss: 'rmiss',
  callable: 'rcall',
}
const environment = ['--target-env', 'vulkan1.2']

export const check: Check = {
  name: 'glsl',
  tools: ['glslangValidator', 'spirv-val'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const problems: string[] = []
    for (const file of readdirSync(tests).filter((name) => name.endsWith('.hlsl'))) {
      const [input, output] = readFileSync(join(tests, file), 'utf8').split(separator)
      // A fixture of a message has no shader.
      if (!output?.startsWith('#version')) continue
      const stage = stageOf(input!)
      const path = join(folder, `shader.${stage}`)
      writeFileSync(path, output)
      const module = join(folder, 'shader.spv')
      const commands = [
        ['glslangValidator', '-V', ...environment, path, '-o', module],
        ['spirv-val', ...environment, '--scalar-block-layout', module],
      ]
      const failed = commands.map(run).find((text) => text !== undefined)
      if (failed !== undefined) problems.push(`${file}: ${failed}`)
    }
    rmSync(folder, { recursive: true })
    return problems
  },
}

/** What glslang tells the stage by. A library's entry point is the one that -E names, or the only one. */
function stageOf(input: string): string {
  const stage = stages[/-T (..)_/.exec(input)?.[1] ?? '']
  if (stage !== undefined) return stage
  const entry = /-E (\w+)/.exec(input)?.[1] ?? '\\w+'
  const attribute = new RegExp(`\\[shader\\("(\\w+)"\\)\\][^{};]*\\b${entry}\\s*\\(`).exec(input)?.[1] ?? ''
  return rayStages[attribute] ?? 'comp'
}

function run([program, ...words]: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program!, words, { encoding: 'utf8' })
  return status === 0 ? undefined : (stdout + stderr).trim()
}
