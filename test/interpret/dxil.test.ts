// A lowered module computes what the module before lowering does: random programs, run as DXIL operations.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { dxilOf } from '../../tools/emit.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { type Inputs, integerInputs, resourceInputs } from './inputs.ts'
import { programs } from './programs.ts'
import { resourcePrograms } from './resource-programs.ts'
import { expectSameBytes } from './same-bytes.ts'

const compiler = createCompiler(createMemoryHost({}))

function optionsAt(optimization: 0 | 3): CompileOptions {
  return { ...defaultOptions, profile: 'cs_6_6', optimization, unused: 'keep' }
}

function runBefore(text: string, inputs: Inputs): void {
  const compilation = compiler.compile({ path: 'random.hlsl', text }, optionsAt(0))
  const module = compilation.moduleAt('raw')
  const { reported } = compilation
  if (!module) throw new Error(`${reported.map(({ diagnostic }) => diagnostic.message).join('\n')}\n${text}`)
  expect(dispatch(module, 'main', inputs), text).toEqual({ ok: true })
}

function runLowered(text: string, inputs: Inputs, optimization: 0 | 3): void {
  const { dxil, outcome } = dxilOf(compiler.compile({ path: 'random.hlsl', text }, optionsAt(optimization)))
  if (!dxil) throw new Error(`not lowered:\n${text}`)
  const byRegister: Record<string, ResourceInput> = {}
  for (const { declaration, lower } of outcome.bindings!.resources) {
    const letter = { SRV: 't', UAV: 'u', CBV: 'b', Sampler: 's' }[declaration.class]
    const input = inputs[declaration.name]
    if (input) byRegister[`${letter}${lower}`] = input
  }
  const groupSize = dxil.entries[0]!.numThreads!
  expect(dispatch(dxil.module, 'main', byRegister, { groupSize }), text).toEqual({ ok: true })
}

const numRuns = fuzzRuns(60)

for (const optimization of [0, 3] as const) {
  describe(`DXIL at -O${optimization}`, () => {
    it('computes what the source says', () => {
      const inputs = integerInputs
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
      const inputs = resourceInputs
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
