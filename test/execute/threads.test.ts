// Several threads of the machine give what one gives: random programs whose groups do not race, atomic operations, shaders that never end.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadShader, type RunOptions } from '../../src/run.ts'
import { sharedPrograms } from '../interpret/shared-programs.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'

const profile = 'cs_6_6'
const waysToRun: readonly RunOptions[] = [{ threads: 1 }, { threads: 2 }, { threads: 5 }, {}]

describe('threads of the machine share the groups of a dispatch', () => {
  it('random programs give the same bits on any number of them', async () => {
    await fc.assert(
      fc.asyncProperty(sharedPrograms, async (text) => {
        const groups = 60
        const shader = loadShader(text, { profile })
        const results: number[][] = []
        for (const options of waysToRun) {
          const Result = new Int32Array(groups * 40 * 4)
          for (const how of ['dispatch', 'dispatchAsync'] as const) {
            const { reason } = await shader[how]([groups, 1, 1], { Result }, { check: false, ...options })
            expect(reason, text).toBe('')
            results.push([...Result])
          }
        }
        for (const result of results) expect(result, text).toEqual(results[0])
      }),
      { numRuns: fuzzRuns(10) },
    )
  })

  const histogram = loadShader(
    `RWStructuredBuffer<uint> Counts; RWStructuredBuffer<int> Ends; RWStructuredBuffer<uint64_t> Wide; RWByteAddressBuffer Odd;
     groupshared uint inGroup;
     [numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID, uint i : SV_GroupIndex) {
       if (i == 0) inGroup = 0;
       GroupMemoryBarrierWithGroupSync();
       InterlockedAdd(inGroup, 1);
       GroupMemoryBarrierWithGroupSync();
       InterlockedAdd(Counts[id % 7], 1);
       if (i == 0) InterlockedAdd(Counts[7], inGroup);
       InterlockedXor(Counts[8], id);
       InterlockedMax(Ends[0], (int)id - 100);
       InterlockedMin(Ends[1], (int)id - 100);
       InterlockedAdd(Wide[0], (uint64_t)id << 20);
       InterlockedMax(Wide[1], (uint64_t)id << 40);
       Odd.InterlockedOr(4, 1u << (id % 32));
     }`,
    { profile },
  )

  it.each(waysToRun)('atomic operations lose nothing: $threads', (options) => {
    const count = 64 * 200
    const [Counts, Ends] = [new Uint32Array(9), new Int32Array([-1000, 1000])]
    const [Wide, Odd] = [new BigUint64Array(2), new Uint32Array(2)]
    const { reason } = histogram.dispatch([200, 1, 1], { Counts, Ends, Wide, Odd }, { check: false, ...options })
    expect(reason).toBe('')
    let xor = 0
    for (let id = 0; id < count; id++) xor ^= id
    const shares = Array.from({ length: 7 }, (_, rest) => Math.ceil((count - rest) / 7))
    expect([...Counts]).toEqual([...shares, count, xor])
    expect([...Ends]).toEqual([count - 101, -100])
    expect([...Wide]).toEqual([BigInt((count * (count - 1)) / 2) << 20n, BigInt(count - 1) << 40n])
    expect([...Odd]).toEqual([0, 0xffffffff])
  })

  it('a shader that reads what atomic operations return runs in the order of its groups unless told otherwise', () => {
    const shader = loadShader(
      `RWStructuredBuffer<uint> Next, Out;
       [numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID) {
         uint at; InterlockedAdd(Next[0], 1, at); Out[at] = id;
       }`,
      { profile },
    )
    const inOrder = Array.from({ length: 6400 }, (_, index) => index)
    const first = shader.dispatch([100, 1, 1], { Next: 1, Out: 6400 }, { check: false })
    expect(first.values('Out')).toEqual(inOrder)
    const second = shader.dispatch([100, 1, 1], { Next: 1, Out: 6400 }, { check: false, threads: 3 })
    expect((second.values('Out') as number[]).sort((left, right) => left - right)).toEqual(inOrder)
  })

  const endless = {
    'a loop': 'while (Out[id] < 2) Out[id] ^= 1;',
    'a loop with barriers':
      'while (Out[0] < 2) { GroupMemoryBarrierWithGroupSync(); Out[id] ^= 1; GroupMemoryBarrierWithGroupSync(); }',
    'a loop around one that ends': 'while (Out[id] < 2) for (uint i = 0; i < 9 + Out[id]; i++) Out[id] ^= 1;',
    'a loop with calls of JavaScript':
      'while (Out[id] < 2) Out[id] ^= (uint)Texels.SampleLevel(Point, float2(id, 0), 0).x & 1;',
  }
  const stops = Object.entries(endless).flatMap(([name, body]) => waysToRun.map((options) => ({ name, body, options })))

  it.each(stops)('a shader that never ends is stopped: $name, $options.threads', async ({ body, options }) => {
    const shader = loadShader(
      `RWStructuredBuffer<uint> Out; Texture2D<float4> Texels; SamplerState Point;
       [numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID) {
         ${body}
       }`,
      { profile },
    )
    const stopped = { check: false, budget: 100_000, ...options }
    const reason = /^input\.hlsl:3:\d+: the shader runs too long: it is still in this loop after 100000 instructions/
    expect(shader.dispatch([40, 1, 1], { Out: 2560 }, stopped).reason).toMatch(reason)
    expect((await shader.dispatchAsync([40, 1, 1], { Out: 2560 }, stopped)).reason).toMatch(reason)
  })

  it('a budget counts each group for itself', () => {
    const shader = loadShader(
      `RWStructuredBuffer<uint> Out;
       [numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID) { for (uint i = 0; i < 300 + Out[id]; i++) Out[id] ^= i; }`,
      { profile },
    )
    for (const options of waysToRun)
      expect(shader.dispatch([1000, 1, 1], { Out: 64000 }, { check: false, budget: 100_000, ...options }).reason).toBe(
        '',
      )
  })
})
