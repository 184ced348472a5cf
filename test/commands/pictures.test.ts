// `--format svg|html|markdown` of bindings and diff, and `descry layout`.
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const shader = file(
  'a.hlsl',
  `struct Light { float3 direction; float power; };
cbuffer Frame { float exposure; float4 tint; float weights[2]; Light lights[100]; float never; }
RWBuffer<float> A : register(u3);
RWBuffer<float> B[4];
Texture2D<float4> Gone;
StructuredBuffer<Light> In;
Buffer<float> Many[] : register(t5, space2);
float helper(uint i) { return weights[i] + tint.x + lights[i].power; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  A[0] = exposure + helper(i) + In[i].direction.x + Many[i][0];
  B[0][0] = 1;
  if (false) A[1] = Gone[uint2(0, 0)].x;
}
`,
)

/** Every tag that is opened is closed, in order; nothing is left unescaped. */
function tagsOf(markup: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  for (const [, slash, name, rest] of markup.matchAll(/<(\/?)([a-z0-9]+)((?:\s+[\w:-]+="[^"<>]*")*\s*\/?)>/gi)) {
    seen.push(name!)
    if (slash) expect(open.pop()).toBe(name)
    else if (!rest!.endsWith('/')) open.push(name!)
  }
  expect(open).toEqual([])
  expect(markup.match(/</g)!.length).toBe(markup.match(/<\/?[a-z0-9]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/gi)!.length)
  return seen
}

const texts = (svg: string): string[] => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
const titles = (svg: string): string[] => [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text!)

test('the register map has lanes, gaps, tails and reasons', async () => {
  const { out, status } = await descry('bindings', '--format', 'svg', shader)
  expect(status).toBe(0)
  tagsOf(out)
  expect(texts(out)).toEqual([
    't space0',
    '0 In',
    't space2',
    '0..4 free',
    '5.. Many[]',
    'u space0',
    '0..2 free',
    '3 A',
    '4..7 B[4]',
    'b space0',
    '0 Frame',
  ])
  expect(titles(out)[0]).toBe('Registers of a.hlsl, main (cs_6_6)')
  expect(titles(out)).toContain(
    'B, RWBuffer&lt;float&gt;, u4..u7: u0..u2 is too small for 4 registers (u3 is taken by A); u4 is the first place that fits',
  )
  expect((await descry('bindings', '--format', 'svg', shader)).out).toBe(out)
})

test('a page has the table, the pictures and the reasons', async () => {
  const { out } = await descry('bindings', '--format', 'html', shader)
  tagsOf(out.replace('<!doctype html>', '').replace(/<meta [^>]*>/g, ''))
  expect(out).toContain('<td>RWBuffer&lt;float&gt;</td>')
  expect(out).toContain('<td>Gone</td><td>the condition is always false</td><td>a.hlsl:12:7</td>')
  expect(texts(out)).toContain('Gone: the condition is always false')
  expect(texts(out)).toContain('helper')
  expect(out).toContain('<h2>cbuffer Frame</h2>')
})

test('Markdown has tables whose cells are escaped', async () => {
  const { out } = await descry('bindings', '--format', 'markdown', shader)
  expect(out).toContain('| u3 | A | RWBuffer\\<float\\> |  | register annotation | a.hlsl:3:17 |\n')
  expect(out).toContain('| Gone | the condition is always false | a.hlsl:12:7 |\n')
})

test('for Vulkan, lanes are sets', async () => {
  const { out } = await descry('bindings', '--format', 'svg', '--target', 'spirv', shader)
  expect(texts(out)).toContain('set 0')
  expect(texts(out)).toContain('set 2')
})

test('a root signature stands under what it covers', async () => {
  const covered = file(
    'root.hlsl',
    `RWBuffer<float> A; cbuffer C { float x; }
[RootSignature("CBV(b0), DescriptorTable(UAV(u0))")] [numthreads(1, 1, 1)] void main() { A[0] = x; }`,
  )
  const { out } = await descry('bindings', '--format', 'svg', covered)
  expect(texts(out)).toEqual(['u space0', '0 A', 'table 1, +0', 'b space0', '0 C', 'descriptor 0'])
})

test('two resources at one place collide', async () => {
  const shared = file(
    'shared.hlsl',
    `[[vk::binding(0)]] Texture2D<float4> T; [[vk::binding(0)]] SamplerState S; RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = T.SampleLevel(S, 0, 0).x; }`,
  )
  const { out } = await descry('bindings', '--format', 'svg', '--target', 'spirv', shared)
  expect(out.match(/class="bar collides"/g)).toHaveLength(2)
})

test('registers that do not fit are drawn as they are written', async () => {
  const wrong = file(
    'wrong.hlsl',
    `RWBuffer<float> A : register(u1); RWBuffer<float> B[4] : register(u0); RWBuffer<float> C : register(u9);
[numthreads(1, 1, 1)] void main() { A[0] = B[1][0] + C[0]; }`,
  )
  const { out, status } = await descry('bindings', '--format', 'svg', wrong)
  expect(status).toBe(1)
  expect(texts(out)).toEqual(['u space0', '0..3 B', '1 A', '4..8 free', '9 C'])
  expect(out.match(/class="bar collides"/g)).toHaveLength(2)
})

test('bars that share one register stand below one another', async () => {
  const edge = file(
    'edge.hlsl',
    `RWBuffer<float> A[2] : register(u0); RWBuffer<float> B : register(u1);
[numthreads(1, 1, 1)] void main() { A[1][0] = B[0]; }`,
  )
  const { out } = await descry('bindings', '--format', 'svg', edge)
  const lefts = [...out.matchAll(/<path d="M([\d.]+) [^>]* class="bar collides"/g)].map(([, left]) => left)
  expect(lefts).toEqual([lefts[0], lefts[0]])
})

test('a long table goes on below, and is no wider', async () => {
  const count = 600
  const names = Array.from({ length: count }, (_, index) => `Buffer<float> LongishName${index};`).join('\n')
  const uses = Array.from({ length: count }, (_, index) => `LongishName${index}[0]`).join(' + ')
  const many = file(
    'many.hlsl',
    `${names}\nRWBuffer<float> Out;\n[numthreads(1, 1, 1)] void main() { Out[0] = ${uses}; }`,
  )
  const { out } = await descry('bindings', '--format', 'svg', many)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(out)!
  expect(Number(width)).toBeLessThanOrEqual(1120)
  expect(Number(height)).toBeGreaterThan(1000)
})

test('diff draws and lists what moved', async () => {
  const material = file(
    'm.hlsl',
    `struct S { Texture2D<float4> A; Texture2D<float4> B; } s;
RWBuffer<float> Out; [numthreads(1, 1, 1)] void main() { Out[0] = s.B[uint2(0, 0)].x + s.A[uint2(0, 0)].x; }`,
  )
  const { out, status } = await descry('diff', '--rules-diff', '--format', 'markdown', material)
  expect(status).toBe(1)
  expect(out).toContain('| moved | s.A | t0 | t1 |')
  const html = await descry('diff', '--rules-diff', '--format', 'html', material)
  expect(texts(html.out)).toEqual(['t space0', '0 s.B (was t1)', '1 s.A (was t0)', 'u space0', '0 Out'])
  const same = await descry('diff', '--format', 'markdown', material, material)
  expect(same).toMatchObject({ status: 0 })
  expect(same.out).toContain('The bindings are the same.')
})

test('layout: offsets and sizes under four rules, what is unused', async () => {
  expect((await descry('layout', shader, 'Frame')).out).toBe(`cbuffer Frame
  MEMBER              TYPE        D3D        STD140     STD430     SCALAR
  exposure            float       0 (4)      0 (4)      0 (4)      0 (4)
  tint                float4      16 (16)    16 (16)    16 (16)    4 (16)
  weights             float[2]    32 (20)    32 (32)    32 (8)     20 (8)
  lights              Light[100]  64 (1600)  64 (1600)  48 (1600)  28 (1600)
  lights[].direction  float3      64 (12)    64 (12)    48 (12)    28 (12)
  lights[].power      float       76 (4)     76 (4)     60 (4)     40 (4)
  never               float       1664 (4)   1664 (4)   1648 (4)   1628 (4)   unused
  size                            1668       1668       1652       1632
  padding                         36         36         20         0
`)
  const { out } = await descry('layout', '--format', 'svg', shader, 'Frame')
  tagsOf(out)
  expect(texts(out).filter((text) => text.startsWith('⋮'))[0]).toBe('⋮ 99 rows of lights[1..99]')
  expect(titles(out)).toContain('padding, 12 bytes at 4..15')
  expect(titles(out)).toContain('never at 1664..1667, unused')
})

test('layout of a struct, and of a name that is none', async () => {
  const { out } = await descry('layout', shader, 'Light')
  expect(out.split('\n')[1]).toBe('  MEMBER     TYPE    D3D CBUFFER  D3D STRUCTURED  STD140  STD430  SCALAR')
  expect(await descry('layout', shader, 'Lihgt')).toMatchObject({
    status: 2,
    error: "descry: error: the shader declares no buffer or struct 'Lihgt'; did you mean 'Light'?\n",
  })
})

test('a shader without buffers has a picture that says so', async () => {
  const { out } = await descry('layout', '--format', 'svg', file('none.hlsl', '[numthreads(1, 1, 1)] void main() {}'))
  expect(texts(out)).toEqual(['no buffer has members'])
})

test('layout as JSON', async () => {
  const { out } = await descry('layout', '--format', 'json', shader, 'In')
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    file: 'a.hlsl',
    buffers: [
      {
        name: 'In',
        kind: 'structured',
        columns: [{ layout: 'D3D', size: 16, padding: 0 }, {}, {}, {}],
        members: [
          { path: 'direction', type: 'float3', used: true },
          { path: 'power', used: false },
        ],
      },
    ],
  })
})

test('formats that a command does not make are refused', async () => {
  expect((await descry('lint', '--format', 'svg', shader)).error).toBe(
    "descry: error: '--format svg' is for bindings, diff, layout, not for 'descry lint'\n",
  )
  expect((await descry('diff', '--format', 'csv', shader, shader)).status).toBe(2)
})
