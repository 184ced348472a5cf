// The files that dxc's options promise.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { createBench } from '../support/terminal.ts'

const { folder, descry } = createBench()
const at = (name: string): string => join(folder, name)
const shader = at('a.hlsl')
writeFileSync(at('value.h'), '#define VALUE 3\n')
writeFileSync(
  shader,
  'RWBuffer<float> A; [numthreads(1, 1, 1)] void main(uint i : SV_GroupID) { A[i] = A[i + 1] * 2 + VALUE; }\n',
)
writeFileSync(at('bytes'), 'mine')
const parts = (file: string) =>
  new Map(readContainer(readFileSync(at(file))).parts.map(({ name, data }) => [name, data]))

test('-Fh writes the bytes of the container as an array', async () => {
  const result = await descry(
    '-T',
    'cs_6_2',
    '-DVALUE=3',
    '-Fo',
    at('a.dxo'),
    '-Fh',
    at('a.h'),
    '-Vn',
    'g_array',
    shader,
  )
  expect(result).toMatchObject({ status: 0, out: '' })
  const text = readFileSync(at('a.h'), 'utf8')
  const [, list = ''] = /const unsigned char g_array\[\] = {\n([^}]*)\n};/.exec(text) ?? []
  expect(Buffer.from(list.split(',').map(Number))).toEqual(readFileSync(at('a.dxo')))
  expect(text).toContain('; Resource Bindings:')
})

test('-Fh of SPIR-V holds the module', async () => {
  expect(await descry('-T', 'cs_6_2', '-spirv', '-DVALUE=3', '-Fh', at('s.h'), shader)).toMatchObject({ status: 0 })
  expect(readFileSync(at('s.h'), 'utf8')).toMatch(/g_main\[\] = {\n {2}0x03, 0x02, 0x23, 0x07/)
})

test('-Fh of a root signature holds it, as -Fo writes it', async () => {
  const source = at('signature.hlsl')
  writeFileSync(source, '#define Mine "CBV(b0)"\n')
  const line = ['-T', 'rootsig_1_1', '-E', 'Mine', '-rootsig-define', 'Mine', source]
  expect(await descry(...line, '-Fh', at('rs.h'))).toMatchObject({ status: 0, out: '' })
  await descry(...line, '-Fo', at('rs.bin'))
  const [, list = ''] = /const unsigned char g_Mine\[\] = {\n([^}]*)\n};/.exec(readFileSync(at('rs.h'), 'utf8')) ?? []
  expect(Buffer.from(list.split(',').map(Number))).toEqual(readFileSync(at('rs.bin')))
})

test('-setprivate puts bytes into the container, -getprivate takes them out', async () => {
  const made = await descry('-T', 'cs_6_2', '-DVALUE=3', '-setprivate', at('bytes'), '-Fo', at('p.dxo'), shader)
  expect(made).toMatchObject({ status: 0 })
  expect(Buffer.from(parts('p.dxo').get('PRIV')!).toString()).toBe('mine')
  expect(await descry(at('p.dxo'), '-getprivate', at('again'))).toMatchObject({ status: 0 })
  expect(readFileSync(at('again'), 'utf8')).toBe('mine')
  expect(await descry(at('a.dxo'), '-getprivate', at('none'))).toMatchObject({ status: 2 })
})

test('a compiled shader loses and takes parts, and its text goes to a file', async () => {
  const line = ['-T', 'cs_6_2', '-DVALUE=3', '-Zi', '-Qembed_debug', '-setprivate', at('bytes'), '-Fo', at('all.dxo')]
  expect(await descry(...line, shader)).toMatchObject({ status: 0 })
  for (const [words, changed] of [
    [['-Qstrip_reflect'], ['STAT']],
    [
      ['-Qstrip_priv', '-Qstrip_debug'],
      ['ILDB', 'PRIV'],
    ],
  ] as const) {
    const change = ['-dumpbin', at('all.dxo'), ...words, '-Fo', at('less.dxo'), '-Fc', at('less.txt')]
    expect(await descry(...change)).toEqual({ status: 0, out: '', error: '' })
    const left = [...parts('all.dxo').keys()].filter((name) => !parts('less.dxo').has(name))
    expect(left.sort()).toEqual(changed)
    expect(readFileSync(at('less.txt'), 'utf8')).toMatch(/^container 1\.0/)
  }
  expect(await descry('-dumpbin', at('less.dxo'), '-setprivate', shader, '-Fo', at('more.dxo'))).toMatchObject({
    status: 0,
  })
  expect(Buffer.from(parts('more.dxo').get('PRIV')!)).toEqual(readFileSync(shader))
})

test('what a missing file makes impossible writes no container', async () => {
  for (const option of ['-setprivate', '-setrootsignature', '-verifyrootsignature']) {
    expect(await descry('-T', 'cs_6_2', '-DVALUE=3', option, at('none'), '-Fo', at('never.dxo'), shader)).toMatchObject(
      {
        status: 2,
        error: expect.stringContaining('cannot read'),
      },
    )
    expect(existsSync(at('never.dxo')), option).toBe(false)
  }
  const { status, error } = await descry(
    '-T',
    'cs_6_2',
    '-DVALUE=3',
    '-extractrootsignature',
    '-Fo',
    at('no.rs'),
    shader,
  )
  expect({ status, error }).toEqual({ status: 1, error: 'a.hlsl: error: there is no root signature\n' })
})

test('what is to go into a container is told when none is written', async () => {
  for (const option of ['-setprivate', '-setrootsignature']) {
    const { status, error } = await descry('-T', 'cs_6_2', '-DVALUE=3', option, shader, shader)
    expect(status).toBe(0)
    expect(error).toContain(`warning: '${option}' has no effect: no container is written (-Fo)`)
  }
  const { error } = await descry('-T', 'cs_6_2', '-DVALUE=3', '-spirv', '-verifyrootsignature', shader, shader)
  expect(error).toContain("warning: '-verifyrootsignature' has no effect: it is for DXIL")
})

test('-Vn without a header to name something in is told', async () => {
  const { status, error } = await descry('-T', 'cs_6_2', '-DVALUE=3', '-Vn', 'name', '-Fo', at('v.dxo'), shader)
  expect({ status, error }).toMatchObject({
    status: 0,
    error: expect.stringContaining("'-Vn' has no effect: no header"),
  })
})

test('-fdiagnostics-format=vi names places as vi does', async () => {
  expect((await descry('-T', 'cs_6_2', '-fdiagnostics-format=vi', shader)).error).toMatch(/a\.hlsl \+1:\d+: error: /)
})

test('-Qstrip_reflect leaves the reflection out; -Fre writes it', async () => {
  const line = ['-T', 'cs_6_2', '-DVALUE=3', '-Qstrip_reflect', '-Fo', at('r.dxo'), '-Fre', at('r.bin'), shader]
  expect(await descry(...line)).toMatchObject({ status: 0 })
  expect(parts('r.dxo').has('STAT')).toBe(false)
  expect(readFileSync(at('r.bin')).subarray(8)).toEqual(Buffer.from(parts('a.dxo').get('STAT')!))
})

test('-Gis takes no liberties, -denorm marks the entry', async () => {
  const { out } = await descry('-T', 'cs_6_2', '-DVALUE=3', '-Gis', '-denorm', 'preserve', shader)
  expect(out).toContain('fmul float')
  expect(out).not.toContain('fast')
  expect(out).toContain('"fp32-denorm-mode"="preserve"')
})

test('-include and -U work as in Clang, -H shows what is included', async () => {
  expect(await descry('-T', 'cs_6_2', '-DVALUE=3', '-UVALUE', shader)).toMatchObject({ status: 1 })
  const included = await descry('-T', 'cs_6_2', '-H', '-include', at('value.h'), shader, '-Fo', at('i.dxo'))
  const tree = '; Opening file [value.h], stack top [0]\n; \n'
  expect(included).toEqual({ status: 0, out: tree, error: '' })
  const beside = await descry('-T', 'cs_6_2', '-H', '-include', at('value.h'), shader)
  expect(beside).toMatchObject({
    error: '',
    out: expect.stringMatching(/^; Opening file .*\n; \n;\n; Input signature/),
  })
  const written = await descry('-T', 'cs_6_2', '-H', '-include', at('value.h'), shader, '--emit', 'hlsl')
  expect(written).toMatchObject({ error: tree, out: expect.not.stringContaining('Opening') })
})

test('-Qstrip_debug leaves no debug information, whether it goes to a file or not', async () => {
  for (const file of [[], ['-Fd', at('s.pdb')]]) {
    const line = ['-T', 'cs_6_2', '-DVALUE=3', '-Zi', '-Qstrip_debug', ...file, '-Fo', at('s.dxo'), shader]
    expect(await descry(...line)).toEqual({ status: 0, out: '', error: '' })
    expect(parts('s.dxo').has('ILDB')).toBe(false)
    expect(parts('s.dxo').has('ILDN')).toBe(true)
  }
})

test('a file that is not written for another one is told', async () => {
  const line = ['-P', '-DVALUE=1', shader, '-Fo', at('never.i'), '-Fre', at('never.ref'), '-Fi', at('is.i')]
  const { status, error } = await descry(...line)
  expect(status).toBe(0)
  for (const name of ['-Fo', '-Fre'])
    expect(error).toContain(`warning: '${name}' has no effect: only preprocessed text is written`)
  expect(existsSync(at('is.i'))).toBe(true)
})

test('-dumpbin -Fh writes the header of a compiled shader, -Frs lists, too, -Fe makes its folder', async () => {
  expect(await descry('-dumpbin', at('a.dxo'), '-Fh', at('dumped.h'), '-Vn', 'bytes')).toEqual({
    status: 0,
    out: '',
    error: '',
  })
  expect(readFileSync(at('dumped.h'), 'utf8')).toMatch(
    /^#if 0[\s\S]*\n#endif\n\nconst unsigned char bytes\[\] = \{\n {2}0x44/,
  )
  const line = ['-T', 'cs_6_2', '-DVALUE=3', shader, '-Frs', at('none.rs'), '-Fe', at('deep/errors.txt')]
  expect(await descry(...line)).toMatchObject({ status: 0, out: expect.stringContaining('Input signature') })
  expect(existsSync(at('deep/errors.txt'))).toBe(true)
})

test('-Fe writes diagnostics, -o is -Fo, an older profile is promoted with a word', async () => {
  expect(await descry('-T', 'cs_5_0', '-Fe', at('e.txt'), '-DVALUE=1', '-o', at('o.dxo'), shader)).toMatchObject({
    status: 0,
  })
  expect(readFileSync(at('e.txt'), 'utf8')).toContain("promoting older shader model profile 'cs_5_0' to 6.0")
  expect(parts('o.dxo').has('DXIL')).toBe(true)
})

test('debug information says what the shader was compiled with', async () => {
  const line = ['-T', 'cs_6_2', '-DVALUE=3', '-Zi', '-Qembed_debug', '-Fc', at('z.txt'), '-Fo', at('z.dxo'), shader]
  expect(await descry(...line)).toMatchObject({ status: 0 })
  expect(readFileSync(at('z.txt'), 'utf8')).toContain(
    '!{!"-E", !"main", !"-T", !"cs_6_2", !"-HV", !"2021", !"-O3", !"-D", !"VALUE=3"}',
  )
})

test('no output goes over a file that the shader is made from, under whatever name', async () => {
  const source = '#include "kept.hlsli"\n[numthreads(1, 1, 1)] void main() { A[0] = 1; }\n'
  const header = 'RWBuffer<float> A;\n'
  writeFileSync(at('kept.hlsl'), source)
  writeFileSync(at('kept.hlsli'), header)
  symlinkSync('kept.hlsl', at('linked.hlsl'))
  for (const [words, name] of [
    [['-Fo', at('kept.hlsl')], 'kept.hlsl'],
    [['-Fo', at('linked.hlsl')], 'linked.hlsl'],
    [['-Fc', at('kept.hlsli')], 'kept.hlsli'],
    [['bindings', '-Fre', at('kept.hlsl')], 'kept.hlsl'],
    [['host', '--lang', 'cpp', '-Fo', at('kept.hlsl')], 'kept.hlsl'],
    [['rootsig', '-Fo', at('kept.hlsli')], 'kept.hlsli'],
  ] as const) {
    const { status, error } = await descry(...words, at('kept.hlsl'))
    expect({ status, error }).toEqual({
      status: 2,
      error: `descry: error: cannot write '${name}': the shader is made from it\n`,
    })
  }
  expect(readFileSync(at('kept.hlsl'), 'utf8')).toBe(source)
  expect(readFileSync(at('kept.hlsli'), 'utf8')).toBe(header)
})
