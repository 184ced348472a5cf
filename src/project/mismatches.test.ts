import { expect, test } from 'vitest'
import { compile } from '../index.ts'
import { mismatchesOf, type UnitMeanings } from './mismatches.ts'
import { requestsOf } from './slots.ts'

function unit(shader: string, declarations: string, use: string, axes: Readonly<Record<string, number>> = {}) {
  const source = `${declarations}\nRWByteAddressBuffer o;\n[numthreads(1, 1, 1)] void main() { o.Store(0, asuint(${use})); }`
  const { reflection, diagnostics } = compile(source, { profile: 'cs_6_6', warnings: { silent: true } })
  if (!reflection) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`)
  const permutation = Object.entries(axes).map(([name, value]) => ({ name, value }))
  const id = [shader, ...permutation.map(({ name, value }) => `${name}=${value}`)].join(' ')
  const { buffers } = reflection
  return { unit: id, shader, permutation, requests: requestsOf(reflection, 'direct3d'), buffers }
}

const found = (...units: UnitMeanings[]) =>
  mismatchesOf(units).map(
    ({ name, first, second }) => `${name}: ${first.text} in ${first.unit}, ${second.text} in ${second.unit}`,
  )

test('members of a constant buffer at other offsets, told once for a buffer', () => {
  const vertex = unit('vs', 'cbuffer Camera { float4x4 view; float3 eye; float near; };', 'view[0].x + eye.x + near')
  const pixel = unit('ps', 'cbuffer Camera { float3 eye; float near; };', 'eye.x + near')
  expect(found(vertex, pixel)).toEqual(['Camera.eye: offset 64 (float3) in vs, offset 0 (float3) in ps'])
  expect(found(vertex, { ...vertex, shader: 'other' })).toEqual([])
  const longer = unit('ps', 'cbuffer Camera { float4x4 view; float3 eye; float near; float far; };', 'far')
  expect(found(vertex, longer)).toEqual([])
})

test('elements of structured buffers, types of textures, and types of members', () => {
  const light = 'struct Light { float3 at; float power; };'
  const other = 'struct Light { float power; float3 at; };'
  const use = 'lights[0].power'
  expect(
    found(
      unit('a', `${light} StructuredBuffer<Light> lights;`, use),
      unit('b', `${other} StructuredBuffer<Light> lights;`, use),
    ),
  ).toEqual(['lights.$Element.at: offset 0 (float3) in a, offset 4 (float3) in b'])
  expect(
    found(
      unit('a', 'Texture2D<float4> t;', 't[uint2(0, 0)].x'),
      unit('b', 'Texture3D<float4> t;', 't[uint3(0, 0, 0)].x'),
    ),
  ).toEqual(['t: Texture2D<float4> in a, Texture3D<float4> in b'])
  expect(found(unit('a', 'cbuffer C { float x; };', 'x'), unit('b', 'cbuffer C { int x; };', 'x'))).toEqual([
    'C.x: offset 0 (float) in a, offset 0 (int) in b',
  ])
})

test('only permutations that can be bound together are compared', () => {
  const short = 'cbuffer C { float x; };'
  const long = 'cbuffer C { float4 shadow; float x; };'
  const units = (pixelShadows: number) => [
    unit('vs', short, 'x', { SHADOWS: 0 }),
    unit('vs', long, 'x', { SHADOWS: 1 }),
    unit('ps', short, 'x', { SHADOWS: 0, TAPS: 5 }),
    unit('ps', long, 'x', { SHADOWS: pixelShadows, TAPS: 9 }),
  ]
  expect(found(...units(1))).toEqual([])
  expect(found(...units(0))).toEqual([
    'C.x: offset 0 (float) in vs SHADOWS=0, offset 16 (float) in ps SHADOWS=0 TAPS=9',
  ])
})
