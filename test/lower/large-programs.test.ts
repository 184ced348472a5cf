// Programs with many of something: what each use of it costs must not depend on how many there are. The limits of time are many times
// what is needed, and a fraction of what a cost that grows with the square takes.
import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

function numbered(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

/** Lowers a shader that adds to `x`; tells how many mistakes it has. */
function mistakesIn(declarations: string, statements: string): number {
  const text = `${declarations}
RWStructuredBuffer<uint> data;
[numthreads(1, 1, 1)] void main(uint id : SV_GroupIndex) { uint x = id;\n${statements}data[0] = x; }`
  const compiler = createCompiler(createMemoryHost({}))
  const compilation = compiler.compile({ path: 'large.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
  void compilation.lowered
  return compilation.errorCount
}

test('a constant buffer with four thousand members, each used', { timeout: 10_000 }, () => {
  const members = numbered(4000, (index) => `uint4 m${index};\n`)
  const uses = numbered(4000, (index) => `x += m${index}.y;\n`)
  expect(mistakesIn(`cbuffer Frame {\n${members}}`, uses)).toBe(0)
})

test('eight thousand constants, each computed from the one before and used', { timeout: 10_000 }, () => {
  const constants = numbered(8000, (index) => `static const uint c${index} = ${index > 0 ? `c${index - 1}` : 1} * 3;\n`)
  const uses = numbered(8000, (index) => `x += c${index};\n`)
  expect(mistakesIn(constants, uses)).toBe(0)
})
