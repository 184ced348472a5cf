import { expect, test } from 'vitest'
import { createAnalyzer, optionsFromArguments } from '../../../src/index.ts'
import { bindingTree, type TreeNode } from '../src/binding-groups.ts'

const shader = `
Texture2D albedo;
Texture2D layers[4] : register(t4);
Texture2D rest[] : register(t0, space2);
Texture2D forgotten;
SamplerState wrap;
cbuffer Frame { float4 tint; }
float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target {
  return albedo.Sample(wrap, uv) + layers[i].Sample(wrap, uv) + rest[NonUniformResourceIndex(i)].Sample(wrap, uv) + tint;
}`

function lines(nodes: readonly TreeNode[], indent = ''): readonly string[] {
  return nodes.flatMap(({ label, description, children }) => [
    `${indent}${label} | ${description}`,
    ...lines(children, `${indent}  `),
  ])
}

function treeOf(...more: readonly string[]): readonly TreeNode[] {
  const analyzer = createAnalyzer()
  const answer = analyzer.bindings(shader, { ...optionsFromArguments(['-T', 'ps_6_6', ...more]).options })
  return bindingTree(answer.bindings!)
}

test('spaces, classes and ranges in order; what is not bound last', () => {
  expect(lines(treeOf())).toMatchInlineSnapshot(`
    [
      "space 0 | 4 resources",
      "  Constant buffers (b) | ",
      "    b0  Frame | cbuffer",
      "  Textures and buffers (t) | ",
      "    t0  albedo | Texture2D<float4>",
      "    t4..t7  layers | Texture2D<float4>",
      "  Samplers (s) | ",
      "    s0  wrap | SamplerState",
      "space 2 | 1 resource",
      "  Textures and buffers (t) | ",
      "    t0..  rest | Texture2D<float4>",
      "Not bound | 1 resource",
      "  forgotten | never referenced by code the entry point reaches",
    ]
  `)
})

test('sets and bindings for Vulkan', () => {
  expect(lines(treeOf('-spirv'))).toMatchInlineSnapshot(`
    [
      "set 0 | 4 resources",
      "  binding 0  albedo | Texture2D<float4>",
      "  binding 1  wrap | SamplerState",
      "  binding 2  Frame | cbuffer",
      "  binding 4  layers | Texture2D<float4>",
      "set 2 | 1 resource",
      "  binding 0  rest | Texture2D<float4>",
      "Not bound | 1 resource",
      "  forgotten | never referenced by code the entry point reaches",
    ]
  `)
})

test('a table without resources has no nodes', () => {
  expect(bindingTree({ resources: [], unused: [] })).toEqual([])
})
