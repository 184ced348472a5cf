// Every built-in function and method becomes GLSL and SPIR-V, or the message says that it cannot. What is refused is listed here, and
// nothing else: a line of the lists that nobody needs any more fails, too.
import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { emit } from '../../../tools/emit.ts'
import { type BuiltinShader, builtinShaders } from '../../support/builtin-calls.ts'
import { optionsOf } from '../../support/vulkan.ts'

const compiler = createCompiler(createDiskHost())

/** Of other stages, or of other machines. */
const refusedByBoth = [
  /^Process\w+TessFactors/,
  /^(Point|Line|Triangle)Stream\./,
  /^(RW)?(Dispatch|Group|Thread|Empty)?Node(Input|Output)/,
  /^(ThreadNode|GroupNode)OutputRecords\./,
  /^dx::/,
  /^(FeedbackTexture2D|FeedbackTexture2DArray)\./,
  /^__builtin_LinAlg_/,
  /^(tex1D|tex2D|tex3D|texCUBE)/,
  /^(TraceRay|ReportHit|CallShader|IgnoreHit|AcceptHitAndEndSearch|DispatchRays\w+|(World|Object)Ray\w+|RayT\w+)$/,
  /^(PrimitiveIndex|InstanceID|InstanceIndex|GeometryIndex|HitKind|RayFlags|ClusterID|TriangleObjectPositions)$/,
  /^(ObjectToWorld|WorldToObject)(3x4|4x3)?$/,
  /^(SetMeshOutputCounts|DispatchMesh|GetRemainingRecursionLevels)$/,
  /^abort$/,
  /GatherRaw$/,
  /^GetRenderTargetSample(Count|Position)$/,
  // These lines evaluate what is no attribute, or have arguments that only other tests have right.
  /^(GetAttributeAtVertex|EvaluateAttribute\w+)$/,
  /^vk::(BufferPointer\.Get|\w+_pointer_cast|ext_execution_mode(_id)?)$/,
  /^InterlockedCompare(Store|Exchange)FloatBitwise$/,
  /^RayQuery\.(Candidate|Committed)(ClusterID|TriangleObjectPositions)$/,
]

const targets = [
  {
    output: 'glsl',
    options: '',
    refused: [
      /^DebugBreak$/,
      // Shadows of arrays and cubes have no levels in GLSL.
      /(2DArray|Cube|CubeArray|CUBE|CUBEArray)(Shadow)?\.SampleCmp(Bias|Grad|Level)$/,
    ],
  },
  {
    output: 'spirv',
    options: ' -fspv-target-env=vulkan1.2',
    // Vulkan compares the first channel only; of the others only calls with constants.
    refused: [/GatherCmp(Green|Blue|Alpha)$/, /^Barrier$/, /^vk::ReadClock$/],
  },
] as const

type Target = (typeof targets)[number]

/** In a compute shader, or where that is not possible in a pixel shader. */
function isWritten({ source, spirv }: BuiltinShader, { output, options: own }: Target): boolean {
  const stages = [
    ['cs', '[numthreads(8, 8, 1)] void main() { call(); }'],
    ['ps', 'float4 main() : SV_Target { call(); return 0; }'],
  ] as const
  return stages.some(([stage, main]) => {
    const options = optionsOf(`-T ${stage}_6_10 -HV 2021 -enable-16bit-types${own}${spirv ? ' -spirv' : ''}`)
    const { outcome, output: written } = emit(output)(compiler, { path: 'main.hlsl', text: source + main }, options)
    expect(written.length === 0).toBe(outcome.errorCount > 0)
    return written.length > 0
  })
}

test.each(targets)(
  'every built-in function and method is written as $output, or listed',
  (target) => {
    const shaders = new Map<string, BuiltinShader>()
    for (const shader of builtinShaders()) if (!shaders.has(shader.name)) shaders.set(shader.name, shader)
    const refused = [...shaders.values()].filter((shader) => !isWritten(shader, target)).map(({ name }) => name)
    const listed = [...refusedByBoth, ...target.refused]
    expect(refused.filter((name) => !listed.some((pattern) => pattern.test(name)))).toEqual([])
    expect(listed.filter((pattern) => !refused.some((name) => pattern.test(name)))).toEqual([])
  },
  60_000,
)
