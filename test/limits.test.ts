// Every limit is a diagnostic when it is reached. The test moves each one down to where a small program reaches it; the same program must
// be fine with the limit as it is.
import { expect, test } from 'vitest'
import { expandResponseFiles } from '../src/cli/response.ts'
import { DiagnosticSink } from '../src/diagnostics/sink.ts'
import { allDiagnostics } from '../src/diagnostics/tables.ts'
import { dumpCompiled } from '../src/driver/dump.ts'
import { createCompiler } from '../src/driver/library.ts'
import type { OutputName } from '../src/driver/outputs.ts'
import { parseModule } from '../src/ir/parser.ts'
import { createMemoryHost } from '../src/preprocess/host.ts'
import { readProject } from '../src/project/project-file.ts'
import { unitsOf } from '../src/project/units.ts'
import { fileLimits, type Limit, limits } from '../src/support/limits.ts'
import { SourceMap } from '../src/support/source.ts'
import { defaultVulkanOptions, type VulkanOptions } from '../src/targets/vulkan/options.ts'

interface Reaching {
  /** What the limit is moved to. */
  readonly at: number
  readonly text: string
  readonly files?: Readonly<Record<string, string>>
  readonly profile?: string
  readonly emit?: OutputName
  readonly rules?: 'clang' | 'dxc'
  readonly vulkan?: Partial<VulkanOptions>
}

const start = 'RWBuffer<float> Out;'
const main = (body: string): string => `[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) { ${body} }`
const shader = (before: string, body: string): string => `${start}\n${before}\n${main(body)}`
const counted = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ')

const vulkan = { emit: 'spirv' } as const
const textures = 'Texture2D<float4> A, B, C; struct S { Texture2D<float4> t; };'

const programs: Readonly<Record<keyof typeof limits, Reaching>> = {
  includeDepth: { at: 3, text: '#include "a"', files: { a: '#include "b"', b: '#include "c"', c: '' } },
  includes: { at: 3, text: '#include "a"\n'.repeat(4), files: { a: '' } },
  expandedTokens: { at: 5, text: '#define A B B B\n#define B 1,1\nstatic int a[] = { A };' },
  madeTokenLength: { at: 5, text: '#define A(x, y) x##y\nstatic int A(abc, def);' },
  argumentDepth: { at: 2, text: '#define F(x) x\nstatic int a = F(F(F(F(F(F(1))))));' },
  tokens: { at: 5, text: 'static int a = 1; static int b = 1;' },
  locations: { at: 5, text: '#define A 1\nstatic int a = A;' },
  conditionDepth: { at: 3, text: '#if ((((1))))\n#endif' },
  lexicalErrors: { at: 2, text: '\u2018 \u2018 \u2018 \u2018' },
  syntaxDepth: { at: 8, text: shader('', `Out[0] = ${'('.repeat(9)}i${')'.repeat(9)};`) },
  syntaxChain: { at: 8, text: shader('', `Out[0] = ${'-'.repeat(2)}${'+ - '.repeat(9)}i;`) },
  expressionDepth: { at: 8, text: shader('', `Out[0] = ${'('.repeat(9)}i${' + 1)'.repeat(9)};`) },
  statementDepth: { at: 8, text: shader('', `${'{'.repeat(9)} Out[0] = 1; ${'}'.repeat(9)}`) },
  templateNesting: {
    at: 20,
    text: shader(
      `template<int N> struct T { T<N - 1> inner; }; template<> struct T<0> { float f; };`,
      'T<9> t; t.inner.inner.inner.inner.inner.inner.inner.inner.inner.f = i; Out[0] = 1;',
    ),
  },
  templateName: {
    at: 20,
    text: shader(
      'template<typename T, typename U> struct P { T a; U b; };',
      'P<P<int, int>, P<int, int> > p; Out[0] = i;',
    ),
  },
  bodyDepth: {
    at: 5,
    text: shader(
      'template<int N> float f() { return f<N - 1>() + 1; } template<> float f<0>() { return 1; }',
      'Out[0] = f<9>();',
    ),
  },
  structDepth: {
    at: 3,
    text: counted(6, (level) => `struct S${level} { ${level === 0 ? 'float f' : `S${level - 1} s`}; };`),
  },
  structLeaves: { at: 3, text: 'struct S { float a, b, c, d; };' },
  arrayElements: { at: 3, text: 'static float a[4];' },
  resourceElements: { at: 3, text: 'Texture2D<float4> a[4];' },
  convertedLeaves: { at: 3, text: shader('struct S { float a[4]; };', 'float b[4] = { i, i, i, i }; S s = (S)b;') },
  initializedLeaves: { at: 3, text: 'static const float a[4] = { 1, 2, 3, 4 };' },
  resourceDeclarations: { at: 3, text: 'struct S { Texture2D<float4> t; float f; }; S s[4];' },
  chosenResources: { at: 3, text: shader(`${textures} S s[4];`, 'Out[0] = s[i].t[uint2(0, 0)].x;') },
  signatureElements: { at: 3, text: 'float4 main(float a[4] : A) : SV_Target { return a[1]; }', profile: 'ps_6_6' },
  signatureLeaves: {
    at: 5,
    text: 'struct S { float a[2] : A; float b : B; }; float4 main(S s[2] : C) : SV_Target { return s[1].a[1]; }',
    profile: 'ps_6_6',
  },
  controlPoints: {
    at: 3,
    profile: 'hs_6_6',
    text: `struct V { float4 p : P; }; struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
F patch() { return (F)1; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(4)] [patchconstantfunc("patch")]
V main(InputPatch<V, 4> v, uint i : SV_OutputControlPointID) { return v[i]; }`,
  },
  constantBufferBytes: { at: 16, text: shader('cbuffer C { float4 a, b; };', 'Out[0] = a.x + b.x;') },
  structuredElementBytes: {
    at: 8,
    text: shader('struct S { float a[3]; }; StructuredBuffer<S> B;', 'Out[0] = B[i].a[1];'),
  },
  groupsharedBytes: { at: 8, text: shader('groupshared float g[3];', 'g[i] = 1; Out[0] = g[i + 1];') },
  vectorLength: { at: 5, text: shader('', 'vector<float, 6> v = i; Out[0] = v[2];'), profile: 'cs_6_9' },
  loweredInstructions: { at: 20, text: shader('', 'Out[0] = sin(i); Out[1] = cos(i); Out[2] = tan(i); Out[3] = i;') },
  inlinedInstructions: {
    at: 20,
    text: shader('float f(float x) { return sin(x) * cos(x) + Out[x]; }', 'Out[0] = f(f(f(f(i))));'),
  },
  unrolledIterations: { at: 3, text: shader('', '[unroll] for (int k = 0; k < 5; k++) Out[k] = sin(k * i);') },
  unrolledInstructions: { at: 20, text: shader('', '[unroll] for (int k = 0; k < 5; k++) Out[k] = sin(k * i);') },
  passRounds: { at: 1, text: shader('', 'float x = 0; if (i > 3) x = 2 * 3; Out[0] = x + 0;') },
  bindingOrderNodes: {
    at: 4,
    rules: 'dxc',
    text: shader(
      `${textures} S s; float4 f(uint p) { return s.t[uint2(p, 0)]; }`,
      'Out[0] = (f(i) + f(i + 1) + f(i + 2)).x;',
    ),
  },
  overlappingPairs: {
    at: 2,
    text: shader(
      counted(4, (index) => `RWBuffer<float> R${index} : register(u1);`),
      counted(4, (index) => `R${index}[i] = 1;`),
    ),
  },
  dxilViolations: {
    at: 0,
    emit: 'dxil',
    text: 'float4 main(int vertex : SV_VertexID) : SV_Position { return vertex; }',
    profile: 'vs_6_6',
    rules: 'dxc',
  },
  resourceCopies: {
    at: 2,
    text: shader(
      `${textures} float4 f(Texture2D<float4> t) { return t[uint2(0, 0)]; }`,
      'Out[0] = (f(A) + f(B) + f(C)).x;',
    ),
    ...vulkan,
  },
  resourceCallDepth: {
    at: 2,
    text: shader(
      `${textures} ${counted(5, (level) => `float4 f${level}(Texture2D<float4> t) { return ${level === 0 ? 't[uint2(0, 0)]' : `f${level - 1}(t)`}; }`)}`,
      'Out[0] = f4(A).x;',
    ),
    ...vulkan,
  },
  resourceElementsInVariables: {
    at: 2,
    text: shader(textures, 'S s[3]; s[2].t = A; Out[0] = s[2].t[uint2(0, 0)].x;'),
    ...vulkan,
  },
  resourceIterations: {
    at: 1,
    text: shader(
      textures,
      'S s[2]; s[0].t = A; s[1].t = B; float sum = 0; [unroll] for (uint k = 0; k < 2; k++) sum += s[k].t[uint2(0, 0)].x; Out[0] = sum;',
    ),
    ...vulkan,
  },
  resourceIterationsInAll: {
    at: 3,
    text: shader(
      textures,
      `S s[2]; s[0].t = A; s[1].t = B; float sum = 0; ${'[unroll] for (uint k = 0; k < 2; k++) sum += s[k].t[uint2(0, 0)].x; '.repeat(2)} Out[0] = sum;`,
    ),
    ...vulkan,
  },
  resourceChoices: {
    at: 1,
    text: shader(
      'Texture2D<float4> T[4];',
      'Texture2D<float4> t[2]; t[0] = T[1]; t[1] = T[3]; Out[0] = t[i][uint2(0, 0)].x;',
    ),
    ...vulkan,
  },
  flattenedElements: {
    at: 3,
    text: shader('Texture2D<float> T[4];', 'Out[0] = T[i].Load(0);'),
    vulkan: { flattensArrays: true },
    ...vulkan,
  },
  copiedLeaves: {
    at: 3,
    text: 'ByteAddressBuffer raw;\n' + shader('struct S { float a[4]; };', 'S s = raw.Load<S>(0); Out[0] = s.a[i];'),
    ...vulkan,
  },
  spirvOperands: { at: 3, text: shader('', 'float a[4] = { i, 2, 3, 4 }; Out[0] = a[i];'), ...vulkan },
  glslBinding: { at: 3, text: '[[vk::binding(4)]] RWBuffer<float> Out;\n' + main('Out[0] = 1;'), emit: 'glsl' },
  glslSet: { at: 3, text: '[[vk::binding(0, 4)]] RWBuffer<float> Out;\n' + main('Out[0] = 1;'), emit: 'glsl' },
}

function withLimit<Result>(limit: Limit, most: number, work: () => Result): Result {
  const changed: { most: number } = limit
  const before = changed.most
  changed.most = most
  try {
    return work()
  } finally {
    changed.most = before
  }
}

function idsOf({
  text,
  files = {},
  emit = 'llvm-bound',
  profile = 'cs_6_6',
  rules = 'clang',
  vulkan: changes,
}: Reaching): string[] {
  const compiler = createCompiler(createMemoryHost(files))
  const isProgram = /\bmain\(/.test(text)
  const options = {
    profile: isProgram ? profile : 'lib_6_6',
    entry: 'main',
    rules,
    vulkan: { ...defaultVulkanOptions, ...changes },
  }
  return compiler.compile(text, { ...options, emit }).diagnostics.map(({ id }) => id)
}

const rows = Object.entries<Limit>(limits)

test.each(rows)('%s of a program', (name, limit) => {
  const program = programs[name as keyof typeof limits]
  expect(allDiagnostics.has(limit.reached)).toBe(true)
  expect(withLimit(limit, program.at, () => idsOf(program))).toContain(limit.reached)
  expect(idsOf(program)).not.toContain(limit.reached)
})

const compiled = createCompiler(createMemoryHost({})).compile(
  shader('static const float table[2][2] = { { 1, 2 }, { 3, 4 } };', 'Out[0] = table[i & 1][i & 1];'),
  { profile: 'cs_6_6', entry: 'main', emit: 'container' },
).binary!

const readCompiled = (): readonly string[] => dumpCompiled(compiled).problems
const readIr = (text: string) => (): readonly string[] => parseModule(text).problems.map(({ message }) => message)

/** What is moved down, and what is read then; the answer is what is wrong with it. */
const files: Readonly<Record<keyof typeof fileLimits, readonly [at: number, read: () => readonly string[]]>> = {
  nestedIr: [2, readIr('@a = global [1 x [1 x [1 x i32]]] zeroinitializer')],
  vectorLanes: [2, readIr('@a = global <4 x i32> zeroinitializer')],
  projectDepth: [2, () => readProjectText(`{ "shaders": [{ "files": ["a"], "profile": "lib_6_6" }] }`)],
  permutations: [
    3,
    () => readProjectText(`{ "shaders": [{ "files": "a", "profile": "lib_6_6", "axes": { "A": [0, 1, 2, 3] } }] }`),
  ],
  responseDepth: [2, () => expandResponseFiles(['@a'], (path) => ({ a: '@b', b: '@c', c: '-Zi' })[path]).problems],
  bitcodeBytes: [8, readCompiled],
  bitcodeBlocks: [0, readCompiled],
  bitcodeConstants: [0, readCompiled],
  bitcodeConstantText: [1, readCompiled],
  bitcodeTypeText: [1, readCompiled],
}

function readProjectText(text: string): readonly string[] {
  const sink = new DiagnosticSink()
  const project = readProject('descry.json', text, new SourceMap(), sink)
  const files = { match: () => ['a'], entriesOf: () => [] }
  if (project && sink.errorCount === 0) unitsOf(project, files, sink)
  return sink.reported.map(({ diagnostic }) => diagnostic.message)
}

test.each(Object.entries<Limit>(fileLimits))('%s of a file', (name, limit) => {
  const [at, read] = files[name as keyof typeof fileLimits]
  expect(withLimit(limit, at, read).join()).toContain(limit.reached)
  expect(read()).toEqual([])
})

test('a shader that is too large once its functions are inlined is told so, once', () => {
  const functions = counted(18, (level) => `float f${level + 1}(float x) { return f${level}(x) + f${level}(x + 1); }`)
  const text = shader(`float f0(float x) { return sin(x) * Out[x]; } ${functions}`, 'Out[i] = f18(i);')
  expect(idsOf({ at: 0, text })).toEqual(['err_inlined_too_large'])
})

test('base classes and constants may be as many as a struct may nest', () => {
  const bases = counted(
    200,
    (level) => `struct B${level} ${level === 0 ? '' : `: B${level - 1}`} { float x${level}; };`,
  )
  expect(idsOf({ at: 0, text: shader(bases, 'B199 b = (B199)0; b.x0 = i; Out[0] = b.x0;') })).toEqual([])
  const chain = counted(2000, (level) => `static const int a${level} = ${level === 0 ? 1 : `a${level - 1} + 1`};`)
  expect(idsOf({ at: 0, text: shader(chain, 'float x[a1999]; x[0] = 1; Out[0] = x[0];') })).toEqual([])
})
