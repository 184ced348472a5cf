// Textures, samplers, formats, heaps and quads in a running shader.
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { type DispatchOptions, dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

const compiler = createCompiler(createMemoryHost({}))

/** The floats of `Out` afterwards. */
function run(
  body: string,
  inputs: Readonly<Record<string, ResourceInput>>,
  threads = '1,1,1',
  options: DispatchOptions = {},
): number[] {
  const text = `Texture2D<float4> T; Texture2D<float> D; TextureCube<float> Cube; Texture2DArray<float> Layers; RWTexture2D<float4> W;
    SamplerState S; SamplerComparisonState C; RWStructuredBuffer<float> Out;
    [numthreads(${threads})] void main(uint3 id : SV_DispatchThreadID, uint i : SV_GroupIndex) { ${body} }`
  const compilation = compiler.compile({ path: 'test.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
  const module = compilation.moduleAt('raw')
  expect(compilation.reported.map(({ diagnostic }) => diagnostic.message)).toEqual([])
  const Out = { bytes: new ArrayBuffer(64) }
  expect(dispatch(module!, 'main', { Out, ...inputs }, options)).toEqual({ ok: true })
  return [...new Float32Array(Out.bytes)]
}

const floats = (...values: number[]): ArrayBuffer => new Float32Array(values).buffer
const D = { bytes: floats(1, 2, 3, 4, 10), shape: [2, 2], levels: 2 }

describe('textures', () => {
  it('are filtered, wrapped, and clamped', () => {
    const sample = (body: string, sampler: ResourceInput['sampler']): number =>
      run(`Out[0] = ${body};`, { D, S: { bytes: new ArrayBuffer(0), sampler: sampler! } })[0]!
    expect(sample('D.SampleLevel(S, 0.5, 0)', {})).toBe(2.5)
    expect(sample('D.SampleLevel(S, 0.5, 0)', { minify: 'point', magnify: 'point' })).toBe(4)
    expect(sample('D.SampleLevel(S, float2(1.25, 0.25), 0)', { address: 'wrap' })).toBe(1)
    expect(sample('D.SampleLevel(S, float2(1.25, 0.25), 0)', { address: 'mirror' })).toBe(2)
    expect(sample('D.SampleLevel(S, float2(1.75, 0.25), 0)', { address: 'border', border: [7, 7, 7, 7] })).toBe(7)
    expect(sample('D.SampleLevel(S, 0.5, 0.5)', {})).toBe(6.25)
    expect(sample('D.SampleLevel(S, 0.5, 9)', {})).toBe(10)
    expect(sample('D.SampleLevel(S, float2(0.25, 0.25), 0, int2(1, 0))', {})).toBe(2)
    expect(sample('D.SampleGrad(S, 0.5, 1, 1)', {})).toBe(10)
  })

  it('are gathered counterclockwise, and compared', () => {
    expect(run('float4 g = D.Gather(S, 0.5); for (int k = 0; k < 4; k++) Out[k] = g[k];', { D }).slice(0, 4)).toEqual([
      3, 4, 2, 1,
    ])
    const C = { bytes: new ArrayBuffer(0), sampler: { comparison: 'less' } as const }
    expect(run('Out[0] = D.SampleCmpLevelZero(C, 0.5, 2.5);', { D, C })[0]).toBe(0.5)
  })

  it('tell their sizes', () => {
    const body =
      'uint w, h, n; D.GetDimensions(1, w, h, n); Out[0] = w; Out[1] = h; Out[2] = n; Layers.GetDimensions(w, h, n); Out[3] = n;'
    const Layers = { bytes: new ArrayBuffer(48), shape: [2, 2, 3] }
    expect(run(body, { D, Layers }).slice(0, 4)).toEqual([1, 1, 2, 3])
  })

  it('have faces and slices', () => {
    const Cube = { bytes: floats(0, 1, 2, 3, 4, 5), shape: [1, 1, 6] }
    const body = `float3 d[6] = { {1,0,0}, {-1,0,0}, {0,1,0}, {0,-1,0}, {0,0,1}, {0,0,-1} };
      for (int k = 0; k < 6; k++) Out[k] = Cube.SampleLevel(S, d[k], 0);`
    expect(run(body, { Cube }).slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5])
    const Layers = { bytes: floats(5, 6, 7), shape: [1, 1, 3] }
    expect(
      run('Out[0] = Layers.Load(int4(0, 0, 2, 0)); Out[1] = Layers.SampleLevel(S, float3(0, 0, 1), 0);', {
        Layers,
      }).slice(0, 2),
    ).toEqual([7, 6])
  })

  it('may have a format of their own', () => {
    const T = { bytes: new Uint8Array([255, 0, 51, 255]).buffer, shape: [1, 1], format: 'rgba8unorm' }
    const W = { bytes: new ArrayBuffer(4), shape: [1, 1], format: 'rgba8unorm' }
    const result = run('Out[0] = T[uint2(0, 0)].x; Out[1] = T[uint2(0, 0)].z; W[uint2(0, 0)] = float4(1, 0.5, 2, 0);', {
      T,
      W,
    })
    expect(result.slice(0, 2)).toEqual([1, Math.fround(0.2)])
    expect([...new Uint8Array(W.bytes)]).toEqual([255, 128, 255, 0])
  })

  it('lie in heaps, too', () => {
    const inputs = { 'ResourceDescriptorHeap[5]': D, 'SamplerDescriptorHeap[2]': { bytes: new ArrayBuffer(0) } }
    const body =
      'Texture2D<float> t = ResourceDescriptorHeap[5]; SamplerState s = SamplerDescriptorHeap[2]; Out[0] = t.SampleLevel(s, 0.5, 0);'
    expect(run(body, inputs)[0]).toBe(2.5)
  })
})

describe('quads', () => {
  it('are four in a row, or two by two in a group with rows', () => {
    expect(run('Out[i] = QuadReadAcrossX(i) * 10 + QuadReadAcrossY(i);', {}, '4,1,1').slice(0, 4)).toEqual([
      12, 3, 30, 21,
    ])
    expect(run('Out[i] = QuadReadAcrossY(i);', {}, '4,2,1').slice(0, 8)).toEqual([4, 5, 6, 7, 0, 1, 2, 3])
  })

  it('choose the level of a texture', () => {
    const T = { ...D, levels: 2 }
    const inputs = { D: T }
    expect(run('Out[i] = D.Sample(S, float2(i & 1, i >> 1) * 0.5 + 0.25);', inputs, '4,1,1').slice(0, 4)).toEqual([
      1, 2, 3, 4,
    ])
    expect(run('Out[i] = D.Sample(S, float2(i & 1, i >> 1));', inputs, '4,1,1').slice(0, 4)).toEqual([10, 10, 10, 10])
  })
})

describe('waves', () => {
  it('have the size that the shader asks for', () => {
    expect(run('Out[i] = WaveGetLaneCount();', {}, '8,1,1', { waveSize: 16 })[0]).toBe(16)
    expect(run('Out[i] = WaveActiveSum(1);', {}, '8,1,1', { waveSize: 8 }).slice(0, 2)).toEqual([8, 8])
  })
})

describe('denormal numbers', () => {
  it('are kept, or zero', () => {
    const body = 'Out[0] = asfloat(1 + id.x) * 2 * 1.0e38;'
    expect(run(body, {})[0]).toBeGreaterThan(0)
    expect(run(body, {}, '1,1,1', { flushesDenormals: true })[0]).toBe(0)
  })
})
