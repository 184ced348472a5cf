// `descry build` with real worker processes: what is compiled, written, kept and removed.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { common, fill, mesh, sampleProject, settings } from '../support/project.ts'

const { descry, folder, placesIn, project, read, write } = await sampleProject()

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
