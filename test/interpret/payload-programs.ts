// Random amplification and mesh shaders about the struct that one gives the other, and libraries about those of rays and nodes: members of every
// shape, in structs and arrays. They are compiled, not run; how large each is stands in the container.
//
//   struct Payload { min16float3 m0[2]; row_major bool2x3 m1; struct Inner m2; };
import fc from 'fast-check'
import type { SignatureProgram } from './signature-programs.ts'

const scalar = fc.constantFrom('float', 'int', 'uint', 'bool', 'half', 'min16float', 'min16int', 'min16uint', 'double')
const size = fc.integer({ min: 2, max: 4 })
const shape = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: size.map(String) },
  { weight: 1, arbitrary: fc.tuple(size, size).map(([rows, columns]) => `${rows}x${columns}`) },
)
const bound = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: size })

const simple = fc.tuple(scalar, shape, bound).map(([type, dimensions, count]) => ({ type: type + dimensions, count }))
const member = fc.oneof(
  { weight: 5, arbitrary: simple },
  { weight: 1, arbitrary: bound.map((count) => ({ type: 'Inner', count })) },
)
type Member = { readonly type: string; readonly count: number }

const membersText = (list: readonly Member[], names: string): string =>
  list.map(({ type, count }, index) => `${type} ${names}${index}${count > 0 ? `[${count}]` : ''};`).join(' ')

/** Nobody has to write all of it. */
const shaders = {
  as_6_6: `groupshared Payload shared_;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) { shared_.last = i; DispatchMesh(1, 1, 1, shared_); }
`,
  ms_6_6: `struct Vertex { float4 position : SV_Position; };
[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(in payload Payload given, uint i : SV_GroupIndex, out vertices Vertex corners[3], out indices uint3 faces[1]) {
  SetMeshOutputCounts(3, 1);
  faces[0] = uint3(0, 1, 2);
  corners[i].position = given.last;
}
`,
  lib_6_8: `RWByteAddressBuffer Out;
[shader("closesthit")]
void hit(inout Payload payload, in Payload attributes) { payload.last = attributes.last; }
[shader("callable")]
void call(inout Payload payload) { payload.last = 1; }
[shader("node")] [NodeLaunch("thread")]
void node(ThreadNodeInputRecord<Payload> input) { Out.Store(0, input.Get().last); }
`,
} as const

export const payloadPrograms: fc.Arbitrary<SignatureProgram> = fc
  .tuple(
    fc.array(simple, { minLength: 1, maxLength: 3 }),
    fc.array(member, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...(Object.keys(shaders) as (keyof typeof shaders)[])),
  )
  .map(([inner, list, profile]) => ({
    text: `struct Inner { ${membersText(inner, 'n')} };
struct Payload { ${membersText(list, 'm')} uint last; };
${shaders[profile]}`,
    profile,
  }))
