import { expect, test } from 'vitest'
import { compile, createCompiler, createMemoryHost, defaultOptions } from '../index.ts'
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
