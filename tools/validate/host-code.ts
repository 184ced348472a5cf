// Host structs for 200 random buffers, in the layouts of Direct3D and of Vulkan, compiled by g++ and rustc and run: every field is where the
// shader reads it. tools/corpus/host-code.ts does the same with real shaders.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { reflectionStage } from '../../src/driver/outputs/reflection.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import type { ReflectedBuffer } from '../../src/reflect/constant-buffers.ts'
import { fuzzRuns } from '../../test/support/fuzz-runs.ts'
import { randomBuffers } from '../../test/support/random-buffers.ts'
import { runLanguages, runStructs } from '../host/run-structs.ts'
import type { Check } from './check.ts'

const common: CompileOptions = { ...defaultOptions, profile: 'cs_6_6', native16Bit: true }
const layouts: readonly CompileOptions[] = [
  common,
  ...(['dxc', 'gl', 'scalar', 'dx'] as const).map(
    (layout): CompileOptions => ({ ...common, target: 'spirv', vulkan: { ...common.vulkan, layout } }),
  ),
]

export const check: Check = {
  name: 'host-code',
  tools: ['g++', 'rustc'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-host-'))
    const samples = fc.sample(randomBuffers, { numRuns: fuzzRuns(200), seed: Number(process.env.FUZZ_SEED ?? 1) })
    const compiler = createCompiler(createMemoryHost({}))
    const problems: string[] = []
    const buffers = samples.flatMap(({ declarations, use }, index): readonly ReflectedBuffer[] => {
      const text = `${declarations}\nRWByteAddressBuffer o;\n[numthreads(1, 1, 1)] void main() { ${use} }`
      const reflection = compiler
        .generate({ path: 'a.hlsl', text }, layouts[index % layouts.length]!)
        .ask(reflectionStage)
      if (!reflection) problems.push(`does not compile: ${text}`)
      return reflection?.buffers ?? []
    })
    for (const language of runLanguages) {
      const { structs, facts, different } = runStructs(buffers, language, folder)
      console.log(`  ${language}: ${buffers.length} buffers, ${structs} structs, ${facts} offsets and sizes`)
      problems.push(...different.map((line) => `${language}: ${line}`))
    }
    rmSync(folder, { recursive: true })
    return problems
  },
}
