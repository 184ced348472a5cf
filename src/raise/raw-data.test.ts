import { expect, test } from 'vitest'
import { printShader } from '../../test/support/print-shader.ts'
import { compileForVulkan } from '../../test/support/vulkan.ts'

/** The statements of `main`, as the target gets them. */
function bodyOf(statements: string, target = 'spirv'): string {
  const source = `
    struct S { float2 a; float16_t b[2]; }; struct B { uint low : 4; uint high : 28; };
    ByteAddressBuffer In; RWByteAddressBuffer Out;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { ${statements} }`
  const text = printShader(compileForVulkan(source, `-T cs_6_6 -enable-16bit-types --target ${target}`))
  return /main_1\(uint i\) \{\n(.*?)\n\}/s
    .exec(text)![1]!
    .replace(/^ {2}/gm, '')
    .replace(/:int|:uint/g, '')
}

test('structs and matrices are read number by number', () => {
  expect(bodyOf('S s = In.Load<S>(i); Out.Store(0, s.b[1]);')).toContain(
    'S s = (offset = i, S{In.Load(offset), float16_t[2]{In.Load((offset + 8)), In.Load((offset + 10))}});',
  )
  expect(bodyOf('float2x2 m = In.Load<float2x2>(i); Out.Store(0, m[0]);', 'glsl')).toContain(
    'float2x2 m = float2x2{float2{In.Load(i), In.Load((i + 8))}, float2{In.Load((i + 4)), In.Load((i + 12))}};',
  )
})

test('a member is selected after the offset is evaluated', () => {
  expect(bodyOf('Out.Store(0, In.Load<S>(i).a.x);')).toMatch(/Out\.Store\(0, \(offset = i, S\{.*\}\.a\.x\)\);/)
})

test('numbers and vectors stay', () => {
  expect(bodyOf('Out.Store(i, In.Load<float2>(i + 4));')).toBe('Out.Store(i, In.Load((i + 4)));')
})

test('structs are written number by number, bit-fields as the number they share', () => {
  expect(bodyOf('S s = In.Load<S>(0); Out.Store(i + 8, s);')).toContain(
    '(offset = (i + 8), value = s, Out.Store(offset, value.a), Out.Store((offset + 8), value.b[0]), Out.Store((offset + 10), value.b[1]));',
  )
  expect(bodyOf('B b = In.Load<B>(0); b.low = i; Out.Store(0, b);', 'glsl').split('\n')).toEqual([
    'B b = (bits = In.Load(0), B{((bits << 28) >> 28), (bits >> 4)});',
    'b.low = ((i << 28) >> 28);',
    'Out.Store(0, ((b.low & 15) | ((b.high & 268435455) << 4)));',
  ])
})
