// `-link`: libraries to shaders and to libraries.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { createBench } from '../support/terminal.ts'

const { folder, descry } = createBench()
const at = (name: string): string => join(folder, name)

async function library(name: string, text: string, profile = 'lib_6_3'): Promise<string> {
  writeFileSync(at(`${name}.hlsl`), text)
  const result = await descry('-T', profile, '-Fo', at(`${name}.lib`), at(`${name}.hlsl`))
  expect(result).toMatchObject({ status: 0, error: '' })
  return at(`${name}.lib`)
}

const shaders = await library(
  'shaders',
  `Texture2D<float4> T : register(t3); SamplerState S; cbuffer C { float4 tint; float k; };
RWStructuredBuffer<float> Out;
float light(float3 n);
void step(inout float3 v);
struct V { float4 p : SV_Position; float3 n : NORMAL; float2 uv : TEX; };
[shader("pixel")] [RootSignature("DescriptorTable(SRV(t0, numDescriptors = 8), CBV(b0, numDescriptors = 2)), DescriptorTable(Sampler(s0, numDescriptors = 8))")]
float4 main(V v) : SV_Target { float3 a = v.n; step(a); return light(a) * tint * T.Sample(S, v.uv) * k; }
[shader("vertex")] V vertex(float3 p : POSITION) { V v; v.p = float4(p, 1) * tint; v.n = p; v.uv = p.xy; return v; }
[shader("compute")] [numthreads(8, 8, 1)] void compute(uint3 id : SV_DispatchThreadID) { Out[id.x] = light(id); }
`,
  'lib_6_x',
)
const helpers = await library(
  'helpers',
  `SamplerState S2 : register(s5); Texture2D<float4> T : register(t3); ByteAddressBuffer B; cbuffer D { float start; };
static float sum = start * 2;
export float light(float3 n) { return T.SampleLevel(S2, n.xy, 0).x + n.z; }
export void step(inout float3 v) { sum += B.Load<float>(4); v += sum; }
`,
)

const linked = (...words: string[]) => descry('-link', ...words)

test('functions of one library stand in the shaders of another', async () => {
  const { status, out, error } = await linked(shaders, helpers, '-T', 'ps_6_0', '-E', 'main')
  expect({ status, error }).toEqual({ status: 0, error: '' })
  expect(out).toMatch(/@dx\.op\.sampleLevel\.f32/)
  expect(out).not.toMatch(/createHandleForLib|call .*@"|alloca/)
  // The static variable is set where it is used.
  expect(out).toMatch(/fmul float %\d+, 2\.000000e\+00|fmul fast float %\d+, 2\.000000e\+00/)
  // SRVs by register as written: T is one resource; registers for the others.
  expect(out).toContain('i8 0, i32 1, i32 3, i1 false')
})

test('names may be given in one word, as dxc takes them', async () => {
  const apart = await linked(shaders, helpers, '-T', 'cs_6_6', '-E', 'compute')
  const together = await linked(`${shaders};${helpers}`, '-T', 'cs_6_6', '-E', 'compute')
  expect(together).toEqual(apart)
  expect(apart.out).toContain('@dx.op.createHandleFromBinding')
  expect(apart.out).toContain('@dx.op.annotateHandle')
})

test('files: container, header, hash, reflection, root signature', async () => {
  const files = ['-Fo', at('a.dxo'), '-Fh', at('a.h'), '-Fsh', at('a.hash'), '-Fre', at('a.refl'), '-Frs', at('a.rs')]
  expect(await linked(shaders, helpers, '-T', 'ps_6_2', '-E', 'main', ...files)).toMatchObject({ status: 0, out: '' })
  const names = readContainer(readFileSync(at('a.dxo'))).parts.map(({ name }) => name)
  expect(names).toEqual(['SFI0', 'ISG1', 'OSG1', 'PSV0', 'RTS0', 'STAT', 'HASH', 'DXIL'])
  expect(readContainer(readFileSync(at('a.rs'))).parts.map(({ name }) => name)).toEqual(['RTS0'])
  expect(readFileSync(at('a.h'), 'utf8')).toContain('g_main[]')
  expect((await descry('bindings', at('a.dxo'))).out).toMatch(/t3 +T +Texture2D<float4>/)
})

test('a library of libraries keeps names, statics and what stays undefined', async () => {
  const { out } = await linked(shaders, '-T', 'lib_6_3')
  expect(out).toContain('declare float @"\\01?light@@YAMV?$vector@M$02@@@Z"')
  const whole = await linked(shaders, helpers, '-T', 'lib_6_6', '-Fo', at('whole.lib'))
  expect(whole).toMatchObject({ status: 0, error: '' })
  const { out: text } = await descry('dump', at('whole.lib'))
  expect(text).toContain('@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }]')
  expect(text).toContain('define void @compute()')
  expect(await linked(at('whole.lib'), '-T', 'vs_6_0', '-E', 'vertex')).toMatchObject({ status: 0, error: '' })
})

test('buffers with matrices have the names and types that dxc gives them', async () => {
  const source = 'cbuffer M { float4x4 m; }; export float4 turn(float4 v) { return mul(v, m); }'
  for (const [profile, variable] of [
    ['lib_6_3', '@M_legacy = external global %hostlayout.M'],
    ['lib_6_7', '@M_legacy = external global %hostlayout.M'],
    ['lib_6_x', '@M = external constant %dx.types.Handle, align 4'],
  ] as const) {
    const file = await library('matrix', source, profile)
    expect((await descry('dump', file)).out).toContain(variable)
    expect(await linked(file, '-T', 'lib_6_3')).toMatchObject({ status: 0, error: '' })
  }
})

test('-exports renames and copies', async () => {
  const { out } = await linked(helpers, '-T', 'lib_6_3', '-exports', 'bright,dim=light')
  expect(out).toMatch(/define float @"\\01\?bright@@YAMV/)
  expect(out).toMatch(/define float @"\\01\?dim@@YAMV/)
  expect(out).not.toMatch(/@"\\01\?(light|step)@/)
  const swapped = await linked(shaders, helpers, '-T', 'lib_6_3', '-exports', 'vertex=compute;compute=vertex')
  expect(swapped).toMatchObject({ status: 0, error: '' })
})

const sources = (result: { readonly error: string }) => result.error.replaceAll(folder, '').replaceAll('\\', '/')

test('what is wrong is said in dxc words, with the files', async () => {
  expect(sources(await linked(shaders, '-T', 'ps_6_0', '-E', 'main'))).toMatch(
    /^error: Cannot find definition of function 'light' \(\?light@@[^)]*\) \('shaders\.lib'\)\n/,
  )
  writeFileSync(at('copy.lib'), readFileSync(helpers))
  expect(sources(await linked(helpers, at('copy.lib'), '-T', 'lib_6_3'))).toContain(
    "error: Definition already exists for function 'light' (?light@@YAMV?$vector@M$02@@@Z) ('helpers.lib', 'copy.lib')\n",
  )
  const other = await library('other', 'cbuffer D { uint2 size; }; export uint read() { return size.x; }')
  expect(sources(await linked(helpers, other, '-T', 'lib_6_3'))).toContain(
    "error: Resource already exists as CBV for 'D' ('helpers.lib', 'other.lib')\n",
  )
  expect(sources(await linked(shaders, helpers, '-T', 'ps_6_0', '-E', 'vertex'))).toContain(
    "error: Profile mismatch between entry function and target profile: ps and vs ('vertex' of 'shaders.lib')\n",
  )
  expect(sources(await linked(shaders, helpers, '-T', 'ps_6_0', '-E', 'nobody'))).toContain(
    "error: Cannot find definition of function 'nobody' ('shaders.lib', 'helpers.lib')\n",
  )
  expect(sources(await linked(helpers, '-T', 'lib_6_3', '-exports', 'a=light;a=step'))).toBe('')
  expect(sources(await linked(helpers, '-T', 'lib_6_3', '-exports', 'lihgt'))).toContain(
    "error: Could not find target for export: 'lihgt'\nerror: Library has no functions to export\n",
  )
  expect(sources(await linked(helpers, '-T', 'lib_6_3', '-export-shaders-only'))).toContain(
    'error: Library has no functions to export\n',
  )
  expect(await linked(helpers, '-T', 'lib_6_3', '-exports', 'lihgt', '--format', 'json')).toMatchObject({ status: 1 })
})

test('what is no library', async () => {
  await descry('-T', 'cs_6_0', '-E', 'compute', '-Fo', at('c.dxo'), '-Dlight(x)=1', at('shaders.hlsl'))
  writeFileSync(at('none.lib'), 'none')
  expect(sources(await linked(at('none.lib'), '-T', 'lib_6_3'))).toContain(
    "error: 'none.lib' cannot be linked: it is not a compiled shader: DXIL containers start with 'DXBC'\n",
  )
  expect(sources(await linked(helpers, helpers, '-T', 'lib_6_3'))).toContain("'helpers.lib' is given twice\n")
  expect(sources(await linked(at('missing.lib'), '-T', 'lib_6_3'))).toContain(
    "cannot read 'missing.lib': no such file\n",
  )
  expect(sources(await linked(helpers))).toContain('-link needs a profile to link for')
  expect(sources(await linked(helpers, '-T', 'lib_6_3', '--emit', 'hlsl'))).toContain(
    "'hlsl' cannot be made of linked libraries\n",
  )
})

test('options for sources and debuggers warn, root signatures are set', async () => {
  const line = [shaders, helpers, '-T', 'ps_6_0', '-E', 'main', '-Fo', at('w.dxo')]
  expect((await linked(...line, '-Zi', '-DA', '-Gfa')).error).toBe(
    [
      "'-Gfa' has no effect: it is a switch of dxc's own optimiser",
      "'-Zi' has no effect: libraries are linked without their debug information",
      "'-D' has no effect: libraries are linked, no source is read",
    ]
      .map((text) => `warning: ${text} [-Wunused-command-line-argument]\n`)
      .join('') + '3 warnings generated.\n',
  )
  expect(await linked(...line, '-setrootsignature', at('a.dxo'))).toMatchObject({ status: 0, error: '' })
  writeFileSync(at('rs.hlsl'), '#define Other "CBV(b7)"')
  await descry('-T', 'rootsig_1_1', '-E', 'Other', '-Fo', at('other.rs'), at('rs.hlsl'))
  const refused = await linked(...line, '-setrootsignature', at('other.rs'))
  expect(refused.status).toBe(1)
  expect(refused.error).toContain('does not have a binding in the Root Signature')
  const narrow = await library(
    'narrow',
    'float value(); [RootSignature("")] [shader("pixel")] float4 main() : SV_Target { return value(); }',
    'lib_6_x',
  )
  const values = await library('values', 'cbuffer V { float v; }; export float value() { return v; }')
  expect(sources(await linked(narrow, values, '-T', 'ps_6_0', '-E', 'main'))).toContain(
    "error: the root signature of 'main' does not fit what was linked: CBV register 0 in space 0 does not have a binding in the Root Signature\n",
  )
})

test('resources that are handed to functions of other libraries are refused', async () => {
  writeFileSync(at('handed.hlsl'), 'export float f(Buffer<float> b) { return b[0]; }')
  expect((await descry('-T', 'lib_6_x', '-Fo', at('handed.lib'), at('handed.hlsl'))).error).toContain(
    'error: a resource as a parameter or result of an exported function cannot be written as DXIL',
  )
})
