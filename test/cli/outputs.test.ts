// Every row of src/driver/outputs.ts can be had from the command line, from a batch and from the library, with the same bytes; and asking
// for several compiles once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { answer } from '../../src/cli/batch/answer.ts'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { compile } from '../../src/driver/library.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import { outputNames, outputs } from '../../src/driver/outputs.ts'
import { lower } from '../../src/lower/lower.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createBench } from '../support/terminal.ts'

vi.mock('../../src/lower/lower.ts', { spy: true })

const { folder, file: writeShader, descry } = createBench()
const source = `// A shader with something for every output.
#define SCALE 2
cbuffer Constants { float4 offset; };
RWBuffer<float> Unused;
RWStructuredBuffer<float4> Out;
Texture2D<float4> Albedo : register(t3);
float4 scaled(float4 value) { return value * SCALE; }
[RootSignature("CBV(b0), DescriptorTable(SRV(t3)), UAV(u0)")]
[numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  Out[id.x] = scaled(Albedo[id.xy]) + offset;
  if (id.x > 8 && id.x < 4) Unused[0] = 1;
}
`
const file = writeShader('shader.hlsl', source)
const host = createDiskHost()
/** Debug information, because a program database is nothing but that. */
const words = ['-T', 'cs_6_6', '-Zi', '-Qembed_debug']
const options = compileOptions(parseCommandLine('compile', words, () => false).settings)
const tools = { host, compiler: createCompiler(host) }

test.each(outputNames)('%s is the same from command line, batch and library', async (name) => {
  const { extension, kind } = outputs[name]
  const [command, batch] = [join(folder, `${name}${extension}`), join(folder, `${name}-batch${extension}`)]
  const { status, error } = await descry('--emit', name, ...words, '-Fo', command, file)
  expect({ status, error }).toEqual({ status: 0, error: '' })
  const job = JSON.stringify({ id: name, file, args: words, outputs: { [name]: batch } })
  expect(await answer({ line: 1, text: job }, folder, tools)).toMatchObject({ ok: true })
  const { ok, outputs: made } = compile(source, { ...options, file, emit: name })
  expect(ok).toBe(true)
  const written = readFileSync(command)
  expect(written.length).toBeGreaterThan(0)
  expect(typeof made[name]).toBe(kind === 'text' ? 'string' : 'object')
  // A make rule names the file it is about.
  const expected = name === 'dependencies' ? written.toString().replace(command, file) : written
  expect(Buffer.from(made[name] ?? '')).toEqual(Buffer.from(expected))
  expect(readFileSync(batch)).toEqual(Buffer.from(expected))
})

test('the order of asking does not matter', () => {
  const all = outputNames.filter((name) => outputs[name].target === undefined || outputs[name].target === 'dxil')
  const write = (order: readonly (typeof all)[number][]) => {
    const compilation = tools.compiler.compile({ path: file }, { ...options, target: 'dxil' })
    const made = new Map(order.map((name) => [name, writers[name](compilation, {})]))
    return all.map((name) => made.get(name))
  }
  const forward = write(all)
  expect(write([...all].reverse())).toEqual(forward)
  expect(forward.every((output) => output !== undefined && output.length > 0)).toBe(true)
})

test('-Fo, -Fc and -Fre compile once', async () => {
  vi.mocked(lower).mockClear()
  const [object, listing, reflection] = ['a.dxo', 'a.txt', 'a.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const words = ['-T', 'cs_6_6', '-Fo', object, '-Fc', listing, '-Fre', reflection, '-MD', file]
  expect(await descry(...words)).toMatchObject({ status: 0 })
  expect([object, listing, reflection, join(folder, 'a.d')].map((path) => existsSync(path))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(lower).toHaveBeenCalledTimes(1)
})

test('so does everything that is made for one target', () => {
  vi.mocked(lower).mockClear()
  const dxil = outputNames.filter((name) => (outputs[name].target ?? 'dxil') === 'dxil')
  expect(compile(source, { ...options, emit: dxil }).ok).toBe(true)
  expect(lower).toHaveBeenCalledTimes(1)
})

test.each([
  [['-spirv', '--target', 'dxil'], "invalid value 'dxil' for option '--target': it contradicts '-spirv'"],
  [['--target', 'dxil', '-spirv'], "it contradicts '--target dxil'"],
  [['--target', 'dxil', '--emit', 'glsl'], "'glsl' is made for the target glsl, not for dxil, which was asked for"],
  [['--target', 'metal', '--emit', 'dxil'], "'dxil' is made for the target dxil, not for metal, which was asked for"],
  [['-spirv', '--emit', 'container'], "'container' is made for the target dxil, not for spirv, which was asked for"],
])('%s is a wrong command line', async (words, problem) => {
  const { status, error } = await descry(...words, file)
  expect(status).toBe(2)
  expect(error).toContain(problem)
})

test('an unknown output, or one for another target, is an error of the library', () => {
  const unknown = compile(source, { emit: 'spriv' as 'spirv' })
  expect(unknown).toMatchObject({ ok: false, diagnostics: [{ message: "there is no output 'spriv'" }] })
  const wrong = compile(source, { emit: 'spirv', target: 'dxil' })
  expect(wrong).toMatchObject({ ok: false, outputs: {}, diagnostics: [{ id: 'err_contradicting_target' }] })
})

test('a mistake that is found late is in the same list, in the order of the program', async () => {
  const text = `float4 late(float4 p : SV_Position) { return ddx(p); }
int early = 3.7;
[numthreads(1, 1, 1)] void main() {}`
  const { diagnostics } = compile(text, { emit: ['llvm-bound', 'container'] })
  const lines = diagnostics.map(({ line }) => line ?? 0)
  expect(lines).toEqual([...lines].sort((first, second) => first - second))
})
