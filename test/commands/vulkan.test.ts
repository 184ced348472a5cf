// Sets and bindings of Vulkan in tables and reflection, and what `-spirv` prints.
import { expect, test } from 'vitest'
import { bindingsResult, tableOf } from '../../src/driver/bindings-result.ts'
import { readCompiledTable } from '../../src/driver/compiled-table.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { diffResult, type SavedTable } from '../../src/driver/diff.ts'
import { reflectionStage } from '../../src/driver/outputs/reflection.ts'
import { spirvStage } from '../../src/driver/outputs/spirv.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { bindingsText } from '../../src/reflect/bindings-text.ts'
import { compareBindings } from '../../src/reflect/compare.ts'
import { optionsOf } from '../support/vulkan.ts'

const compiler = createCompiler(createDiskHost())
const source = `
Texture2D Albedo : register(t2, space1);
RWStructuredBuffer<uint> Counted;
[numthreads(1, 1, 1)] void main() { Counted[Counted.IncrementCounter()] = Albedo.Load(0).x; }
#ifdef __spirv__
Texture2D OnlyVulkan;
#endif
`

function compile(line: string) {
  const options = optionsOf(line)
  return { options, outcome: compiler.generate({ path: 'a.hlsl', text: source }, options) }
}

test('the table speaks of sets and bindings, and says why', () => {
  const { outcome } = compile('-spirv -fvk-u-shift 8 all')
  expect(bindingsText(tableOf(outcome))).toBe(
    `SET, BINDING         NAME     TYPE                      COUNT  WHY
1, 2                 Albedo   Texture2D<float4>                register t2
0, 8 (counter 0, 0)  Counted  RWStructuredBuffer<uint>         the register it would have, u0 and -fvk-u-shift 8; counter: binding 0 of set 0 is the first free one

NOT BOUND   WHY
OnlyVulkan  never referenced by code the entry point reaches
`,
  )
})

test('results and reflection say it only when it is asked for', () => {
  const vulkan = compile('-spirv')
  expect(bindingsResult(vulkan.outcome)).toMatchObject({
    resources: [
      { vulkan: { set: 1, binding: 2 } },
      { vulkan: { set: 0, binding: 0, counter: { set: 0, binding: 1 } } },
    ],
  })
  const { resources } = vulkan.outcome.ask(reflectionStage)!
  expect(resources[0]).toMatchObject({ name: 'Albedo', vulkan: { set: 1, binding: 2 } })
  const direct = compile('')
  expect(tableOf(direct.outcome).resources.some((row) => 'vulkan' in row)).toBe(false)
  expect(tableOf(direct.outcome).unused).toEqual([])
})

test('options are read as dxc writes them', () => {
  expect(optionsOf('-fvk-b-shift 1 all').vulkan).toMatchObject({
    shifts: [{ letter: 'b', amount: 1, space: 'all' }],
  })
  const { vulkan } = optionsOf('-vkbr t3 0 4 2 -fvk-bind-globals 5 6 -fspv-target-env=vulkan1.3')
  expect(vulkan).toMatchObject({
    registers: [{ letter: 't', number: 3, space: 0, binding: 4, set: 2 }],
    globals: { binding: 5, set: 6 },
    environment: 'vulkan1.3',
  })
  expect(() => optionsOf('-fvk-b-shift 1 0 -vkbr t3 0 4 2')).toThrow('exclude each other')
  expect(() => optionsOf('-fvk-b-shift x 0')).toThrow('expected a number')
  expect(() => optionsOf('-fvk-bind-register q0 0 0 0')).toThrow('expected a register')
})

const interfaceSource = `
struct Pushed { float a; float3 b; row_major float2x3 m; };
[[vk::push_constant]] Pushed pushed;
[[vk::constant_id(3)]] const int quality = 2;
[[vk::input_attachment_index(1)]] SubpassInput before;
struct Light { float intensity; float3 color; };
StructuredBuffer<Light> lights;
float4 main(float2 uv : TEXCOORD0, float4 at : SV_Position, float unread : UNREAD) : SV_Target {
  return before.SubpassLoad() * quality + pushed.b.xyzz + uv.xyxy + at + lights[0].color.xyzz + pushed.m[0][0];
}
`

function compileText(line: string, text: string) {
  return compiler.generate({ path: 'a.hlsl', text }, optionsOf(line))
}

test('what is in no descriptor has tables of its own, and there is no $Globals', () => {
  const outcome = compileText('-T ps_6_0 -spirv', interfaceSource)
  expect(bindingsText(tableOf(outcome))).toBe(
    `SET, BINDING               NAME    TYPE                     COUNT  WHY
0, 0 (input attachment 1)  before  SubpassInput<float4>            binding 0 of set 0 is the first free one
0, 1                       lights  StructuredBuffer<Light>         binding 1 of set 0 is the first free one, after before

PUSH CONSTANT  OFFSET  SIZE  TYPE
pushed         0       48    Pushed
pushed.a       0       4     float
pushed.b       4       12    float3
pushed.m       16      32    float2x3

CONSTANT ID  NAME     TYPE  DEFAULT
3            quality  int   2

INPUT      SEMANTIC      TYPE
0          TEXCOORD0     float2
FragCoord  SV_POSITION0  float4

OUTPUT  SEMANTIC    TYPE
0       SV_TARGET0  float4
`,
  )
})

test('reflection has the offsets of the layout that is used', () => {
  const offsets = (line: string): number[] => {
    const { buffers } = compileText(line, interfaceSource).ask(reflectionStage)!
    return buffers[0]!.fields[0]!.fields!.map(({ offset }) => offset)
  }
  expect(offsets('-T ps_6_0 -spirv')).toEqual([0, 4])
  expect(offsets('-T ps_6_0 -spirv -fvk-use-gl-layout')).toEqual([0, 16])
  expect(offsets('-T ps_6_0 -spirv -fvk-use-scalar-layout')).toEqual([0, 4])
})

test('a difference of set, binding, location, push constant or specialization constant is seen', () => {
  const before = tableOf(compileText('-T ps_6_0 -spirv', interfaceSource))
  const changesOf = (from: string | RegExp, to: string): string[] => {
    const after = tableOf(compileText('-T ps_6_0 -spirv', interfaceSource.replace(from, to)))
    return compareBindings(before, after).map(({ kind, name }) => `${kind} ${name}`)
  }
  expect(changesOf('nothing', 'changes')).toEqual([])
  expect(changesOf('StructuredBuffer<Light> lights', '[[vk::binding(1, 2)]] $&')).toEqual(['moved lights'])
  // All inputs have a location, or none.
  expect(
    changesOf(/float2 uv (.*) float unread/, '[[vk::location(4)]] float2 uv $1 [[vk::location(1)]] float unread'),
  ).toEqual(['moved TEXCOORD0'])
  expect(changesOf('float a; float3 b;', 'float3 b; float a;')).toEqual(['moved pushed.a', 'moved pushed.b'])
  expect(changesOf('constant_id(3)', 'constant_id(4)')).toEqual(['moved quality'])
  expect(changesOf('attachment_index(1)', 'attachment_index(0)')).toEqual(['moved before'])
})

const hostSource = `
struct Light { float3 at; float reach; row_major float2x3 turn; };
cbuffer Frame { float4 tint; float4x3 world; float weights[3]; };
StructuredBuffer<Light> lights;
[[vk::image_format("rgba16f")]] RWTexture2D<float4> image;
Texture2D<float4> albedo;
[earlydepthstencil]
float4 main(float2 uv : TEXCOORD0, nointerpolation uint id : ID) : SV_Target {
  image[uint2(0, 0)] = albedo[uint2(uv)];
  return tint * world[0].xyzx * weights[1] * lights[id].reach * lights[id].turn[0][0];
}
`

const hostChanges: readonly (readonly [from: string, to: string, ...changes: string[]])[] = [
  ['nothing', 'changes'],
  ['struct Light', 'struct Light'],
  ['float weights[3];', 'float first; float weights[3];', 'moved Frame.weights', 'appeared Frame.first'],
  ['float4x3 world', 'row_major float4x3 world', 'changed Frame.world', 'moved Frame.weights'],
  ['weights[3]', 'weights[2]', 'changed Frame.weights'],
  ['float3 at; float reach', 'float reach; float3 at', 'moved lights.$Element.at', 'moved lights.$Element.reach'],
  ['rgba16f', 'rgba32f', 'changed image'],
  ['Texture2D<float4> albedo', 'Texture2D<uint4> albedo', 'changed albedo'],
  ['float2 uv', 'noperspective float2 uv', 'changed TEXCOORD0 (input)'],
  ['[earlydepthstencil]', '', 'vanished earlydepthstencil'],
]

test('a difference of members, matrices, formats, interpolation or modes is seen', () => {
  const compiled = (text: string) => compileText('-T ps_6_0 -spirv', text)
  for (const [from, to, ...expected] of hostChanges) {
    const { changes } = diffResult(compiled(hostSource), compiled(hostSource.replace(from, to)))
    expect(changes.filter(({ name }) => name !== 'Frame').map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected)
  }
})

test('modules of SPIR-V are compared by what they say themselves', () => {
  const table = (text: string) => {
    const compilation = compileText('-T ps_6_0 -spirv', text)
    return readCompiledTable(compilation.ask(spirvStage)!, 'a.spv') as SavedTable
  }
  const before = table(hostSource)
  expect(diffResult(before, table(hostSource)).same).toBe(true)
  expect(diffResult(compileText('-T ps_6_0 -spirv', hostSource), before).same).toBe(true)
  const changed = table(hostSource.replace('rgba16f', 'rgba32f').replace('float2 uv', 'noperspective float2 uv'))
  expect(diffResult(before, changed).changes).toMatchObject([
    { kind: 'changed', name: 'image', after: { place: 'storage image, 2D float Rgba32f' } },
    { kind: 'changed', name: 'location 0', after: { place: 'floatx2, NoPerspective' } },
  ])
  expect(diffResult(compileText('-T ps_6_0 -spirv', hostSource), changed).changes).toHaveLength(2)
})

test('values that change places are seen between modules of one compiler', () => {
  const module = (members: string) => {
    const text = `struct Input { ${members} }; float4 main(Input input) : SV_Target { return input.a - input.b; }`
    return readCompiledTable(compileText('-T ps_6_0 -spirv', text).ask(spirvStage)!, 'a.spv') as SavedTable
  }
  const { changes } = diffResult(module('float4 a : A; float4 b : B;'), module('float4 b : B; float4 a : A;'))
  expect(changes).toMatchObject([
    { kind: 'moved', name: 'in_A0', before: { place: 'location 0' }, after: { place: 'location 1' } },
    { kind: 'moved', name: 'in_B0', before: { place: 'location 1' }, after: { place: 'location 0' } },
  ])
})

test('a shader is the same as its module, whatever names its descriptors have there', () => {
  const text = `
    struct Material { Texture2D image; SamplerState smooth; };
    Material materials[2];
    RWStructuredBuffer<float4> counted;
    float4 main(float2 uv : UV) : SV_Target {
      RWStructuredBuffer<float4> heaped = ResourceDescriptorHeap[3];
      return materials[1].image.Sample(materials[1].smooth, uv) + counted[counted.IncrementCounter()] + heaped[0];
    }`
  for (const rules of ['clang', 'dxc']) {
    const compilation = compileText(`-T ps_6_6 -spirv --rules ${rules}`, text)
    const table = readCompiledTable(compilation.ask(spirvStage)!, 'a.spv') as SavedTable
    expect(diffResult(compilation, table).changes).toEqual([])
  }
})

test('group sizes and members of buffers are compared for Direct3D, too', () => {
  const source = `
    cbuffer Frame { float4 tint; float scale; };
    RWBuffer<float4> result;
    [numthreads(8, 8, 1)] void main(uint i : SV_GroupIndex) { result[i] = tint * scale; }`
  const compiled = (text: string) => compileText('-T cs_6_0', text)
  const { changes } = diffResult(
    compiled(source),
    compiled(source.replace('8, 8, 1', '64, 1, 1').replace('tint; float scale', 'tint; float2 pad; float scale')),
  )
  expect(changes).toMatchObject([
    { kind: 'changed', name: 'Frame', before: { place: 'cbuffer, size 20' }, after: { place: 'cbuffer, size 28' } },
    { kind: 'moved', name: 'Frame.scale', before: { place: 'offset 16, float' }, after: { place: 'offset 24, float' } },
    { kind: 'changed', name: 'numthreads', before: { place: '8, 8, 1' }, after: { place: '64, 1, 1' } },
    { kind: 'appeared', name: 'Frame.pad' },
  ])
})
