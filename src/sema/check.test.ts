import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { parse } from '../parse/parse.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { preprocess } from '../preprocess/preprocess.ts'
import type { Program, Statement, Variable } from '../program/program.ts'
import { SourceFile, SourceMap } from '../support/source.ts'
import { typeText } from '../types/print.ts'
import { check } from './check.ts'
import type { CheckOptions } from './checker.ts'

const defaults: CheckOptions = {
  language: 'hlsl',
  hlslVersion: 2021,
  stage: 'compute',
  shaderModel: { major: 6, minor: 6 },
  entry: 'main',
  native16Bit: false,
  defaultRowMajor: false,
}

/** Checks a text that has no errors. */
function checked(text: string, options: Partial<CheckOptions> = {}): Program {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const preprocessed = preprocess({ file: new SourceFile('a.hlsl', text), host: createMemoryHost({}) }, sources, sink)
  const all = { ...defaults, ...options }
  const unit = parse(preprocessed.tokens, { language: all.language, hlslVersion: all.hlslVersion }, sink)
  const program = check(unit, { options: all, pragmas: preprocessed, sources, sink })
  const errors = sink.reported.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ diagnostic }) => diagnostic.message)).toEqual([])
  return program
}

const main = '[numthreads(1, 1, 1)] void main()'

function mainBody({ entries }: Program): readonly Statement[] {
  return entries[0]!.function.body!.statements
}

test('functions come with what they call, callees first, and without what nobody calls', () => {
  const { functions } = checked(`
    void last() {}
    void unused() { last(); }
    void first();
    ${main} { first(); last(); }
    void first() { last(); }`)
  expect(functions.map(({ symbol }) => symbol)).toEqual(['last', 'first', 'main'])
})

test('a static initializer calls too', () => {
  const { functions } = checked(`
    float make() { return 2; }
    static float value = make();
    RWBuffer<float> Out;
    ${main} { Out[0] = value; }`)
  expect(functions.map(({ symbol }) => symbol)).toEqual(['make', 'main'])
})

test('overloads and instances have names of their own', () => {
  const { functions } = checked(`
    float f(float x) { return x; }
    int f(int x) { return x; }
    template <typename T> T g(T x) { return x; }
    ${main} { f(1.0f); f(1); g(1.0f); g(2); g(3); }`)
  expect(functions.map(({ symbol }) => symbol)).toEqual(['f', 'f.1', 'g', 'g.1', 'main'])
})

test('a definition replaces the parameters of its prototype, also for calls before it', () => {
  const { functions, entries } = checked(`
    float f(float declared, float second = 2);
    ${main} { f(1); }
    float f(float defined, float other) { return defined; }`)
  expect(functions[0]!.parameters.map(({ name }) => name)).toEqual(['defined', 'other'])
  const [call] = entries[0]!.function.body!.statements
  expect(call).toMatchObject({ expression: { kind: 'call', function: functions[0] } })
  expect(call).toHaveProperty('expression.arguments.length', 2)
})

test('globals stand in order: resources of a buffer before it, loose constants last', () => {
  const { globals } = checked(`
    float loose;
    Texture2D A;
    cbuffer C { float4 a; Texture2D B; static const int k = 1; }
    static float s;
    groupshared float shared1;
    SamplerState S;
    ${main} {}`)
  expect(globals.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'resource A',
    'resource B',
    'static k',
    'constant-buffer C',
    'static s',
    'groupshared shared1',
    'resource S',
    'constant-buffer $Globals',
  ])
  const buffers = globals.flatMap((global) => (global.kind === 'constant-buffer' ? [global] : []))
  expect(buffers.map(({ members }) => members.map(({ name }) => name))).toEqual([['a'], ['loose']])
})

test('a const global is a constant of the buffer whose value the compiler still knows', () => {
  const { globals } = checked(`const int size = 4; float a[size]; ${main} {}`)
  const buffer = globals.at(-1)
  const members = buffer?.kind === 'constant-buffer' ? buffer.members : []
  expect(members.map(({ type }) => typeText(type))).toEqual(['int', 'float[4]'])
  expect(members[0]!.initializer).toBeDefined()
})

test('labels in front of one body share it, and a body may fall through', () => {
  const program = checked(`
    ${main} {
      int x = 0;
      switch (x) { case 1: case 2: x = 1; case 3: break; default: x = 2; }
    }`)
  expect(mainBody(program)[1]).toMatchObject({
    kind: 'switch',
    cases: [{ values: [1n, 2n] }, { values: [3n] }, { values: [undefined] }],
  })
})

test('the variable of a for loop belongs to the loop, or before HLSL 2021 to the block around it', () => {
  const text = `${main} { for (int i = 0; i < 4; ++i) {} }`
  expect(mainBody(checked(text))).toMatchObject([{ kind: 'for', initializers: [{ kind: 'variable-statement' }] }])
  expect(mainBody(checked(text, { hlslVersion: 2018 }))).toMatchObject([
    { kind: 'variable-statement' },
    { kind: 'for', initializers: [] },
  ])
})

test('matrices follow the option, the pragma and their own word, in this order', () => {
  const text = `
    float4x4 a;
    #pragma pack_matrix(row_major)
    float4x4 b;
    column_major float4x4 c;
    #pragma pack_matrix(column_major)
    float4x4 d;
    ${main} {}`
  const orders = (options: Partial<CheckOptions>): readonly boolean[] => {
    const buffer = checked(text, options).globals.at(-1)
    return buffer?.kind === 'constant-buffer' ? buffer.members.map(({ rowMajor }) => rowMajor) : []
  }
  expect(orders({})).toEqual([false, true, false, false])
  expect(orders({ defaultRowMajor: true })).toEqual([true, true, false, false])
})

test('specialisations: the most special one that fits', () => {
  const { globals } = checked(`
    template <typename T> struct Which { static const int value = 1; };
    template <typename T, int N> struct Which<vector<T, N> > { static const int value = 2; };
    template <int N> struct Which<vector<int, N> > { static const int value = 3; };
    template <> struct Which<int2> { static const int value = 4; };
    static int a[Which<float>::value], b[Which<float2>::value], c[Which<int3>::value], d[Which<int2>::value];
    ${main} {}`)
  const arrays = globals.filter(
    (global): global is Variable => global.kind === 'static' && /^[abcd]$/.test(global.name),
  )
  expect(arrays.map(({ type }) => typeText(type))).toEqual(['int[1]', 'int[2]', 'int[3]', 'int[4]'])
})

test('a library has an entry for every shader attribute, and its exported functions', () => {
  const { entries, functions } = checked(
    `[shader("pixel")] float4 ps() : SV_Target { return 0; }
    [shader("raygeneration")] void ray() {}
    export float shared1() { return 1; }
    float helper() { return 2; }`,
    { stage: 'library', entry: '' },
  )
  expect(entries.map(({ stage, function: { name } }) => `${stage} ${name}`)).toEqual(['pixel ps', 'raygeneration ray'])
  expect(functions.map(({ name }) => name)).toEqual(['ps', 'ray', 'shared1'])
})

test("by DXC's rules an attribute of one stage makes a function of a library an entry", () => {
  const text = `[earlydepthstencil] float4 ps() : SV_Target { return 0; }
    struct V { float4 p : SV_Position; };
    [maxvertexcount(1)] void gs(point V p[1], inout PointStream<V> s) { s.Append(p[0]); }
    [numthreads(1, 1, 1)] void cs() {}`
  const stages = (isLenientLikeDxc: boolean): readonly string[] =>
    checked(text, { stage: 'library', entry: '', isLenientLikeDxc }).entries.map(({ stage }) => stage)
  expect(stages(true)).toEqual(['pixel', 'geometry'])
  expect(stages(false)).toEqual([])
})

test('a hull shader brings its patch constant function', () => {
  const { entries, functions } = checked(
    `struct Point { float4 p : POSITION; };
    struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
    Factors constants(InputPatch<Point, 3> patch) { return (Factors)0; }
    [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
    [patchconstantfunc("constants")]
    Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }`,
    { stage: 'hull' },
  )
  expect(entries[0]!.patchConstantFunction).toBe(functions.find(({ name }) => name === 'constants'))
})

test('in Slang declarations have no order', () => {
  const { functions } = checked(
    `[numthreads(1, 1, 1)] void main() { later(); }
    void later() {}`,
    { language: 'slang' },
  )
  expect(functions.map(({ name }) => name)).toEqual(['later', 'main'])
})
