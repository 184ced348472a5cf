// Built-in functions compute the same in SPIR-V as in the IR.

import { expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit } from '../../tools/emit.ts'
import { builtinPrograms } from './builtin-programs.ts'
import { builtinInputs } from './inputs.ts'
import { expectSameBytes } from './same-bytes.ts'
import { runSpirv } from './spirv/run.ts'

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = {
  ...defaultOptions,
  profile: 'cs_6_6',
  optimization: 0,
  unused: 'keep',
  native16Bit: true,
}
const threads = 4

it.each(builtinPrograms)('$expression', ({ expression, text }) => {
  const input = { path: 'builtin.hlsl', text }
  const [expected, actual] = [builtinInputs(), builtinInputs()]
  const raw = compiler.compile(input, options).moduleAt('raw')
  expect(raw && dispatch(raw, 'main', expected)).toEqual({ ok: true })
  const { output, outcome } = emit('spirv')(compiler, input, { ...options, target: 'spirv' })
  expect(outcome.errorCount).toBe(0)
  runSpirv(output as Uint8Array, actual, threads)
  expectSameBytes(actual, expected, expression)
})
