// `descry lock` and `descry check`: what has a place keeps it.
import { expect, test } from 'vitest'
import { common, mesh, sampleProject } from '../support/project.ts'

const { descry, read, write } = await sampleProject()

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
  expect(descry('check').stderr).toContain("'ahead' of 'mesh' is in the lock at t3, and nothing uses it any more")
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
