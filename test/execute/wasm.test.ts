// What WebAssembly computes is what the interpreter computes, bit for bit: random programs. `npx tsx tools/random-shaders.ts` tries more.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inputs } from '../interpret/inputs.ts'
import { kinds } from '../interpret/kinds.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { difference } from './both-ways.ts'

describe('WebAssembly computes what the interpreter does', () => {
  for (const kind of kinds)
    it(kind.name, () => {
      fc.assert(
        fc.property(kind.shaders, (shader) => {
          expect(difference(kind, shader), shader.text).toBeUndefined()
        }),
        { numRuns: fuzzRuns(40) },
      )
    })

  // Special numbers, small ones, and words of any kind.
  const words = Uint32Array.from({ length: 512 }, (_, index) => {
    const word = Math.imul(index + 1, 0x9e3779b1) >>> 0
    const special = [0, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 1, 0x3f800000, 0xbf800000]
    const small = new Uint32Array(Float32Array.of((word / 2 ** 32 - 0.5) * 20).buffer)[0]!
    return [word, word >>> 27, small, special[word >>> 29]!][(index >> 2) % 4]!
  })

  it.each([
    'uint4(asuint(sin(f.x)), asuint(cos(f.y)), asuint(tan(f.z)), asuint(exp(f.w)))',
    'uint4(asuint(exp2(f.x)), asuint(log(f.y)), asuint(log2(f.z)), asuint(log10(f.w)))',
    'uint4(asuint(pow(f.x, f.y)), asuint(pow(abs(f.y), f.x)), asuint(asin(f.z)), asuint(acos(f.w)))',
    'uint4(asuint(atan(f.x)), asuint(atan2(f.x, f.y)), asuint(sinh(f.z)), asuint(cosh(f.w)))',
    'uint4(asuint(tanh(f.x)), any(f.xy), all(f.zw), any(u.xy > u.zw))',
    'asuint(float4(cross(f.xyz, f.wxy), length(normalize(f.yzw))))',
    'uint4(u.x << u.y, u.z >> u.w, (int)u.x >> u.y, (u.x >> u.x) ^ (u.y << u.y))',
    'uint4(firstbithigh(u.x), firstbitlow(u.y), firstbithigh((int)u.z), reversebits(u.w))',
    'uint4(sign(f.x), isnan(f.y), isinf(f.z), isfinite(f.w))',
    'uint4(clamp(u.x, u.y, u.z), clamp((int)u.x, (int)u.z, (int)u.w), countbits(u.z), all(u))',
    '(i & 1) ? uint4(asuint(sin(f.x)), any(u), dot(u, u), sign((int)u.w)) : uint4(asuint(cos(f.x)), 0, 0, 0)',
  ])('%s', (value) => {
    const inputs = (): Inputs => ({ In: { bytes: words.slice().buffer }, Out: { bytes: new ArrayBuffer(2048) } })
    const text = `StructuredBuffer<uint4> In; RWStructuredBuffer<uint4> Out;
      [numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) {
        uint4 u = In[i]; float4 f = asfloat(u); Out[i] = ${value};
      }`
    expect(difference({ inputs, groups: [2, 1, 1] }, { text })).toBeUndefined()
  })

  it('halves go to the even neighbour, and keep their sign', () => {
    const kind = kinds.find(({ name }) => name === 'resources')!
    const text = `RWBuffer<float4> Typed;
      [numthreads(4, 1, 1)]
      void main(uint lane : SV_GroupIndex) {
        Typed[lane] = float4(round(-0.5 - (float)lane), round(lane + 0.5), round(-0.3 * (float)lane), round(lane - 0.5));
      }`
    expect(difference(kind, { text })).toBeUndefined()
  })
})
