import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { freeze } from '../../src/driver/freeze/freeze.ts'
import { bindingRules, type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { describeBindings } from '../../src/reflect/binding-table.ts'
import { compareBindings } from '../../src/reflect/compare.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { createBench } from '../support/terminal.ts'

const { file, descry, read, folder } = createBench()
const entry = (body: string): string => `[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { ${body} }\n`

async function frozen(declarations: string, body: string, ...words: string[]): Promise<string> {
  const path = file('input.hlsl', `${declarations}${entry(body)}`)
  const { out, error } = await descry('freeze', ...words, path)
  return `${out.replace(entry(body), '')}${error}`
}

test('with --unused keep, unused resources get the registers that bindings lists', async () => {
  const declarations = 'RWBuffer<float> A;\nRWBuffer<float> B;\nTexture2D T;\n'
  expect(await frozen(declarations, 'B[0] = 1;', '--unused', 'keep')).toMatchInlineSnapshot(`
    "RWBuffer<float> A : register(u0);
    RWBuffer<float> B : register(u1);
    Texture2D T : register(t0);
    "
  `)
  expect(await frozen(declarations, 'B[0] = 1;', '--unused', 'keep', '-spirv')).toMatchInlineSnapshot(`
    "[[vk::binding(0, 0)]] RWBuffer<float> A;
    [[vk::binding(1, 0)]] RWBuffer<float> B;
    [[vk::binding(2, 0)]] Texture2D T;
    "
  `)
})

test('rules that refuse the shader are named', async () => {
  const declarations = 'struct S { Texture2D t; };\nRWBuffer<float> B;\nS s : register(t0, space2);\n'
  expect(await frozen(declarations, 'B[0] = s.t.Load(0).x;')).toMatchInlineSnapshot(`
    "struct S { Texture2D t; };
    RWBuffer<float> B : register(u0);
    S s : register(t0, space2);
    descry: note: --rules dxc refuses this shader (register space cannot be specified on global constants), so only the table of --rules clang is frozen
    "
  `)
  expect(await frozen('RWBuffer<float> B;\nbool b : register(b2);\n', 'B[0] = b;', '--rules', 'dxc')).toContain(
    'descry: note: --rules clang refuses this shader',
  )
})

describe('for Vulkan', () => {
  const declarations =
    'Texture2D unused; Texture2D A, B[2];\nSamplerState S;\nRWStructuredBuffer<float4> O : register(u0);\nfloat loose;\ncbuffer C { float4 c; }\nstruct R { Texture2D x, y; };\nR r;\n'
  const body = 'O[O.IncrementCounter()] = A.SampleLevel(S, 0, loose) + B[1].Load(0) + r.x.Load(0) + r.y.Load(0) + c;'

  test('attributes are written where they belong to one declaration alone', async () => {
    expect(await frozen(declarations, body, '-spirv')).toMatchInlineSnapshot(`
      "Texture2D unused; Texture2D A [[vk::binding(1, 0)]], B [[vk::binding(2, 0)]][2];
      [[vk::binding(3, 0)]] SamplerState S;
      [[vk::counter_binding(4)]] RWStructuredBuffer<float4> O : register(u0);
      float loose;
      [[vk::binding(6, 0)]] cbuffer C { float4 c; }
      struct R { Texture2D x, y; };
      [[vk::binding(7, 0)]] R r;
      note: $Globals stays implicit: loose constants cannot be annotated; -fvk-bind-globals 5 0 says it
      descry: warning: --rules dxc still places $Globals at set 0, binding 9, not at set 0, binding 5; no annotation says both
      "
    `)
  })

  test('registers and attributes', async () => {
    expect(await frozen(declarations, body, '--both')).toMatchInlineSnapshot(`
      "Texture2D unused; Texture2D A [[vk::binding(1, 0)]] : register(t0), B [[vk::binding(2, 0)]][2] : register(t1);
      [[vk::binding(3, 0)]] SamplerState S : register(s0);
      [[vk::counter_binding(4)]] RWStructuredBuffer<float4> O : register(u0);
      float loose;
      [[vk::binding(6, 0)]] cbuffer C : register(b0) { float4 c; }
      struct R { Texture2D x, y; };
      [[vk::binding(7, 0)]] R r : register(t3);
      note: $Globals stays implicit: loose constants cannot be annotated; -fvk-bind-globals 5 0 says it
      note: $Globals stays implicit: loose constants cannot be annotated; b1 is the only register left for them
      descry: warning: --rules dxc still places $Globals at set 0, binding 9, not at set 0, binding 5; no annotation says both
      "
    `)
  })

  test.each(['clang', 'dxc'])('the result has the same table (%s)', async (rules) => {
    const path = file('before.hlsl', `${declarations}${entry(body)}`)
    const { out } = await descry('freeze', '--both', '--rules', rules, path)
    const after = file('after.hlsl', out)
    for (const target of ['spirv', 'dxil'])
      expect((await descry('diff', '--rules', rules, '--target', target, path, after)).out).toBe(
        'the bindings are the same\n',
      )
  })
})

describe('what is written', () => {
  test.each([
    ['a plain resource', 'RWBuffer<float> A;\n', 'A[0] = 1;', 'RWBuffer<float> A : register(u0);\n'],
    [
      'several declarators, comments and odd blanks',
      'RWBuffer<float>  A /* one */,B[2]  [3] ,\n\tC\n;\n',
      'A[0] = B[1][2][0] + C[0];',
      'RWBuffer<float>  A : register(u0) /* one */,B[2]  [3] : register(u1) ,\n\tC : register(u7)\n;\n',
    ],
    [
      'a constant buffer',
      'cbuffer CB\n{\n  float4 c;\n}\nRWBuffer<float4> A : register(u0);\n',
      'A[0] = c;',
      'cbuffer CB : register(b0)\n{\n  float4 c;\n}\nRWBuffer<float4> A : register(u0);\n',
    ],
    [
      'a space becomes a register in it',
      'RWBuffer<float> A:register( space3 );\n',
      'A[0] = 1;',
      'RWBuffer<float> A:register(u0, space3);\n',
    ],
    [
      'several annotations become one that both rules read alike',
      'RWBuffer<float> A : register(u2) : register(space3);\n',
      'A[0] = 1;',
      'RWBuffer<float> A : register(u2);\n',
    ],
    [
      'a struct, one register for each class',
      'struct S { RWBuffer<float> a; Buffer<float> t; RWBuffer<float> b; } s;\n',
      's.a[0] = s.b[0] + s.t[0];',
      'struct S { RWBuffer<float> a; Buffer<float> t; RWBuffer<float> b; } s : register(t0) : register(u0);\n',
    ],
    [
      'a combined texture, a register for each half',
      'Sampler2D S : register(s2);\nRWBuffer<float4> A : register(u0);\n',
      'A[0] = S.SampleLevel(0, 0);',
      'Sampler2D S : register(t0) : register(s2);\nRWBuffer<float4> A : register(u0);\n',
    ],
    [
      'what nobody uses stays as it is',
      'RWBuffer<float> A;\nTexture2D<float4> Unused;\nRWBuffer<float> B : register(u4);\n',
      'A[0] = B[0];',
      'RWBuffer<float> A : register(u0);\nTexture2D<float4> Unused;\nRWBuffer<float> B : register(u4);\n',
    ],
    [
      'the argument of a macro',
      '#define DECLARE(type, name) type name;\nDECLARE(RWBuffer<float>, A)\n',
      'A[0] = 1;',
      '#define DECLARE(type, name) type name;\nDECLARE(RWBuffer<float>, A : register(u0))\n',
    ],
    [
      'a macro that is the whole annotation',
      '#define SLOT register(space2)\nRWBuffer<float> A : SLOT;\n',
      'A[0] = 1;',
      '#define SLOT register(space2)\nRWBuffer<float> A : register(u0, space2);\n',
    ],
    [
      'behind a macro that ends the name',
      '#define SIZE [3]\n#define NAME(n) Buffer##n\nRWBuffer<float> A SIZE, NAME( 1 );\n',
      'A[0][0] = Buffer1[0];',
      '#define SIZE [3]\n#define NAME(n) Buffer##n\nRWBuffer<float> A SIZE : register(u0), NAME( 1 ) : register(u3);\n',
    ],
    [
      'in namespaces',
      'namespace N { RWBuffer<float> A; cbuffer CB { float c; } }\n',
      'N::A[0] = N::c;',
      'namespace N { RWBuffer<float> A : register(u0); cbuffer CB : register(b0) { float c; } }\n',
    ],
  ])('%s', async (_, declarations, body, expected) => {
    expect(await frozen(declarations, body)).toBe(expected)
  })
})

describe('what stays implicit is told', () => {
  test('loose constants, which nothing can move', async () => {
    const path = file('loose.hlsl', `float x;\nRWBuffer<float> A : register(u0);\n${entry('A[0] = x;')}`)
    expect(await descry('freeze', path)).toMatchObject({
      status: 0,
      error:
        'note: $Globals stays implicit: loose constants cannot be annotated; b0 is the only register left for them\n',
    })
  })

  test('the body of a macro', async () => {
    const path = file(
      'macro.hlsl',
      `#define PAIR(n) RWBuffer<float> n; RWBuffer<float> n##2;\nPAIR(A)\n${entry('A[0] = A2[0];')}`,
    )
    const { status, error } = await descry('freeze', path)
    expect(status).toBe(1)
    expect(error).toContain('macro.hlsl:2:1: warning: A2 stays implicit: ')
  })

  test('the argument of a macro that also makes other names of it', async () => {
    const path = file(
      'argument.hlsl',
      `#define WITH_ID(n) RWBuffer<float> n; static const uint n##Id = 1\nWITH_ID(A);\n${entry('A[0] = AId;')}`,
    )
    expect(await descry('freeze', path)).toMatchObject({
      status: 1,
      error:
        'argument.hlsl:2:9: warning: A stays implicit: it is part of the argument of a macro that cannot take an annotation\n',
    })
  })

  test('members of a struct that do not follow one another', async () => {
    const path = file(
      'gap.hlsl',
      `RWBuffer<float> A : register(u1);\nstruct S { RWBuffer<float> a, b; } s;\n${entry('A[0] = s.a[0] + s.b[0];')}`,
    )
    expect(await descry('freeze', path)).toMatchObject({
      status: 1,
      error:
        'gap.hlsl:2:36: warning: s.a, s.b stay implicit: s.a and s.b do not follow one another, as members of an annotated struct do; freeze --csv can name them\n',
    })
  })

  test('a member too near to register 0', async () => {
    const path = file('near.hlsl', `struct S { RWBuffer<float> a, b; } s;\n${entry('s.b[0] = 1;')}`)
    expect(await descry('freeze', path)).toMatchObject({
      status: 1,
      error:
        'near.hlsl:1:36: warning: s.b stays implicit: u0 leaves no room for the members of the struct in front of s.b; freeze --csv can name it\n',
    })
  })

  test('elements of an array in a struct, which the rules count differently', async () => {
    const path = file(
      'elements.hlsl',
      `RWBuffer<float> A : register(u0);\nstruct S { RWBuffer<int> a; RWTexture2D<float> b[3]; } s : register(u1);\n${entry('A[0] = s.b[1][uint2(0, 0)];')}`,
    )
    const { status, error } = await descry('freeze', path)
    expect({ status, error }).toEqual({
      status: 1,
      error:
        'descry: warning: --rules dxc still places s.b.1 at u2, not at u3; no annotation says both, freeze --csv can\n',
    })
  })

  test('a library', async () => {
    const source = 'RWBuffer<float> A;\n[shader("compute")] [numthreads(1, 1, 1)] void main() { A[0] = 1; }\n'
    const { status, error, out } = await descry('freeze', '-T', 'lib_6_6', file('lib.hlsl', source))
    expect({ status, out }).toEqual({ status: 1, out: source })
    expect(error).toContain('A stays implicit: a library leaves it open')
  })
})

describe('where it is written', () => {
  test('-i writes the file and every file it includes', async () => {
    file('common.hlsli', 'RWBuffer<float> Shared;\n')
    const source = `#include "common.hlsli"\nRWBuffer<float> A;\n${entry('A[0] = Shared[0];')}`
    const path = file('main.hlsl', source)
    expect(await descry('freeze', path)).toEqual({
      status: 0,
      out: source.replace('float> A', 'float> A : register(u1)'),
      error: 'descry: note: common.hlsli must change, too; -i writes all files\n',
    })
    expect(read('main.hlsl')).toBe(source)
    expect(await descry('freeze', '-i', path)).toEqual({
      status: 0,
      out: '',
      error: ['main.hlsl', 'common.hlsli'].map((name) => `descry: note: wrote the bindings into ${name}\n`).join(''),
    })
    expect(read('main.hlsl')).toBe(source.replace('float> A', 'float> A : register(u1)'))
    expect(read('common.hlsli')).toBe('RWBuffer<float> Shared : register(u0);\n')
  })

  test('encodings and line ends stay', async () => {
    const text = `RWBuffer<float> A;\r\n${entry('A[0] = 1;')}`
    const path = file('wide.hlsl', Buffer.from(`\ufeff${text}`, 'utf16le'))
    await descry('freeze', '-i', path)
    expect(readFileSync(path).toString('utf16le')).toBe(`\ufeff${text.replace('A;', 'A : register(u0);')}`)
  })

  test('JSON has all files', async () => {
    const path = file('json.hlsl', `RWBuffer<float> A;\n${entry('A[0] = 1;')}`)
    expect(JSON.parse((await descry('freeze', '--format', 'json', path)).out)).toMatchObject({
      version: 1,
      file: 'json.hlsl',
      files: [{ path: 'json.hlsl', text: expect.stringContaining('A : register(u0);') }],
      kept: [],
      unportable: [],
      diagnostics: [],
    })
  })

  test('--csv tells what a table cannot: resources of one name', async () => {
    const declarations = 'namespace N { RWBuffer<float> A; }\nnamespace M { RWBuffer<float> A; }\n'
    const path = file('names.hlsl', `${declarations}${entry('N::A[0] = M::A[0];')}`)
    expect(await descry('freeze', '--csv', path)).toEqual({
      status: 1,
      out: 'ResourceName,Binding,Space\nA,u0,0\nA,u1,0\n',
      error:
        'descry: warning: several resources are called A, and a table means the last of them: write a register on the others\n',
    })
  })

  test('--csv is what -import-binding-table reads', async () => {
    const declarations = 'RWBuffer<float> A;\nRWBuffer<float> B : register(u4, space1);\nTexture2D<float> T[];\n'
    const path = file('csv.hlsl', declarations + entry('A[0] = B[0] + T[2][id.xy];'))
    const { out } = await descry('freeze', '--csv', path)
    expect(out).toBe('ResourceName,Binding,Space\nT,t0,0\nA,u0,0\nB,u4,1\n')
    const table = file('table.csv', out.replace('A,u0,0', 'A,u9,2'))
    const imported = await descry('bindings', '--format', 'csv', '-import-binding-table', table, path)
    expect(imported.out).toContain('\nA,UAV,u9,2,1,false,true,RWBuffer<float>,TypedBuffer,imported binding table\n')
  })

  test.each([
    [['-i', '--csv', 'x'], "'-i' rewrites the source and '--csv' prints a table: choose one"],
    [['-i', '-'], "'-i' cannot write back to stdin"],
  ])('a wrong command line: freeze %j', async (words, problem) => {
    expect(await descry('freeze', ...words)).toEqual({ status: 2, out: '', error: `descry: error: ${problem}\n` })
    expect(existsSync(join(folder, 'x'))).toBe(false)
  })
})

// ---- The law: frozen source has the same table, and nothing in it is implicit that was not told

interface Resource {
  readonly type: string
  readonly use: (name: string) => string
  readonly letter: string
}

const kinds: readonly Resource[] = [
  { type: 'RWBuffer<float>', letter: 'u', use: (name) => `${name}[0]` },
  { type: 'Buffer<float>', letter: 't', use: (name) => `${name}[0]` },
  { type: 'Texture2D<float>', letter: 't', use: (name) => `${name}[uint2(0, 0)]` },
  { type: 'RWByteAddressBuffer', letter: 'u', use: (name) => `${name}.Load(0)` },
  { type: 'ConstantBuffer<Data>', letter: 'b', use: (name) => `${name}.v` },
]

const resource = fc.record({
  kind: fc.constantFrom(...kinds),
  size: fc.constantFrom(0, 0, 0, 1, 2, 5),
  annotation: fc.oneof(
    { weight: 4, arbitrary: fc.constant('none' as const) },
    { weight: 2, arbitrary: fc.nat(30) },
    { weight: 1, arbitrary: fc.constant('space' as const) },
  ),
  isUsed: fc.boolean(),
  place: fc.constantFrom('global', 'global', 'global', 'struct'),
})

type Made = typeof resource extends fc.Arbitrary<infer Value> ? Value : never

function shaderOf(resources: readonly Made[], hasLoose: boolean): string {
  const lines = ['struct Data { float v; };']
  const uses: string[] = []
  const members = resources.filter(({ place, kind }) => place === 'struct' && kind.letter !== 'b')
  const globals = resources.filter((made) => !members.includes(made))
  const declare = ({ kind, size }: Made, name: string): string => `${kind.type} ${name}${size === 0 ? '' : `[${size}]`}`
  const use = ({ kind, size, isUsed }: Made, name: string): void => {
    if (isUsed) uses.push(kind.use(size === 0 ? name : `${name}[${size - 1}]`))
  }
  globals.forEach((made, index) => {
    const { annotation, kind } = made
    const register =
      annotation === 'none'
        ? ''
        : annotation === 'space'
          ? ' : register(space1)'
          : ` : register(${kind.letter}${annotation})`
    lines.push(`${declare(made, `g${index}`)}${register};`)
    use(made, `g${index}`)
  })
  if (members.length > 0) {
    lines.push(`struct S { ${members.map((made, index) => `${declare(made, `m${index}`)};`).join(' ')} } s;`)
    members.forEach((made, index) => {
      use(made, `s.m${index}`)
    })
  }
  if (hasLoose) {
    lines.push('float loose;')
    uses.push('loose')
  }
  lines.push('RWBuffer<float> Out : register(u100);', entry(`Out[0] = ${[...uses, '0'].join(' + ')};`))
  return `${lines.join('\n')}\n`
}

test.each(bindingRules)('frozen source keeps its table (%s)', (rules) => {
  const host = createMemoryHost({})
  const compiler = createCompiler(host)
  const compile = (text: string, under: CompileOptions['rules']) => {
    const options = { ...defaultOptions, rules: under }
    const outcome = compiler.generate({ path: 'a.hlsl', text }, options)
    const { generated } = outcome
    if (outcome.errorCount > 0 || !generated) return undefined
    return { outcome, table: describeBindings(generated.bindings, outcome.sources) }
  }
  let compared = 0
  fc.assert(
    fc.property(fc.array(resource, { maxLength: 8 }), fc.boolean(), (resources, hasLoose) => {
      const text = shaderOf(resources, hasLoose)
      const before = compile(text, rules)
      // Registers that collide make no shader.
      if (!before) return
      const { files, kept, unportable } = freeze({ path: 'a.hlsl', text }, before.outcome, host)
      const after = compile(files[0]?.text ?? text, rules)
      expect(after && compareBindings(before.table, after.table)).toEqual([])
      const told = kept.flatMap(({ name }) => name.split(', '))
      const implicit = after!.table.resources.filter((row) => row.implicit).map(({ name }) => name)
      expect(implicit.filter((name) => !told.some((one) => name === one || name.startsWith(`${one}.`)))).toEqual([])
      if (!resources.some(({ place }) => place === 'struct')) {
        expect(kept.filter(({ isHarmless }) => !isHarmless)).toEqual([])
        expect(unportable).toEqual([])
      }
      compared++
    }),
    { numRuns: fuzzRuns(40) },
  )
  expect(compared).toBeGreaterThan(10)
})
