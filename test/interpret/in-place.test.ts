// Arguments that are passed without a copy (src/lower/in-place.ts) behave as copies.
import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

const functions = `
struct S {
  int a, b;
  int set(S other) { a = 10; return other.a; }
  int sum(S other) { return a * 100 + other.a; }
  int change(inout int n) { n += 5; return a; }
};
struct Outer {
  S first, second;
  int through(S given) { second.set(given); first.a = 60; return given.a; }
  int own() { return through(first); }
};
static S global = { 3, 4 };
int readAfter(S s, inout S t) { t.a = 7; return s.a; }
int passedOn(S s, inout S t) { return readAfter(s, t); }
int both(inout S s, inout S t) { s.a += 1; t.a += 10; return s.a; }
S swapped(S s) { S r; r.a = s.b; r.b = s.a; return r; }
void fill(out S s, S t) { s.a = 1; s.b = t.a; }
int second(S s, int v) { return s.a * 100 + v; }
int writesItsOwn(S s) { s.a++; return s.a; }
int writesGlobal(S s) { global.a = 50; return s.a; }
int writesGlobalToo(inout S s) { global.a = 50; return s.a; }
int first(int v[2], inout int w[2]) { w[0] = 9; return v[0]; }
int last(inout S s, S t) { S u = t; s.a = 20; return u.a * 10 + t.a; }
`

test.each([
  ['Out[0] = readAfter(x, x); Out[1] = x.a;', [1, 7]],
  ['Out[0] = passedOn(x, x); Out[1] = x.a;', [1, 7]],
  ['Out[0] = passedOn(x, y); Out[1] = y.a;', [1, 7]],
  ['Out[0] = both(x, x); Out[1] = x.a;', [2, 11]],
  ['Out[0] = both(x, y); Out[1] = y.a;', [2, 15]],
  ['x = swapped(x); Out[0] = x.a; Out[1] = x.b;', [2, 1]],
  ['S z = swapped(swapped(x)); Out[0] = z.a; Out[1] = z.b;', [1, 2]],
  ['fill(x, x); Out[0] = x.a; Out[1] = x.b;', [1, 1]],
  ['Out[0] = second(x, x.a++); Out[1] = x.a;', [101, 2]],
  ['Out[0] = second(x, x.set(y)); Out[1] = x.a;', [105, 10]],
  ['Out[0] = writesItsOwn(x); Out[1] = x.a;', [2, 1]],
  ['Out[0] = writesGlobal(global); Out[1] = global.a;', [3, 50]],
  ['Out[0] = writesGlobalToo(global); Out[1] = global.a;', [3, 3]],
  ['Out[0] = x.set(x); Out[1] = x.a;', [1, 10]],
  ['Out[0] = x.sum(x); Out[1] = x.sum(y);', [101, 105]],
  ['Out[0] = x.change(x.a); Out[1] = x.a;', [1, 6]],
  ['Outer o = { x, y }; Out[0] = o.through(o.first); Out[1] = o.second.a;', [1, 10]],
  ['Outer o = { x, y }; Out[0] = o.own(); Out[1] = o.first.a;', [1, 60]],
  ['Outer o = { x, y }; Out[0] = readAfter(o.first, o.second); Out[1] = o.second.a;', [1, 7]],
  ['S l[2] = { x, y }; Out[0] = readAfter(l[i], l[i]); Out[1] = l[0].a;', [1, 7]],
  ['S l[2] = { x, y }; Out[0] = both(l[0], l[1]); Out[1] = l[1].a;', [2, 15]],
  ['int v[2] = { 1, 2 }; Out[0] = first(v, v); Out[1] = v[0];', [1, 9]],
  ['Out[0] = last(x, x); Out[1] = last(x, y);', [11, 55]],
  ['for (int k = 0; k < 2; k++) { S z = swapped(y); z.a += k; y = swapped(z); } Out[0] = y.a; Out[1] = y.b;', [5, 7]],
] as const)('%s', (statements, expected) => {
  const text = `${functions}RWBuffer<int> Out;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { S x = { 1, 2 }; S y = { 5, 6 }; ${statements} }`
  const compiler = createCompiler(createMemoryHost({}))
  for (const stage of ['raw', 'optimized'] as const) {
    const compilation = compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
    const bytes = new ArrayBuffer(8)
    expect(dispatch(compilation.moduleAt(stage)!, 'main', { Out: { bytes } })).toEqual({ ok: true })
    expect([...new Int32Array(bytes)]).toEqual(expected)
  }
})
