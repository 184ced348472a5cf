// Which resources count as used, against DXC: each row is a probe whose answer DXC gave at -O3, -O1, -O0 and -Od.
//
// Every probe asks about the resource A; Out is written by all of them.
import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'

const declarations = `
RWBuffer<float> Out : register(u0);
RWBuffer<float> A : register(u1);
Texture2D<float4> Image;
SamplerState Sampler;
cbuffer Constants { int limit; float scale; };
groupshared float Shared[4];
groupshared float Number;
groupshared float4 Vector;
groupshared float2x2 Matrix;
struct Nested { float4 whole; float2 parts; };
groupshared struct { float number; Nested nested; } Members;
static const bool never = false;
static bool untouched = false;
`

const entry = '[numthreads(4, 1, 1)]\nvoid main(uint i : SV_DispatchThreadID, uint g : SV_GroupIndex)'

function probe(body: string, helpers = ''): string {
  return `${declarations}${helpers}\n${entry} {\n${body}\nOut[i] = 1;\n}\n`
}

const goneAlways: Readonly<Record<string, string>> = {
  'an unused choice where many values meet': probe(
    'float4x4 m = scale;' +
      ' if (limit > 3) { for (int r = 0; r < 4; r++) m[r] = Image.Load(int3(i, g, r)); float x = 1; if (A[i] > 0) x = A[i + 1]; }' +
      ' Out[i + 1] = determinant(m);',
  ),
  'a load stored to a groupshared number nobody reads': probe('Number = A[0];'),
  'a load stored to a groupshared vector nobody reads': probe('Vector = A[0];'),
  'a load stored to a groupshared matrix nobody reads': probe('Matrix = A[0];'),
  'a load stored to a groupshared member nobody reads': probe(
    'Members.nested.whole = A[0]; Members.number = A[1]; Out[1] = Members.nested.parts.x;',
  ),
  'a load stored to groupshared memory that is read if (false)': probe('Number = A[0]; if (never) Out[1] = Number;'),
  'an unused load': probe('float x = A[i];'),
  'an unused load whose value is computed with': probe('float x = A[i] * 2 + 1; x = sin(x);'),
  'unused GetDimensions': probe('uint size; A.GetDimensions(size);'),
  'if (false)': probe('if (false) A[0] = 1;'),
  'a constant local as condition': probe('int mode = 3; if (mode == 4) A[0] = 1;'),
  'a constant function result': probe('if (f(2)) A[0] = 1;', 'bool f(int x) { return x > 5; }'),
  'a static const condition': probe('if (never) A[0] = 1;'),
  'a static that is never modified': probe('if (untouched) A[0] = 1;'),
  'a constant switch': probe('switch (2) { case 1: A[0] = 1; break; case 2: Out[1] = 2; break; }'),
  'while (false)': probe('while (false) { A[0] = 1; }'),
  'code after return': `${declarations}\n${entry} { Out[i] = 1; return; A[0] = 1; }\n`,
  'false && ...': probe('if (false && A[0] > 0) Out[2] = 1;'),
  'folded intrinsics of constants': probe('if (max(2, 3) < min(1, 2) || sqrt(4.0) > 3.0) A[0] = 1;'),
  '(i & 1) > 1': probe('if ((i & 1) > 1) A[0] = 1;'),
  'an unsigned number below zero': probe('if (i < 0) A[0] = 1;'),
  'a load into an array nobody reads': probe('float unread[4]; unread[i & 3] = A[0];'),
  'a load into a struct field nobody reads': probe(
    'S s; s.read = 1; s.unread = A[0]; Out[1] = s.read;',
    'struct S { float read; float unread; };',
  ),
  'a load into an out parameter nobody reads': probe('float x; f(x);', 'void f(out float x) { x = A[0]; }'),
  'a product with zero': probe('Out[1] = A[0] * 0;'),
  'a product with an integer zero': probe('Out[1] = int(A[0]) * 0;'),
  '?: with equal arms': probe('Out[1] = A[0] > 0 ? 2 : 2;'),
  'if (load) {}': probe('if (A[0] > 0) {}'),
  'an unreferenced function': probe('', 'void f() { A[0] = 1; }'),
  'another entry point': probe('', '[numthreads(1, 1, 1)] void other() { A[0] = 1; }'),
  'a resource passed to an unused parameter': probe('f(A);', 'void f(RWBuffer<float> b) { Out[3] = 1; }'),
  'the initialiser of an unused static': probe('', 'static float first = A[0];'),
  'lanes of a vector nobody reads': probe('float2 v = float2(A[0], 2); v = v * 3 + 1; Out[1] = v.y;'),
}

/** As in DXC. */
const goneByDxc: Readonly<Record<string, string>> = {
  'a loop that does nothing but ask the wave': probe('for (int j = 0; j < limit; j++) WaveActiveMax(A[j]);'),
  'a branch that does nothing but ask the wave': probe('if (scale > 1) WaveActiveMax(A[0]);'),
  'a condition of a branch that does nothing but ask the wave': probe('if (A[0] > 1) WaveActiveMax(i);'),
}

const goneOptimized: Readonly<Record<string, string>> = {
  'unreachable code in a loop with constant bounds': probe(
    'for (int j = 0; j < 5; j++) { if (j > 6) A[0] = 1; Out[j] = 1; }',
  ),
  'the same in a long loop': probe('for (int j = 0; j < 5000; j++) { if (j > 6000) A[0] = 1; Out[j] = 1; }'),
  'the same in a [loop]': probe('[loop] for (int j = 0; j < 5; j++) { if (j > 6) A[0] = 1; Out[j] = 1; }'),
  'ranges that exclude each other': probe('int k = i; if (k > 5 && k < 3) A[0] = 1;'),
  'nested ranges that exclude each other': probe('int k = i; if (k > 5) { if (k < 3) A[0] = 1; }'),
  'unsigned ranges that exclude each other': probe('if (i > 5 && i < 3) A[0] = 1;'),
  'nested unsigned ranges that exclude each other': probe('if (i > 5) { if (i < 3) A[0] = 1; }'),
  'a value outside an unsigned range': probe('if (i >= 8) { if (i == 5) A[0] = 1; }'),
  'the difference of two equal loads': probe('Out[1] = A[0] - A[0];'),
}

const keptAlways: Readonly<Record<string, string>> = {
  'a write': probe('A[0] = 1;'),
  'a write under a condition of the run': probe('if (limit > 2) A[0] = 1;'),
  'an interlocked operation': probe('InterlockedAdd(A[0], 1);').replace('RWBuffer<float> A', 'RWBuffer<int> A'),
  'a counter': probe('A.IncrementCounter();').replace('RWBuffer<float> A', 'RWStructuredBuffer<float> A'),
  'a load stored to groupshared memory': probe('Shared[g] = A[0];'),
  'a load stored to an element of a groupshared vector': probe('Vector.y = A[0];'),
  'a load stored to all elements of a groupshared vector': probe('Vector.xyzw = A[0];'),
  'a load stored to a groupshared vector, and something to an element': probe('Vector = A[0]; Vector[g] = 1;'),
  'a load stored to a row of a groupshared matrix': probe('Matrix[1] = A[0];'),
  'a load stored to an element of a groupshared member': probe('Members.nested.parts.x = A[0];'),
  'a load stored to a groupshared number that is read for nothing': probe('Number = A[0]; float unused = Number;'),
  'a load stored to a groupshared vector that is read for nothing': probe('Vector = A[0]; float unused = Vector.x;'),
  'a load feeding an array indexed at run time': probe('float a[4] = { 1, 2, 3, 4 }; a[1] = A[0]; Out[1] = a[i & 3];'),
  'a branch on a load with two equal stores': probe('if (A[0] > 0) Out[1] = 2; else Out[1] = 2;'),
  'a thread index beyond numthreads': probe('if (g >= 4) A[0] = 1;'),
  'a bound that is only known at run time': probe(
    'for (int j = 0; j < limit; j++) { if (j >= limit) A[0] = 1; Out[j] = 1; }',
  ),
  'saturate(x) > 2': probe('if (saturate(scale) > 2) A[0] = 1;'),
  'a static initialiser that is used': probe('Out[1] = first;', 'static float first = A[0];'),
  'an alias': probe('Z[0] = 1;', 'static RWBuffer<float> Z = A;'),
}

/** Clang's rules let these go. */
const keptByDxc: Readonly<Record<string, string>> = {
  'a sum over the wave that nothing uses': probe('float x = WaveActiveSum(A[i]);'),
  'a vote that nothing uses': probe('bool any = WaveActiveAnyTrue(A[i] > 0);'),
  'a value of another lane that nothing uses': probe('WaveReadLaneAt(A[i], 3);'),
  'a value of the quad that nothing uses, in a loop that writes': probe(
    'for (int j = 0; j < limit; j++) { QuadReadAcrossX(A[j]); Out[j] = 1; }',
  ),
  'a value of the wave that only an unused one needs': probe(
    'float x = 0; if (scale > 1) x = WaveActiveMax(A[0]); x = WaveActiveMin(x);',
  ),
  'a prefix in a function whose result nothing uses': probe('f(i);', 'float f(uint i) { return WavePrefixSum(A[i]); }'),
}

const compiler = createCompiler(createDiskHost())

function isUsed(source: string, optimization: 0 | 1 | 2 | 3, rules: 'clang' | 'dxc' = 'clang'): boolean {
  const { generated, reported } = compiler.generate(
    { path: 'probe.hlsl', text: source },
    { ...defaultOptions, optimization, rules },
  )
  if (generated === undefined) throw new Error(reported.map(({ diagnostic }) => diagnostic.id).join(', '))
  return generated.bindings.resources.some(({ name }) => name === 'A')
}

function checkAll(probes: Readonly<Record<string, string>>, unoptimized: boolean, optimized: boolean): void {
  for (const [title, source] of Object.entries(probes))
    test(title, () => {
      const answers = ([0, 1, 2, 3] as const).map((level) => isUsed(source, level))
      expect(answers).toEqual([unoptimized, optimized, optimized, optimized])
    })
}

checkAll(goneAlways, false, false)
checkAll(goneOptimized, true, false)
checkAll(keptAlways, true, true)

for (const [probes, expected] of [[keptByDxc, true] as const, [goneByDxc, false] as const])
  for (const [title, source] of Object.entries(probes))
    test(title, () => {
      const answers = ([0, 1, 2, 3] as const).map((level) => isUsed(source, level, 'dxc'))
      expect(answers).toEqual([expected, expected, expected, expected])
      expect(isUsed(source, 3)).toBe(false)
    })
