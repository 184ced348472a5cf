// What WebAssembly computes is what the interpreter computes, bit for bit: random programs. `npx tsx tools/random-shaders.ts` tries more.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { difference, kinds } from './both-ways.ts'

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
})
