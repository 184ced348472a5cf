import { expect, test } from 'vitest'
import { createMemoryHost } from '../preprocess/host.ts'
import { createCompiler } from './compiler.ts'
import { defaultOptions } from './options.ts'

/** Every function calls the one before twice. */
function doubling(levels: number): string {
  const functions = Array.from(
    { length: levels },
    (_, level) => `float f${level + 1}(float x) { return f${level}(x) + f${level}(x + 1); }`,
  )
  return `RWBuffer<float> Out; float f0(float x) { return sin(x) * Out[x]; }
${functions.join('\n')}
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) { Out[i] = f${levels}(i); }`
}

test('a shader that is too large once its functions are inlined is told so, once', () => {
  const compilation = createCompiler(createMemoryHost({})).compile(
    { path: 'a.hlsl', text: doubling(18) },
    { ...defaultOptions, profile: 'cs_6_6' },
  )
  void compilation.bindings
  const messages = compilation.reported.map(({ diagnostic }) => `${diagnostic.id}: ${diagnostic.message}`)
  expect(messages).toEqual([
    expect.stringMatching(/^err_inlined_too_large: 'f1\d' has more than 250000 instructions once/),
  ])
})
