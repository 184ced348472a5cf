import { expect, test } from 'vitest'
import { tokensOf } from '../../test/support/tokens.ts'
import { spelling } from '../support/intern.ts'
import { findBodies } from './find-bodies.ts'

function found(text: string): string[] {
  return findBodies(tokensOf(text)).map(({ name }) => spelling(name))
}

test('bodies of functions and methods have names', () => {
  expect(found('float f(float x) { return x; } float g();')).toEqual(['f'])
  expect(found('[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {}')).toEqual(['main'])
  expect(found('float4 f() : SV_Target { { } }')).toEqual(['f'])
  expect(found('namespace N { struct S { float m() const { return 1; } float x; }; float f() {} }')).toEqual(['m', 'f'])
  expect(found('float S::m() { return 1; }')).toEqual(['m'])
  expect(found('template <class T> T f(T x) { return x; }')).toEqual(['f'])
})

test('other blocks are none, and what has no plain name is not found', () => {
  expect(found('cbuffer C : register(b0) { float x; } enum E { a };')).toEqual([])
  expect(found('static const float table[2] = { 1, max(1, 2) }; struct S { float x; } s;')).toEqual([])
  expect(
    found('struct S { float operator()(int i) { if (i) { return 1; } } operator float() { return 1; } };'),
  ).toEqual([])
  expect(found('template <> float f<int>(int x) { return x; }')).toEqual([])
})

test('a type in front of a name in brackets is no name', () => {
  expect(
    found('float (f)(float x) { return x; } float ((g))(float x) { return x; } float (S::m)() { return 1; }'),
  ).toEqual([])
  expect(found('float (f(float x)) { return x; } float ((g)(float x)) { return x; } float (S::m(int i)) {}')).toEqual(
    [],
  )
  expect(found('float f(uint x, float y[2]) {} float g(N::T x) {} float h() {}')).toEqual(['f', 'g', 'h'])
})
