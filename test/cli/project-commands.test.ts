// Commands around a project: its file and its mistakes, what other commands make of it, workers for other build systems.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { sampleProject, settings } from '../support/project.ts'

const { descry, placesIn, project, read, script, write } = await sampleProject()

test('mistakes in the project are told at their place', () => {
  write('descry.json', '{\n  "shaders": [{ "files": "mesh.hlsl", "axis": [] }]\n}')
  const { status, stderr } = descry('build')
  expect(status).toBe(1)
  expect(stderr).toContain("descry.json:2:39: error: there is no field 'axis' here; did you mean 'axes'?")
  write('descry.json', '{ "shaders": [{ "files": "mesh.hlsl", "profile": "zs_6_0", "axes": { "A B": [1] } }] }')
  const wrong = descry('build').stderr
  expect(wrong).toContain("descry.json:1:50: error: there is no profile 'zs_6_0'; did you mean")
  expect(wrong).toContain("error: 'A B' cannot be the name of a macro")
  write('descry.json', '{ "shaders": [] }')
  expect(descry('build').stderr).toContain('descry: 0 compilations')
  rmSync(join(project, 'descry.json'))
  expect(descry('build')).toMatchObject({
    status: 2,
    stderr: "descry: error: cannot read 'descry.json': no such file; 'descry init' writes one\n",
  })
  expect(descry('check', 'nowhere/descry.json').status).toBe(2)
})

test('project, lock and manifest fit the schemas that are published for them', () => {
  descry('build')
  descry('lock')
  for (const [name, text] of [
    ['project', JSON.stringify(settings)],
    ['lock', read('descry.lock')],
    ['manifest', read('build/shaders/manifest.json')],
  ] as const) {
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'schema', `${name}.schema.json`), 'utf8'),
    )
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)
    expect(validate(JSON.parse(text)) ? [] : validate.errors).toEqual([])
  }
})

test('commands for files take a project', () => {
  expect(descry('lint', '.')).toEqual({ status: 0, stdout: '', stderr: '' })
  const { stdout } = descry('bindings', 'descry.json')
  expect(stdout).toContain('mesh:\nPLACE  NAME    TYPE                        WHY ')
  expect(stdout).toContain(
    't2     shadow  Texture2D<float>            the first place that is free in all of them  mesh.PSMain SHADOWS=1\n',
  )
  expect(descry('explain', '.', 'shadow').stdout).toContain(
    'shadow is at t2 in mesh: the first place that is free in all of them\n  declared at mesh.hlsl:6:18\n',
  )
  expect(descry('explain', '.', 'nothing').stderr).toBe(
    "descry: error: no shader of the project has a resource 'nothing'\n",
  )
})

test('outputs do not go over what the project is made from', () => {
  const before = read('mesh.hlsl')
  const settings = {
    folder: '.',
    includes: ['include'],
    outputs: { container: 'mesh.hlsl' },
    shaders: [{ files: 'mesh.hlsl', entries: [{ entry: 'VSMain', profile: 'vs_6_6' }], name: 'mesh' }],
  }
  write('over.json', JSON.stringify(settings))
  const { status, stderr } = descry('build', 'over.json')
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("cannot write 'mesh.hlsl': the project is made from it"),
  })
  expect(stderr).toContain(' 0 files written')
  expect(read('mesh.hlsl')).toBe(before)
})

test('a shader is no project, and a folder that is gone no place to be', () => {
  expect(descry('build', 'mesh.hlsl')).toMatchObject({
    status: 2,
    stderr: "descry: error: 'mesh.hlsl' is no project: that is a descry.json, or a folder with one\n",
  })
  const words = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" build "$2"'
  const { status, stderr } = spawnSync('sh', ['-c', words, process.execPath, script, project], {
    cwd: project,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'descry: error: the current folder does not exist any more\n',
  })
})

test('stages that do not fit are told, unless the project says otherwise', () => {
  write(
    'stages.hlsl',
    `struct V { float4 p : SV_Position; float3 n : NORMAL; float2 uv : TEXCOORD; };
    V VSMain(float4 p : POSITION) { return (V)p.x; }
    float4 PSMain(float2 uv : TEXCOORD, float3 n : NORMAL) : SV_Target { return n.x + uv.y; }`,
  )
  const entries = [
    { entry: 'VSMain', profile: 'vs_6_0' },
    { entry: 'PSMain', profile: 'ps_6_0' },
  ]
  const stages = { shaders: [{ files: 'stages.hlsl', entries }], programs: { stages: ['stages.*'] } }
  write('stages.json', JSON.stringify(stages))
  const { status, stderr } = descry('build', 'stages.json')
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringContaining(
      "warning: 'TEXCOORD0' is an input at register 0 (xy) in stages.PSMain, but an output at register 2 (xy) in stages.VSMain [-Wstage-linkage]",
    ),
  })
  write('stages.json', JSON.stringify({ ...stages, args: ['-Wno-stage-linkage'] }))
  expect(descry('build', 'stages.json').stderr).not.toContain('warning')
  write('stages.json', JSON.stringify({ ...stages, args: ['-Werror=stage-linkage'] }))
  expect(descry('build', 'stages.json').status).toBe(1)
})

test('lint makes no outputs', () => {
  const { status } = descry('lint', '.')
  const staged = readdirSync(join(project, '.descry', 'direct3d'), { recursive: true, encoding: 'utf8' })
  expect({ status, containers: staged.filter((name) => name.endsWith('.dxo')) }).toEqual({ status: 0, containers: [] })
})

test('freeze writes the layouts into the sources, and nothing moves', () => {
  write('descry.json', JSON.stringify({ ...settings, outputs: { container: '{name}.dxo' } }))
  descry('build')
  const before = placesIn('direct3d')
  const { status, stderr } = descry('freeze', '-i', '.')
  expect({ status, stderr: stderr.split('\n').filter((line) => line.includes('warning')) }).toEqual({
    status: 0,
    stderr: [],
  })
  expect(read('mesh.hlsl')).toContain('Texture2D<float> shadow : register(t2);')
  expect(read('include/common.hlsli')).toContain('cbuffer Camera : register(b0)')
  descry('build')
  expect(placesIn('direct3d')).toEqual(before)
  expect(descry('bindings', '.').stdout).not.toContain('first place that is free')
})

test('a project is written from the shaders of a folder', () => {
  rmSync(join(project, 'descry.json'))
  expect(descry('init').stderr).toBe('descry: descry.json: 3 shaders\n')
  expect(read('descry.json')).toContain('{ "files": "mesh.hlsl", "entry": "PSMain", "profile": "ps_6_6" }')
  expect(descry('init').stderr).toBe("descry: error: 'descry.json' is there already\n")
  writeFileSync(join(project, 'list.cfg'), 'mesh.hlsl -T ps -E PSMain -D SHADOWS={0,1}\n')
  rmSync(join(project, 'descry.json'))
  expect(descry('init', '--from', 'list.cfg').stderr).toBe('descry: descry.json: 1 shader\n')
  expect(read('descry.json')).toContain('"axes": { "SHADOWS": [ "0", "1" ] }')
})

test('a worker of Bazel answers a line for a line', () => {
  const request = { arguments: ['lint', 'fill.hlsl', '-I', 'include'], requestId: 7 }
  const wrong = { arguments: ['lint', 'fill.hlsl'], requestId: 8 }
  const { stdout, status } = spawnSync(process.execPath, [script, 'worker', '--bazel'], {
    cwd: project,
    encoding: 'utf8',
    input: `${JSON.stringify(request)}\n\n{\n${JSON.stringify(wrong)}\n`,
  })
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { exitCode: number; output: string; requestId: number })
  expect(status).toBe(0)
  expect(answers.map(({ exitCode, requestId }) => [exitCode, requestId])).toEqual([
    [0, 7],
    [2, 0],
    [1, 8],
  ])
  expect(answers[2]!.output).toContain("fill.hlsl:1:10: fatal error: 'common.hlsli' file not found")
})
