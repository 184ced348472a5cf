// A compute shader and the HLSL that is written from it compute the same: random programs, run by the interpreter.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit } from '../../tools/emit.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { compileWritten } from '../support/hlsl.ts'
import { programs } from './programs.ts'

const compiler = createCompiler(createMemoryHost({}))
const path = 'random.hlsl'

function run({ generated }: Compilation): number[] {
  const input = Int32Array.from({ length: 16 }, (_, index) => index * 7 - 20).buffer
  const out = new ArrayBuffer(64)
  const result = new ArrayBuffer(128)
  const resources = { In: { bytes: input }, Out: { bytes: out }, Result: { bytes: result } }
  expect(generated && dispatch(generated.module, 'main', resources)).toEqual({ ok: true })
  return [...new Int32Array(input), ...new Int32Array(out), ...new Int32Array(result)]
}

function expectSame(source: string, options: CompileOptions): void {
  const { outcome, output } = emit('hlsl')(compiler, { path, text: source }, options)
  const written = String(output)
  expect(run(compileWritten(written, options)), written).toEqual(run(outcome))
}

for (const hlslVersion of ['2018', '2021'] as const)
  it(`computes the same as the source in HLSL ${hlslVersion}`, () => {
    const options = { ...defaultOptions, profile: 'cs_6_6', hlslVersion, optimization: 0 } as const
    fc.assert(
      fc.property(programs, (source) => expectSame(source, options)),
      { numRuns: fuzzRuns(60) },
    )
  })
