// Vertex and pixel shaders draw on a Vulkan device the image that a compute shader of the same file computes in the interpreter:
// test/execute/pictures/, 8 by 8 pixels, as SPIR-V and as GLSL.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit, vulkanOf } from '../emit.ts'
import { type Inputs, resourceLines } from '../vulkan/job.ts'
import { buildRunner, type Runner } from '../vulkan/runner.ts'
import { firstDifference } from '../vulkan/same-bytes.ts'
import { type Form, writeModule } from '../vulkan/write-module.ts'
import type { Check } from './check.ts'

const pictures = join(import.meta.dirname, '..', '..', 'test', 'execute', 'pictures')
const size = 8
const bytesPerImage = size * size * 16
/** VK_FORMAT_R32G32B32A32_SFLOAT */
const float4 = 109
const compiler = createCompiler(createMemoryHost({}))

export const check: Check = {
  name: 'vulkan-drawing',
  tools: ['cc', 'glslangValidator'],
  files: ['/usr/include/vulkan/vulkan.h'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const runner = buildRunner(folder)
    const problems: string[] = []
    const files = readdirSync(pictures).filter((file) => file.endsWith('.hlsl'))
    for (const path of files)
      for (const form of ['spirv', 'glsl'] as const) {
        const text = readFileSync(join(pictures, path), 'utf8')
        const problem = compare({ path, text }, form, folder, runner)
        if (problem !== undefined) problems.push(`${path} as ${form}: ${problem}`)
      }
    rmSync(folder, { recursive: true })
    console.log(`  ${files.length} pictures drawn as SPIR-V and as GLSL`)
    return problems
  },
}

/** The resources of every file; a vertex has two attributes, which `Vertices` lists one after the other. */
function resources(): Inputs {
  const pattern = (count: number, step: number): ArrayBuffer =>
    Float32Array.from({ length: count }, (_, index) => ((index * step) % 17) * 0.5 - 3).buffer
  return {
    Constants: { bytes: pattern(16, 5) },
    Picture: { bytes: pattern(64, 7), shape: [4, 4] },
    Vertices: { bytes: pattern(24, 3) },
    Expected: { bytes: new ArrayBuffer(2 * bytesPerImage) },
  }
}

function optionsOf(entry: string, profile: CompileOptions['profile']): CompileOptions {
  return { ...defaultOptions, profile, entry, vulkan: { ...defaultOptions.vulkan, layout: 'dx' } }
}

interface Source {
  readonly path: string
  readonly text: string
}

function compare(input: Source, form: Form, folder: string, runner: Runner): string | undefined {
  const wanted = resources()
  const raw = compiler.compile(input, optionsOf('expected', 'cs_6_6')).moduleAt('raw')
  const ran = raw && dispatch(raw, 'expected', wanted)
  if (!ran?.ok) return `the expectation does not run: ${ran?.reason ?? 'it does not compile'}`
  const lines = new Set<string>()
  const last: string[] = []
  let targets = 0
  for (const [entry, profile] of [
    ['vertex', 'vs_6_6'],
    ['pixel', 'ps_6_6'],
  ] as const) {
    const options = optionsOf(entry, profile)
    const { shader } = vulkanOf(compiler, input, { ...options, target: form })
    const { output } = emit(form)(compiler, input, options)
    if (!shader || output.length === 0) return `nothing is written for ${entry}`
    const module = join(folder, `${entry}.spv`)
    const problem = writeModule(module, output, form, profile)
    if (problem !== undefined) return problem
    for (const line of resourceLines(shader, resources(), folder)) lines.add(line)
    last.push(`stage ${entry} ${module} ${form === 'glsl' ? 'main' : entry}`)
    if (entry === 'vertex')
      for (const { location } of shader.inputs)
        if (location !== undefined) lines.add(`attribute ${location} ${float4} ${location * 16}`)
    if (entry === 'pixel') targets = shader.outputs.length
  }
  const vertices = join(folder, 'Attributes')
  writeFileSync(vertices, new Uint8Array(resources().Vertices!.bytes))
  const images = Array.from({ length: targets }, (_, index) => join(folder, `image${index}`))
  for (const image of images) writeFileSync(image, new Uint8Array(bytesPerImage))
  const failure = runner.run([
    ...lines,
    `vertices ${vertices} 32`,
    ...images.map((image) => `target ${float4} ${image} ${size} ${size}`),
    ...last,
    'draw 3 3 0',
  ])
  if (failure !== undefined) return failure
  for (const [index, image] of images.entries()) {
    const expected = wanted.Expected!.bytes.slice(index * bytesPerImage, (index + 1) * bytesPerImage)
    const at = firstDifference(new Uint8Array(readFileSync(`${image}.out`)).buffer, expected)
    const pixel = Math.floor(at / 4)
    if (at >= 0) return `target ${index} differs at pixel (${pixel % size}, ${Math.floor(pixel / size)})`
  }
  return undefined
}
