// Root signatures on the command line: written for shaders, compared, taken out of containers and put in.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const shader = file(
  'a.hlsl',
  `cbuffer Small : register(b0) { float4 tint; }
cbuffer Large : register(b1) { float4x4 world; float4x4 view; }
Texture2D<float4> Images[2] : register(t0);
Texture2D<float4> Next : register(t2);
StructuredBuffer<float4> Colors : register(t5);
RWStructuredBuffer<float> Counted : register(u1);
Texture2D<float4> All[] : register(t0, space1);
SamplerState Linear : register(s0);
float4 VSMain(float4 p : P) : SV_Position { return mul(world, p) + Colors[0]; }
float4 PSMain(float2 uv : UV) : SV_Target {
  Counted.IncrementCounter();
  Texture2D<float4> heap = ResourceDescriptorHeap[1];
  return Images[1].Sample(Linear, uv) + Next.Sample(Linear, uv) + All[3].Sample(Linear, uv) * tint * view[0] + heap[uint2(0, 0)];
}
`,
)

const entries = ['-E', 'vs_6_6:VSMain,ps_6_6:PSMain']

describe('descry rootsig', () => {
  test('fits both shaders of a pipeline: constants, root descriptors, tables', async () => {
    expect(await descry('rootsig', shader, ...entries)).toEqual({
      status: 0,
      error: '',
      out: `#define RS \\
  "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED), " \\
  "RootConstants(b0, num32BitConstants = 4, visibility = SHADER_VISIBILITY_PIXEL), " \\
  "CBV(b1), " \\
  "DescriptorTable(SRV(t0, numDescriptors = 3), SRV(t5), UAV(u1)), " \\
  "DescriptorTable(SRV(t0, numDescriptors = unbounded, space = 1), visibility = SHADER_VISIBILITY_PIXEL), " \\
  "DescriptorTable(Sampler(s0), visibility = SHADER_VISIBILITY_PIXEL)"
`,
    })
  })

  test('what goes where is for the user to say', async () => {
    const { out } = await descry(
      'rootsig',
      shader,
      ...entries,
      '--root-descriptors',
      'all',
      '--root-constants=0',
      '--name=Mine',
    )
    expect(out).toContain('#define Mine')
    expect(out).toContain('"CBV(b0, visibility = SHADER_VISIBILITY_PIXEL), "')
    expect(out).toContain('"SRV(t5, visibility = SHADER_VISIBILITY_VERTEX), "')
    expect(out).not.toContain('RootConstants')
  })

  test('C++', async () => {
    const { out } = await descry('rootsig', shader, '-E', 'vs_6_6:VSMain', '--form', 'cpp')
    expect(out).toBe(`static const D3D12_DESCRIPTOR_RANGE1 RSRanges1[] = {
    { D3D12_DESCRIPTOR_RANGE_TYPE_SRV, 1, 5, 0, D3D12_DESCRIPTOR_RANGE_FLAG_NONE, D3D12_DESCRIPTOR_RANGE_OFFSET_APPEND },
};
static const D3D12_ROOT_PARAMETER1 RSParameters[] = {
    { D3D12_ROOT_PARAMETER_TYPE_CBV, { .Descriptor = { 1, 0, D3D12_ROOT_DESCRIPTOR_FLAG_NONE } }, D3D12_SHADER_VISIBILITY_VERTEX },
    { D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE, { .DescriptorTable = { 1, RSRanges1 } }, D3D12_SHADER_VISIBILITY_VERTEX },
};
static const D3D12_VERSIONED_ROOT_SIGNATURE_DESC RS = {
    .Version = D3D_ROOT_SIGNATURE_VERSION_1_1,
    .Desc_1_1 = D3D12_ROOT_SIGNATURE_DESC1{ 2, RSParameters, 0, nullptr, D3D12_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT },
};
`)
  })

  test('fits by the judgement of -verifyrootsignature', async () => {
    const signature = file('made.rs', '')
    const object = file('ps.dxo', '')
    await descry('rootsig', shader, ...entries, '--form', 'bytes', '-Fo', signature)
    const arguments_ = ['-T', 'ps_6_6', '-E', 'PSMain', shader, '-Fo', object]
    expect(await descry(...arguments_, '-verifyrootsignature', signature)).toEqual({ status: 0, error: '', out: '' })
    await descry('rootsig', shader, '-E', 'vs_6_6:VSMain', '--form', 'bytes', '-Fo', signature)
    const { status, error } = await descry(object, '-verifyrootsignature', signature)
    expect(status).toBe(1)
    expect(error).toContain('SRV register 0 in space 0 does not have a binding in the Root Signature')
    const unwritten = await descry('-T', 'ps_6_6', '-E', 'PSMain', shader, '-verifyrootsignature', signature)
    expect(unwritten).toEqual({ status: 1, out: '', error: expect.stringContaining('SRV register 0 in space 0') })
  })
})

const bound = (signature: string): string =>
  file(
    'b.hlsl',
    `Texture2D<float4> A : register(t1);
cbuffer C : register(b0) { float4 c; }
#define RS "${signature}"
[RootSignature(RS)] float4 main() : SV_Target { return A[uint2(0, 0)] * c; }
`,
  )

test('bindings and explain say where a descriptor comes from', async () => {
  const path = bound('CBV(b0), DescriptorTable(UAV(u0, numDescriptors = 5), SRV(t0, numDescriptors = 2))')
  expect(
    (await descry('bindings', '-T', 'ps_6_0', path)).out,
  ).toBe(`REGISTER  ROOT          NAME  TYPE               COUNT  WHY
t1        table 1, +6   A     Texture2D<float4>         register annotation
b0        descriptor 0  C     cbuffer                   register annotation
`)
  expect((await descry('explain', '-T', 'ps_6_0', path, 'A')).out).toContain(
    '  the root signature gives it table 1, +6\n',
  )
  const { resources } = JSON.parse((await descry('bindings', '-T', 'ps_6_0', '--format', 'json', path)).out)
  expect(resources.map((row: { root: unknown }) => row.root)).toEqual([
    { as: 'table', index: 1, offset: 6 },
    { as: 'descriptor', index: 0 },
  ])
})

test('mistakes are diagnostics of every command, with exit status 1', async () => {
  const path = bound('CBV(b0), CBV(b0)')
  for (const command of ['lint', 'bindings', 'explain']) {
    const { status, error } = await descry(command, '-T', 'ps_6_0', path)
    expect([command, status]).toEqual([command, 1])
    expect(error).toContain('resource ranges b[0;0] and b[0;0] overlap within space = 0 and visibility = All')
  }
  const { status, out } = await descry('lint', '-T', 'ps_6_0', '--format', 'json', bound('CBV(b0)'))
  expect(status).toBe(1)
  expect(out).toContain('err_rootsig_unbound')
})

test('diff compares root signatures', async () => {
  const before = bound('CBV(b0), DescriptorTable(SRV(t1))')
  const after = file(
    'after.hlsl',
    readFileSync(before, 'utf8').replace('CBV(b0)', 'RootConstants(b0, num32BitConstants = 4)'),
  )
  const { status, out } = await descry('diff', '-T', 'ps_6_0', before, after)
  expect(status).toBe(1)
  expect(out).toBe(`the bindings are the same

ROOT SIGNATURE  BEFORE   AFTER
parameter 0     CBV(b0)  RootConstants(b0, num32BitConstants = 4)
`)
})

test('a container gives its root signature, loses it and gets it back', async () => {
  const path = bound('CBV(b0), DescriptorTable(SRV(t1))')
  const [object, alone, bare, again] = ['o.dxo', 'rs.dxo', 'bare.dxo', 'again.dxo'].map((name) => file(name, '')) as [
    string,
    string,
    string,
    string,
  ]
  await descry('-T', 'ps_6_0', path, '-Fo', object, '-Frs', alone)
  expect((await descry('dump', alone)).out).toContain('parameter 1: descriptor table')
  const extracted = file('extracted.dxo', '')
  await descry(object, '-extractrootsignature', '-Fo', extracted)
  expect(readFileSync(extracted)).toEqual(readFileSync(alone))
  await descry(object, '-Qstrip_rootsignature', '-Fo', bare)
  expect((await descry('dump', bare)).out).not.toContain('RTS0')
  await descry(bare, '-setrootsignature', alone, '-Fo', again)
  expect(readFileSync(again)).toEqual(readFileSync(object))
  await descry('-T', 'rootsig_1_1', '-E', 'RS', path, '-Fo', extracted)
  expect(readFileSync(extracted)).toEqual(readFileSync(alone))
})
