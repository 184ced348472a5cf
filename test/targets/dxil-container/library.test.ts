// Containers of libraries: what RDAT says of their functions, and the types of their parameters.

import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { dump } from '../../../src/targets/dxil/read/dump.ts'
import { writeContainer, writeProgram } from '../../../src/targets/dxil/write/container.ts'
import { dxilOf } from '../../../tools/emit.ts'

const library = `
struct Payload { float4 color; uint bounces; };
struct Attributes { float2 place; };
RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Image : register(u0);
cbuffer Settings : register(b0) { float4 tint; }
[shader("raygeneration")] void Camera() {
  Payload payload = { float4(0, 0, 0, 0), 3 };
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1000 };
  TraceRay(Scene, 0, 255, 0, 1, 0, ray, payload);
  Image[DispatchRaysIndex().xy] = payload.color * tint;
}
[shader("closesthit")] void Hit(inout Payload payload, in Attributes attributes) {
  payload.color = float4(attributes.place, 0, 1);
}
[shader("miss")] void Miss(inout Payload payload) {}
export float Slope(float x) { return ddx(x); }
`

function dumped(profile: string, source = library): string {
  const compiler = createCompiler({ readFile: () => undefined })
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text: source }, { ...defaultOptions, profile }))
  return dump(writeContainer(dxil!, writeProgram(dxil!), { signed: true, stripReflection: false })).text
}

test('a library says which function uses which resource', () => {
  const text = dumped('lib_6_6')
  expect(text).toContain('CBV 0 Settings: CBuffer, space 0, 0 to 0')
  expect(text).toMatch(/Camera raygeneration.*\n.*Hit closesthit.*\n.*Miss miss.*\n.*Slope library/)
  expect(text).toContain('VERS\n')
})

test('every resource is once in the runtime data, by class and number, with its flags', () => {
  const text = dumped(
    'lib_6_6',
    `RWByteAddressBuffer U : register(u1), V : register(u2); Buffer<float> S : register(t2); cbuffer C : register(b3) { float x; }
SamplerState Linear : register(s4); Texture2D T : register(t5);
[shader("raygeneration")] void gen() {
  U.Store(0, asuint(S[0] + x + T.SampleLevel(Linear, 0, 0).x));
  V.InterlockedAdd64(8, uint64_t(1));
}`,
  )
  expect(text.match(/^ +(?:CBV|Sampler|SRV|UAV) \d.* flags .*$/gm)?.map((line) => line.trim())).toEqual([
    'CBV 0 C: CBuffer, space 0, 3 to 3, flags 0x0',
    'Sampler 0 Linear: Sampler, space 0, 4 to 4, flags 0x0',
    'SRV 0 S: TypedBuffer, space 0, 2 to 2, flags 0x0',
    'SRV 1 T: Texture2D, space 0, 5 to 5, flags 0x0',
    'UAV 0 U: RawBuffer, space 0, 1 to 1, flags 0x0',
    'UAV 1 V: RawBuffer, space 0, 2 to 2, flags 0x10',
  ])
})

test('parameters point to their structs, also where nobody looks into them', () => {
  const text = dumped('lib_6_3')
  expect(text).toContain('@"\\01?Hit@@YAXUPayload@@UAttributes@@@Z"(%struct.Payload* %0, %struct.Attributes* %1)')
  expect(text).toContain('@"\\01?Miss@@YAXUPayload@@@Z"(%struct.Payload* %0)')
})

test('from shader model 6.6 on the globals of a library are handles, and their records say of what', () => {
  expect(dumped('lib_6_5')).toContain('@Settings = external constant %Settings')
  const text = dumped('lib_6_6')
  expect(text).toContain('@Settings = external constant %dx.types.Handle')
  expect(text).toContain('bitcast (%dx.types.Handle* @Settings to %Settings*)')
})

test('subobjects are in the runtime data, as DXC writes them', () => {
  const container = dumped(
    'lib_6_6',
    `GlobalRootSignature Global = { "CBV(b0)" };
LocalRootSignature Local = { "SRV(t0), UAV(u0)" };
SubobjectToExportsAssociation Association = { "Local", "main;other" };
RaytracingShaderConfig Sizes = { 128, 64 };
RaytracingPipelineConfig1 Pipeline = { 3, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup Triangles = { "Any", "Closest" };
ProceduralPrimitiveHitGroup Boxes = { "", "Closest", "Hit" };
[shader("raygeneration")] void main() {}`,
  )
  expect(container).toContain(`  subobjects: 176 bytes
    GlobalRootSignature Global: 48 bytes
    LocalRootSignature Local: 72 bytes
    SubobjectToExportsAssociation Association: Local
    RaytracingShaderConfig Sizes: 128, 64
    RaytracingPipelineConfig1 Pipeline: 3, 0x100
    HitGroup Triangles: triangles, 'Any', 'Closest', ''
    HitGroup Boxes: procedural, '', 'Closest', 'Hit'
`)
})

const stagesLibrary = `
groupshared float tile[4];
[shader("vertex")] float4 vertices(float2 place : PLACE) : SV_Position { return place.xyxy; }
[shader("pixel")] float4 pixels(sample float4 a : A, out float depth : SV_Depth) : SV_Target { depth = a.x; return a; }
[shader("compute")] [numthreads(8, 4, 1)] void threads(uint i : SV_GroupIndex) { tile[i & 3] = i; }`

test('what is linked later, or a preview, describes its graphics and compute shaders in the runtime data', () => {
  for (const profile of ['lib_6_x', 'lib_6_10'])
    expect(dumped(profile, stagesLibrary)).toMatch(
      /signature elements: 88 bytes\n(?:.*\n){5}.*vertex shaders: 24 bytes\n.*\n.*pixel shaders: 16 bytes\n.*\n.*compute shaders: 16 bytes/,
    )
  expect(dumped('lib_6_9', stagesLibrary)).not.toContain('vertex shaders')
})

test('a library with a hull shader may have its patch constant function', () => {
  const source = `
struct Point { float4 place : PLACE; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors factors(InputPatch<Point, 3> points) { Factors f; f.edges[0] = f.edges[1] = f.edges[2] = f.inside = 2; return f; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point hull(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }`
  expect(dumped('lib_6_6', source)).toContain('dx.op.storePatchConstant')
})

test('nodes of work graphs are in the runtime data', () => {
  const text = dumped(
    'lib_6_8',
    `struct In { uint a; uint3 grid : SV_DispatchGrid; };
struct Out { float c; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 1, 1)] [NumThreads(8, 1, 1)]
void First(DispatchNodeInputRecord<In> input, [MaxRecords(5)] NodeOutput<Out> next) {
  ThreadNodeOutputRecords<Out> records = next.GetThreadNodeOutputRecords(1);
  records.Get().c = input.Get().a;
  records.OutputComplete();
}
[Shader("node")] [NodeLaunch("thread")] [NodeID("next")] void Second(ThreadNodeInputRecord<Out> input) {}`,
  )
  // Two names and an output's; five attributes of outputs and inputs; two inputs and an output.
  expect(text).toContain('First node (First)')
  expect(text).toContain('node ids: 24 bytes')
  expect(text).toContain('  nodes: 48 bytes')
})

test.each(['clang', 'dxc'] as const)(
  'the table and the container number the records of a library alike (%s)',
  (rules) => {
    const text = `struct S { RWBuffer<int> one, more[2]; };
RWBuffer<int> First; S held; RWBuffer<int> Written : register(u4); RWBuffer<int> Last;
[shader("compute")] [numthreads(1, 1, 1)] void main() {
  held.more[1][0] = First[0]; held.more[0][0] = Written[0]; held.one[0] = Last[0];
}`
    const options = { ...defaultOptions, profile: 'lib_6_6', rules }
    const compilation = createCompiler({ readFile: () => undefined }).compile({ path: 'main.hlsl', text }, options)
    const { dxil } = dxilOf(compilation)
    const listed = compilation.bindings!.resources.toSorted((first, second) => first.id - second.id)
    expect(listed.map(({ id, name }) => `${id} ${name}`)).toEqual(
      dxil!.resources.map(({ id, name }) => `${id} ${name}`),
    )
  },
)
