import { expect, test } from 'vitest'
import { dxilOf } from '../../../../tools/emit.ts'
import { createCompiler } from '../../../driver/compiler.ts'
import { defaultOptions } from '../../../driver/options.ts'
import { parseRootSignature } from './root-signature.ts'
import { checkRootSignature } from './root-signature-check.ts'

const shader = `
Texture2D Image : register(t3);
SamplerState Linear : register(s1);
StructuredBuffer<float4> Colors[4] : register(t0, space2);
cbuffer Settings : register(b0) { float4 tint; uint which; }
float4 main(float2 uv : UV) : SV_Target { return Image.Sample(Linear, uv) * Colors[which][0] * tint; }`

function check(text: string): string[] {
  const compiler = createCompiler({ readFile: () => undefined })
  const { dxil } = dxilOf(
    compiler.compile({ path: 'main.hlsl', text: shader }, { ...defaultOptions, profile: 'ps_6_0' }),
  )
  const signature = parseRootSignature(text)
  if (typeof signature === 'string') throw new Error(signature)
  return checkRootSignature(signature, dxil!)
}

const rest =
  'StaticSampler(s1), DescriptorTable(SRV(t3)), DescriptorTable(SRV(t0, space = 2, numDescriptors = unbounded))'

test.each([
  ['everything is bound', `CBV(b0), ${rest}`, []],
  ['constants are a constant buffer', `RootConstants(num32BitConstants = 8, b0), ${rest}`, []],
  [
    'another stage sees it',
    `CBV(b0, visibility = SHADER_VISIBILITY_VERTEX), ${rest}`,
    ["does not bind 'Settings' (b0, space0)"],
  ],
  [
    'an array is only partly there',
    'CBV(b0), StaticSampler(s1), DescriptorTable(SRV(t3)), DescriptorTable(SRV(t0, space = 2, numDescriptors = 3))',
    ["does not bind 'Colors' (t0 to t3, space2)"],
  ],
  [
    'a texture is no root descriptor',
    'CBV(b0), StaticSampler(s1), SRV(t3), DescriptorTable(SRV(t0, space = 2, numDescriptors = 4))',
    ["binds 'Image' (t3, space0) as a root descriptor"],
  ],
  [
    'the stage is shut out',
    `RootFlags(DENY_PIXEL_SHADER_ROOT_ACCESS), CBV(b0), ${rest}`,
    ['denies access to pixel shaders'],
  ],
])('%s', (_, text, expected) => {
  const problems = check(text)
  expect(problems).toHaveLength(expected.length)
  expected.forEach((part, index) => {
    expect(problems[index]).toContain(part)
  })
})
