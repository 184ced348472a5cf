// What WebGPU gets: the formats that the shader declares, and a reason for everything it has no binding for.
import { expect, test } from 'vitest'
import { compile } from '../../index.ts'
import { hostCode } from './host-code.ts'

function entriesOf(declarations: string, use: string): string[] {
  const source = `${declarations}\n[numthreads(1, 1, 1)] void main() { ${use} }`
  const { reflection, diagnostics } = compile(source, {
    profile: 'cs_6_6',
    target: 'spirv',
    warnings: { silent: true },
  })
  if (!reflection) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`)
  const text = hostCode('typescript', 'a.hlsl', [{ name: undefined, reflections: [reflection] }])
  const [, entries = ''] = /entries: \[\n([\s\S]*?)\n {4}\]/.exec(text) ?? []
  return entries.split('\n').map((line) => line.trim().replace(/visibility: 4, /, ''))
}

test('storage textures have the format of the shader', () => {
  expect(
    entriesOf(
      `RWTexture2D<float4> full;
       RWTexture2D<uint> ids;
       [[vk::image_format("rgba16f")]] RWTexture2DArray<float4> half_;
       RWTexture3D<unorm float4> bytes;
       [[vk::image_format("r11f_g11f_b10f")]] RWTexture2D<float3> packed;
       RWTexture2D<float2> pair;
       RWTexture1DArray<float> rows;`,
      `full[uint2(0, 0)] = 1; ids[uint2(0, 0)] = 1; half_[uint3(0, 0, 0)] = 1; bytes[uint3(0, 0, 0)] = 1;
       packed[uint2(0, 0)] = 1; pair[uint2(0, 0)] = 1; rows[uint2(0, 0)] = 1;`,
    ),
  ).toEqual([
    "{ binding: 0, storageTexture: { access: 'write-only', format: 'rgba32float', viewDimension: '2d' } }, // full",
    "{ binding: 1, storageTexture: { access: 'read-write', format: 'r32uint', viewDimension: '2d' } }, // ids",
    "{ binding: 2, storageTexture: { access: 'write-only', format: 'rgba16float', viewDimension: '2d-array' } }, // half_",
    "{ binding: 3, storageTexture: { access: 'write-only', format: 'rgba8unorm', viewDimension: '3d' } }, // bytes",
    '// binding 4, packed: WebGPU has no storage textures of the format r11f_g11f_b10f',
    "{ binding: 5, storageTexture: { access: 'write-only', format: 'rg32float', viewDimension: '2d' } }, // pair",
    '// binding 6, rows: WebGPU has no textures of dimension 1d-array',
  ])
})

test('what WebGPU does not have is left out, and said', () => {
  expect(
    entriesOf(
      `Buffer<float4> texels;
       RWBuffer<uint> counts;
       Texture2D<float4> many[4];
       Texture2DMS<float4, 4> samples;
       Texture2D<uint4> numbers;
       ByteAddressBuffer raw;
       cbuffer Constants { float4 color; };`,
      'counts[0] = texels[0].x + many[1][uint2(0, 0)].x + samples[uint2(0, 0)].x + raw.Load(0) + color.x + numbers[uint2(0, 0)].x;',
    ),
  ).toEqual([
    '// binding 0, texels: WebGPU has no uniform texel buffers',
    '// binding 1, counts: WebGPU has no storage texel buffers',
    '// binding 2, many: WebGPU has no arrays of bindings',
    "{ binding: 3, texture: { sampleType: 'unfilterable-float', viewDimension: '2d', multisampled: true } }, // samples",
    "{ binding: 4, texture: { sampleType: 'uint', viewDimension: '2d', multisampled: false } }, // numbers",
    "{ binding: 5, buffer: { type: 'read-only-storage' } }, // raw",
    "{ binding: 6, buffer: { type: 'uniform' } }, // Constants",
  ])
})

test('how many descriptors an unbounded array has, the host must say', () => {
  const source =
    'Texture2D<float4> all[]; RWBuffer<float> o; [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { o[0] = all[i][uint2(0, 0)].x; }'
  const { reflection } = compile(source, { profile: 'cs_6_6', target: 'spirv' })
  const text = hostCode('cpp', 'a.hlsl', [{ name: undefined, reflections: [reflection!] }])
  expect(text).toContain('#ifndef DESCRY_UNBOUNDED_COUNT\n#error "a descriptor array is unbounded:')
  expect(text).not.toContain('#define DESCRY_UNBOUNDED_COUNT')
})
