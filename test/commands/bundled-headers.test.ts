// Headers that come with the compiler.
import { expect, test } from 'vitest'
import { compile } from '../../src/driver/library.ts'

const main = (source: string): string => `
#include <vk/opcode_selector.h>
${source}
`

test('vk/opcode_selector.h chooses the instruction of a type', () => {
  const { ok, output, files } = compile(
    main(`
RWStructuredBuffer<int> numbers;
RWStructuredBuffer<float> results;
[numthreads(1, 1, 1)] void main() {
  float converted = vk::util::ConversionSelector<int, float>::Convert<float>(numbers[0]);
  results[0] = vk::util::ArithmeticSelector<float>::Add(converted, results[1]);
  numbers[0] = vk::util::ArithmeticSelector<int>::Div(numbers[1], numbers[2]);
}`),
    { emit: 'spirv', profile: 'cs_6_0' },
  )
  expect(ok).toBe(true)
  expect(output).toContain('OpConvertSToF')
  expect(output).toContain('OpFAdd')
  expect(output).toContain('OpSDiv')
  // It is no file that a build depends on.
  expect(files).toEqual(['input.hlsl'])
})

test('vk/spirv.h has the numbers of SPIR-V', () => {
  const source = `#include "vk/spirv.h"
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)] void main() { o[0] = vk::ScopeSubgroup + vk::CooperativeMatrixLayoutColumnMajorKHR; }`
  expect(compile(source, { emit: 'spirv', profile: 'cs_6_0' }).diagnostics).toEqual([])
})
