// What WebAssembly computes is what the interpreter computes, bit for bit: random programs, with and without waves and buffers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { translate } from '../../src/execute/wasm/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { resourceInputs } from '../interpret/inputs.ts'
import { programs } from '../interpret/programs.ts'
import { resourcePrograms } from '../interpret/resource-programs.ts'
import { wavePrograms } from '../interpret/wave-programs.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'

const compiler = createCompiler(createMemoryHost({}))
type Inputs = Readonly<Record<string, ResourceInput>>

function compile(text: string) {
  return compiler.compile({ path: 'random.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
}

/** Whether it was translated. */
function expectSame(text: string, inputs: () => Inputs): boolean {
  const [expected, actual] = [inputs(), inputs()]
  const translated = translate(compile(text).moduleAt('optimized')!, 'main')
  if (typeof translated === 'string') return false
  expect(dispatch(compile(text).moduleAt('optimized')!, 'main', expected), text).toEqual({ ok: true })
  expect(translated.dispatch(actual, [1, 1, 1]), text).toEqual({ ok: true })
  for (const name of Object.keys(expected)) {
    const [left, right] = [actual, expected].map((each) => new Int32Array(each[name]!.bytes))
    left!.forEach((word, index) => {
      if (word === right![index]) return
      const [x, y] = [actual, expected].map((each) => new Float32Array(each[name]!.bytes)[index])
      if (!(Number.isNaN(x) && Number.isNaN(y))) expect(word, `${name}[${index}]: ${text}`).toBe(right![index])
    })
  }
  return true
}

const ints = (count: number): ResourceInput => ({
  bytes: Int32Array.from({ length: count }, (_, index) => index * 7 - 20).buffer,
})

describe('WebAssembly', () => {
  const numRuns = fuzzRuns(60)

  it('computes what the interpreter does', () => {
    let count = 0
    const inputs = (): Inputs => ({ In: ints(16), Out: ints(64), Result: ints(32) })
    fc.assert(
      fc.property(programs, (source) => {
        // Every thread has sixteen elements of its own.
        if (expectSame(source.replaceAll('Out[', 'Out[id.x * 16u + '), inputs)) count++
      }),
      { numRuns },
    )
    expect(count).toBe(numRuns)
  })

  it('has lanes diverge and meet at the same places', () => {
    let count = 0
    const inputs = (): Inputs => ({ In: ints(8), Result: { bytes: new ArrayBuffer(128) } })
    fc.assert(
      fc.property(wavePrograms, (source) => {
        if (expectSame(source, inputs)) count++
      }),
      { numRuns },
    )
    expect(count).toBe(numRuns)
  })

  it('reads and writes the same places', () => {
    let count = 0
    fc.assert(
      fc.property(resourcePrograms, (source) => {
        if (expectSame(source, resourceInputs)) count++
      }),
      { numRuns },
    )
    expect(count).toBeGreaterThan(numRuns / 2)
  })
})
