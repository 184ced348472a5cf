// Parsing and checking: lines per second on real shaders, and the time of one shader of a thousand lines.
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { chosenInputs } from './modules.ts'
import { type BenchContext, type BenchRow, type BenchStage, bestTime } from './stage.ts'

export const stage: BenchStage = {
  name: 'check',
  run(context: BenchContext): readonly BenchRow[] {
    return [thousandLines(), ...real(context)]
  },
}

function thousandLines(): BenchRow {
  const text = lightingShader(100)
  const lines = text.split('\n').length - 1
  const compiler = createCompiler(createMemoryHost({}))
  const work = () => void compiler.lint({ path: 'generated.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
  const milliseconds = bestTime(work, 30)
  return { what: `parse and check ${lines} lines, warm`, milliseconds, amount: { count: lines, unit: 'lines' } }
}

/** Ten lines for each light, of the kind shaders are made of: structs, swizzles, overloaded intrinsics, control flow. */
function lightingShader(lights: number): string {
  let text =
    'struct Light { float3 position; float range; float3 color; };\nTexture2D<float4> shadows; SamplerState smooth;\n'
  for (let index = 0; index < lights; index++)
    text += `float3 light${index}(Light light, float3 position, float3 normal) {
  float3 offset = light.position - position;
  float distance = length(offset), falloff = saturate(1 - distance / light.range);
  if (falloff <= 0) return 0;
  float facing = max(dot(normal, offset / distance), 0.0);
  float4 shadow = 0;
  for (uint tap = 0; tap < 4; tap++) shadow += shadows.SampleLevel(smooth, position.xy * (tap + ${index}.5f), 0);
  return lerp(light.color, shadow.rgb, 0.25f) * (falloff * falloff * facing);
}
`
  return `${text}[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {}\n`
}

function real(context: BenchContext): readonly BenchRow[] {
  const inputs = chosenInputs(context)
  if (inputs.length === 0) return []
  const host = createDiskHost()
  const compiler = createCompiler(host)
  const lineCounts = new Map<string, number>()
  const linesOf = (file: string): number => {
    const known = lineCounts.get(file) ?? (host.readFile(file) ?? '').split('\n').length
    lineCounts.set(file, known)
    return known
  }
  const files = inputs.flatMap(({ path, options }) => compiler.compile({ path }, options).dependencies)
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0)
  const parse = bestTime(() => {
    for (const { path, options } of inputs) void compiler.compile({ path }, options).unit
  }, 3)
  const check = bestTime(() => {
    for (const { path, options } of inputs) compiler.lint({ path }, options)
  }, 3)
  const amount = { count: lines, unit: 'lines' } as const
  return [
    { what: `preprocess and parse ${inputs.length} entry points`, milliseconds: parse, amount },
    { what: 'the same and check', milliseconds: check, amount },
  ]
}
