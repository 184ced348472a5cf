// What the functions that round tessellation factors answer, by the partitioning of the hull shader.
import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit, firstError } from '../../tools/emit.ts'

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = { ...defaultOptions, profile: 'hs_6_6' }

interface Shape {
  readonly name: string
  readonly edges: number
  readonly inside: number
}
const tri: Shape = { name: 'ProcessTriTessFactors', edges: 3, inside: 1 }
const quad: Shape = { name: 'ProcessQuadTessFactors', edges: 4, inside: 2 }
const quad2d: Shape = { name: 'Process2DQuadTessFactors', edges: 4, inside: 2 }

function shader(partitioning: string, body: string): string {
  return `
struct Corner { float3 place : PLACE; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 a : A; float2 b : B; float2 c : C; };
Constants constants() {
  Constants result = (Constants)0;
  ${body}
  return result;
}
[domain("tri")] [partitioning("${partitioning}")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
Corner main(InputPatch<Corner, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }`
}

/** The numbers stored in `a`, `b` and `c`. */
function storedBy(text: string): number[] {
  const { output, outcome } = emit('dxil')(compiler, { path: 'hull.hlsl', text }, options)
  expect(firstError(outcome)).toBeUndefined()
  const stores = String(output).matchAll(
    /storePatchConstant\.f32\(i32 106, i32 ([234]), i32 0, i8 \d, float ([^)]+)\)/g,
  )
  return [...stores].map(([, , value]) => Number(value))
}

test.each<[string, Shape, string, string, string, number[]]>([
  // Every partitioning: edges rounded, unrounded inside, inside rounded.
  ['integer', tri, 'Avg', 'float3(1.5, 2, 100)', '0.5', [2, 2, 64, 17.25, 18]],
  ['fractional_even', tri, 'Max', 'float3(1.5, 2, 100)', '0.5', [2, 2, 64, 50, 50]],
  ['fractional_odd', tri, 'Min', 'float3(5.5, 0, 100)', '2', [5.5, 1, 63, 3, 3]],
  ['pow2', tri, 'Max', 'float3(1, 5, 6.5)', '0.5', [1, 8, 8, 3.25, 4]],
  // Few segments of an odd partition do not depend on the scale; the largest stays the largest.
  ['fractional_odd', tri, 'Max', 'float3(1.25, 2, 2.5)', '0.5', [1.25, 2, 2.5, 2.5, 2.5]],
  ['fractional_odd', tri, 'Min', 'float3(1, 2, 3)', '0.5', [1, 2, 3, 2, 2]],
  ['integer', quad, 'Avg', 'float4(1, 2, 3, 5)', '1', [1, 2, 3, 5, 2.75, 2.75, 3, 3]],
  ['integer', quad2d, 'Max', 'float4(1, 2, 3, 5.5)', 'float2(1, 0.5)', [1, 2, 3, 6, 2, 2.75, 2, 3]],
  ['integer', quad2d, 'Min', 'float4(7, 2, 3, 5.5)', 'float2(1, 1)', [7, 2, 3, 6, 2, 3, 2, 3]],
  // Both axes of a quad have as many as the one with more.
  ['fractional_odd', quad2d, 'Avg', 'float4(1, 2, 2, 9)', 'float2(1, 1)', [1, 2, 2, 9, 3, 5.5, 3, 5.5]],
])('%s: %o %s(%s, %s)', (partitioning, { name, edges, inside }, mode, raw, scale, wanted) => {
  const [type, inner] = [`float${edges}`, `float${inside === 1 ? '' : inside}`]
  const body = `
  ${type} edges; ${inner} inside, unrounded;
  ${name}${mode}(${raw}, ${scale}, edges, inside, unrounded);
  result.a.${'xyzw'.slice(0, edges)} = edges; result.b.${'xy'.slice(0, inside)} = unrounded; result.c.${'xy'.slice(0, inside)} = inside;`
  const stored = storedBy(shader(partitioning, body))
  const answers = [...stored.slice(0, edges), ...stored.slice(4, 4 + inside), ...stored.slice(6, 6 + inside)]
  expect(answers.map((value) => Math.round(value * 1000) / 1000)).toEqual(wanted)
})

test.each([
  ['integer', [5, 3]],
  ['fractional_odd', [4.5, 2.25]],
  ['fractional_even', [4.5, 2.25]],
  ['pow2', [8, 4]],
])('isolines, %s', (partitioning, wanted) => {
  const body = 'ProcessIsolineTessFactors(4.5, 2.25, result.a.x, result.a.y);'
  expect(storedBy(shader(partitioning, body)).slice(0, 2)).toEqual(wanted)
})

const factors = `
struct Corner { float3 place : PLACE; };
struct Constants { float edges[2] : SV_TessFactor; };
Constants constants() { Constants result; ProcessIsolineTessFactors(4.5, 2.25, result.edges[0], result.edges[1]); return result; }`

function hull(name: string, partitioning: string): string {
  return `
[shader("hull")] [domain("isoline")] [partitioning("${partitioning}")] [outputtopology("line")] [outputcontrolpoints(2)] [patchconstantfunc("constants")]
Corner ${name}(InputPatch<Corner, 2> patch, uint id : SV_OutputControlPointID) { return patch[id]; }`
}

test.each([
  ['one partitioning in a library', hull('a', 'pow2') + hull('b', 'pow2'), undefined],
  ['two partitionings', hull('a', 'pow2') + hull('b', 'integer'), 'err_hlsl_two_partitionings'],
  [
    'another stage',
    '[shader("pixel")] float main(float x : X) : SV_Target { float a, b; ProcessIsolineTessFactors(x, 2, a, b); return a; }',
    'err_hlsl_intrinsic_in_wrong_stage',
  ],
])('%s', (_, entries, wanted) => {
  const library = { path: 'library.hlsl', text: factors + entries }
  const { outcome } = emit('dxil')(compiler, library, { ...options, profile: 'lib_6_6' })
  expect(firstError(outcome)?.id).toBe(wanted)
})
