import { expect, test } from 'vitest'
import { compile } from '../../../driver/library.ts'
import { readInterface } from './interface.ts'

function interfaceOf(source: string, profile: string) {
  const { binary, diagnostics } = compile(source, { emit: 'spirv', profile })
  expect(diagnostics).toEqual([])
  return readInterface(binary!)!
}

test('descriptors, push constants, specialization constants and modes of a module', () => {
  const source = `
    struct Pushed { float a; float3 b; float3x2 m; };
    [[vk::push_constant]] Pushed pushed;
    [[vk::constant_id(3)]] const int quality = 7;
    [[vk::binding(5, 2)]] cbuffer Frame { float time; float4 colors[2]; }
    Texture2D<float4> images[4] : register(t1);
    SamplerState bilinear : register(s6);
    RWStructuredBuffer<uint> results : register(u0);
    [numthreads(4, 2, 1)] void main(uint3 id : SV_DispatchThreadID) {
      float4 color = images[NonUniformResourceIndex(id.x)].SampleLevel(bilinear, pushed.b.xy, pushed.m[0][0]) + colors[1] * time;
      results[id.x] = quality + uint(color.x);
    }`
  const found = interfaceOf(source, 'cs_6_0')
  expect(found.entryPoints.map(({ name, model, modes }) => [name, model, modes])).toEqual([
    ['main', 'GLCompute', ['LocalSize 4 2 1']],
  ])
  expect(found.descriptors.map(({ set, binding, kind, count }) => [set, binding, kind, count])).toEqual([
    [0, 0, 'storage buffer', 1],
    [0, 1, 'sampled image', 4],
    [0, 6, 'sampler', 1],
    [2, 5, 'uniform buffer', 1],
  ])
  expect(found.descriptors[3]!.layout).toBe('{0 float, 16 floatx4[2] stride 16}')
  expect(found.pushConstants.map(({ offset, size }) => [offset, size])).toEqual([[0, 44]])
  expect(found.specialization).toEqual([{ name: 'quality', id: 3, type: 'int', value: 7 }])
})

test('locations and built-ins of a stage', () => {
  const source = `
    float4 main(float4 at : SV_Position, float2 uv : TEXCOORD0, nointerpolation uint id : ID) : SV_Target1 {
      return at + uv.xyxy + id;
    }`
  const [entry] = interfaceOf(source, 'ps_6_0').entryPoints
  expect(entry!.inputs.map(({ location, builtin, decorations }) => [location, builtin, decorations])).toEqual([
    [undefined, 'FragCoord', []],
    [0, undefined, []],
    [1, undefined, ['Flat']],
  ])
  expect(entry!.outputs.map(({ location }) => location)).toEqual([1])
})

test('what is no module', () => {
  expect(readInterface(new Uint8Array([1, 2, 3, 4]))).toBeUndefined()
})
