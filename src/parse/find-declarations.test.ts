import { expect, test } from 'vitest'
import { tokensOf } from '../../test/support/tokens.ts'
import { spelling } from '../support/intern.ts'
import { findDeclarations } from './find-declarations.ts'

/** Names and text of what is found. */
function found(text: string): string[] {
  const tokens = tokensOf(text)
  const named = findDeclarations(tokens).filter(({ names }) => names.length > 0)
  return named.map(({ from, to, names }) => {
    const end = tokens.positions[to]! - tokens.positions[from]!
    const start = tokens.positions[from]! - 1
    return `${names.map(spelling).join(' ')}: ${text.slice(start, start + end + 1)}`
  })
}

test.each([
  ['struct S { float x; float f() { return x; } };', 'S'],
  ['struct S;', 'S'],
  ['struct S : Base { float x; };', 'S'],
  ['template <typename T> struct S { T x; };', 'S'],
  ['template <> struct S<int> { float x; };', 'S'],
  ['enum Kind : uint { first, second = first + 1 };', 'Kind uint first second first'],
  ['typedef vector<float, 3> Color;', 'Color'],
  ['float f(float x = 1, S s = { 1 }) { return x; }', 'f'],
  ['float f(float x);', 'f'],
  ['float4 f() : SV_Target { return 1; }', 'f'],
  ['[numthreads(1, 1, 1)] void f() {}', 'f'],
  ['float S::f() { return 1; }', 'f'],
  ['template <typename T, int n> vector<T, n> f(vector<T, n> x) { return x; }', 'f'],
  ['template <bool b = true> float f(float x) { return b ? x : 1; }', 'f'],
  ['static const float a[2] = { max(1, 2), b }, c = d;', 'a c d'],
  ['static float f() { return 1; }', 'f'],
])('%s', (text, names) => {
  expect(found(text)).toEqual([`${names}: ${text}`])
  expect(found(`namespace N { namespace M::O { ${text} } }`)).toEqual([`${names}: ${text}`])
  expect(found(`int loose; ${text} Texture2D t : register(t0);`)).toEqual([`${names}: ${text}`])
  expect(found(`${text} float other();`)).toEqual([`${names}: ${text}`, 'other: float other();'])
})

test.each([
  'Texture2D t;',
  'Texture2D t[2] : register(t0, space1);',
  'cbuffer C : register(b0) { float x; float y; }',
  'ConstantBuffer<S> c : register(b0);',
  'float4 loose = float4(1, 2, 3, 4);',
  'groupshared float lanes[64];',
  'struct S { float x; } s;',
  'struct { float x; } s;',
  'struct [raypayload] S { float x : read(caller); };',
  '[raypayload] struct S { float x; };',
  'static struct S { float x; } s = { 1 };',
  'typedef struct { float x; } S;',
  'typedef float Row[4];',
  'using namespace N;',
  'float3 operator+(S a, S b) { return 1; }',
  'template <> float f<int>(int x) { return x; }',
  '_Static_assert(1, "one");',
  'struct S f() { return s; }',
  'static float (f)(float x) { return x; }',
  'static float (f(float x)) { return x; }',
])('kept: %s', (text) => {
  expect(found(text)).toEqual([])
})
