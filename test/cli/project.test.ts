// `descry build`, `lock` and `check` with real worker processes, on a project of two shaders with permutations.
import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildCommand } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-project-'))
const root = join(import.meta.dirname, '..', '..')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await buildCommand(folder)
})

const project = join(folder, 'project')

const mesh = `#include "common.hlsli"
StructuredBuffer<float4x4> bones;
Texture2D<float4> albedo;
SamplerState smp;
#if SHADOWS
Texture2D<float> shadow;
#endif
struct V { float4 position : SV_Position; float2 uv : UV; };
V VSMain(float3 p : POSITION, float2 uv : UV, uint bone : BONE) {
  V v;
  v.position = mul(mul(float4(p, 1), bones[bone]), view);
  v.uv = uv;
  return v;
}
float4 PSMain(V v) : SV_Target {
  float4 color = albedo.Sample(smp, v.uv) + eye.x;
#if SHADOWS
  color *= shadow.Sample(smp, v.uv);
#endif
  return color;
}
`

const common = 'cbuffer Camera { float4x4 view; float3 eye; };\n'
const fill =
  '#include "common.hlsli"\nRWBuffer<float> o;\n[shader("compute")] [numthreads(1, 1, 1)] void main() { o[0] = eye.y; }\n'

const settings = {
  includes: 'include',
  outputs: { container: '{name}.dxo', spirv: '{name}.spv' },
  shaders: [
    {
      files: 'mesh.hlsl',
      entries: [
        { entry: 'VSMain', profile: 'vs_6_6' },
        { entry: 'PSMain', profile: 'ps_6_6' },
      ],
      axes: { SHADOWS: [0, 1] },
    },
    { files: 'fill.hlsl', outputs: { container: '{name}.dxo' } },
  ],
  programs: { mesh: ['mesh.*'] },
}

beforeEach(() => {
  rmSync(project, { recursive: true, force: true })
  mkdirSync(join(project, 'include'), { recursive: true })
  write('mesh.hlsl', mesh)
  write('include/common.hlsli', common)
  write('fill.hlsl', fill)
  write('descry.json', `// a comment\n${JSON.stringify(settings)}`)
})

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text)
}

function read(name: string): string {
  return readFileSync(join(project, name), 'utf8')
}

function descry(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'run.mjs'), ...words], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, stdout, stderr: stderr.replace(/ \(\d+\.\d s\)/, '') }
}

interface Manifest {
  readonly shaders: readonly {
    readonly shader: string
    readonly permutation: Readonly<Record<string, number>>
    readonly outputs: Readonly<Record<string, { readonly file: string }>>
    readonly bindings: Readonly<
      Record<string, readonly { readonly name: string; readonly register: string; readonly binding: number }[]>
    >
  }[]
}

function placesIn(family: 'direct3d' | 'vulkan'): Record<string, Set<string>> {
  const manifest = JSON.parse(read('build/shaders/manifest.json')) as Manifest
  const places: Record<string, Set<string>> = {}
  for (const { shader, bindings } of manifest.shaders)
    if (shader.startsWith('mesh'))
      for (const { name, register, binding } of bindings[family] ?? [])
        (places[name] ??= new Set()).add(family === 'direct3d' ? register : String(binding))
  return places
}

test('a build compiles what changed, and every name of a program has one place', () => {
  expect(descry('build')).toEqual({
    status: 0,
    stdout: '',
    stderr: "descry: 9 compilations, 0 up to date, 7 files written, 2 the same as another permutation's\n",
  })
  const one = (...texts: string[]) => new Set(texts)
  expect(placesIn('direct3d')).toEqual({
    Camera: one('b0'),
    bones: one('t0'),
    albedo: one('t1'),
    smp: one('s0'),
    shadow: one('t2'),
  })
  expect(Object.values(placesIn('vulkan')).map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  const before = statSync(join(project, 'build/shaders/fill.dxo')).mtimeMs
  expect(descry('build').stderr).toContain('9 up to date, 0 files written')
  expect(descry('build', '--dry-run')).toMatchObject({ stdout: '', stderr: 'descry: 0 of 9 compilations would run\n' })
  write('mesh.hlsl', `${mesh}\n// nothing\n`)
  expect(descry('build').stderr).toContain('1 up to date, 0 files written')
  expect(statSync(join(project, 'build/shaders/fill.dxo')).mtimeMs).toBe(before)
  write('include/common.hlsli', common.replace('float3 eye', 'float pad; float3 eye'))
  expect(descry('build', '--dry-run').stdout.split('\n').length).toBe(10)
})

test('files that the project no longer asks for are removed', () => {
  descry('build')
  expect(existsSync(join(project, 'build/shaders/fill.dxo'))).toBe(true)
  write('descry.json', JSON.stringify({ ...settings, shaders: settings.shaders.slice(0, 1) }))
  descry('build')
  expect(existsSync(join(project, 'build/shaders/fill.dxo'))).toBe(false)
})

test('a shader with an error fails; the others are built with --keep-going; the manifest stays', () => {
  write('fill.hlsl', fill.replace('eye.y', 'eye.y + nothing'))
  const { status, stderr } = descry('build', '--keep-going')
  expect(status).toBe(1)
  expect(stderr).toContain("fill.hlsl:3:72: error: use of undeclared identifier 'nothing'")
  expect(stderr).toContain('9 compilations, 0 up to date, 1 failed, 6 files written')
  expect(existsSync(join(project, 'build/shaders/manifest.json'))).toBe(false)
})

test('after a failure nothing new is begun, and nobody calls that an error', () => {
  write('fill.hlsl', 'nonsense')
  const first = { ...settings.shaders[1], profile: 'cs_6_6', entry: 'main' }
  write('descry.json', JSON.stringify({ ...settings, shaders: [first, settings.shaders[0]] }))
  const { status, stderr } = descry('build', '--jobs', '1')
  expect(status).toBe(1)
  expect(stderr).toContain('9 compilations, 0 up to date, 1 failed, 8 not begun, 0 files written')
  expect(stderr).not.toContain('internal error')
})

test('what is locked stays, what is new goes around it, what is gone leaves a gap', () => {
  expect(descry('lock')).toMatchObject({ status: 0, stderr: 'descry: descry.lock: 12 places in 2 layouts\n' })
  const lock = read('descry.lock')
  expect(descry('check')).toMatchObject({ status: 0, stderr: 'descry: everything is where the lock says\n' })
  write(
    'mesh.hlsl',
    mesh.replace('Texture2D<float4> albedo;', 'Texture2D<float4> ahead, albedo;').replace('eye.x', 'ahead.Load(0).x'),
  )
  const { status, stderr } = descry('check')
  expect(status).toBe(1)
  expect(stderr).toContain("mesh.hlsl:3:19: error: 'ahead' of 'mesh' is not in the lock; it is at t3")
  expect(descry('lock').status).toBe(0)
  expect(read('descry.lock').replace(/\s*"ahead": "[^"]*",/g, '')).toBe(lock)
  write('mesh.hlsl', mesh)
  expect(descry('check').stderr).toContain("'ahead' of 'mesh' is in the lock at t3, and nobody uses it any more")
  descry('lock')
  expect(read('descry.lock')).toContain('"ahead": "t3 (unused)"')
  expect(descry('check').status).toBe(0)
  descry('lock', '--compact')
  expect(read('descry.lock')).toBe(lock)
})

test('members of constant buffers and annotations that move things are found, in every format', () => {
  descry('lock')
  write('include/common.hlsli', common.replace('float3 eye', 'float pad; float3 eye'))
  write('mesh.hlsl', mesh.replace('albedo;', 'albedo : register(t7);'))
  expect(descry('check').stderr).toContain("'albedo' of 'mesh' has moved: t1 in the lock, t7 now")
  expect(descry('check', '--format', 'github').stdout).toContain(
    "::error file=mesh.hlsl,line=3,endLine=3,col=19,endColumn=25,title=err_lock_moved::'albedo' of 'mesh' has moved: t1 in the lock, t7 now",
  )
  const { diagnostics } = JSON.parse(descry('check', '--format', 'json').stdout) as {
    diagnostics: { message: string }[]
  }
  expect(diagnostics.map(({ message }) => message)).toContain(
    "'Camera.eye' of 'mesh' has moved: 64 float3 in the lock, 68 float3 now",
  )
  descry('check', '--report', 'changes.md')
  expect(read('changes.md')).toContain('| moved | mesh | Direct3D | albedo | t1 | t7 | mesh.hlsl:3 |')
  descry('check', '--report', 'changes.html')
  expect(read('changes.html')).toContain('<svg xmlns="http://www.w3.org/2000/svg" role="img"')
})

test('outputs may go to a folder elsewhere', () => {
  const elsewhere = join(folder, 'elsewhere')
  write('descry.json', JSON.stringify({ includes: 'include', folder: elsewhere, shaders: settings.shaders.slice(1) }))
  expect(descry('build').stderr).toContain('1 file written')
  expect(readdirSync(elsewhere)).toEqual(['fill.dxo', 'manifest.json'])
  expect(descry('build').stderr).toContain('1 up to date, 0 files written')
})

test('one unit can be built by itself, as ninja does it', () => {
  expect(descry('build', '--ninja', 'build.ninja').stderr).toBe('descry: build.ninja: 5 rules\n')
  expect(read('build.ninja')).toContain(
    'build build/shaders/fill.dxo: descry fill.hlsl | descry.json\n  unit = "fill"\n',
  )
  const words = ['build', '--only', 'mesh.PSMain SHADOWS=1', '--depfile', 'deps/x.d']
  expect(descry(...words).stderr).toContain('2 compilations')
  expect(read('deps/x.d')).toBe('build/shaders/mesh.PSMain.SHADOWS-1.dxo: mesh.hlsl \\\n include/common.hlsli\n')
  expect(existsSync(join(project, 'build/shaders/fill.dxo'))).toBe(false)
})

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
    const schema = JSON.parse(readFileSync(join(root, 'docs', 'schema', `${name}.schema.json`), 'utf8'))
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

test('push constants are locked, too', () => {
  const pushed = (members: string) =>
    `struct Push { ${members} }; [[vk::push_constant]] Push push; RWBuffer<float> o;
[shader("compute")] [numthreads(1, 1, 1)] void main() { o[0] = push.scale; }`
  write('fill.hlsl', pushed('float4 color; float scale;'))
  write('descry.json', JSON.stringify({ outputs: { spirv: '{name}.spv' }, shaders: [{ files: 'fill.hlsl' }] }))
  expect(descry('lock').status).toBe(0)
  expect(read('descry.lock')).toContain(
    '"push (push constants)": {\n            "(size)": "20",\n            "color": "0 float4",',
  )
  write('fill.hlsl', pushed('float scale; float4 color;'))
  const { status, stderr } = descry('check')
  expect(status).toBe(1)
  expect(stderr).toContain("'push (push constants).scale' of 'fill' has moved: 16 float in the lock, 0 float now")
})

test('lint makes no outputs', () => {
  const { status } = descry('lint', '.')
  const staged = readdirSync(join(project, '.descry', 'direct3d'), { recursive: true, encoding: 'utf8' })
  expect({ status, containers: staged.filter((name) => name.endsWith('.dxo')) }).toEqual({ status: 0, containers: [] })
})

test('a second build looks at times, and at contents where times differ', () => {
  descry('build')
  const stamp = statSync(join(project, '.descry/last-build.json')).mtimeMs
  expect(descry('build').stderr).toContain('9 up to date, 0 files written')
  const touched = new Date(Date.now() - 60_000)
  utimesSync(join(project, 'mesh.hlsl'), touched, touched)
  expect(descry('build').stderr).toContain('9 up to date, 0 files written')
  expect(statSync(join(project, '.descry/last-build.json')).mtimeMs).toBe(stamp)
  // The same size and the same time, but young.
  const { atime, mtime } = statSync(join(project, 'fill.hlsl'))
  write('fill.hlsl', fill.replace('eye.y', 'eye.z'))
  utimesSync(join(project, 'fill.hlsl'), atime, mtime)
  expect(descry('build').stderr).toContain('8 up to date, 1 file written')
  rmSync(join(project, 'build/shaders/fill.dxo'))
  expect(descry('build').stderr).toContain('9 up to date, 1 file written')
  // A header that is found earlier than before.
  write('common.hlsli', common)
  expect(descry('build', '--dry-run').stderr).toContain('9 of 9 compilations would run')
})

test('files outside of --include-root are not there', () => {
  mkdirSync(join(folder, 'outside'), { recursive: true })
  writeFileSync(join(folder, 'outside', 'common.hlsli'), common)
  rmSync(join(project, 'include/common.hlsli'))
  write('descry.json', JSON.stringify({ ...settings, includes: '../outside' }))
  expect(descry('build').status).toBe(0)
  const { status, stderr } = descry('build', '--include-root', '.')
  expect(status).toBe(1)
  expect(stderr).toContain("'common.hlsli' file not found")
})

/** A build that watches: waits for what it says, and ends it. */
function watchProject() {
  const watching = spawn(process.execPath, [join(folder, 'run.mjs'), 'build', '--watch'], { cwd: project })
  let told = ''
  const said = (text: string) =>
    new Promise<void>((done) => {
      const look = (): void => {
        const at = told.indexOf(text)
        if (at < 0) return
        told = told.slice(at + text.length)
        watching.stderr.off('data', look)
        done()
      }
      watching.stderr.on('data', look)
      look()
    })
  watching.stderr.on('data', (chunk) => {
    told += chunk
  })
  const end = async (): Promise<void> => {
    const ended = new Promise((done) => watching.on('exit', done))
    watching.kill()
    await ended
  }
  return { said, end }
}

test('--watch builds again when a file changes, and ends with the process', async () => {
  const { said, end } = watchProject()
  await said('waiting for changes')
  const before = readFileSync(join(project, 'build/shaders/fill.dxo'))
  write('include/common.hlsli', common.replace('float3 eye', 'float pad; float3 eye'))
  await said('waiting for changes')
  expect(readFileSync(join(project, 'build/shaders/fill.dxo')).equals(before)).toBe(false)
  write('fill.hlsl', 'nonsense')
  await said('waiting for changes')
  write('fill.hlsl', fill.replace('common', 'later'))
  await said("'later.hlsli' file not found")
  await said('waiting for changes')
  write('include/later.hlsli', common)
  await said('9 compilations, 8 up to date')
  await said('waiting for changes')
  await end()
})

test('--watch notices files that a pattern names, in new folders, too', async () => {
  write('descry.json', JSON.stringify({ includes: 'include', shaders: [{ files: '**/fill*.hlsl' }] }))
  const { said, end } = watchProject()
  await said('1 compilation,')
  await said('waiting for changes')
  write('fill2.hlsl', fill)
  await said('2 compilations, 1 up to date')
  await said('waiting for changes')
  write('notes.txt', 'nobody asks for this')
  mkdirSync(join(project, 'deep/er'), { recursive: true })
  await said('waiting for changes')
  write('deep/er/fill3.hlsl', fill)
  await said('3 compilations, 2 up to date')
  await said('waiting for changes')
  rmSync(join(project, 'fill2.hlsl'))
  await said('2 compilations, 2 up to date')
  await end()
})

test('permutations with the same tokens are compiled once', () => {
  const shader = `RWBuffer<int> o;
#if A
RWBuffer<int> p;
#endif
[numthreads(1, 1, 1)] void main() {
  o[0] = A;
#if A
  p[0] = 1;
#endif
}
`
  const axes = { UNUSED: [1, 1000, 'three'], A: [0, 1] }
  const shaders = [{ files: 'one.hlsl', entry: 'main', profile: 'cs_6_0', axes }]
  write('one.hlsl', shader)
  write('descry.json', JSON.stringify({ outputs: { container: '{name}.dxo', 'spirv-asm': '{name}.txt' }, shaders }))
  const whole = `12 compilations, 0 up to date, 8 with the tokens of another permutation, 4 files written, 8 the same`
  expect(descry('build').stderr).toContain(whole)
  const manifest = read('build/shaders/manifest.json')
  expect(descry('build').stderr).toContain('12 up to date, 0 files written')
  write('one.hlsl', shader.replace('o[0] = A', 'o[0] = UNUSED * A'))
  write('descry.json', JSON.stringify({ shaders: [{ ...shaders[0], axes: { UNUSED: [1, 1000], A: [0, 1] } }] }))
  expect(descry('build').stderr).toContain('4 compilations, 0 up to date, ')
  expect(descry('build').stderr).not.toContain('tokens')
  expect(manifest.match(/"file"/g)).toHaveLength(12)
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
  const { stdout, status } = spawnSync(process.execPath, [join(folder, 'run.mjs'), 'worker', '--bazel'], {
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
