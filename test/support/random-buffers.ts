// Declarations of constant and structured buffers with members of any type, for tests of layouts.
import fc from 'fast-check'

export interface RandomBuffer {
  readonly isStructured: boolean
  /** `b`, of the type `Outer`, with what it needs. */
  readonly declarations: string
  /** Reads all of it into a buffer `o`. */
  readonly use: string
}

const scalar = fc.constantFrom('float', 'uint', 'int', 'bool', 'double', 'uint64_t', 'half', 'int16_t')
const type = fc.oneof(
  scalar,
  fc.tuple(scalar, fc.integer({ min: 2, max: 4 })).map(([name, count]) => `${name}${count}`),
  fc
    .tuple(
      fc.constantFrom('float', 'row_major float', 'row_major half'),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([name, rows, columns]) => `${name}${rows}x${columns}`),
  fc.constantFrom('Inner'),
)
const bounds = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })
  .map((counts) => counts.map((count) => `[${count}]`).join(''))
const members = fc.array(fc.tuple(type, bounds), { minLength: 1, maxLength: 8 })

const list = (rows: readonly (readonly [string, string])[], start: string): string =>
  rows.map(([name, bound], index) => `${name} ${start}${index}${bound};`).join(' ')

/** At most so many bytes: no number has more than eight, and as many may be left out before it. */
function bytesOf(rows: readonly (readonly [string, string])[], inner = 0): number {
  const product = (counts: readonly string[] | null): number =>
    (counts ?? []).reduce((total, count) => total * Number(count), 1)
  const ofType = (name: string): number => (name === 'Inner' ? inner : 8 * product(name.match(/\d(?=$|x)/g)))
  return rows.reduce((sum, [name, bound]) => sum + product(bound.match(/\d/g)) * ofType(name) + 8, 0)
}

/** Of an element of a structured buffer. */
const mostBytes = 2048

export const randomBuffers: fc.Arbitrary<RandomBuffer> = fc
  .tuple(members, members, fc.boolean())
  .map(([inner, outer, wantsStructured]) => {
    const plain = inner.map(([name, bound]): [string, string] => [name === 'Inner' ? 'float3' : name, bound])
    const isStructured = wantsStructured && bytesOf(outer, bytesOf(plain)) <= mostBytes
    const structs = `struct Inner { ${list(plain, 'i')} }; struct Outer { ${list(outer, 'm')} };`
    const buffer = isStructured ? 'StructuredBuffer<Outer> b;' : 'ConstantBuffer<Outer> b;'
    const use = `Outer v = b${isStructured ? '[0]' : ''}; o.Store<Outer>(0, v);`
    return { isStructured, declarations: `${structs} ${buffer}`, use }
  })
