import { expect, test } from 'vitest'
import { compile } from '../index.ts'
import { linkageProblems, type StageUnit } from './linkage.ts'
import type { Family } from './slots.ts'

function unit(shader: string, profile: string, source: string, family: Family, shadows?: number): StageUnit {
  const { reflection, text } = compile(source, { profile, ...(family === 'vulkan' && { target: 'spirv' }) })
  if (!reflection) throw new Error(text)
  const permutation = shadows === undefined ? [] : [{ name: 'SHADOWS', value: shadows }]
  return {
    id: [shader, ...permutation.map(({ value }) => `SHADOWS=${value}`)].join(' '),
    shader,
    permutation,
    reflection,
  }
}

function vertex(members: string, family: Family = 'direct3d', shadows?: number): StageUnit {
  return unit(
    'vs',
    'vs_6_0',
    `struct V { ${members} }; V main(float4 p : POSITION) { return (V)p.x; }`,
    family,
    shadows,
  )
}

function pixel(members: string, use: string, family: Family = 'direct3d', shadows?: number): StageUnit {
  return unit(
    'ps',
    'ps_6_0',
    `struct P { ${members} }; float4 main(P i) : SV_Target { return ${use}; }`,
    family,
    shadows,
  )
}

function told(units: readonly StageUnit[], family: Family = 'direct3d'): readonly string[] {
  return linkageProblems(units, family).map(
    ({ name, output, input }) =>
      `${name}: ${output.text || 'nothing'} in ${output.unit}, ${input.text} in ${input.unit}`,
  )
}

const all = 'float4 p : SV_Position; float3 n : NORMAL; float2 uv : TEXCOORD;'

test('an input in another register than the output of its name', () => {
  const swapped = pixel('float2 uv : TexCoord0; float3 n : NORMAL;', 'i.uv.xyxy + i.n.x')
  expect(told([vertex(all), swapped])).toEqual(['TEXCOORD0: register 2 (xy) in vs, register 0 (xy) in ps'])
  expect(told([vertex(all), pixel('float4 p : SV_Position; float3 n : NORMAL;', 'i.n.x')])).toEqual([])
  expect(told([swapped, vertex('float2 uv : TEXCOORD; float3 n : NORMAL; float4 p : SV_Position;')])).toEqual([])
})

test('an input with more components, one that nobody writes, and those that the machine makes', () => {
  const wide = pixel('float4 p : SV_Position; float4 n : NORMAL;', 'i.n')
  expect(told([vertex(all), wide])).toEqual(['NORMAL0: register 1 (xyz) in vs, register 1 (xyzw) in ps'])
  const more = pixel(`${all} float4 c : COLOR;`, 'i.c')
  expect(told([vertex(all), more])).toEqual(['COLOR0: nothing in vs, register 3 (xyzw) in ps'])
  const front = pixel(`${all} bool front : SV_IsFrontFace;`, 'i.front ? i.n.x : 0')
  expect(told([vertex(all), front])).toEqual([])
})

test('for Vulkan the locations count', () => {
  const swapped = pixel('float2 uv : TEXCOORD; float3 n : NORMAL;', 'i.uv.xyxy + i.n.x', 'vulkan')
  expect(told([vertex(all, 'vulkan'), swapped], 'vulkan')).toEqual(['TEXCOORD0: location 1 in vs, location 0 in ps'])
  expect(told([vertex(all, 'vulkan'), pixel(all, 'i.uv.x', 'vulkan')], 'vulkan')).toEqual([])
})

test('what is between the stages counts, and only permutations that are drawn together', () => {
  const geometry = unit(
    'gs',
    'gs_6_0',
    `struct V { ${all} }; struct G { float4 p : SV_Position; float2 uv : TEXCOORD; };
    [maxvertexcount(1)] void main(point V v[1], inout PointStream<G> s) { G g; g.p = v[0].p; g.uv = v[0].uv; s.Append(g); }`,
    'direct3d',
  )
  const short = pixel('float4 p : SV_Position; float2 uv : TEXCOORD;', 'i.uv.x')
  expect(told([vertex(all), geometry, short])).toEqual([])
  expect(told([vertex(all), short])).toHaveLength(1)
  const shadowed = `${all} float4 s : SHADOW;`
  const vertices = [vertex(all, 'direct3d', 0), vertex(shadowed, 'direct3d', 1)]
  const pixels = [pixel(all, 'i.n.x', 'direct3d', 0), pixel(shadowed, 'i.s', 'direct3d', 1)]
  expect(told([...vertices, ...pixels])).toEqual([])
  expect(told([...vertices, pixel(shadowed, 'i.s', 'direct3d', 0)])).toHaveLength(1)
})

test('which of several shaders of a stage is meant nobody has said', () => {
  const other = { ...vertex('float4 p : SV_Position;'), shader: 'shadow' }
  expect(told([vertex(all), other, pixel(all, 'i.n.x')])).toEqual([])
})

test('patch constants go from the hull to the domain shader', () => {
  const hull = (constants: string): StageUnit =>
    unit(
      'hs',
      'hs_6_0',
      `struct C { float4 p : POSITION; }; struct K { ${constants} float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
      K constants() { return (K)1; }
      [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
      C main(InputPatch<C, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }`,
      'direct3d',
    )
  const domain = unit(
    'ds',
    'ds_6_0',
    `struct C { float4 p : POSITION; }; struct K { float h : HEIGHT; float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
    [domain("tri")] float4 main(K k, float3 at : SV_DomainLocation, const OutputPatch<C, 3> p) : SV_Position { return p[0].p + k.h; }`,
    'direct3d',
  )
  expect(told([hull('float h : HEIGHT;'), domain])).toEqual([])
  expect(told([hull(''), domain])).toEqual([expect.stringContaining('HEIGHT0: nothing in hs')])
})
