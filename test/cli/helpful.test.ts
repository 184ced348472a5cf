// What the command line says to somebody who is not sure what to write.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, read, descry } = createBench()
const pixel = file(
  'ps.hlsl',
  'Texture2D<float4> T; SamplerState S; float4 PSMain(float2 uv : TEXCOORD0) : SV_Target { return T.Sample(S, uv); }\n',
)

test('a misspelt command is suggested, and help is a command', async () => {
  expect((await descry('binding', pixel)).error).toBe(
    "descry: error: there is no command 'binding'; did you mean 'bindings'?\n",
  )
  expect((await descry('help', 'diff')).out).toContain('usage: descry diff')
  expect(await descry('help', 'dif')).toMatchObject({
    status: 2,
    error: expect.stringContaining("did you mean 'diff'?"),
  })
  expect((await descry('help', 'nonsense')).error).toContain(
    "there is no command 'nonsense'; there are compile, bindings,",
  )
})

test('help for a command names the options that mean something to it', async () => {
  const [bindings, dump, batch] = await Promise.all(
    ['bindings', 'dump', 'batch'].map(async (command) => (await descry(command, '--help')).out),
  )
  expect(bindings).toContain('-fvk-b-shift')
  expect(dump).toContain('--format')
  expect(batch).toContain('--include-root')
  for (const help of [dump, batch]) expect(help).not.toContain('-fvk-b-shift')
})

test('an option that means nothing to a command is told of', async () => {
  const unused = await descry('build', '--dry-run', '-spirv', '-D', 'X=1', 'examples/project')
  expect(unused).toMatchObject({ status: 0 })
  expect(unused.error).toContain(
    "descry: warning: option '-spirv' has no effect: the project's file says how shaders are compiled\n",
  )
  expect((await descry('bindings', '-O0', 'examples/project')).error).toContain("option '-O0' has no effect")
  expect((await descry('opt', '-T', 'ps_6_0', 'examples/twice.ll')).error).toBe(
    "descry: warning: option '-T' has no effect: 'descry opt' does not use it\n",
  )
  expect((await descry('opt', '-nologo', 'examples/twice.ll')).error).toBe('')
})

test('a pixel shader without a profile says which one fits', async () => {
  const { status, error } = await descry('bindings', '-E', 'PSMain', pixel)
  expect(status).toBe(1)
  expect(error).toContain('no profile was given, so this is compiled as a compute shader; use -T ps_6_6')
})

test('what dxc refuses without -spirv or -Vd is not passed over', async () => {
  const shift = await descry('-T', 'ps_6_0', '-E', 'PSMain', '-fvk-b-shift', '10', '0', pixel)
  expect(shift.error).toBe(
    "warning: '-fvk-b-shift' has no effect: it is for Vulkan (-spirv) [-Wunused-command-line-argument]\n1 warning generated.\n",
  )
  expect((await descry('-T', 'ps_6_0', '-E', 'PSMain', '--emit', 'glsl', '-fvk-b-shift', '10', '0', pixel)).error).toBe(
    '',
  )
  const library = await descry('-T', 'lib_6_1', pixel)
  expect(library).toMatchObject({ status: 2, error: expect.stringContaining('lib_6_1 needs -Vd') })
  expect((await descry('-T', 'lib_6_1', '-Vd', pixel)).status).toBe(0)
})

test('--explain takes a warning flag', async () => {
  const { out } = await descry('--explain', '-Wunused-command-line-argument')
  expect(out).toContain('warn_unused_command_line_argument')
})

test('-WX is about the shader, -Werror about everything', async () => {
  const line = ['lint', '-T', 'ps_5_0', '-E', 'PSMain', '-Wno-such', '-opt-disable', 'licm', pixel]
  const { status, error } = await descry(...line, '-WX')
  expect({ status, errors: error.match(/error:/g) }).toEqual({ status: 0, errors: null })
  expect(error.match(/warning:/g)).toHaveLength(3)
  expect((await descry(...line, '-Werror')).status).toBe(1)
})

test('a pattern that no shell has replaced names files', async () => {
  file('first.hlsli', '#error first')
  file('second.hlsli', '#error second')
  const { error } = await descry('lint', '-T', 'lib_6_6', pixel.replace('ps.hlsl', '*.hlsli'))
  expect(error.match(/error: \w+/g)).toEqual(['error: first', 'error: second'])
  expect((await descry('lint', pixel.replace('ps.hlsl', '*.nothing'))).error).toContain("*.nothing': no such file")
})

test('a wrong command line is JSON when JSON was asked for', async () => {
  const { status, out, error } = await descry('lint', '--format', 'json', '-T', 'xx_9_9', pixel)
  expect({ status, error }).toEqual({ status: 2, error: '' })
  expect(JSON.parse(out).diagnostics).toMatchObject([{ id: 'err_command_line', severity: 'error', file: null }])
})

test('a wrong command line is told in every format, also when the command is misspelt', async () => {
  const sarif = await descry('-T', 'ps_6_0', '--format', 'sarif', 'missing.hlsl')
  expect({ status: sarif.status, error: sarif.error }).toEqual({ status: 2, error: '' })
  expect(JSON.parse(sarif.out).runs[0].results).toMatchObject([
    { ruleId: 'err_command_line', level: 'error', message: { text: "cannot read 'missing.hlsl': no such file" } },
  ])
  const misspelt = await descry('binding', '--format', 'json', pixel)
  expect(JSON.parse(misspelt.out).diagnostics[0].message).toContain("did you mean 'bindings'?")
  expect((await descry('--format', 'github', '--nonsense', pixel)).out).toMatch(
    /^::error title=err_command_line::unknown/,
  )
  expect((await descry('--format', 'msvc', '--nonsense', pixel)).error).toMatch(
    /^descry: error err_command_line: unknown/,
  )
})

test('a compiled shader is not read as a source', async () => {
  const object = pixel.replace('ps.hlsl', 'folder/a.dxo')
  expect(await descry('-T', 'ps_6_0', '-E', 'PSMain', pixel, '-Fo', object)).toMatchObject({ status: 0 })
  const { status, error } = await descry('freeze', object)
  expect(status).toBe(2)
  expect(error).toContain("is a compiled shader, not a source; 'descry dump' prints what it holds")
})

test('diff takes a saved table and a profile for the other side', async () => {
  const { out } = await descry('bindings', '-T', 'ps_6_0', '-E', 'PSMain', '--format', 'json', pixel)
  const saved = file('saved.json', out)
  const line = ['-T', 'ps_6_0', '-E', 'PSMain']
  expect(await descry('diff', ...line, saved, pixel)).toMatchObject({ status: 0, out: 'the bindings are the same\n' })
  const moved = file(
    'moved.hlsl',
    read('ps.hlsl').replace('Texture2D<float4> T;', 'Texture2D<float4> T : register(t4);'),
  )
  expect((await descry('diff', ...line, saved, moved)).out).toMatch(/moved +T +t0 +t4/)
  const both = file(
    'both.hlsl',
    'cbuffer C { float4 k; } float4 VS() : SV_Position { return k; } float4 PS() : SV_Target { return k; }',
  )
  const stages = await descry(
    'diff',
    '-T',
    'vs_6_0',
    '-E',
    'VS',
    '--other-profile',
    'ps_6_0',
    '--other-entry',
    'PS',
    both,
  )
  expect(stages).toMatchObject({ status: 0 })
})

test('freeze -i says what it wrote, and leaves files alone that it cannot read without loss', async () => {
  const source = 'Texture2D<float4> T; float4 main() : SV_Target { return T[uint2(0, 0)]; }\n'
  const good = file('good.hlsl', source)
  expect((await descry('freeze', '-i', '-T', 'ps_6_0', good)).error).toContain('wrote the bindings into')
  const latin = file('latin.hlsl', Buffer.from(`// \xa9\n${source}`, 'latin1'))
  expect(await descry('freeze', '-i', '-T', 'ps_6_0', latin)).toMatchObject({ status: 2 })
  expect(read('latin.hlsl')).not.toContain('register')
})

test('before a terminal, diagnostics name what --explain knows them by', async () => {
  const { run } = await import('../../src/cli/main.ts')
  const wrong = file('letter.hlsl', 'Texture2D<float4> T : register(u0);\n')
  const said = async (errorIsTerminal: boolean): Promise<string> => {
    let error = ''
    const terminal = { out: () => {}, error: (text: string) => (error += text), outIsTerminal: false, environment: {} }
    await run(['lint', '-T', 'lib_6_3', '--color', 'never', wrong], { ...terminal, errorIsTerminal })
    return error
  }
  expect(await said(true)).toContain('more about this:\n  descry --explain err_hlsl_binding_type_mismatch\n')
  expect(await said(false)).not.toContain('--explain')
})

test('freeze -i leaves a file alone whose bytes it cannot write back', async () => {
  const bytes = Buffer.from(
    '// \xa9 somebody\nRWBuffer<float> O;\n[numthreads(1, 1, 1)] void main() { O[0] = 1; }\n',
    'latin1',
  )
  const latin = file('latin.hlsl', bytes)
  const { status, error } = await descry('freeze', '-i', latin)
  expect({ status, error }).toMatchObject({ status: 2, error: expect.stringContaining('is neither UTF-8 nor UTF-16') })
  expect(readFileSync(latin)).toEqual(bytes)
})

test('what has no place in a file names the file, and all formats say what would help', async () => {
  const empty = file('empty.hlsl', '')
  const help = "there is no function 'main' with a body; -E names another one"
  expect((await descry('lint', '--format', 'msvc', empty)).error).toBe(
    `empty.hlsl: error err_hlsl_missing_entry: missing entry point definition\nempty.hlsl: note: help: ${help}\n`,
  )
  expect((await descry('lint', '--format', 'github', empty, pixel)).out).toContain(
    `::error file=empty.hlsl,title=err_hlsl_missing_entry::missing entry point definition%0Ahelp: ${help}\n`,
  )
  const { out } = await descry('lint', '--format', 'sarif', empty)
  const [result] = JSON.parse(out).runs[0].results
  expect(result.message.text).toBe(`missing entry point definition\nhelp: ${help}`)
  expect(result.locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: expect.stringMatching(/empty.hlsl$/) } } },
  ])
})
