// A module the official validator accepts, broken in one place at a time.

import { describe, expect, it } from 'vitest'
import { dxilOf } from '../../../../tools/emit.ts'
import { createCompiler } from '../../../driver/compiler.ts'
import { defaultOptions } from '../../../driver/options.ts'
import { constantInt, undefValue } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import { i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { createMemoryHost } from '../../../preprocess/host.ts'
import type { DxilModule } from '../dxil-module.ts'
import { validateDxil } from './validate.ts'

const source = `cbuffer C { float4 k; }
RWStructuredBuffer<float4> Out;
RWBuffer<float4> Typed[2];
Texture2D<float4> Colors;
[numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  Out[id.x] = k + Colors.Load(int3(id.xy, 0), int2(1, 2));
  Typed[1][id.x] = abs(k);
}`

function compiled(): DxilModule {
  const compiler = createCompiler(createMemoryHost({}))
  const { dxil } = dxilOf(
    compiler.compile({ path: 'main.hlsl', text: source }, { ...defaultOptions, profile: 'cs_6_6' }),
  )
  return dxil!
}

function callOf({ module }: DxilModule, name: string): Instruction {
  for (const block of module.getFunction('main')!.blocks)
    for (const instruction of block.instructions)
      if (instruction.calledFunction?.name.startsWith(`dx.op.${name}`)) return instruction
  throw new Error(`no call of ${name}`)
}

/** With another operand in one call. */
function edited(dxil: DxilModule, name: string, operand: number, value: Value): DxilModule {
  callOf(dxil, name).setOperand(operand, value)
  return dxil
}

const broken: readonly [rule: string, (dxil: DxilModule) => DxilModule][] = [
  ['Instr.OpConst', (dxil) => edited(dxil, 'unary', 0, callOf(dxil, 'threadId'))],
  ['Instr.IllegalDXILOpCode', (dxil) => edited(dxil, 'unary', 0, constantInt(i32, 9999))],
  ['Instr.Oload', (dxil) => edited(dxil, 'unary', 0, constantInt(i32, 35))],
  ['Instr.CallOload', (dxil) => edited(dxil, 'unary', 1, callOf(dxil, 'threadId'))],
  ['Instr.TextureOffset', (dxil) => edited(dxil, 'textureLoad', 6, constantInt(i32, 8))],
  ['Instr.CBufferOutOfBound', (dxil) => edited(dxil, 'cbufferLoadLegacy', 2, constantInt(i32, 1))],
  [
    'Instr.HandleNotFromCreateHandle',
    (dxil) => edited(dxil, 'cbufferLoadLegacy', 1, undefValue(callOf(dxil, 'cbufferLoadLegacy').argument(1).type)),
  ],
  ['Instr.OpConstRange', (dxil) => edited(dxil, 'createHandleFromBinding', 2, constantInt(i32, 77))],
  ['Sm.Opcode', (dxil) => ({ ...dxil, minor: 0 })],
  ['Sm.ThreadGroupChannelRange', (dxil) => ({ ...dxil, entries: [{ ...dxil.entries[0]!, numThreads: [2048, 1, 1] }] })],
  ['Sm.MaxTheadGroup', (dxil) => ({ ...dxil, entries: [{ ...dxil.entries[0]!, numThreads: [64, 64, 1] }] })],
  ['Meta.DenseResIDs', (dxil) => ({ ...dxil, resources: dxil.resources.map((row) => ({ ...row, id: row.id + 1 })) })],
  ['Sm.CBufferSize', (dxil) => ({ ...dxil, resources: dxil.resources.map((row) => ({ ...row, size: 65_552 })) })],
  ['Sm.ResourceRangeOverlap', (dxil) => ({ ...dxil, resources: dxil.resources.map((row) => ({ ...row, lower: 0 })) })],
]

describe('validateDxil', () => {
  it('accepts what the official validator accepts', () => {
    expect(validateDxil(compiled())).toEqual([])
  })

  it.each(broken)('finds what breaks %s', (rule, breakIt) => {
    const rules = validateDxil(breakIt(compiled())).map((violation) => violation.rule)
    expect(rules).toContain(rule)
  })
})

describe('what has a table under --rules dxc and is no DXIL', () => {
  const rows =
    'struct Rows { float4x4 a : M0; float4x4 b : M1; }; float4 main(Rows rows) : SV_Position { return rows.a[0] + rows.b[1]; }'
  const counts = `struct Vertex { float4 place : SV_Position; };
[outputtopology("triangle")] [numthreads(1, 1, 1)]
void main(out indices uint3 triangles[1], out vertices Vertex vertices[3]) {
  SetMeshOutputCounts(3, 1);
  vertices[0].place = vertices[1].place = vertices[2].place = 1;
  SetMeshOutputCounts(3, 1);
  triangles[0] = uint3(0, 1, 2);
}`
  const factors = `struct Point { float3 place : PLACE; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors factors() { Factors result = { 1, 1, 1, 2 }; return result; }
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }`
  it.each([
    ['Sm.TessFactorSizeMatchDomain', 'hs_6_6', factors],
    ['Meta.NoSemanticOverlap', 'vs_6_6', rows],
    ['Meta.SemanticCompType', 'vs_6_6', 'float4 main(int vertex : SV_VertexID) : SV_Position { return vertex; }'],
    ['Instr.MultipleSetMeshOutputCounts', 'ms_6_6', counts],
  ])('%s', (rule, profile, text) => {
    const compilation = createCompiler(createMemoryHost({})).compile(
      { path: 'main.hlsl', text },
      { ...defaultOptions, profile, rules: 'dxc' },
    )
    const { dxil, reported } = dxilOf(compilation)
    expect(dxil).toBeUndefined()
    const errors = reported.filter(({ severity }) => severity === 'error').map(({ diagnostic }) => diagnostic.message)
    expect(errors[0]).toContain(rule)
  })
})
