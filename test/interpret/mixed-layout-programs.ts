// Random compute shaders about where members lie: scalars of all widths, vectors, matrices of both orders, arrays, structs in structs and
// bit-fields, in a constant buffer, as a struct or loose, and in structured buffers.
//
//   struct S { float16_t m0; row_major double2x3 m1[2]; struct { uint n0 : 5; bool3 n1; } m2; };
//   Words.Store(4u * (i * 40u + 3u), asuint((float)(Constants.m1[1u][0][2])));
//   Result[i].m2.n1.y = Data[i].m2.n1.y;
//
// Every word that is written is one member; a compiler that looks elsewhere writes another one.
import fc from 'fast-check'
import type { ResourceInput } from '../../src/execute/resources.ts'
import type { Inputs } from './inputs.ts'

/** A scalar somewhere in the struct: how it is named after the struct, and what it is. */
interface Leaf {
  readonly path: string
  readonly scalar: string
}

interface Member {
  /** `id` is like no other member's. */
  readonly declare: (name: string, id: string) => string
  /** The structs that it is made of. */
  readonly before: (id: string) => string
  readonly leaves: (name: string) => readonly Leaf[]
}

const mostLeaves = 40
const bytesOfBuffer = 1 << 15

const narrow = ['float16_t', 'int16_t', 'uint16_t', 'min10float', 'min16float', 'min12int', 'min16int', 'min16uint']
const scalars = ['float', 'int', 'uint', 'bool', 'double', 'int64_t', 'uint64_t', ...narrow]
const size = fc.integer({ min: 1, max: 4 })
const several = fc.integer({ min: 2, max: 4 })
const scalar = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('float', 'int', 'uint', 'float16_t') },
  { weight: 2, arbitrary: fc.constantFrom(...scalars) },
)

const nothing = (): string => ''

/**
 * Of matrices, those that DXC finds again: it takes elements of 16 and 64 bits to be four bytes apart, and reads those with one row or
 * column that do not start at a register elsewhere than its own reflection says.
 */
const plain = fc.oneof(
  scalar.map(
    (type): Member => ({
      before: nothing,
      declare: (name) => `${type} ${name}`,
      leaves: (path) => [{ path, scalar: type }],
    }),
  ),
  fc.tuple(scalar, size, fc.nat(3)).map(
    ([type, count, at]): Member => ({
      before: nothing,
      declare: (name) => `${type}${count} ${name}`,
      leaves: (name) => [{ path: `${name}.${'xyzw'[at % count]}`, scalar: type }],
    }),
  ),
  fc
    .tuple(
      fc.constantFrom('float', 'int', 'uint'),
      several,
      several,
      fc.constantFrom('', 'row_major ', 'column_major '),
      fc.nat(3),
      fc.nat(3),
    )
    .map(
      ([type, rows, columns, order, row, column]): Member => ({
        before: nothing,
        declare: (name) => `${order}${type}${rows}x${columns} ${name}`,
        leaves: (name) => [{ path: `${name}[${row % rows}][${column % columns}]`, scalar: type }],
      }),
    ),
)

const bitField = fc.tuple(fc.constantFrom('uint', 'int'), fc.integer({ min: 1, max: 31 })).map(
  ([type, bits]): Member => ({
    before: nothing,
    declare: (name) => `${type} ${name} : ${bits}`,
    leaves: (path) => [{ path, scalar: type }],
  }),
)

const elements = (member: fc.Arbitrary<Member>): fc.Arbitrary<Member> =>
  fc.tuple(member, fc.integer({ min: 1, max: 3 }), fc.constantFrom('0u', '1u', 'i', '(i + 1u)')).map(
    ([each, count, at]): Member => ({
      before: each.before,
      declare: (name, id) => `${each.declare(name, id)}[${count}]`,
      leaves: (name) => each.leaves(`${name}[${at} % ${count}u]`),
    }),
  )

const struct = (member: fc.Arbitrary<Member>): fc.Arbitrary<Member> =>
  fc.array(member, { minLength: 1, maxLength: 3 }).map(
    (list): Member => ({
      before: (id) => `${beforeAll(list, `${id}n`)}struct Type_${id} { ${membersText(list, 'n', id)} };\n`,
      declare: (name, id) => `Type_${id} ${name}`,
      leaves: (name) => list.flatMap((each, index) => each.leaves(`${name}.n${index}`)),
    }),
  )

const simple = fc.oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: bitField },
  { weight: 2, arbitrary: elements(plain) },
)
const nested = fc.oneof({ weight: 3, arbitrary: simple }, { weight: 1, arbitrary: struct(simple) })
const members = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: simple },
    { weight: 1, arbitrary: struct(nested) },
    { weight: 1, arbitrary: elements(struct(simple)) },
  ),
  { minLength: 1, maxLength: 6 },
)

function beforeAll(list: readonly Member[], prefix: string): string {
  return list.map(({ before }, index) => before(`${prefix}${index}`)).join('')
}

function membersText(list: readonly Member[], prefix: string, id: string): string {
  return list.map(({ declare }, index) => `${declare(`${prefix}${index}`, `${id}${prefix}${index}`)};`).join(' ')
}

/** The bits of a scalar as a word; those of 64 bits in both halves. */
function word(value: string, type: string): string {
  if (type === 'float') return `asuint(${value})`
  if (type === 'float16_t' || /^min\d+float$/.test(type)) return `(uint)asuint16((float16_t)(${value}))`
  if (type === 'double') return `asuint((float)(${value}))`
  if (type.endsWith('64_t')) return `((uint)${value} ^ (uint)(${value} >> 32))`
  return `(uint)${value}`
}

export const mixedLayoutPrograms = fc
  .tuple(members, fc.constantFrom('', '#pragma pack_matrix(row_major)\n'), fc.boolean())
  .map(([list, pack, isLoose]) => {
    const hasBits = list.some(({ declare }) => / : \d+$/.test(declare('', '')))
    const [constants, prefix] =
      isLoose && !hasBits
        ? [`cbuffer Constants { ${membersText(list, 'm', '')} };`, '']
        : ['ConstantBuffer<S> Constants;', 'Constants.']

    const leaves = list.flatMap((each, index) => each.leaves(`m${index}`)).slice(0, mostLeaves / 2)
    const read = leaves.flatMap(({ path, scalar: type }, index) => [
      `Words.Store(4u * (i * ${mostLeaves}u + ${2 * index}u), ${word(`${prefix}${path}`, type)});`,
      `Words.Store(4u * (i * ${mostLeaves}u + ${2 * index + 1}u), ${word(`Data[i].${path}`, type)});`,
    ])
    // Bit by bit what is no padding: whoever copies a whole struct may copy that, too.
    const written = leaves.map(({ path }, index) => `Result[i].${path} = ${index % 2 === 0 ? prefix : 'copy.'}${path};`)
    return `${pack}${beforeAll(list, 'm')}struct S { ${membersText(list, 'm', '')} };
${constants}
StructuredBuffer<S> Data;
RWStructuredBuffer<S> Result;
RWByteAddressBuffer Words;
[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  S copy = Data[1u - i];
  ${read.join('\n  ')}
  ${written.join('\n  ')}
}
`
  })

/** No half of a word makes a number of any width that is none, and no two neighbours are alike. */
function halves(first: number): ResourceInput {
  const values = Uint16Array.from({ length: bytesOfBuffer / 2 }, (_, index) =>
    (index + first) % 7 === 0 ? 0 : 0x3c00 + (((index + first) * 37) & 0x3ff),
  )
  return { bytes: values.buffer }
}

export function mixedLayoutInputs(): Inputs {
  return {
    Constants: halves(1),
    Data: halves(500),
    Result: { bytes: new ArrayBuffer(bytesOfBuffer) },
    Words: { bytes: new ArrayBuffer(2 * mostLeaves * 4) },
  }
}
