// Lowering and each pass of -O3, in instructions per second: generated code, and real shaders where a list of entry points is given.
import { type Compiler, createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { lower } from '../../src/lower/lower.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { type ChosenInput, chosenInputs, countInstructions, type PassWork, timePasses } from './modules.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

/** The last round counts: by then the code is compiled. */
const rounds = 3

export const stage: BenchStage = {
  name: 'passes',
  run(context: BenchContext): readonly BenchRow[] {
    const inputs = chosenInputs(context)
    if (inputs.length > 0) return measure(createCompiler(createDiskHost()), inputs)
    const files = { 'generated.hlsl': filterShader(200) }
    return measure(createCompiler(createMemoryHost(files)), [{ path: 'generated.hlsl', options: defaultOptions }])
  },
}

function measure(compiler: Compiler, inputs: readonly ChosenInput[]): readonly BenchRow[] {
  let lowering: PassWork = { milliseconds: 0, instructions: 0 }
  let passes = new Map<string, PassWork>()
  for (let round = 0; round < rounds; round++) {
    lowering = { milliseconds: 0, instructions: 0 }
    passes = new Map()
    for (const { path, options } of inputs) {
      const { program, profile, errorCount } = compiler.lint({ path }, options)
      if (errorCount > 0) continue
      const start = performance.now()
      const { module } = lower(program, { profile, name: path })
      lowering.milliseconds += performance.now() - start
      lowering.instructions += countInstructions(module)
      timePasses(module, passes, () => performance.now())
    }
  }
  const row = ([what, { milliseconds, instructions }]: readonly [string, PassWork]): BenchRow => ({
    what,
    milliseconds,
    amount: { count: instructions, unit: 'instructions' },
  })
  const slowestFirst = [...passes].sort(([, left], [, right]) => right.milliseconds - left.milliseconds)
  return [row([`lower ${inputs.length} shaders`, lowering]), ...slowestFirst.map(row)]
}

function filterShader(functions: number): string {
  let text = 'Texture2D<float4> image; RWTexture2D<float4> result; struct Sum { float4 color; float weight; };\n'
  let calls = ''
  for (let index = 0; index < functions; index++) {
    text += `void tap${index}(inout Sum sum, int2 at, float scale) {
  float weight = scale > ${index} ? exp2(-scale * ${index}) : 1;
  [unroll] for (int step = 0; step < 2; step++) sum.color += image.Load(int3(at + step * ${index}, 0)) * weight;
  if (dot(sum.color.rgb, 1) > ${index}) sum.weight += weight; else sum.weight -= 0.5;
}
`
    calls += `  tap${index}(sum, id, sum.weight);\n`
  }
  return `${text}[numthreads(8, 8, 1)] void main(int2 id : SV_DispatchThreadID) {
  Sum sum = (Sum)0;\n${calls}  result[id] = sum.color / sum.weight;\n}\n`
}
