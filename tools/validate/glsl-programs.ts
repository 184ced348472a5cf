// What glslang makes of written GLSL computes what the IR of the same source does: built-in functions and random programs, run by the tests' interpreter.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { builtinPrograms } from '../../test/interpret/builtin-programs.ts'
import { builtinInputs, type Inputs, integerInputs, resourceInputs } from '../../test/interpret/inputs.ts'
import { programs } from '../../test/interpret/programs.ts'
import { resourcePrograms } from '../../test/interpret/resource-programs.ts'
import { runSpirv } from '../../test/interpret/spirv/run.ts'
import { fuzzRuns } from '../../test/support/fuzz-runs.ts'
import { emit } from '../emit.ts'
import { firstDifference } from '../vulkan/same-bytes.ts'
import type { Check } from './check.ts'

/** `FUZZ_RUNS=1000` tries more, `FUZZ_SEED=7` others than the usual ones. */
const sample = { numRuns: fuzzRuns(60), seed: Number(process.env.FUZZ_SEED ?? 1) }
const threads = 4
const compiler = createCompiler(createMemoryHost({}))

/** Buffers lie as in Direct3D, so that both see the same bytes. */
const options: CompileOptions = {
  ...defaultOptions,
  profile: 'cs_6_6',
  optimization: 0,
  unused: 'keep',
  vulkan: { ...defaultOptions.vulkan, layout: 'dx' },
}

export const check: Check = {
  name: 'glsl-programs',
  tools: ['glslangValidator'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const problems: string[] = []
    for (const [sources, inputs] of [
      [builtinPrograms.map(({ text }) => text), builtinInputs],
      [fc.sample(programs, sample), integerInputs],
      [fc.sample(resourcePrograms, sample), resourceInputs],
    ] as const)
      for (const source of sources) {
        const problem = compare(source, inputs, folder)
        if (problem !== undefined) problems.push(`${problem}\n${source}`)
      }
    rmSync(folder, { recursive: true })
    return problems
  },
}

function compare(text: string, inputs: () => Inputs, folder: string): string | undefined {
  const input = { path: 'random.hlsl', text }
  const [expected, actual] = [inputs(), inputs()]
  const raw = compiler.compile(input, options).moduleAt('raw')
  if (!raw || !dispatch(raw, 'main', expected).ok) return 'the source does not run'
  const { output } = emit('glsl')(compiler, input, options)
  if (output.length === 0) return 'nothing is written'
  const [file, module] = [join(folder, 'shader.comp'), join(folder, 'shader.spv')]
  writeFileSync(file, output)
  const words = ['-V', '--target-env', 'vulkan1.2', file, '-o', module]
  const { status, stdout } = spawnSync('glslangValidator', words, { encoding: 'utf8' })
  if (status !== 0) return stdout.trim()
  runSpirv(readFileSync(module), actual, threads)
  for (const [name, { bytes }] of Object.entries(expected)) {
    const at = firstDifference(actual[name]!.bytes, bytes)
    if (at >= 0) return `${name}[${at}] differs`
  }
  return undefined
}
