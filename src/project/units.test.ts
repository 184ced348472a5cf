import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { SourceMap } from '../support/source.ts'
import { globPattern } from './glob.ts'
import { readProject } from './project-file.ts'
import { type ProjectFiles, unitsOf } from './units.ts'

const files = ['shaders/mesh.hlsl', 'shaders/post/bloom.hlsl', 'shaders/post/blur.hlsl', 'lib.hlsl']
const disk: ProjectFiles = {
  match: (pattern) => files.filter((file) => file === pattern || globPattern(pattern).test(file)),
  entriesOf: (file) =>
    file.includes('bloom')
      ? [
          { entry: 'Up', profile: 'cs_6_6' },
          { entry: 'Down', profile: 'cs_6_6' },
        ]
      : [],
}

function read(project: object | string) {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const text = typeof project === 'string' ? project : JSON.stringify(project)
  const file = readProject('descry.json', text, sources, sink)
  const units = file && sink.errorCount === 0 ? unitsOf(file, disk, sink) : []
  return { units, told: sink.reported.map(({ diagnostic }) => diagnostic.message) }
}

const mesh = {
  files: 'shaders/mesh.hlsl',
  entries: [
    { entry: 'VSMain', profile: 'vs_6_6' },
    { entry: 'PSMain', profile: 'ps_6_6', name: 'surface' },
  ],
}

test('a unit for each entry point and permutation', () => {
  const axes = { SHADOWS: [false, true], QUALITY: ['LOW', 'HIGH'] }
  const row = { ...mesh, axes, exclude: [{ SHADOWS: true, QUALITY: 'LOW' }], defines: { PI: 3.14, OFF: false } }
  const { units, told } = read({ shaders: [row], defines: { A: true }, includes: 'inc', args: ['-HV', '2021'] })
  expect(told).toEqual([])
  expect(units.map(({ id }) => id)).toEqual([
    'mesh.VSMain SHADOWS=false QUALITY=LOW',
    'mesh.VSMain SHADOWS=false QUALITY=HIGH',
    'mesh.VSMain SHADOWS=true QUALITY=HIGH',
    'surface SHADOWS=false QUALITY=LOW',
    'surface SHADOWS=false QUALITY=HIGH',
    'surface SHADOWS=true QUALITY=HIGH',
  ])
  expect(units[2]).toMatchObject({
    file: 'shaders/mesh.hlsl',
    entry: 'VSMain',
    profile: 'vs_6_6',
    defines: ['A=1', 'PI=3.14', 'SHADOWS=1', 'QUALITY=HIGH'],
    includes: ['inc'],
    args: ['-HV', '2021'],
    outputs: [{ name: 'container', file: 'build/shaders/mesh.VSMain.SHADOWS-true.QUALITY-HIGH.dxo' }],
  })
})

test('files by pattern are named by what the pattern leaves open; entry points come from attributes', () => {
  const { units } = read({
    shaders: [{ files: 'shaders/**/bloom.hlsl' }],
    folder: 'out',
    outputs: { spirv: '{name}.spv' },
  })
  expect(units.map(({ shader, outputs }) => [shader, outputs[0]!.file])).toEqual([
    ['post/bloom.Up', 'out/post/bloom.Up.spv'],
    ['post/bloom.Down', 'out/post/bloom.Down.spv'],
  ])
})

test('programs share a layout, also through a shader that both have', () => {
  const post = { files: 'shaders/post/blur.hlsl', profile: 'ps_6_6' }
  const library = { files: 'lib.hlsl', profile: 'lib_6_6' }
  const programs = { opaque: ['mesh.VSMain', 'surface'], post: ['mesh.*', 'blur'] }
  const { units } = read({ shaders: [mesh, post, library], programs })
  expect(units.map(({ shader, layout }) => `${shader}: ${layout}`)).toEqual([
    'mesh.VSMain: opaque',
    'surface: opaque',
    'blur: opaque',
    'lib: lib',
  ])
})

test('several rows may have permutations of one file', () => {
  const row = { files: 'lib.hlsl', profile: 'lib_6_6' }
  const { units, told } = read({
    shaders: [
      { ...row, axes: { A: [1] } },
      { ...row, axes: { A: [2], B: [3] } },
    ],
  })
  expect(told).toEqual([])
  expect(units.map(({ id }) => id)).toEqual(['lib A=1', 'lib A=2 B=3'])
})

test.each([
  [{}, "'shaders' is missing: what is compiled"],
  [{ shader: [], shaders: [] }, "there is no field 'shader' here; did you mean 'shaders'?"],
  [{ qqqq: [], shaders: [] }, "there is no field 'qqqq' here"],
  [{ shaders: {} }, 'expected a list'],
  [{ shaders: [], rules: 'fxc' }, 'expected "clang" or "dxc"'],
  [{ shaders: [{ files: 7 }] }, 'expected a string'],
  [{ shaders: [{ files: {} }] }, 'expected a string'],
  [{ shaders: [{ files: 'lib.hlsl', args: '-Od' }] }, 'expected a list'],
  [{ shaders: [{ files: 'nothing/*.hlsl' }] }, "'nothing/*.hlsl' matches no file"],
  [
    { shaders: [{ files: 'lib.hlsl' }] },
    '\'lib.hlsl\' has no function with [shader("...")], and the project names no entry',
  ],
  [
    { shaders: [mesh, mesh] },
    "two shaders are called 'mesh.VSMain': shaders/mesh.hlsl, VSMain and shaders/mesh.hlsl, VSMain",
  ],
  [
    {
      shaders: [
        { ...mesh, axes: { A: [0, 1] } },
        { ...mesh, axes: { A: [1, 2] } },
      ],
    },
    "two shaders are called 'mesh.VSMain A=1': shaders/mesh.hlsl, VSMain and shaders/mesh.hlsl, VSMain",
  ],
  [
    { shaders: [{ ...mesh, axes: { A: [0, 1] } }], outputs: { container: '{shader}.dxo' } },
    "'mesh.VSMain A=0' and 'mesh.VSMain A=1' are both written to 'build/shaders/mesh.VSMain.dxo'",
  ],
  [{ shaders: [{ ...mesh, exclude: [{ B: 1 }] }] }, "there is no axis 'B'"],
  [{ shaders: [mesh], outputs: { spriv: 'x' } }, "there is no field 'spriv' here; did you mean 'spirv'?"],
  [{ shaders: [mesh], programs: { p: ['water'] } }, "no shader of the project is called 'water'"],
])('%j', (project, message) => {
  expect(read(project).told).toContain(message)
})

test('too many permutations are refused before they are made', () => {
  const axes = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`A${index}`, [0, 1]]))
  const { told, units } = read({ shaders: [{ files: 'lib.hlsl', profile: 'lib_6_6', axes }] })
  expect(units).toEqual([])
  expect(told).toEqual(["'lib' has 1099511627776 permutations; 65536 are allowed"])
})
