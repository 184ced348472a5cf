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

test('vector_utils, type_traits and enable_if are templates in the namespace hlsl', () => {
  const source = `#include <vector_utils>
#include <type_traits>
template<typename T> typename hlsl::enable_if<hlsl::is_arithmetic_vector<T>::value, T>::type twice(T a) { return a + a; }
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() {
  vector<float, 4> v = { 1, 2, 4, 8 };
  o[0] = dot(hlsl::slice<1, 2>(v), hlsl::slice<2>(v)) + twice(float3(1, 2, 3)).z + hlsl::is_same<float, int>::value;
}`
  const { diagnostics, output } = compile(source, { emit: 'dxil', profile: 'cs_6_0' })
  expect(diagnostics).toEqual([])
  // (2, 4) . (1, 2) + 6
  expect(output).toContain('float 1.600000e+01')
})

test('what enable_if leaves out is no candidate', () => {
  const source = `#include <vector_utils>
RWStructuredBuffer<float2> o;
[numthreads(1, 1, 1)] void main() { o[0] = hlsl::slice<3, 2>(float4(1, 2, 3, 4)); }`
  const { diagnostics } = compile(source, { emit: 'dxil', profile: 'cs_6_0' })
  expect(diagnostics[0]?.message).toContain("no matching function for call to 'slice'")
})
