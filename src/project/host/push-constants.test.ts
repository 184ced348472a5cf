// Push constants in host code: a struct that starts where the block does, and its range.
import { expect, test } from 'vitest'
import { createCompiler } from '../../driver/compiler.ts'
import { defaultOptions } from '../../driver/options.ts'
import { reflectionStage } from '../../driver/outputs/reflection.ts'
import { createMemoryHost } from '../../preprocess/host.ts'
import { type HostLanguage, hostCode } from './host-code.ts'

const shader = `struct Inner { float3 a; float b; };
struct Push { float4x4 m; float3 color; float scale; Inner inner[2]; };
[[vk::push_constant]] Push push;
float4 vertex(float4 p : POSITION) : SV_Position { return mul(push.m, p); }
float4 pixel() : SV_Target { return push.scale + push.inner[1].b; }
`

function hostText(
  language: HostLanguage,
  text: string,
  ...entries: readonly [entry: string, profile: string][]
): string {
  const compiler = createCompiler(createMemoryHost({}))
  const reflections = entries.map(
    ([entry, profile]) =>
      compiler
        .generate({ path: 'a.hlsl', text }, { ...defaultOptions, entry, profile, target: 'spirv' })
        .ask(reflectionStage)!,
  )
  return hostCode(language, 'a.hlsl', [{ name: undefined, reflections }])
}

test('a struct with the layout of the block, and the range for all stages', () => {
  const text = hostText('cpp', shader, ['vertex', 'vs_6_0'], ['pixel', 'ps_6_0'])
  expect(text).toContain('/// push constants push\nstruct Push {')
  expect(text).toContain('static_assert(sizeof(Push) == 112, "Push");')
  expect(text).toContain('static_assert(offsetof(Push, inner) == 80, "Push::inner");')
  expect(text).toContain('{ VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT, 0, 112 }, // push')
  expect(hostText('rust', shader, ['pixel', 'ps_6_0'])).toContain('pub const PUSH_RANGE: (u32, u32) = (0, 112);')
  expect(hostText('csharp', shader, ['pixel', 'ps_6_0'])).toContain('pushRange = (0, 112);')
  expect(hostText('typescript', shader, ['pixel', 'ps_6_0'])).toContain('pushRange = { offset: 0, size: 112 }')
})

test('a block that begins later has a struct that begins there', () => {
  const later = shader.replace('float4x4 m;', '[[vk::offset(32)]] float4x4 m;')
  const text = hostText('cpp', later, ['pixel', 'ps_6_0'])
  expect(text).toContain('static_assert(offsetof(Push, m) == 0, "Push::m");')
  expect(text).toContain('{ VK_SHADER_STAGE_FRAGMENT_BIT, 32, 112 }, // push')
})
