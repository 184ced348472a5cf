// A SPIR-V module computes what the IR of the same source does: random programs. Buffers lie as in Direct3D, so that both see the same bytes.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit } from '../../tools/emit.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { type Inputs, integerInputs, layoutInputs, resourceInputs } from './inputs.ts'
import { layoutPrograms } from './layout-programs.ts'
import { programs } from './programs.ts'
import { resourcePrograms } from './resource-programs.ts'
import { expectSameBytes } from './same-bytes.ts'
import { runSpirv } from './spirv/run.ts'

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = {
  ...defaultOptions,
  profile: 'cs_6_6',
  optimization: 0,
  unused: 'keep',
  vulkan: { ...defaultOptions.vulkan, layout: 'dx' },
}
const threads = 4

function expectSame(text: string, inputs: () => Inputs, environment: CompileOptions['vulkan']['environment']): void {
  const input = { path: 'random.hlsl', text }
  const [expected, actual] = [inputs(), inputs()]
  const raw = compiler.compile(input, options).moduleAt('raw')
  expect(raw && dispatch(raw, 'main', expected), text).toEqual({ ok: true })
  const vulkan = { ...options.vulkan, environment }
  const { output, outcome } = emit('spirv')(compiler, input, { ...options, target: 'spirv', vulkan })
  expect(outcome.errorCount, text).toBe(0)
  runSpirv(output as Uint8Array, actual, threads)
  expectSameBytes(actual, expected, text)
}

for (const environment of ['vulkan1.1', 'vulkan1.2'] as const) {
  describe(`SPIR-V for ${environment}`, () => {
    const numRuns = fuzzRuns(25)

    it('computes what the source says', () => {
      fc.assert(
        fc.property(programs, (source) => expectSame(source, integerInputs, environment)),
        { numRuns },
      )
    })

    for (const { name, text } of layoutPrograms)
      it(`finds ${name} where they lie`, () => expectSame(text, layoutInputs, environment))

    it('reads and writes the same places', () => {
      fc.assert(
        fc.property(resourcePrograms, (source) => expectSame(source, resourceInputs, environment)),
        { numRuns },
      )
    })
  })
}
