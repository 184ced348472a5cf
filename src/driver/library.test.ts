import { expect, test } from 'vitest'
import { compile, createCompiler, createMemoryHost, defaultOptions } from '../index.ts'
import { createCompiler as createDriver } from './compiler.ts'

test('a good shader has no diagnostics', () => {
  expect(compile('static int a;', { profile: 'lib_6_6' })).toEqual({ ok: true, diagnostics: [] })
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
  expect(driver.parse({ path: 'a.hlsl', text }, defaultOptions).profile).toBe(profile)
})

test('the profile the entry asks for decides the macros', () => {
  const text =
    '#if __SHADER_TARGET_STAGE == __SHADER_STAGE_VERTEX\n#error vertex\n#endif\n[shader("vertex")] void main() {}\n'
  const driver = createDriver(createMemoryHost({}))
  const { reported } = driver.parse({ path: 'a.hlsl', text }, defaultOptions)
  expect(reported.map(({ diagnostic }) => diagnostic.message)).toEqual(['vertex'])
})
