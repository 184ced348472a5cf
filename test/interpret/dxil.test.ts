// A lowered module computes what the module before lowering does: random programs, run as DXIL operations.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/interpret/dispatch.ts'
import type { ResourceInput } from '../../src/interpret/resources.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { programs } from './programs.ts'
import { resourcePrograms } from './resource-programs.ts'

const compiler = createCompiler(createMemoryHost({}))
type Inputs = Readonly<Record<string, ResourceInput>>

function optionsAt(optimization: 0 | 3): CompileOptions {
  return { ...defaultOptions, profile: 'cs_6_6', optimization, unused: 'keep' }
}

function runBefore(text: string, inputs: Inputs): void {
  const { generated, reported } = compiler.generate({ path: 'random.hlsl', text }, optionsAt(0), 'raw')
  if (!generated) throw new Error(`${reported.map(({ diagnostic }) => diagnostic.message).join('\n')}\n${text}`)
  expect(dispatch(generated.module, 'main', inputs), text).toEqual({ ok: true })
}

function runLowered(text: string, inputs: Inputs, optimization: 0 | 3): void {
  const { dxil, generated } = compiler.dxil({ path: 'random.hlsl', text }, optionsAt(optimization))
  if (!dxil || !generated) throw new Error(`not lowered:\n${text}`)
  const byRegister: Record<string, ResourceInput> = {}
  for (const { declaration, lower } of generated.bindings.resources) {
    const letter = { SRV: 't', UAV: 'u', CBV: 'b', Sampler: 's' }[declaration.class]
    const input = inputs[declaration.name]
    if (input) byRegister[`${letter}${lower}`] = input
  }
  const groupSize = dxil.entries[0]!.numThreads!
  expect(dispatch(dxil.module, 'main', byRegister, { groupSize }), text).toEqual({ ok: true })
}

function integers(count: number): ResourceInput {
  return { bytes: Int32Array.from({ length: count }, (_, index) => index * 7 - 20).buffer }
}

function floats(count: number): ResourceInput {
  return { bytes: Float32Array.from({ length: count }, (_, index) => index * 0.75 - 2).buffer }
}

/** Whether the four bytes are the same integer, or floats that differ only in rounding. */
function expectSameBytes(actual: Inputs, expected: Inputs, source: string): void {
  for (const [name, { bytes }] of Object.entries(expected)) {
    const [integersOf, floatsOf] = [Int32Array, Float32Array].map((array) => [
      new array(actual[name]!.bytes),
      new array(bytes),
    ]) as [Int32Array[], Float32Array[]]
    integersOf[1]!.forEach((value, index) => {
      if (integersOf[0]![index] === value) return
      const [got, wanted] = [floatsOf[0]![index]!, floatsOf[1]![index]!]
      if (Number.isNaN(got) && Number.isNaN(wanted)) return
      const difference = Math.abs(got - wanted) / Math.max(1, Math.abs(wanted))
      expect(difference, `${name}[${index}]: ${got} for ${wanted}\n${source}`).toBeLessThan(1e-3)
    })
  }
}

const numRuns = fuzzRuns(60)

for (const optimization of [0, 3] as const) {
  describe(`DXIL at -O${optimization}`, () => {
    it('computes what the source says', () => {
      const inputs = (): Inputs => ({ In: integers(16), Out: integers(16), Result: integers(32) })
      fc.assert(
        fc.property(programs, (source) => {
          const [expected, actual] = [inputs(), inputs()]
          runBefore(source, expected)
          runLowered(source, actual, optimization)
          expectSameBytes(actual, expected, source)
        }),
        { numRuns },
      )
    })

    it('reads and writes the same places', () => {
      const inputs = (): Inputs => ({
        Constants: floats(64),
        Points: floats(12),
        Items: floats(28),
        Bytes: integers(32),
        Typed: floats(16),
        Image: { ...floats(32), shape: [4, 2] },
      })
      fc.assert(
        fc.property(resourcePrograms, (source) => {
          const [expected, actual] = [inputs(), inputs()]
          runBefore(source, expected)
          runLowered(source, actual, optimization)
          expectSameBytes(actual, expected, source)
        }),
        { numRuns },
      )
    })
  })
}
