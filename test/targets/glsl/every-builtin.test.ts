// Every built-in function and method becomes GLSL, or the message says that it cannot.

import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { emit } from '../../../tools/emit.ts'
import { type BuiltinShader, builtinShaders } from '../../support/builtin-calls.ts'
import { optionsOf } from '../../support/vulkan.ts'

const compiler = createCompiler(createDiskHost())

/** What GLSL does not have, and what belongs to other stages. */
const unsupported = [
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
  /^(abort|DebugBreak)$/,
  /GatherRaw$/,
  /^GetRenderTargetSample(Count|Position)$/,
  /^(GetAttributeAtVertex|EvaluateAttribute\w+)$/,
  /^InterlockedCompare(Store|Exchange)FloatBitwise$/,
  /^RayQuery\.(Candidate|Committed)(ClusterID|TriangleObjectPositions)$/,
  // These lines have arguments that only other tests have right.
  /^(Barrier|select)$/,
  /^vk::(BufferPointer\.Get|\w+_pointer_cast|ext_execution_mode(_id)?)$/,
  // Shadows of arrays and cubes have no levels in GLSL.
  /(2DArray|Cube|CubeArray|CUBE|CUBEArray)(Shadow)?\.SampleCmp(Bias|Grad|Level)$/,
]

function shadersByName(): Map<string, BuiltinShader> {
  const shaders = new Map<string, BuiltinShader>()
  for (const shader of builtinShaders()) if (!shaders.has(shader.name)) shaders.set(shader.name, shader)
  return shaders
}

/** In a compute shader, or where that is not possible in a pixel shader. */
function isWritten({ source, spirv }: BuiltinShader): boolean {
  const stages = [
    ['cs', '[numthreads(8, 8, 1)] void main() { call(); }'],
    ['ps', 'float4 main() : SV_Target { call(); return 0; }'],
  ] as const
  return stages.some(([stage, main]) => {
    const options = optionsOf(`-T ${stage}_6_10 -HV 2021 -enable-16bit-types${spirv ? ' -spirv' : ''}`)
    const { outcome, output } = emit('glsl')(compiler, { path: 'main.hlsl', text: source + main }, options)
    expect(output.length === 0).toBe(outcome.errorCount > 0)
    return output.length > 0
  })
}

test('every built-in function and method is written or refused', () => {
  const refused = [...shadersByName().values()].filter((shader) => !isWritten(shader)).map(({ name }) => name)
  expect(refused.filter((name) => !unsupported.some((pattern) => pattern.test(name)))).toEqual([])
}, 60_000)
