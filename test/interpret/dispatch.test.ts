import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { type DispatchOptions, type DispatchResult, dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

const compiler = createCompiler(createMemoryHost({}))

function run(
  source: string,
  inputs: Readonly<Record<string, ResourceInput>>,
  options?: DispatchOptions,
): DispatchResult {
  const { generated, reported } = compiler.generate(
    { path: 'test.hlsl', text: source },
    { ...defaultOptions, profile: 'cs_6_6' },
  )
  expect(reported.map(({ diagnostic }) => diagnostic.message)).toEqual([])
  return dispatch(generated!.module, 'main', inputs, options)
}

const ints = (bytes: ArrayBuffer): number[] => [...new Int32Array(bytes)]

describe('dispatch', () => {
  it('copies arrays of resources into parameters (0028, Handling of local arrays)', () => {
    const X = { bytes: new ArrayBuffer(16) }
    const Y = { bytes: new ArrayBuffer(16) }
    const source = `
      RWBuffer<int> X : register(u0);
      RWBuffer<int> Y : register(u1);
      void SomeFn(RWBuffer<int> Arr[2], uint Idx, int Val0) { Arr[0] = Y; Arr[0][Idx] = Val0; }
      [numthreads(4,1,1)]
      void main(uint GI : SV_GroupIndex) {
        RWBuffer<int> Arr[2] = {X, Y};
        SomeFn(Arr, GI, 1);
        Arr[0][GI] = 2;
      }`
    expect(run(source, { X, Y })).toEqual({ ok: true })
    expect(ints(X.bytes)).toEqual([2, 2, 2, 2])
    expect(ints(Y.bytes)).toEqual([1, 1, 1, 1])
  })

  it('lets nobody pass a barrier before all have come', () => {
    const Out = { bytes: new ArrayBuffer(16) }
    const source = `
      RWBuffer<int> Out;
      groupshared int shared_[4];
      [numthreads(4,1,1)]
      void main(uint i : SV_GroupIndex) {
        shared_[i] = i * 10;
        GroupMemoryBarrierWithGroupSync();
        Out[i] = shared_[3 - i];
      }`
    expect(run(source, { Out })).toEqual({ ok: true })
    expect(ints(Out.bytes)).toEqual([30, 20, 10, 0])
  })

  it('does wave operations over the lanes that are there', () => {
    const Out = { bytes: new ArrayBuffer(32) }
    const source = `
      RWBuffer<int> Out;
      [numthreads(8,1,1)]
      void main(uint i : SV_GroupIndex) {
        if (i % 2 == 0) Out[i] = WaveActiveSum((int)i);
      }`
    expect(run(source, { Out }, { waveSize: 4 })).toEqual({ ok: true })
    expect(ints(Out.bytes)).toEqual([2, 0, 2, 0, 10, 0, 10, 0])
  })

  it('adds atomically, in buffers and groupshared memory', () => {
    const Out = { bytes: new ArrayBuffer(8) }
    const source = `
      RWStructuredBuffer<uint> Out;
      groupshared uint count;
      [numthreads(4,1,1)]
      void main(uint i : SV_GroupIndex) {
        if (i == 0) count = 0;
        GroupMemoryBarrierWithGroupSync();
        InterlockedAdd(count, i);
        InterlockedAdd(Out[0], 1);
        GroupMemoryBarrierWithGroupSync();
        if (i == 0) Out[1] = count;
      }`
    expect(run(source, { Out }, { groups: [3, 1, 1] })).toEqual({ ok: true })
    expect(ints(Out.bytes)).toEqual([12, 6])
  })

  it('reads zero outside a buffer and writes nothing there', () => {
    const Out = { bytes: new ArrayBuffer(4) }
    const source = `
      RWBuffer<int> Out;
      [numthreads(1,1,1)]
      void main() { Out[0] = Out[7] + 5; Out[9] = 1; }`
    expect(run(source, { Out })).toEqual({ ok: true })
    expect(ints(Out.bytes)).toEqual([5])
  })

  it('reads constants where the layout puts them', () => {
    const data = new Float32Array(12)
    data.set([1, 2, 3, 4, 0, 0, 0, 0, 7])
    const Out = { bytes: new ArrayBuffer(8) }
    const source = `
      cbuffer C { float3 a; float b; float2 pad; float c[1]; }
      RWBuffer<float> Out;
      [numthreads(1,1,1)]
      void main() { Out[0] = a.y + b; Out[1] = c[0]; }`
    expect(run(source, { Out, C: { bytes: data.buffer } })).toEqual({ ok: true })
    expect([...new Float32Array(Out.bytes)]).toEqual([6, 7])
  })

  it('says what it cannot run, and stops what never ends', () => {
    const endless = `RWBuffer<int> Out; [numthreads(1,1,1)] void main() { [loop] while (Out[0] == 0) Out[1] += 1; }`
    expect(run(endless, {}, { budget: 1000 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('the shader runs too long: it is still in this loop after 1000 instructions'),
    })
    const rays = `RWBuffer<int> Out; [numthreads(1,1,1)] void main() { RayQuery<0> q; q.Abort(); Out[0] = q.CandidateType(); }`
    expect(run(rays, {})).toMatchObject({ ok: false, reason: expect.stringContaining('rayquery') })
  })
})
