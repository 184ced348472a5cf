import { expect, test } from 'vitest'
import type { Declaration } from '../ast/nodes.ts'
import { toJson } from '../diagnostics/render/json.ts'
import { printModule } from '../ir/printer.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import type { Compilation } from './compilation.ts'
import { createCompiler, createJobCompiler } from './compiler.ts'
import { defaultOptions } from './options.ts'

const options = { ...defaultOptions, profile: 'cs_6_6' }
const shader = '[numthreads(1, 1, 1)] void main() { image[0] = used(1.5); }\n'

const header = `RWTexture1D<float4> image;
#ifdef WIDE
typedef float2 Scalar;
#else
typedef float Scalar;
#endif
float4 used(float x) { return x; }
float truncated(float4 x) { float y = x; return y; }
struct Shape { Scalar area() { return undeclaredOnlyWhenWide(Scalar(1)); } Scalar undeclaredOnlyWhenWide(float x) { return x; } };
template <typename T> T twice(T x) { return x + x; }
float4 made(float4 x) { return twice(x); }
groupshared float lanes[2];
float missing(bool b) { if (b) return 1; }
`

function functionsOf(declarations: readonly Declaration[]): { name: string; isSkipped: boolean }[] {
  return declarations.flatMap((declaration) => {
    if (declaration.kind === 'struct') return functionsOf(declaration.members ?? [])
    return declaration.kind === 'function'
      ? [{ name: declaration.name.text, isSkipped: declaration.isSkipped === true }]
      : []
  })
}

function skippedIn(compilation: Compilation): string[] {
  return functionsOf(compilation.unit.declarations)
    .filter(({ isSkipped }) => isSkipped)
    .map(({ name }) => name)
}

function codeOf({ generated }: Compilation): string {
  return generated ? printModule(generated.module) : ''
}

/** What compilers say that have seen nothing, one for each text, and what one says that sees them all. */
function compareAll(texts: readonly string[], files: Record<string, string>): readonly Compilation[] {
  const host = createMemoryHost(files)
  const together = createCompiler(host)
  const jobs = createJobCompiler(host)
  return texts.map((text, index) => {
    const input = { path: `${index}.hlsl`, text }
    const alone = createCompiler(host).generate(input, options)
    const after = together.generate(input, options)
    expect(toJson(after.reported, after.sources)).toEqual(toJson(alone.reported, alone.sources))
    expect(after.bindings?.resources.length).toBe(alone.bindings?.resources.length)
    expect(codeOf(after)).toBe(codeOf(alone))
    const job = jobs.generate(input, options)
    expect(toJson(job.reported, job.sources)).toEqual(toJson(alone.reported, alone.sources))
    expect(job.bindings?.resources.length).toBe(alone.bindings?.resources.length)
    expect(codeOf(job)).toBe(codeOf(alone))
    expect(job.unit.declarations.length).toBe(alone.unit.declarations.length)
    return after
  })
}

test('bodies that were checked before are skipped where nothing reaches them, and what was said is said again', () => {
  const include = '#include "common.hlsli"\n'
  const [first, second] = compareAll(
    [`${include}${shader}`, `// Another place for everything.\n${include}float own() { return 1; }\n${shader}`],
    { 'common.hlsli': header },
  )
  expect(skippedIn(first!)).toEqual([])
  expect(skippedIn(second!)).toEqual(['truncated', 'area', 'undeclaredOnlyWhenWide', 'made', 'missing'])
  expect(second!.reported.map(({ diagnostic }) => diagnostic.id)).toEqual([
    'warn_impcast_vector_scalar',
    'warn_falloff_nonvoid',
  ])
})

test('another macro before the header, another option, another header: what depends on it is checked again', () => {
  const files = { 'common.hlsli': header, 'broken.hlsli': `${header}float broken() { return nothing; }\n` }
  const [, wide, , broken, brokenAgain] = compareAll(
    [
      `#include "common.hlsli"\n${shader}`,
      `#define WIDE\n#include "common.hlsli"\n${shader}`,
      `#include "common.hlsli"\n${shader}float late() { return later(); }\n`,
      `#include "broken.hlsli"\n${shader}`,
      `#include "broken.hlsli"\n${shader}`,
    ],
    files,
  )
  expect(skippedIn(wide!)).toEqual(['truncated', 'missing'])
  expect(broken!.errorCount).toBe(1)
  expect(brokenAgain!.errorCount).toBe(1)
})

test('an error in front does not bring messages that there would not be', () => {
  compareAll(
    [
      `${header}${shader}`,
      `${header}float wrong() { return nothing; }\n${shader}`,
      `${header}int x = nothing;\n${shader}`,
    ],
    {},
  )
  const early = 'int x = nothing;\n'
  compareAll([`${header}${shader}`, `${early}${header}${shader}`], {})
})

test('what is reached later is read', () => {
  const compiler = createCompiler(createMemoryHost({}))
  const text = (entry: string) => `${header}[numthreads(1, 1, 1)] void main() { image[0] = ${entry}; }\n`
  compiler.generate({ path: 'a.hlsl', text: text('used(1)') }, options)
  const compilation = compiler.generate({ path: 'b.hlsl', text: text('truncated(2) + twice(1.5)') }, options)
  expect(skippedIn(compilation)).not.toContain('truncated')
  expect(compilation.bindings?.resources.map(({ name }) => name)).toEqual(['image'])
})

test('warnings about the whole program are given with all of it', () => {
  const compiler = createCompiler(createMemoryHost({}))
  const text = `static const float constant = 1; float f() { return constant; }\n${header}${shader}`
  const all = { ...options, warnings: { ...options.warnings, options: [{ flag: 'all', action: 'enable' } as const] } }
  for (const _ of [1, 2]) {
    const { reported } = compiler.generate({ path: 'a.hlsl', text }, all)
    expect(reported.map(({ diagnostic }) => diagnostic.id)).not.toContain('warn_unused_const_variable')
  }
})

test('a misspelt name may mean a function or template whose body was skipped', () => {
  const include = '#include "common.hlsli"\n'
  compareAll(
    [
      `${include}${shader}`,
      `${include}${shader.replace('used(1.5)', 'truncatedd(1.5)')}`,
      `${include}${shader.replace('used(1.5)', 'twicee(1.5)')}`,
    ],
    { 'common.hlsli': header },
  )
})

test('an instance means what it means where it is first asked for, asked for by a body that is read or not', () => {
  const library = `RWTexture1D<float4> image; float at(float x) { return 1; }
    template <typename T> float find(T x) { return at(x); } template <typename T> float unused(T x) { return x; }
    float asks() { return find(1); }
    struct S { template <typename T> T twice(T x) { return x + x; } float asks() { return twice(1) + unused(1.5); } };
    float at(int x) { return 2; }\n`
  const main = (value: string) => `${library}[numthreads(1, 1, 1)] void main() { S s; image[0] = ${value}; }\n`
  const texts = ['0', 'find(1)', 'find(1) + find(2u)', 's.twice(1) + s.asks()', 'asks() + s.twice(2.5)', 'find(1)']
  const [, second] = compareAll(texts.map(main), {})
  expect(skippedIn(second!)).toEqual(['asks', 'asks'])
})

test('methods of a class that is an instance are asked for by bodies that are not read', () => {
  const library = `RWTexture1D<float4> image; float at(float x) { return 1; }
    template <typename T> struct Box { T value; float find(T x) { return at(x); } T operator[](uint i) { T y = at(i).xx; return y; } };
    struct Own { float x; }; static const Box<int> box = { 3 }; static const Box<float> other = { 4 };
    float asks() { return box.find(1) + other.find(2) + other[1]; } float own(Box<Own> b) { return b.value.x; } float at(int x) { return 2; }\n`
  const main = (value: string) => `${library}[numthreads(1, 1, 1)] void main() { image[0] = ${value}; }\n`
  const [, second] = compareAll(['0', 'box.find(1)', 'other[2] + box[1]', 'asks()'].map(main), {})
  expect(skippedIn(second!)).toContain('asks')
})

test('messages about an instance are told where a body asks for it that is not read', () => {
  const library = `RWTexture1D<float4> image; template <typename T> float cut(T x) { float y = x; return y; }
    float asks(float4 v) { return cut(v); } float asksToo(float3 v) { return cut(v) + cut(v.xy); }\n`
  const main = (value: string) => `${library}[numthreads(1, 1, 1)] void main() { image[0] = ${value}; }\n`
  compareAll(['0', '1', 'cut(float2(1, 2))', 'asksToo(1)'].map(main), {})
})

test('methods see all of their struct', () => {
  const main = (rest: string) =>
    `RWTexture1D<float4> image; struct S { float f(float4 v) { return g(v); } ${rest} };
    [numthreads(1, 1, 1)] void main() { image[0] = 1; }\n`
  const [, , third] = compareAll(
    [
      'float g(float4 x) { return 1; }',
      'float g(float x) { return 1; }',
      'float g(float x, float y) { return 1; }',
    ].map(main),
    {},
  )
  expect(third!.errorCount).toBe(1)
})

test('functions are called in many ways', () => {
  const library = `RWTexture1D<float4> image; float plain(float x) { return x * 2; } namespace N { float inside(float x) { return x * 3; } }
    struct Base { float inherited(float x) { return x * 4; } static float fixed(float x) { return x * 5; } };
    struct S : Base { float outside(float x); float implicit(float x) { return inherited(x); } };
    float S::outside(float x) { return implicit(x); }
    template <typename T> T generic(T x) { return x * 6; }\n`
  const main = (value: string) => `${library}[numthreads(1, 1, 1)] void main() { S s; image[0] = ${value}; }\n`
  const calls = [
    '(plain)(2)',
    'N::inside(2)',
    's.inherited(2)',
    'Base::fixed(2)',
    's.outside(2)',
    's.Base::inherited(2)',
    'generic<float>(2)',
  ]
  compareAll(['0', ...calls].map(main), {})
  const [, used] = compareAll(
    [
      main('0'),
      `${library}[numthreads(1, 1, 1)] void main() { using namespace N; float plain = 1; image[0] = inside(plain); }\n`,
    ],
    {},
  )
  expect(skippedIn(used!)).toContain('plain')
})

/** The names of what a job's program declares, after another program with the same header. */
function declaredAfter(first: string, second: string, files: Record<string, string>): string[] {
  const compiler = createJobCompiler(createMemoryHost(files))
  compiler.generate({ path: 'a.hlsl', text: first }, options)
  const { checked, reported } = compiler.generate({ path: 'b.hlsl', text: second }, options)
  expect(reported.filter(({ severity }) => severity === 'error').map(({ diagnostic }) => diagnostic.id)).toEqual([])
  return [...checked.structs, ...checked.enums, ...checked.globals].map(({ name }) => name)
}

test('a function with its name in brackets calls others', () => {
  const text = `float helper() { return 1; }
RWBuffer<float> Out;
static float (between)() { return helper(); }
[numthreads(1, 1, 1)] void (main)() { Out[0] = between(); }`
  compareAll([text, text], {})
})

test('jobs pass over declarations that nothing mentions', () => {
  const files = {
    'types.hlsli': `static const float scale = 2, unit = 1; struct Unused { float x; }; struct Inner { float x; }; struct Light { Inner inner; float get() { return scale; } };
      enum Kind { lamp, spot }; Texture2D map; cbuffer Constants { float4 tint; }
      struct Doubtful { float x; float cut(float4 v) { float y = v; return y; } };
      template <typename T> struct Pair { T a; T b; }; struct WithPair { Pair<float> pair; };
      namespace N { struct InNamespace { float x; }; float f() { return 1; } }
      RWBuffer<float> output;`,
  }
  const main = (value: string) =>
    `#include "types.hlsli"\n[numthreads(1, 1, 1)] void main() { output[0] = ${value}; }\n`
  const always = ['Doubtful', 'WithPair', 'Pair<float>']
  const globals = ['map', 'Constants', 'output']
  expect(declaredAfter(main('1'), main('2'), files)).toEqual([...always, ...globals])
  const light = ['Inner', 'Light', ...always, 'scale', 'unit', ...globals]
  expect(declaredAfter(main('1'), main('((Light)0).get()'), files)).toEqual(light)
  expect(declaredAfter(main('1'), main('spot'), files)).toEqual([...always, 'Kind', ...globals])
  expect(declaredAfter(main('1'), main('N::f() + ((N::InNamespace)0).x'), files)).toContain('InNamespace')
})

test('what is wrong is told as if everything were read', () => {
  const files = {
    'types.hlsli': 'struct Light { float x; };\nfloat brightness(float x) { return x; }\nRWBuffer<float> output;\n',
  }
  const main = (body: string) => `#include "types.hlsli"\n[numthreads(1, 1, 1)] void main() { ${body} }\n`
  const texts = [main('output[0] = 1;'), main('Ligth a;'), main('output[0] = brightnes(1);'), main('output[0] = ;')]
  const again = ['struct Light { float y; };', 'float brightness(float x) { return 2 * x; }', 'Texture2D brightness;']
  compareAll([...texts, ...again.map((text) => `${texts[0]}${text}`), texts[0]!.replace('main', 'mian')], files)
})

test.each([
  ['typedef float2 T;', 'typedef float3 T;', 'float2 f() { T x = 1; return x; }'],
  ['typedef float2 T; typedef T U;', 'typedef float3 T; typedef T U;', 'float2 f() { U x = 1; return x; }'],
  ['struct S { float2 a; };', 'struct S { float3 a; };', 'static S s; float2 f() { return s.a; }'],
  ['struct B { float2 a; };', 'struct B { float3 a; };', 'struct S : B { float2 f() { return a; } };'],
  ['struct B { float2 a; };', 'struct B { float3 a; };', 'struct S : B { float2 f(); }; float2 S::f() { return a; }'],
  ['float2 g() { return 1; }', 'float3 g() { return 1; }', 'float2 f() { return g(); }'],
  ['float g(float x);', 'float g(float x); float3 g(int x);', 'float f() { return g(1); }'],
  ['float g(float x, float y = 1);', 'float g(float x, float y);', 'float f() { return g(1); }'],
  ['enum E { a, b };', 'enum E { a, c };', 'int f() { return b; }'],
  ['enum class E { a, b };', 'enum class E { a, c };', 'int f() { return (int)E::b; }'],
  ['static const int n = 4;', 'static const int n = 2;', 'float f() { float x[3]; x[n - 1] = 1; return x[2]; }'],
  [
    'static const int n = 4, m = n;',
    'static const int n = 2, m = n;',
    'float f() { float x[3] = { 1, 2, 3 }; return x[m - 2]; }',
  ],
  ['cbuffer C { float2 a; }', 'cbuffer C { float3 a; }', 'float2 f() { return a; }'],
  ['float2 a;', 'float3 a;', 'float2 f() { return a; }'],
  ['Texture2D<float2> t, u;', 'Texture2D<float3> t, u;', 'float2 f() { return u[uint2(0, 0)]; }'],
  ['groupshared float2 a;', 'groupshared float3 a;', 'float2 f() { return a; }'],
  ['struct { float2 a; } s;', 'struct { float3 a; } s;', 'float2 f() { return s.a; }'],
  ['static float2 a[2];', 'static float3 a[2];', 'float2 f() { return a[1]; }'],
  [
    'namespace N { float2 g() { return 1; } }',
    'namespace N { float3 g() { return 1; } }',
    'float2 f() { return N::g(); }',
  ],
  ['namespace N {', 'namespace M {', 'static float2 a; float2 f() { return N::a; } }'],
  [
    'namespace N { float2 a() { return 1; } }',
    'namespace N { float2 a() { return 1; } } using namespace N;',
    'float f() { return a().x; }',
  ],
  [
    'template <typename T> T g(T x) { return x; }',
    'template <typename T> float3 g(T x) { return x; }',
    'float f() { return g(1.0); }',
  ],
  [
    'template <typename T> struct P { T a; };',
    'template <typename T> struct P { T b; };',
    'static P<float> p; float f() { return p.a; }',
  ],
  ['using A = float2;', 'using A = float3;', 'float2 f() { return (A)1; }'],
  ['interface I { float g(); };', 'interface I { float h(); };', 'struct S : I { float g() { return 1; } };'],
  ['', 'static float3 r;', 'float2 f() { float2 r = 1; { float3 r = 2; } return r; }'],
  ['', 'float3 normalize(float x) { return x; }', 'float2 f() { return normalize(1.0).xx; }'],
])('what a body means follows from what its names mean: %s => %s', (before, after, text) => {
  compareAll([`${header}${before}${text}${shader}`, `${header}${after}${text}${shader}`], {})
  compareAll([`${header}${after}${text}${shader}`, `${header}${before}${text}${shader}`], {})
})

test('the same body in another function means something else', () => {
  const text = `struct S { float2 a; float f() { return a; } float2 g() { return a; } };\n${header}${shader}`
  compareAll([text, text], {})
})

test('who is the first to ask for an instance depends on everything before', () => {
  const template = 'template <typename T> float twice2(T x) { float4 y = x; float z = y; return z; }\n'
  const [one, other] = ['float one() { return twice2(1.5); }\n', 'float other() { return twice2(1.5); }\n']
  const texts = [`${one}${other}`, other, `${other}${one}`, one].map(
    (asking) => `${header}${template}${asking}${shader}`,
  )
  compareAll(texts, {})
  compareAll([...texts].reverse(), {})
})

test('a default of a template does not hide where the template ends', () => {
  const compiler = createJobCompiler(createMemoryHost({}))
  const text = `float used(float x); template <bool b = true> float unused(float x) { return b ? x : 1; }
    float used(float x) { return x; } typedef float Scalar;
    RWBuffer<float> output; [numthreads(1, 1, 1)] void main() { output[0] = used(1); }`
  for (const path of ['a.hlsl', 'b.hlsl']) {
    const { reported, bindings } = compiler.generate({ path, text }, options)
    expect(reported).toEqual([])
    expect(bindings?.resources.length).toBe(1)
  }
})

test('of methods and overloads that a known body calls, those are read that the checker chose', () => {
  const text = (entry: string) => `RWTexture1D<float4> image;
struct Cheap { float get() { return 1; } };
struct Dear { float get() { return deep(2); } float deep(float x) { return x; } };
float pick(float x) { return x; }
float pick(float2 x) { return x.y; }
float later(float x);
float known(float x) { Cheap cheap; return cheap.get() + pick(x) + later(x); }
float later(float x) { return x; }
[numthreads(1, 1, 1)] void main() { Dear dear; image[0] = ${entry}; }
`
  const [, , second] = compareAll([text('1'), text('known(1)'), text('known(2)')], {})
  expect(skippedIn(second!)).toEqual(['get', 'deep', 'pick'])
  const [, , both] = compareAll([text('known(1)'), text('1'), text('dear.get() + pick(float2(1, 2))')], {})
  expect(skippedIn(both!)).toEqual(['known'])
})

test('static numbers and plain structs of a body that nothing reaches are no reason to read it for a job', () => {
  const text = (entry: string) => `RWTexture1D<float4> image;
float weigh(int i) { static const float weights[2] = { 0.25, 0.75 }; return weights[i]; }
float line(float x) { struct Line { float a; } made; made.a = x; return made.a; }
float method(float x) { struct Holder { float a; float get() { return a; } } made; made.a = x; return made.get(); }
float lines(float x) { struct Line { float2 b; } made; made.b = x; static const float weights = 2; return made.b.y * weights; }
[numthreads(1, 1, 1)] void main() { image[0] = ${entry}; }
`
  compareAll([text('1'), text('2'), text('line(1)'), text('weigh(1)'), text('method(1)'), text('lines(2)')], {})
  const jobs = createJobCompiler(createMemoryHost({}))
  jobs.generate({ path: 'a.hlsl', text: text('1') }, options)
  const job = jobs.generate({ path: 'b.hlsl', text: text('lines(2)') }, options)
  expect(job.checked.structs.map(({ name }) => name)).toEqual(['Holder', 'Line'])
  expect(job.checked.globals.map(({ name }) => name)).toEqual(['image', 'weights'])
})
