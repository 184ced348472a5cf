import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const shader = file(
  'a.hlsl',
  `RWBuffer<float> A : register(u2);
RWBuffer<float> B[4];
struct S { RWBuffer<float> D; } s : register(u7);
Buffer<float> In;

[numthreads(4, 1, 1)]
void main() {
  for (int i = 0; i < 5; i++)
    if (i > 6)
      s.D[0] = In[i];
  A[0] = B[1][0];
}
`,
)

test('a bound resource: which registers were taken, and by whom', async () => {
  expect(await descry('explain', shader, 'B')).toEqual({
    status: 0,
    error: '',
    out: `B is bound to u3..u6
  a.hlsl:2:17: declared here
      2 | RWBuffer<float> B[4];
        |                 ^
  u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits
  taken before B:
    u2 A (register annotation)
`,
  })
})

test('a member alone is told its whole name', async () => {
  const { status, error } = await descry('explain', shader, 'D')
  expect({ status, error }).toEqual({
    status: 2,
    error: "descry: error: the shader declares no resource 'D'; did you mean 's.D'?\n",
  })
})

test('a missing one: what decided, where, and what its register is worth', async () => {
  expect(
    (await descry('explain', shader, 's.D')).out,
  ).toBe(`s.D is not bound: the condition is never true: i is in [0, 4]
  a.hlsl:3:33: declared here
      3 | struct S { RWBuffer<float> D; } s : register(u7);
        |                                 ^
  a.hlsl:9:9: decided here
      9 |     if (i > 6)
        |         ^
  a.hlsl:10:7: the use that is gone
     10 |       s.D[0] = In[i];
        |       ^
  its annotation takes no register: u7 is free for others
`)
})

test('a variable stands for all resources in it, and no name for all there are', async () => {
  expect((await descry('explain', shader, 's')).out).toMatch(/^s\.D is not bound/)
  const { out } = await descry('explain', shader)
  expect(out.match(/^\S+ is /gm)).toEqual(['A is ', 'B is ', 's.D is ', 'In is '])
})

test('places that are kept for what nobody uses are taken by it', async () => {
  const kept = file(
    'k.hlsl',
    `RWBuffer<float> A : register(u0);
RWBuffer<float> Gone : register(u1);
RWBuffer<float> B;
RWBuffer<float> Rest[];
RWBuffer<float> Old : register(u1, space2);
RWBuffer<float> Wide[] : register(space2);
[numthreads(1, 1, 1)] void main() { A[0] = 1; B[0] = 2; Rest[3][0] = Wide[4][0]; }
`,
  )
  const text = async (policy: string, ...words: string[]): Promise<string> =>
    (await descry('explain', '--unused', policy, kept, ...words)).out.replaceAll(/^ .*(?:declared here| \|.*)\n/gm, '')
  expect(await text('reserve')).toBe(await text('keep'))
  expect(await text('reserve')).toMatchInlineSnapshot(`
    "A is bound to u0
      by its register annotation

    B is bound to u2
      u0..u1 is taken by A, Gone; u2 is the first free register
      taken before B:
        u0 A (register annotation)
        u1 Gone (unused, register annotation)

    Rest is bound to u3..
      an unbounded array starts after everything else (A, Gone, B), at u3
      taken before Rest:
        u0 A (register annotation)
        u1 Gone (unused, register annotation)
        u2 B (implicit, placed earlier)

    Wide is bound to u2.. in space2
      an unbounded array starts after everything else (Old), at u2 in space2
      taken before Wide:
        u1 in space2 Old (unused, register annotation)

    Gone is not bound: never referenced by code the entry point reaches
      u1 is kept for it all the same

    Old is not bound: never referenced by code the entry point reaches
      u1 in space2 is kept for it all the same
    "
  `)
  expect(await text('strip', 'Gone')).toContain('its annotation takes no register: u1 is free for others')
  expect(await text('strip', 'Old')).toContain('its annotation takes no register: u1 in space2 is free for others')
})

test("members of structs under DXC's rules are not to be relied on", async () => {
  const member = file(
    'm.hlsl',
    'struct S { RWBuffer<float> D; } s;\n[numthreads(1, 1, 1)] void main() { s.D[0] = 1; }\n',
  )
  expect((await descry('explain', '--rules', 'dxc', member)).out).toContain('order that comes from the inner workings')
  expect((await descry('explain', '--rules', 'clang', member)).out).not.toContain('inner workings')
})

test('an unknown name is told with the nearest', async () => {
  const named = file('n.hlsl', 'RWBuffer<float> Particles;\n[numthreads(1, 1, 1)] void main() { Particles[0] = 1; }\n')
  expect(await descry('explain', named, 'Partikles')).toEqual({
    status: 2,
    out: '',
    error: "descry: error: the shader declares no resource 'Partikles'; did you mean 'Particles'?\n",
  })
})

test('a constant is told by its buffer', async () => {
  const constants = file('c.hlsl', 'float4 tint;\nfloat4 main() : SV_Target { return tint; }\n')
  const says =
    "'tint' has no register of its own: it is a member of '$Globals', and 'descry layout' shows where it lies there"
  expect((await descry('explain', '-T', 'ps_6_0', constants, 'tint')).error).toBe(`descry: error: ${says}\n`)
})

test('JSON is the table, cut down to what was asked for', async () => {
  const { resources, unused } = JSON.parse((await descry('explain', '--format', 'json', shader, 's')).out)
  expect(resources).toEqual([])
  expect(unused).toMatchObject([{ name: 's.D', decidedAt: { line: 9, column: 9 }, usedAt: { line: 10, column: 7 } }])
})

test('a shader that does not compile has nothing to explain', async () => {
  const wrong = file('w.hlsl', 'void main() { x = 1; }\n')
  expect(await descry('explain', '-T', 'cs_6_6', wrong)).toMatchObject({ status: 1, out: '' })
})

test('heaps of a shader for Vulkan', async () => {
  const heaped = file(
    'heaped.hlsl',
    '[numthreads(1, 1, 1)] void main() { RWBuffer<float> a = ResourceDescriptorHeap[3]; a[0] = 1; }',
  )
  expect((await descry('explain', '-spirv', heaped)).out).toBe('resource heap of RWBuffer<float>: set 0, binding 2\n')
})
