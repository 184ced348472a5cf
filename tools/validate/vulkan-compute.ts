// SPIR-V, and GLSL through glslang, compute on a Vulkan device what the IR of the same source does in the interpreter: the programs of
// test/execute/, those about layouts, and random ones. Debian's lavapipe is a device that needs no GPU.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { integerInputs, layoutInputs, resourceInputs, shapeInputs } from '../../test/interpret/inputs.ts'
import { layoutPrograms } from '../../test/interpret/layout-programs.ts'
import { programs } from '../../test/interpret/programs.ts'
import { resourcePrograms } from '../../test/interpret/resource-programs.ts'
import { shapePrograms } from '../../test/interpret/shape-programs.ts'
import { fuzzRuns } from '../../test/support/fuzz-runs.ts'
import { emit, vulkanOf } from '../emit.ts'
import { type Inputs, resourceLines, writtenNames } from '../vulkan/job.ts'
import { buildRunner, type Runner } from '../vulkan/runner.ts'
import { firstDifference } from '../vulkan/same-bytes.ts'
import { type Form, writeModule } from '../vulkan/write-module.ts'
import type { Check } from './check.ts'

/** `FUZZ_RUNS=1000` tries more, `FUZZ_SEED=7` others than the usual ones. */
const sample = { numRuns: fuzzRuns(40), seed: Number(process.env.FUZZ_SEED ?? 1) }
const compiler = createCompiler(createMemoryHost({}))
const both: readonly Form[] = ['spirv', 'glsl']
const written = join(import.meta.dirname, '..', '..', 'test', 'execute')

interface Program {
  readonly name: string
  readonly forms: readonly Form[]
  readonly text: string
  readonly inputs: () => Inputs
}

/** Buffers lie as in Direct3D, so that both see the same bytes. */
const options: CompileOptions = {
  ...defaultOptions,
  profile: 'cs_6_6',
  optimization: 0,
  unused: 'keep',
  vulkan: { ...defaultOptions.vulkan, layout: 'dx', environment: 'vulkan1.2' },
}

export const check: Check = {
  name: 'vulkan-compute',
  tools: ['cc', 'glslangValidator'],
  files: ['/usr/include/vulkan/vulkan.h'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const runner = buildRunner(folder)
    const problems: string[] = []
    const all = [...writtenPrograms(), ...layouts(), ...random()]
    for (const program of all)
      for (const form of program.forms) {
        const problem = compare(program, form, folder, runner)
        if (problem !== undefined) problems.push(`${program.name} as ${form}: ${problem}\n${program.text}`)
      }
    rmSync(folder, { recursive: true })
    console.log(`  ${all.length} programs ran, ${3 * sample.numRuns} of them random`)
    return problems
  },
}

function writtenPrograms(): Program[] {
  const files = readdirSync(written).filter((file) => file.endsWith('.hlsl'))
  return files.map((name) => ({
    name,
    forms: both,
    text: readFileSync(join(written, name), 'utf8'),
    inputs: patterns,
  }))
}

/** What every program of the folder finds in its buffers: `Numbers`, `Floats`, `Constants`, and zeros in those it writes. */
function patterns(): Inputs {
  const numbers = Int32Array.from({ length: 64 }, (_, index) => ((index * 37) % 64) - 9)
  const floats = Float32Array.from({ length: 64 }, (_, index) => ((index * 29) % 64) * 0.375 - 7)
  return {
    Numbers: { bytes: numbers.buffer },
    Floats: { bytes: floats.buffer },
    Constants: { bytes: Float32Array.from({ length: 16 }, (_, index) => 1 + index * 0.5).buffer },
    Image: { bytes: new ArrayBuffer(256), shape: [4, 4] },
    Out: { bytes: new ArrayBuffer(1024) },
    Results: { bytes: new ArrayBuffer(1024) },
  }
}

/** GLSL cannot place all that these and random shapes declare. */
function layouts(): Program[] {
  return layoutPrograms.map(({ name, text }) => ({ name, forms: ['spirv'], text, inputs: layoutInputs }))
}

function random(): Program[] {
  const named = (sources: readonly string[], inputs: () => Inputs, forms = both): Program[] =>
    sources.map((text, index) => ({ name: `random program ${index}`, forms, text, inputs }))
  return [
    ...named(fc.sample(programs, sample), integerInputs),
    ...named(fc.sample(resourcePrograms, sample), resourceInputs),
    ...named(fc.sample(shapePrograms, sample), shapeInputs, ['spirv']),
  ]
}

function compare(
  { text, inputs }: Program,
  form: 'spirv' | 'glsl',
  folder: string,
  runner: Runner,
): string | undefined {
  const input = { path: 'program.hlsl', text }
  const expected = inputs()
  const raw = compiler.compile(input, options).moduleAt('raw')
  if (!raw) return 'the source does not compile'
  const ran = dispatch(raw, 'main', expected, { waveSize: 8 })
  if (!ran.ok) return `the source does not run: ${ran.reason}`
  const { shader } = vulkanOf(compiler, input, { ...options, target: form })
  const { output } = emit(form)(compiler, input, options)
  if (!shader || output.length === 0) return 'nothing is written'
  const module = join(folder, 'shader.spv')
  const problem = writeModule(module, output, form, 'cs')
  if (problem !== undefined) return problem
  const failure = runner.run([...resourceLines(shader, inputs(), folder), `shader ${module} main 1 1 1`])
  if (failure !== undefined) return failure
  for (const name of writtenNames(shader)) {
    const at = firstDifference(new Uint8Array(readFileSync(join(folder, `${name}.out`))).buffer, expected[name]!.bytes)
    if (at >= 0) return `${name}[${at}] differs`
  }
  return undefined
}
