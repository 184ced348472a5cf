// Shaders that are long rather than deep are written; what has no room in an instruction is refused.

import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { createMemoryHost } from '../../../src/preprocess/host.ts'
import { emit } from '../../../tools/emit.ts'

const compiler = createCompiler(createMemoryHost({}))

function messages(body: string, declarations = ''): string[] {
  const text = `RWBuffer<float> Out; ${declarations}
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { float x = i; ${body} Out[0] = x; }`
  const options = { ...defaultOptions, optimization: 0 } as const
  const { outcome, output } = emit('spirv')(compiler, { path: 'long.hlsl', text }, options)
  expect(output.length > 0).toBe(outcome.errorCount === 0)
  return outcome.reported.map(({ diagnostic }) => diagnostic.message)
}

function terms(count: number, term: (index: number) => string, join: string): string {
  return Array.from({ length: count }, (_, index) => term(index)).join(join)
}

test('sums and conditions of thousands of terms', () => {
  expect(messages(`x = ${terms(4000, (index) => `x * ${index}.5`, ' + ')};`)).toEqual([])
  expect(messages(`if (${terms(1000, (index) => `Out[${index}] > 0`, ' && ')}) x = 2;`)).toEqual([])
})

test('tables and values that are large', () => {
  const table = (count: number): string => `static const float t[${count}] = { ${terms(count, String, ', ')} };`
  expect(messages('x = t[i];', table(20_000))).toEqual([])
  expect(messages('x = t[i];', table(70_000))).toEqual(['a value of 70000 parts cannot be written as SPIR-V'])
  expect(messages('float big[100000] = (float[100000])0; big[i] = x; x = big[i + 1];')).toEqual([])
})
