// Errors of binding: both sides, both places, and what would help.
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

async function errors(source: string, ...words: string[]): Promise<string> {
  const { status, error, out } = await descry('bindings', ...words, file('a.hlsl', source))
  expect({ status, out }).toEqual({ status: 1, out: '' })
  return error
}

const entry = (body: string): string => `[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { ${body} }\n`

test('an overlap names both resources, both ranges and both places', async () => {
  const source = `RWBuffer<float> A[4] : register(u0);
RWBuffer<float> B : register(u2);
RWBuffer<float> C : register(u0, space1);
${entry('A[0][0] = B[0] + C[0];')}`
  expect(
    await errors(source),
  ).toBe(`a.hlsl:2:17: error: resource B at register 2 overlaps with resource A at register 0, space 0
    2 | RWBuffer<float> B : register(u2);
      |                 ^
      = help: B takes u2 and A takes u0..u3; move one of them, or give B a space of its own: register(u2, space2)
a.hlsl:1:17: note: A is declared here
    1 | RWBuffer<float> A[4] : register(u0);
      |                 ^
1 error generated.
`)
})

test('no room: what is in the way, and which annotation or order would do', async () => {
  const implicit = `RWBuffer<float> B[];\nRWBuffer<float> D;\n${entry('D[0] = B[1][0];')}`
  expect(await errors(implicit)).toBe(`a.hlsl:2:17: error: resource D could not be allocated
    2 | RWBuffer<float> D;
      |                 ^
      = help: B holds u0..; give it a space of its own with register(space1) or declare it before B
a.hlsl:1:17: note: B is declared here
    1 | RWBuffer<float> B[];
      |                 ^
1 error generated.
`)
  const explicit = `RWBuffer<float> B[] : register(u0);\nRWBuffer<float> D;\n${entry('D[0] = B[1][0];')}`
  expect(await errors(explicit)).toContain('= help: B holds u0..; give it a space of its own with register(space1)\n')
})

test('two unbounded arrays', async () => {
  const source = `RWBuffer<float> C[];\nRWBuffer<float> D[];\n${entry('D[1][0] = C[1][0];')}`
  expect(await errors(source, '--rules', 'dxc')).toContain(
    `error: more than one unbounded resource (C and D) in space 0
    2 | RWBuffer<float> D[];
      |                 ^
      = help: give D a space of its own: register(u0, space1)
a.hlsl:1:17: note: C is declared here\n`,
  )
})

test('a local that may be one of several names them all', async () => {
  const source = `RWBuffer<float> A, B, C;\n${entry('RWBuffer<float> l = A; if (i > 5) l = B; else if (i > 1) l = C; l[0] = 1;')}`
  const error = await errors(source)
  expect(error).toContain('error: local resource not guaranteed to map to unique global resource.\n')
  expect(error).toMatch(/help: it may be [ABC] or [ABC] or [ABC]; use the resources in the branches themselves/)
  expect(error.match(/note: [ABC] is declared here/g)).toHaveLength(3)
})

test('a local that was never set shows its declaration', async () => {
  const source = `RWBuffer<float> A;\n${entry('RWBuffer<float> local; A[0] = local[0];')}`
  expect(await errors(source)).toMatch(
    /^a\.hlsl:2:\d+: error: local resource is used before it is set\n[\s\S]*note: local is declared here\n/,
  )
})

test('every problem of every class is told', async () => {
  const source = `RWBuffer<float> A : register(u0), B : register(u0);\nTexture2D<float> S : register(t0), T : register(t0);\n${entry(
    'A[0] = B[0] + S[uint2(0, 0)] + T[uint2(0, 0)];',
  )}`
  expect((await errors(source)).match(/error: /g)).toHaveLength(2)
})

test('a name of -exports that no function has', async () => {
  const source = `[shader("compute")] [numthreads(1, 1, 1)] void First() {}\nexport void helper();\n`
  expect(
    await errors(source, '-T', 'lib_6_3', '-exports', 'Frist;helper;a=First'),
  ).toBe(`error: could not find target for export: 'Frist'
      = help: use 'First'
error: could not find target for export: 'helper'
      = help: use a name that a function with a body has
2 errors generated.
`)
})
