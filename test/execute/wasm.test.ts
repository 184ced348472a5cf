// What WebAssembly computes is what the interpreter computes, bit for bit: random programs. `npx tsx tools/random-shaders.ts` tries more.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
