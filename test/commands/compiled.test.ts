// Compiled shaders and tables that were saved, where a source could stand.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { descry, file, folder } = createBench()
const at = (name: string): string => join(folder, name)
const source = file(
  'a.hlsl',
  `struct Light { float3 way; };
Texture2D<float4> Albedo;
SamplerState Linear;
ConstantBuffer<Light> light;
StructuredBuffer<Light> many[2] : register(t4, space1);
RWByteAddressBuffer Out;
[numthreads(1, 1, 1)] void main() {
  Out.Store(0, asuint(Albedo.SampleLevel(Linear, light.way.xy, 0).x + many[1][0].way.z));
}
`,
)

beforeAll(async () => {
  await descry('-T', 'cs_6_0', '-Fo', at('a.dxo'), source)
  await descry('-T', 'cs_6_0', '-Qstrip_reflect', '-Fo', at('bare.dxo'), source)
  await descry('-T', 'cs_6_0', '-spirv', '-Fo', at('a.spv'), source)
})

test('bindings of a container', async () => {
  const { out } = await descry('bindings', at('a.dxo'))
  expect(out).toBe(`REGISTER        NAME    TYPE                     COUNT  WHY
t0              Albedo  Texture2D<float4>               the compiled shader has it there
t4..t5, space1  many    StructuredBuffer<Light>  2      the compiled shader has it there
u0              Out     RWByteAddressBuffer             the compiled shader has it there
b0              light   cbuffer                         the compiled shader has it there
s0              Linear  SamplerState                    the compiled shader has it there
`)
  const answer = JSON.parse((await descry('bindings', '--format', 'json', at('a.dxo'))).out)
  expect(answer).toMatchObject({ version: 1, entry: 'main', profile: 'cs_6_0', unused: [], diagnostics: [] })
  expect(answer.resources[0]).toMatchObject({
    name: 'Albedo',
    class: 'SRV',
    kind: 'Texture2D',
    why: { kind: 'compiled' },
  })
})

test('without reflection resources have no names', async () => {
  expect((await descry('bindings', at('bare.dxo'))).out).toContain('(t0)')
})

test('bindings of a SPIR-V module', async () => {
  const { out } = await descry('bindings', at('a.spv'))
  expect(out).toMatch(/^SET, BINDING +NAME +TYPE +COUNT +WHY\n/)
  expect(out).toMatch(/Albedo +sampled image/)
  expect(await descry('diff', '-T', 'cs_6_0', '-spirv', source, at('a.spv'))).toMatchObject({ status: 0 })
})

test('diff and explain read them, and saved tables', async () => {
  expect(await descry('diff', '-T', 'cs_6_0', source, at('a.dxo'))).toMatchObject({ status: 0 })
  expect(await descry('diff', at('a.dxo'), at('bare.dxo'))).toMatchObject({ status: 1 })
  expect((await descry('explain', at('a.dxo'), 'light')).out).toBe('light is at b0: the compiled shader has it there\n')
  expect((await descry('explain', at('a.dxo'), 'ligth')).error).toContain("did you mean 'light'?")
  const saved = file('saved.json', (await descry('bindings', '-T', 'cs_6_0', '--format', 'json', source)).out)
  expect((await descry('bindings', saved)).out).toBe((await descry('bindings', '-T', 'cs_6_0', source)).out)
  expect((await descry('explain', saved, 'Albedo')).out).toContain('t0 is the first free register')
})

test('dump names the resources', async () => {
  expect((await descry('dump', at('a.dxo'))).out).toMatch(/t4\.\.t5, space1 +many +StructuredBuffer<Light>\n/)
  expect((await descry('dump', at('a.spv'))).out).toMatch(/; set 0, binding 0 +Albedo +sampled image\n/)
  const { resources } = JSON.parse((await descry('dump', '--format', 'json', at('a.dxo'))).out)
  expect(resources).toHaveLength(5)
})

test('diff --git compares with the file of a commit, and with what that included', async () => {
  const repository = at('repository')
  mkdirSync(repository)
  const write = (header: string, sum: string): void => {
    writeFileSync(join(repository, 'names.hlsli'), header)
    const body = `O[0] = A[uint2(0, 0)] + B[uint2(1, 1)]${sum};`
    const text = `#include "names.hlsli"\nTexture2D B; RWBuffer<float4> O; [numthreads(1, 1, 1)] void main() { ${body} }\n`
    writeFileSync(join(repository, 'a.hlsl'), text)
  }
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { stdio: 'pipe' })
  git('init', '-q')
  write('Texture2D A;\n', '')
  git('add', '-A')
  git('commit', '-q', '-m', 'one')
  write('Texture2D Z; Texture2D A;\n', ' + Z[uint2(0, 1)]')
  const path = join(repository, 'a.hlsl')
  const { status, out } = await descry('diff', '-T', 'cs_6_0', '--git', 'HEAD', path)
  expect(status).toBe(1)
  expect(out).toMatch(/moved +A +t0 +t1/)
  expect(out).toMatch(/appeared +Z +t0/)
  git('commit', '-q', '-a', '-m', 'two')
  expect(await descry('diff', '-T', 'cs_6_0', '--git', 'HEAD', path)).toMatchObject({ status: 0 })
  expect(await descry('diff', '-T', 'cs_6_0', '--git', 'HEAD~1..HEAD', path)).toMatchObject({ status: 1 })
  expect((await descry('diff', '--git', 'nowhere', path)).error).toContain("'nowhere' is not a commit")
})

test('a saved table that is damaged, or of a shader with errors, is named with what is wrong', async () => {
  const problemOf = async (name: string, text: string): Promise<string> => {
    const { status, error } = await descry('bindings', file(name, text))
    expect(status).toBe(2)
    return error
  }
  expect(await problemOf('cut.json', '{ "version": 1,')).toContain(
    "cannot read 'cut.json': it begins like a saved table",
  )
  expect(await problemOf('other.json', '{ "version": 2 }')).toContain('"version" is not 1')
  const row = '{ "name": "A", "class": "UAV", "register": "u0", "lower": "0" }'
  expect(await problemOf('row.json', `{ "version": 1, "resources": [${row}], "unused": [] }`)).toBe(
    "descry: error: cannot read 'row.json': resources[0].lower is not a number\n",
  )
  const broken = (await descry('bindings', '--format', 'json', file('broken.hlsl', 'int main() { return x; }'))).out
  expect(await problemOf('broken.json', broken)).toContain(
    "it was saved from a shader with errors: use of undeclared identifier 'x'",
  )
})
