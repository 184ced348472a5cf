// A project of two shaders with permutations, in a folder of its own, and the command to try on it: real processes.
//
//   const { descry, write, read } = await sampleProject()
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { buildCommand } from './command.ts'

export const mesh = `#include "common.hlsli"
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

export const common = 'cbuffer Camera { float4x4 view; float3 eye; };\n'
export const fill =
  '#include "common.hlsli"\nRWBuffer<float> o;\n[shader("compute")] [numthreads(1, 1, 1)] void main() { o[0] = eye.y; }\n'

export const settings = {
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

/** The command is built once for a test file; every test begins with the project as it is written here. */
export async function sampleProject() {
  const folder = mkdtempSync(join(tmpdir(), 'descry-project-'))
  const project = join(folder, 'project')
  const script = await buildCommand(folder)
  afterAll(() => rmSync(folder, { recursive: true }))

  function write(name: string, text: string): void {
    writeFileSync(join(project, name), text)
  }

  function read(name: string): string {
    return readFileSync(join(project, name), 'utf8')
  }

  beforeEach(() => {
    rmSync(project, { recursive: true, force: true })
    mkdirSync(join(project, 'include'), { recursive: true })
    write('mesh.hlsl', mesh)
    write('include/common.hlsli', common)
    write('fill.hlsl', fill)
    write('descry.json', `// a comment\n${JSON.stringify(settings)}`)
  })

  function descry(...words: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
      cwd: project,
      encoding: 'utf8',
    })
    return { status, stdout, stderr: stderr.replace(/ \(\d+\.\d s\)/, '') }
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

  return { folder, project, script, write, read, descry, placesIn }
}
