import { expect, test } from 'vitest'
import { compile, createAnalyzer, createCompiler, createMemoryHost, defaultOptions, dumpCompiled } from '../index.ts'
import { loadShader } from '../run.ts'
import { createCompiler as createDriver } from './compiler.ts'

const shader = `RWBuffer<float> A : register(u1);
RWBuffer<float> B;
Texture2D<float4> T;
[numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { A[id.x] = B[0]; }
`

test('a good shader has bindings, a reflection and IR', () => {
  const { ok, diagnostics, bindings, reflection, ir, output } = compile(shader)
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] })
  expect(bindings?.resources.map(({ name, register }) => [name, register])).toEqual([
    ['B', 'u0'],
    ['A', 'u1'],
  ])
  expect(bindings?.unused).toMatchObject([{ name: 'T', location: { file: 'input.hlsl', line: 3, column: 19 } }])
  expect(reflection?.entryPoints).toMatchObject([{ name: 'main', stage: 'compute', numthreads: [8, 1, 1] }])
  expect(ir).toContain('@llvm.dx.resource.handlefrombinding')
  expect(ir).not.toContain('handlefromimplicitbinding')
  expect(output).toBe(ir)
})

test('output is the stage that was asked for', () => {
  const { output, ir } = compile(shader, { emit: 'llvm' })
  expect(output).toContain('@llvm.dx.resource.handlefromimplicitbinding')
  expect(ir).not.toBe(output)
  expect(compile(shader, { emit: 'llvm-raw' }).output).toContain('alloca')
})

test('SPIR-V comes as a module and as text', () => {
  const { ok, binary, output, bindings } = compile(shader, { emit: 'spirv' })
  expect(ok).toBe(true)
  expect([...binary!.slice(0, 4)]).toEqual([0x03, 0x02, 0x23, 0x07])
  expect(output).toContain('OpEntryPoint GLCompute %main "main"')
  expect(bindings?.resources).toHaveLength(2)
  expect(compile(shader).binary).toBeNull()
})

test('what SPIR-V cannot say is a diagnostic', () => {
  const count = 'float4 main() : SV_Target { return GetRenderTargetSampleCount(); }'
  const { ok, binary, output, diagnostics } = compile(count, { emit: 'spirv', profile: 'ps_6_0' })
  expect({ ok, binary, output }).toEqual({ ok: false, binary: null, output: null })
  expect(diagnostics).toHaveLength(1)
})

test('GLSL is the output when it is asked for, and what has none is an error', () => {
  const { ok, output, binary } = compile(shader, { emit: 'glsl' })
  expect(ok).toBe(true)
  expect(binary).toBeNull()
  expect(output).toMatch(/^#version 460\n/)
  const refused = compile('float4 main() : SV_Target { return GetRenderTargetSampleCount(); }', {
    emit: 'glsl',
    profile: 'ps_6_0',
  })
  expect(refused.output).toBeNull()
  expect(refused.diagnostics).toMatchObject([{ id: 'err_glsl_unsupported' }])
})

test('a shader that does not compile has only diagnostics', () => {
  expect(compile('int main() { return x; }')).toMatchObject({
    ok: false,
    bindings: null,
    reflection: null,
    ir: null,
    output: null,
    binary: null,
  })
})

test('a wrong one has, as plain data, and nothing throws', () => {
  const { ok, diagnostics } = compile('#error no', { file: 'my.hlsl', profile: 'lib_6_6' })
  expect(ok).toBe(false)
  expect(diagnostics).toMatchObject([{ id: 'err_pp_hash_error', message: 'no', file: 'my.hlsl', line: 1, column: 2 }])
})

test('a wrong profile is a diagnostic too', () => {
  expect(compile('', { profile: 'cs_9_9' }).diagnostics).toMatchObject([{ message: "invalid profile 'cs_9_9'" }])
})

test('a compiler reads #include through its host', () => {
  const compiler = createCompiler(createMemoryHost({ 'shared/common.hlsli': '#define N 4\n' }))
  const source = '#include "common.hlsli"\n#if N != 4\n#error wrong file\n#endif\n'
  expect(compiler.compile(source, { includes: ['shared'], profile: 'lib_6_6' }).ok).toBe(true)
  expect(compiler.compile(source).diagnostics).toMatchObject([{ message: "'common.hlsli' file not found" }])
})

test.each([
  ['[shader("pixel")] float4 main() : SV_Target { return 0; }', 'ps_6_6'],
  ['[numthreads(1, 1, 1)] void main() {}', 'cs_6_6'],
  ['[shader("mesh")] void other() {}', 'cs_6_6'],
  ['[shader("raygeneration")] void main() {}', 'lib_6_6'],
  ['[shader("node")] void main() {}', 'lib_6_8'],
])('without -T the entry decides: %s', (text, profile) => {
  const driver = createDriver(createMemoryHost({}))
  expect(driver.compile({ path: 'a.hlsl', text }, defaultOptions).profile.text).toBe(profile)
})

test('the profile the entry asks for decides the macros', () => {
  const text =
    '#if __SHADER_TARGET_STAGE == __SHADER_STAGE_VERTEX\n#error vertex\n#endif\n[shader("vertex")] void main() {}\n'
  const driver = createDriver(createMemoryHost({}))
  const { reported } = driver.compile({ path: 'a.hlsl', text }, defaultOptions)
  expect(reported.map(({ diagnostic }) => diagnostic.message)).toEqual(['vertex'])
})

/** What plain JavaScript may write. */
const call = compile as unknown as (source: unknown, options?: unknown) => ReturnType<typeof compile>

test.each([
  [{ defines: { A: 1 } }, "'defines' must be a list of strings, not an object"],
  [{ includes: 'shaders' }, "'includes' must be a list of strings, not 'shaders'"],
  [{ hlslVersion: 2018 }, "'hlslVersion' must be '2016' or '2017' or '2018' or '2021' or '202x', not 2018"],
  [{ optimization: 9 }, "'optimization' must be 0 or 1 or 2 or 3, not 9"],
  [{ vulkan: { shifts: 5, invertY: 1 } }, "'vulkan.shifts' must be a list, not 5"],
  [{ profile: null }, "'profile' must be a string, not null"],
  [{ file: 5 }, "'file' must be a string, not 5"],
  [{ emit: 5 }, "there is no output '5'"],
  [{ profile: 'ps_6_1', native16Bit: true }, "'native16Bit' needs shader model 6.2, not ps_6_1"],
  [{ hlslVersion: '2016', native16Bit: true }, "'native16Bit' needs HLSL 2018 or newer, not 2016"],
])('options that cannot be what they say are told, and nothing throws: %j', (options, message) => {
  const { ok, diagnostics } = call(shader, options)
  expect({ ok, message: diagnostics[0]?.message }).toEqual({ ok: false, message })
})

test('a source that is no text is told', () => {
  for (const [source, what] of [
    [undefined, 'undefined'],
    [null, 'null'],
    [new TextEncoder().encode(shader), 'bytes, which a TextDecoder makes text of'],
  ])
    expect(call(source, null).diagnostics[0]?.message).toBe(`the source must be a string, not ${what}`)
})

test('an option that does not exist has no effect, and a warning', () => {
  const { ok, diagnostics } = call(shader, { profil: 'ps_6_0', vulkan: { inverty: true } })
  expect({ ok, messages: diagnostics.map(({ message }) => message) }).toEqual({
    ok: true,
    messages: [
      "'profil' has no effect: there is no such option; did you mean 'profile'?",
      "'vulkan.inverty' has no effect: there is no such option; did you mean 'invertY'?",
    ],
  })
})

test('a resource that is not there cannot be explained', () => {
  const { ok, explanation, diagnostics } = createAnalyzer().explain(shader, { resource: 'AA' })
  expect({ ok, explanation, message: diagnostics[0]?.message }).toEqual({
    ok: false,
    explanation: null,
    message: "the shader declares no resource 'AA'; did you mean 'A'?",
  })
})

test('files in memory may be called as people call them, and what is not there may be null', () => {
  const compiler = createCompiler(createMemoryHost({ './a.h': '', '/b.h': '', 'c\\d.h': '' }))
  const source = `#include "a.h"\n#include "/b.h"\n#include "c/d.h"\n${shader}`
  expect(compiler.compile(source).diagnostics).toEqual([])
  const nothing = { readFile: () => null as unknown as undefined }
  expect(createCompiler(nothing).compile(source).diagnostics).toMatchObject([{ message: "'a.h' file not found" }])
})

test('a compiled shader comes as bytes or as the buffer that fetch gives', () => {
  const { binary } = compile(shader, { emit: 'container' })
  expect(dumpCompiled(binary!.slice().buffer).resources).toEqual(dumpCompiled(binary!).resources)
  expect(dumpCompiled('DXBC' as unknown as Uint8Array).problems).toEqual(['these are not bytes'])
})

test('a shader that is run tells of its options, too', () => {
  expect(() => loadShader('float f() { return 1; }', { defines: 'A' as unknown as string[] }).call('f')).toThrow(
    "'defines' must be a list of strings, not 'A'",
  )
})
