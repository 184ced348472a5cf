// What other tools say of the GLSL and SPIR-V that was written for a mutated program.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompileOptions } from '../../src/driver/options.ts'
import type { OutputName } from '../../src/driver/outputs.ts'
import type { Stage } from '../../src/hlsl/profiles.ts'
import { judge } from '../suites/codegen-spirv/judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'mutated-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** What glslang calls them; a library has no stage. */
const glslStages: Readonly<Partial<Record<Stage, string>>> = {
  compute: 'comp',
  vertex: 'vert',
  pixel: 'frag',
  geometry: 'geom',
  hull: 'tesc',
  domain: 'tese',
  mesh: 'mesh',
  amplification: 'task',
}

/** glslangValidator and spirv-val must be there. */
export function askJudges(
  written: ReadonlyMap<OutputName, string | Uint8Array | undefined>,
  stage: Stage,
  options: CompileOptions,
  thrown: string[],
): void {
  const module = written.get('spirv')
  const problem = module instanceof Uint8Array ? judge(module, options, 'spirv-val') : undefined
  // Work graphs and maximal reconvergence are not known to older releases.
  if (problem !== undefined && !/Invalid (capability|execution mode) operand/.test(problem)) thrown.push(problem)
  const text = written.get('glsl')
  const glslStage = glslStages[stage]
  if (typeof text !== 'string' || glslStage === undefined) return
  const file = join(folder, 'shader.glsl')
  writeFileSync(file, text)
  const words = `-V --target-env vulkan1.3 -S ${glslStage} -o /dev/null ${file}`.split(' ')
  const { status, stdout } = spawnSync('glslangValidator', words, { encoding: 'utf8' })
  if (status === 0) return
  const line = stdout.split('\n').find((each) => each.startsWith('ERROR: ')) ?? stdout
  thrown.push(`glslang: ${line.replace(/^ERROR: \S+ /, '').replaceAll(/'[^']*'|\d+/g, '…')}`)
}
