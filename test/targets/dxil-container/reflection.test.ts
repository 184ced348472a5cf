// The STAT part: the module without bodies, but with names and the layout of buffers.

import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { dump } from '../../../src/targets/dxil/read/dump.ts'
import { writeContainer, writeProgram } from '../../../src/targets/dxil/write/container.ts'
import { dxilOf } from '../../../tools/emit.ts'

function reflection(text: string, profile: string): string {
  const compiler = createCompiler({ readFile: () => undefined })
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile }))
  const dumped = dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false })).text
  return dumped.slice(dumped.indexOf('\nSTAT\n'), dumped.indexOf('\nHASH\n'))
}

test('names and fields of constant buffers, with what the shader reads', () => {
  const text = reflection(
    `
    struct Inner { bool on; float2 size[2]; };
    cbuffer Light : register(b1) { float3 Direction; float Intensity; row_major float3x4 World; Inner inner; uint Unread; }
    float4 main() : SV_Target { return Direction.x + World[1].z + inner.size[1].y; }`,
    'ps_6_6',
  )
  expect(text).toContain('declare void @main()')
  expect(text).toContain('%hostlayout.Light* undef, !"Light"')
  expect(text).toContain('%hostlayout.Light = type { <3 x float>, float, [3 x <4 x float>], %struct.Inner, i32 }')
  expect(text).toContain('%struct.Inner = type { i32, [2 x <2 x float>] }')
  expect(text).toContain('!{i32 6, !"Direction", i32 3, i32 0, i32 7, i32 9, i32 9, i1 true, i32 13, i32 3}')
  expect(text).toContain('!{i32 6, !"Intensity", i32 3, i32 12, i32 7, i32 9}')
  expect(text).toMatch(/!\{i32 6, !"World", i32 2, !\d+, i32 3, i32 16, i32 7, i32 9, i32 9, i1 true\}/)
  expect(text).toContain('!{i32 3, i32 4, i32 1}')
  expect(text).toContain('!{i32 6, !"inner", i32 3, i32 64, i32 9, i1 true}')
  expect(text).toContain('!{i32 6, !"on", i32 3, i32 0, i32 7, i32 1}')
  expect(text).toContain('!{i32 6, !"Unread", i32 3, i32 104, i32 7, i32 5}')
})

test('elements of structured buffers', () => {
  const text = reflection(
    `
    struct Particle { float3 place; half weight; };
    StructuredBuffer<Particle> Input;
    RWStructuredBuffer<float4x4> Output;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { Output[i][0] = Input[i].place.xyzz; }`,
    'cs_6_6',
  )
  expect(text).toContain('%"class.StructuredBuffer<Particle>" = type { %struct.Particle }')
  expect(text).toContain('!{i32 6, !"place", i32 3, i32 0, i32 7, i32 9, i32 13, i32 3}')
  expect(text).toContain('%"hostlayout.class.RWStructuredBuffer<matrix<float, 4, 4> >"')
  expect(text).toContain('%class.matrix.float.4.4 undef')
})

test('bit-fields that share a number are one member without a name, and each is described below it', () => {
  const text = reflection(
    `
    struct Material { uint kind : 8; int level : 4; uint rest : 20; float4 color; uint64_t id : 40; };
    StructuredBuffer<Material> Materials;
    RWBuffer<uint> Out;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { Out[i] = Materials[i].kind; }`,
    'cs_6_6',
  )
  expect(text).toContain('%struct.Material = type { i32, <4 x float>, i64 }')
  expect(text).toMatch(/!\{i32 3, i32 0, i32 7, i32 5, i32 11, !\d+\}/)
  expect(text).toContain('!{i32 6, !"kind", i32 3, i32 0, i32 7, i32 5, i32 12, i32 8}')
  expect(text).toContain('!{i32 6, !"level", i32 3, i32 8, i32 7, i32 4, i32 12, i32 4}')
  expect(text).toContain('!{i32 6, !"rest", i32 3, i32 12, i32 7, i32 5, i32 12, i32 20}')
  expect(text).toContain('!{i32 6, !"id", i32 3, i32 0, i32 7, i32 7, i32 12, i32 40}')
  expect(text).not.toMatch(/"kind", i32 3, i32 0, i32 7, i32 5\}/)
})

test('structs without a name are kept apart, and typedef gives one', () => {
  const text = reflection(
    `
    typedef struct { float a; } Row[2], Cell;
    struct Outer { struct { int first; } one; struct { int second; } two; Cell cell; };
    ConstantBuffer<Outer> Constants;
    RWBuffer<float> Out;
    [numthreads(1, 1, 1)] void main() { Out[0] = Constants.one.first + Constants.two.second + Constants.cell.a; }`,
    'cs_6_6',
  )
  expect(text).toContain('%struct.Outer = type { %struct.anon, %struct.anon.0, %struct.Cell }')
  expect(text).toContain('!{i32 6, !"first", i32 3, i32 0, i32 7, i32 4}')
  expect(text).toContain('!{i32 6, !"second", i32 3, i32 0, i32 7, i32 4}')
})

test('structs have the offsets of constant buffers wherever they lie, as in DXC', () => {
  const text = reflection(
    `
    struct Count { uint first; uint many[6]; };
    RWStructuredBuffer<Count> Counts;
    [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { Counts[i].many[2] = 1; }`,
    'cs_6_6',
  )
  expect(text).toMatch(/!\{i32 100, !\d+, !\d+\}/)
  expect(text).toContain('!{i32 6, !"many", i32 3, i32 16, i32 7, i32 5}')
})

test('structs in memory and what functions are given are described in libraries', () => {
  const text = reflection(
    `
    struct Payload { float3 hit; uint depth; };
    export float f(inout float x, out float2 y, row_major float2x3 z) { y = x; x = z[0].x; return x; }
    [shader("closesthit")] void hit(inout Payload p, BuiltInTriangleIntersectionAttributes a) { p.hit = a.barycentrics.xyx; }`,
    'lib_6_6',
  )
  expect(text).toMatch(/%struct\.Payload undef, !\d+, %struct\.BuiltInTriangleIntersectionAttributes undef, !\d+/)
  expect(text).toContain('!{i32 6, !"hit", i32 3, i32 0, i32 7, i32 9, i32 13, i32 3}')
  const passed = [...text.matchAll(/!\d+ = !\{(i32 [012]), !(\d+), !\d+\}$/gm)].map(([, mode, shape]) => {
    const node = new RegExp(`!${shape} = (.*)$`, 'm').exec(text)?.[1] ?? ''
    return `${mode} ${node.replace(/!\d+/, 'matrix')}`
  })
  expect(passed).toContain('i32 1 !{i32 7, i32 9}')
  expect(passed).toContain('i32 2 !{i32 7, i32 9}')
  expect(passed).toContain('i32 1 !{i32 7, i32 9, i32 13, i32 2}')
  expect(passed).toContain('i32 0 !{i32 2, matrix, i32 7, i32 9}')
  expect(passed).toContain('i32 2 !{}')
})

test('a patch constant function has the name that it has in a library', () => {
  const text = reflection(
    `
    struct Corner { float4 place : PLACE; };
    struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
    Factors factors(InputPatch<Corner, 3> points) { Factors f = { 1, 1, 1, 2 }; return f; }
    [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("factors")]
    Corner main(InputPatch<Corner, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }`,
    'hs_6_0',
  )
  expect(text).toContain('void ()* @"\\01?factors@@YA?AUFactors@@V?$InputPatch@UCorner@@$02@@@Z"')
})

test('ConstantBuffer<T> is a buffer with one member; a buffer of several samples says how many', () => {
  const text = reflection(
    `
    struct Camera { float4x4 view; float near; };
    ConstantBuffer<Camera> camera;
    Texture2DMS<float> depth;
    float main() : SV_Target { return camera.near + depth.Load(int2(0, 0), 0); }`,
    'ps_6_6',
  )
  expect(text).toContain('%hostlayout.camera = type { %hostlayout.struct.Camera }')
  expect(text).toContain('!{i32 6, !"camera", i32 3, i32 0}')
  expect(text).toContain('%"class.Texture2DMS<float, 0>"* undef, !"depth"')
})

test('a buffer called ConstantBuffer has the next name, as in DXC, which has a type of that name', () => {
  const text = reflection(
    'cbuffer ConstantBuffer { float4x4 World; } float4 main(float4 p : P) : SV_Position { return mul(p, World); }',
    'vs_6_6',
  )
  expect(text).toContain('%hostlayout.ConstantBuffer.0* undef, !"ConstantBuffer"')
})

test('what only the running shader knows of an index counts as 0', () => {
  const text = reflection(
    `
    cbuffer Weights { float first; float4 many[8]; float4x4 last; }
    float4 main(uint i : I) : SV_Target { return many[i]; }`,
    'ps_6_0',
  )
  expect(text).toContain('!{i32 6, !"many", i32 3, i32 16, i32 7, i32 9, i32 9, i1 true, i32 13, i32 4}')
  expect(text).toMatch(/!\{i32 6, !"last", i32 2, !\d+, i32 3, i32 144, i32 7, i32 9\}/)
})

test('how often the shader does what', () => {
  const text = reflection(
    `
    RWBuffer<float> O;
    groupshared float cells[4];
    [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
      cells[i] = i; GroupMemoryBarrierWithGroupSync(); O[i] = cells[i ^ 1] * 2; }`,
    'cs_6_0',
  )
  expect(text).toContain(
    '!{!"array_tgsm_bytes", i32 16, !"array_tgsm_ldst", i32 2, !"barrier", i32 1, !"floats", i32 2, !"insts", i32 12, !"tex_store", i32 1, !"uints", i32 1}',
  )
})

test('with native 16-bit types nothing is laid out for the host', () => {
  const compiler = createCompiler({ readFile: () => undefined })
  const source = 'cbuffer C { float2x2 m; half h; } half main() : SV_Target { return h; }'
  const options = { ...defaultOptions, profile: 'ps_6_2', native16Bit: true }
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text: source }, options))
  const { text } = dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false }))
  expect(text).toContain('%C = type { %class.matrix.float.2.2, half }')
})

test('what stands beside a declaration is told: semantics, interpolation, precise', () => {
  const members = reflection(
    `
    struct Vertex { float3 place : POSITION; nointerpolation uint kind : KIND; precise float weight; sample float depth; float plain; };
    StructuredBuffer<Vertex> Vertices;
    float4 main() : SV_Target { return Vertices[1].weight; }`,
    'ps_6_6',
  )
  expect(members).toContain('!{i32 6, !"place", i32 3, i32 0, i32 4, !"POSITION", i32 7, i32 9, i32 13, i32 3}')
  expect(members).toContain('!{i32 6, !"kind", i32 3, i32 12, i32 4, !"KIND", i32 5, i32 1, i32 7, i32 5}')
  expect(members).toContain('!{i32 6, !"weight", i32 8, i1 true, i32 3, i32 16, i32 7, i32 9}')
  expect(members).toContain('!{i32 6, !"depth", i32 3, i32 20, i32 5, i32 6, i32 7, i32 9}')
  expect(members).toContain('!{i32 6, !"plain", i32 3, i32 24, i32 7, i32 9}')
  const library = reflection(
    `
    struct Payload { float4 color : COLOR; };
    [shader("miss")] void Miss(inout Payload payload : SV_RayPayload) { payload.color = 0; }
    export precise float4 exported(float4 x : X) : RESULT { return x; }`,
    'lib_6_6',
  )
  expect(library).toContain('!{i32 4, !"SV_RayPayload"}')
  expect(library).toContain('!{i32 8, i1 true, i32 4, !"RESULT", i32 7, i32 9, i32 13, i32 4}')
  expect(library).toContain('!{i32 4, !"X", i32 7, i32 9, i32 13, i32 4}')
  expect(reflection('void main() : SV_Target {}', 'ps_6_6')).toContain('!{i32 4, !"SV_Target"}')
})

test('arrays without an end: buffers of constants have a count, other resources none', () => {
  const text = reflection(
    `
    struct Element { float4 color; };
    ConstantBuffer<Element> Constants[] : register(b0, space1);
    TextureBuffer<Element> Table[] : register(t0, space1);
    Texture2D<float4> Textures[] : register(t0, space2);
    FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> Feedback[] : register(u0, space3);
    FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> Layers : register(u1);
    Texture2DArray<float4> Array;
    SamplerState Sampler;
    float4 main() : SV_Target
    {
      Feedback[0].WriteSamplerFeedback(Textures[2], Sampler, float2(0, 1));
      Layers.WriteSamplerFeedback(Array, Sampler, float3(0, 1, 2));
      return Constants[1].color + Table[2].color;
    }`,
    'ps_6_6',
  )
  expect(text).toContain('[4294967295 x %Constants]* undef')
  expect(text).toContain('[4294967295 x %Table]* undef')
  expect(text).toContain('[0 x %"class.Texture2D<vector<float, 4> >"]* undef')
  expect(text).toContain('[0 x %"class.FeedbackTexture2D<0>"]* undef')
  expect(text).toContain('%"class.FeedbackTexture2DArray<1>"* undef')
})

test('the space that -auto-binding-space names is told from shader model 6.3 on, and always in libraries', () => {
  const compiler = createCompiler({ readFile: () => undefined })
  const entryOf = (profile: string, autoBindingSpace: number | undefined): string => {
    const text = '[shader("pixel")] float4 main() : SV_Target { return 1; }'
    const options = { ...defaultOptions, profile, autoBindingSpace }
    const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text }, options))
    return dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false })).text
  }
  expect(entryOf('ps_6_3', 7)).toMatch(/!\{i32 5, !\d+\}/)
  expect(entryOf('ps_6_3', 7)).toContain('!{i32 7}')
  expect(entryOf('ps_6_2', 7)).not.toMatch(/!\{i32 5, !\d+\}/)
  expect(entryOf('ps_6_3', undefined)).not.toMatch(/!\{i32 5, !\d+\}/)
  expect(entryOf('lib_6_3', 7)).toContain('!{i32 7}')
})
