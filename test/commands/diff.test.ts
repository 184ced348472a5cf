import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const declarations = 'RWBuffer<float> A;\nRWBuffer<float> B;\nRWBuffer<float> C : register(u7);\nBuffer<float> In;\n'
const before = file('a.hlsl', `${declarations}[numthreads(1, 1, 1)] void main() { A[0] = B[0] + C[0]; }\n`)
const after = file('b.hlsl', `${declarations}[numthreads(1, 1, 1)] void main() { B[0] = In[0] + C[0]; }\n`)

test('what moved, appeared and vanished', async () => {
  expect(await descry('diff', before, after)).toEqual({
    status: 1,
    error: '',
    out: `CHANGE    NAME  BEFORE  AFTER  WHY
vanished  A     u0             never referenced by code the entry point reaches
moved     B     u1      u0     u0 is the first free register
appeared  In            t0     t0 is the first free register
`,
  })
})

test('no difference answers 0', async () => {
  expect(await descry('diff', before, before)).toEqual({ status: 0, error: '', out: 'the bindings are the same\n' })
})

test('JSON says the same', async () => {
  const { status, out } = await descry('diff', '--format', 'json', before, after)
  expect(status).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    before: { file: 'a.hlsl', entry: 'main', profile: 'cs_6_6', rules: 'clang' },
    after: { file: 'b.hlsl' },
    same: false,
    changes: [
      { kind: 'vanished', name: 'A', class: 'UAV', before: { register: 'u0', space: 0 }, after: null },
      { kind: 'moved', name: 'B', before: { register: 'u1' }, after: { register: 'u0' } },
      { kind: 'appeared', name: 'In', before: null, after: { register: 't0', lower: 0, count: 1, space: 0 } },
    ],
    diagnostics: [],
  })
})

test('the two sets of rules', async () => {
  const members = file(
    'm.hlsl',
    `struct Base { RWBuffer<float> P; };
struct S : Base { RWBuffer<float> A[4]; RWBuffer<float> B; } s;
float x;
cbuffer CB { float y; }
[numthreads(1, 1, 1)] void main() { s.B[0] = s.A[2][0] + s.P[0] + x + y; }
`,
  )
  expect((await descry('diff', '--rules-diff', members)).out).toBe(`CHANGE  NAME      BEFORE  AFTER  WHY
moved   s.Base.P  u0      u1     u0 is taken by s.A.2; u1 is the first free register
moved   s.A.2     u3      u0     u0 is the first free register
moved   s.B       u5      u2     u0..u1 is taken by s.A.2, s.Base.P; u2 is the first free register
moved   CB        b0      b1     b0 is taken by $Globals; b1 is the first free register
moved   $Globals  b1      b0     b0 is the first free register
`)
})

test('two entry points of one file', async () => {
  const both = file(
    'e.hlsl',
    `${declarations}[numthreads(1, 1, 1)] void one() { A[0] = B[0]; }\n[numthreads(1, 1, 1)] void two() { B[0] = 1; }\n`,
  )
  const { status, out } = await descry('diff', '-E', 'one', '--other-entry', 'two', both)
  expect(status).toBe(1)
  expect(out).toContain('\nmoved     B     u1      u0 ')
})

test('what resources are, besides where', async () => {
  const pixel = (textures: string, buffer: string, sampler: string, call: string, feedback: string): string =>
    `${textures}; ${buffer} R; ${sampler}; Texture2D<float> T; FeedbackTexture2D<${feedback}> F;
SamplerState s;
float main() : SV_Target { F.WriteSamplerFeedback(T, s, 0.5); R[0] = T.${call}; return A[1][1].Load(0); }
`
  const plain = pixel(
    'Texture2D<float> A[2][4]',
    'RWBuffer<float>',
    'SamplerState k',
    'Sample(k, 0)',
    'SAMPLER_FEEDBACK_MIN_MIP',
  )
  const other = pixel(
    'Texture2D<float> A[4][2]',
    'RasterizerOrderedBuffer<float>',
    'SamplerComparisonState k',
    'SampleCmp(k, 0, 0)',
    'SAMPLER_FEEDBACK_MIP_REGION_USED',
  )
  const { status, out } = await descry('diff', '-T', 'ps_6_6', file('p.hlsl', plain), file('o.hlsl', other))
  expect(status).toBe(1)
  expect(out).toMatchInlineSnapshot(`
    "CHANGE   NAME  BEFORE                   AFTER                                    WHY
    changed  k     SamplerState             SamplerComparisonState                   resource
    changed  A     Texture2D[2][4], f32 x1  Texture2D[4][2], f32 x1                  resource
    changed  R     TypedBuffer, f32 x1      TypedBuffer, f32 x1, rasterizer ordered  resource
    changed  F     FeedbackTexture2D<0>     FeedbackTexture2D<1>                     resource
    "
  `)
})

test.each([
  [[], 'no input file; usage: descry diff [options] A [B] (descry --help lists the options)'],
  [['a'], "nothing to compare: give a second file, '--other-entry', '--git' or '--rules-diff'"],
  [['--rules-diff', 'a', 'b'], "'--rules-diff' compares one shader under both rules, not two files"],
  [['a', 'b', 'c'], "'descry diff' takes 2 inputs, not 3: a b c"],
  [['-', '-'], 'only one of two shaders can come from stdin'],
])('a wrong command line: diff %j', async (words, problem) => {
  expect(await descry('diff', ...words)).toEqual({ status: 2, out: '', error: `descry: error: ${problem}\n` })
})

test('in the log of a build what moved stands at its declaration, and fails with words', async () => {
  const before = file(
    'log-before.hlsl',
    'Buffer<float> A; Buffer<float> B;\nfloat main() : SV_Target { return B[0]; }\n',
  )
  const after = file(
    'log-after.hlsl',
    'Buffer<float> A;\n Buffer<float> B;\nfloat main() : SV_Target { return A[0] + B[0]; }\n',
  )
  const github = await descry('diff', '-T', 'ps_6_0', '--format', 'github', before, after)
  expect(github.status).toBe(1)
  expect(github.out).toBe(
    `::error file=log-after.hlsl,line=2,endLine=2,col=16,endColumn=17,title=err_bindings_differ::'B' moved from t0 to t1: t0 is taken by A; t1 is the first free register
::error file=log-after.hlsl,line=1,endLine=1,col=15,endColumn=16,title=err_bindings_differ::'A' appeared at t0: t0 is the first free register
`,
  )
  const sarif = await descry('diff', '-T', 'ps_6_0', '--format', 'sarif', after, before)
  const results = JSON.parse(sarif.out).runs[0].results
  expect(results.map(({ message }: { message: { text: string } }) => message.text)).toContain(
    "'A' vanished from t0: never referenced by code the entry point reaches",
  )
  const same = await descry('diff', '-T', 'ps_6_0', '--format', 'github', after, after)
  expect(same).toMatchObject({ status: 0, out: '' })
})
