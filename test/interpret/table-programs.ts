// Random shaders about where resources are: declarations of every kind, alone, in arrays and in structs, with and without registers, and
// uses through copies: locals, parameters, results, members, static variables. They are compiled, not run.
//
//   Holder held = Both[1]; Buffer<int> copy = held.data; sum += read(copy, i);
import fc from 'fast-check'

interface Row {
  readonly type: string
  readonly letter: 't' | 'u' | 'b' | 's'
  /** What is added to `sum`, given an expression of the resource. */
  readonly use: (resource: string) => string
}

const rows: readonly Row[] = [
  { type: 'Buffer<int>', letter: 't', use: (it) => `${it}[i]` },
  { type: 'Texture2D<float4>', letter: 't', use: (it) => `(int)${it}.Load(int3(i, 1, 0)).y` },
  { type: 'Texture2DArray<float>', letter: 't', use: (it) => `(int)${it}.Load(int4(i, 1, 0, 0))` },
  { type: 'StructuredBuffer<float4>', letter: 't', use: (it) => `(int)${it}[i].z` },
  { type: 'ByteAddressBuffer', letter: 't', use: (it) => `(int)${it}.Load(i * 4u)` },
  { type: 'RWBuffer<int>', letter: 'u', use: (it) => `${it}[i]` },
  { type: 'RWTexture2D<float>', letter: 'u', use: (it) => `(int)${it}[uint2(i, 0)]` },
  { type: 'RWStructuredBuffer<int>', letter: 'u', use: (it) => `${it}[i]` },
  { type: 'RWByteAddressBuffer', letter: 'u', use: (it) => `(int)${it}.Load(i * 4u)` },
  { type: 'SamplerState', letter: 's', use: (it) => `(int)Picture.SampleLevel(${it}, float2(0.5, 0.5), 0.0).x` },
  { type: 'ConstantBuffer<Constants>', letter: 'b', use: (it) => `${it}.number` },
]
const copied = rows.filter(({ letter }) => letter !== 'b')
const functionName = ({ type }: Row): string => type.replaceAll(/\W/g, '')

const arrayBounds = fc.oneof(
  { weight: 6, arbitrary: fc.constant<readonly number[]>([]) },
  { weight: 3, arbitrary: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }) },
)

/** Written after the declaration; few numbers, so that some meet and are refused. */
function registers(letter: string): fc.Arbitrary<string> {
  const number = fc.integer({ min: 0, max: 40 })
  const space = fc.integer({ min: 1, max: 3 })
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: number.map((at) => ` : register(${letter}${at})`) },
    { weight: 1, arbitrary: fc.tuple(number, space).map(([at, in_]) => ` : register(${letter}${at}, space${in_})`) },
    { weight: 1, arbitrary: space.map((in_) => ` : register(space${in_})`) },
  )
}

interface Declared {
  readonly row: Row
  readonly bounds: readonly number[]
  readonly register: string
  readonly isDynamic: boolean
  /** How it is used; `none`: not at all. */
  readonly way: (typeof ways)[number]
}

const ways = ['none', 'direct', 'direct', 'copy', 'parameter', 'result', 'struct', 'static', 'never', 'branch'] as const

const declared: fc.Arbitrary<Declared> = fc.constantFrom(...rows).chain((row) =>
  fc.record({
    row: fc.constant(row),
    // DXC loses constant buffers in arrays of arrays.
    bounds: row.letter === 'b' ? arrayBounds.map((bounds) => bounds.slice(0, 1)) : arrayBounds,
    register: registers(row.letter),
    isDynamic: fc.boolean(),
    way: fc.constantFrom(...ways),
  }),
)

function useOf({ row, bounds, isDynamic, way }: Declared, index: number): string {
  const { type, use } = row
  const element = bounds.reduce((text, bound) => `${text}[${isDynamic ? `i % ${bound}u` : bound - 1}]`, `R${index}`)
  const isCopied = row.letter !== 'b'
  if (way === 'none') return ''
  if (way === 'never') return `if (2 < 1) sum += ${use(element)};`
  if (way === 'branch') return `if (sum > ${index}) { sum += ${use(element)}; } else { sum ^= ${index}; }`
  if (!isCopied || way === 'direct') return `sum += ${use(element)};`
  if (way === 'copy') return `${type} copy${index} = ${element}; sum += ${use(`copy${index}`)};`
  if (way === 'parameter') return `sum += read${functionName(row)}(${element}, i);`
  if (way === 'result') return `sum += ${use(`same${functionName(row)}(${element})`)};`
  if (way === 'static') return `kept${functionName(row)} = ${element}; sum += ${use(`kept${functionName(row)}`)};`
  return `{ Holder${functionName(row)} h = { 3, ${element} }; Holder${functionName(row)} g = h; sum += ${use('g.it')} + g.n; }`
}

const helpers = copied
  .map((row) => {
    const [name, use] = [functionName(row), row.use]
    return `struct Holder${name} { int n; ${row.type} it; };
static ${row.type} kept${name};
int read${name}(${row.type} it, uint i) { return ${use('it')}; }
${row.type} same${name}(${row.type} it) { ${row.type} local = it; return local; }
`
  })
  .join('')

/** What is done with a struct of resources: its members are resources of their own, through copies that are written, too. */
const structUses: readonly ((place: string) => string)[] = [
  ...['.data[i]', '.more[1][i]', '.out_[i]', '.n', '.get(i)', '.more[0][i]', '.inner.deep[i]'].map(
    (member) => (place: string) => `sum += ${place}${member};`,
  ),
  (place) => `{ Both copy = ${place}; sum += copy.get(i) + copy.more[1][i]; }`,
  (place) => `{ Both copy = ${place}; copy.data = ${place}.data; sum += copy.get(i) + copy.inner.deep[i]; }`,
  (place) => `{ Both copy = ${place}; copy.data = Alone; sum += copy.get(i) + copy.more[0][i]; }`,
]

const structs = fc.record({
  count: fc.integer({ min: 0, max: 2 }),
  isArray: fc.boolean(),
  uses: fc.array(fc.constantFrom(...structUses), { maxLength: 4 }),
})

const structText = `struct Inner { Buffer<int> deep; int depth; };
struct Both {
  Buffer<int> data;
  int n;
  RWBuffer<int> out_;
  Buffer<int> more[2];
  Inner inner;
  int get(uint i) { return data[i] + n; }
};
`

/** Compute shaders for `cs_6_6`; what is used goes to `Result`. */
export const tablePrograms = fc
  .tuple(fc.array(declared, { minLength: 1, maxLength: 7 }), structs)
  .map(([list, { count, isArray, uses }]) => {
    const declarations = list.map(
      ({ row, bounds, register }, index) =>
        `${row.type} R${index}${bounds.map((bound) => `[${bound}]`).join('')}${register};\n`,
    )
    const globals = Array.from({ length: count }, (_, index) => `Both G${index}${isArray ? '[2]' : ''};\n`)
    const places = globals.map((_, index) => `G${index}${isArray ? '[1]' : ''}`)
    const members = count === 0 ? [] : uses.map((use, index) => use(places[index % count]!))
    return `struct Constants { int number; };
Texture2D<float4> Picture;
Buffer<int> Alone;
RWBuffer<int> Result;
${structText}${declarations.join('')}${globals.join('')}${helpers}[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int sum = 1;
  ${[...list.map(useOf), ...members].filter((line) => line !== '').join('\n  ')}
  Result[i] = sum;
}
`
  })
