import { expect, test } from 'vitest'
import { createCompiler } from '../../driver/compiler.ts'
import { defaultOptions } from '../../driver/options.ts'
import { mangleFunction } from './mangle.ts'

function mangled(declaration: string): string {
  const compiler = createCompiler({ readFile: () => undefined })
  const text = `struct S { float x; }; struct P { float4 c; }; namespace N { struct T { int i; }; } export ${declaration}`
  const { program } = compiler.lint({ path: 'main.hlsl', text }, { ...defaultOptions, profile: 'lib_6_3' })
  return mangleFunction(program.functions.find(({ isExported }) => isExported)!)
}

// As DXC names them.
test.each([
  ['void f() {}', '?f@@YAXXZ'],
  ['float4 g(float4 a, float4 b) { return a + b; }', '?g@@YA?AV?$vector@M$03@@V1@0@Z'],
  ['void test_out(out float4 m, float4 a) { m = a; }', '?test_out@@YAXAIAV?$vector@M$03@@V1@@Z'],
  ['void h(inout P a, inout P b) {}', '?h@@YAXUP@@0@Z'],
  ['void i(in S a, out S b) { b = a; }', '?i@@YAXUS@@U1@@Z'],
  ['S j(S s) { return s; }', '?j@@YA?AUS@@U1@@Z'],
  ['void fn(float4 a[2]) {}', '?fn@@YAXY01V?$vector@M$03@@@Z'],
  ['float fc(const float4 a[2]) { return a[1].x; }', '?fc@@YAMY01$$CBV?$vector@M$03@@@Z'],
  ['void fo(inout float4 a[2]) {}', '?fo@@YAXY01$$CAV?$vector@M$03@@@Z'],
  ['float3x4 m(uint u, bool b, N::T t) { return 0; }', '?m@@YA?AV?$matrix@M$02$03@@I_NUT@N@@@Z'],
  [
    'void foo(RWByteAddressBuffer b, Texture2D<float4> t) {}',
    '?foo@@YAXURWByteAddressBuffer@@V?$Texture2D@V?$vector@M$03@@@@@Z',
  ],
])('%s', (declaration, expected) => {
  expect(mangled(declaration)).toBe(`\u0001${expected}`)
})
