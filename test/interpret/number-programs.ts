// Random compute shaders about numbers of every width: arithmetic, comparisons, conversions and bits of 16, 32 and 64 bits, in variables,
// vectors, arrays and memory. Every thread reads and writes what is its own. Only types that a program names are declared in it.
import fc from 'fast-check'

const integers = ['int', 'uint', 'int16_t', 'uint16_t', 'int64_t', 'uint64_t'] as const
const floats = ['float', 'double', 'float16_t'] as const
const numbers = [...integers, ...floats] as const
type NumberName = (typeof numbers)[number]

const isFloat = (type: NumberName): boolean => (floats as readonly string[]).includes(type)
const bytesOf = (type: NumberName): number => (/16/.test(type) ? 2 : /64|double/.test(type) ? 8 : 4)
/** Where a type's values are in a buffer. */
const places = new Map<NumberName, number>(numbers.map((type, index) => [type, index * 32]))
const bytesOfThread = numbers.length * 32

type Grammar = { readonly [Name in NumberName | 'condition' | 'statement']: string }

const suffixes: Readonly<Record<NumberName, string>> = {
  int: '',
  uint: 'u',
  int16_t: '',
  uint16_t: '',
  int64_t: 'll',
  uint64_t: 'ull',
  float: '.5',
  double: '.25L',
  float16_t: '.75h',
}

function literal(type: NumberName): fc.Arbitrary<string> {
  const small = fc.integer({ min: 0, max: 70 }).map((value) => `(${type})(${value}${suffixes[type]})`)
  if (isFloat(type)) return small
  const all = 2n ** BigInt(bytesOf(type) * 8 - 1)
  const large = fc.constantFrom(all - 1n, all / 3n, all / 255n).map((value) => `(${type})(${value}${suffixes[type]})`)
  return fc.oneof({ arbitrary: small, weight: 4 }, { arbitrary: large, weight: 1 })
}

const grammar = fc.letrec<Grammar>((tie) => {
  const index = fc.oneof(
    fc.constantFrom('lane', '(lane ^ 1)', '2'),
    tie('int').map((x) => `(${x} & 3)`),
    tie('uint').map((x) => `(${x} & 3u)`),
  )
  const expression = (type: NumberName): fc.Arbitrary<string> => {
    const own = tie(type)
    const pair = fc.tuple(own, own)
    const arithmetic = isFloat(type) ? ['+', '-', '*', '/'] : ['+', '-', '*', '&', '|', '^', '<<', '>>']
    // Nothing is divided by zero.
    const division = fc
      .tuple(own, fc.constantFrom('/', '%'), own)
      .map(([x, op, y]) => `(${type})(${x} ${op} (${type})(${y} | (${type})1))`)
    const functions = ['min', 'max']
    return fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      fc.constantFrom(`v_${type}`, `w_${type}.x`, `w_${type}.z`, `a_${type}[1]`, `s_${type}[lane]`),
      literal(type),
      fc.tuple(own, fc.constantFrom(...arithmetic), own).map(([x, op, y]) => `(${type})(${x} ${op} ${y})`),
      own.map((x) => `(-${x})`),
      own.map((x) => (isFloat(type) ? `floor(${x})` : `(~${x})`)),
      fc
        .constantFrom(...numbers.filter((other) => other !== type))
        .chain((other) => tie(other).map((x) => `((${type})${x})`)),
      fc.tuple(fc.constantFrom(...functions), pair).map(([name, [x, y]]) => `${name}(${x}, ${y})`),
      own.map((x) => (type === 'double' || /^u/.test(type) ? `(${x})` : `abs(${x})`)),
      fc.tuple(tie('condition'), pair).map(([c, [x, y]]) => `(${c} ? ${x} : ${y})`),
      index.map((at) => `a_${type}[${at}]`),
      index.map((at) => `w_${type}[(${at}) % 3u]`),
      ...(isFloat(type) ? [] : [division]),
      ...special(type, tie),
    )
  }
  const assignment = (type: NumberName): fc.Arbitrary<string> =>
    fc.oneof(
      fc
        .tuple(fc.constantFrom(`v_${type}`, `w_${type}.y`, `a_${type}[2]`), tie(type))
        .map(([to, x]) => `${to} = ${x};`),
      fc.tuple(index, tie(type)).map(([at, x]) => `a_${type}[${at}] = ${x};`),
      fc.tuple(index, tie(type)).map(([at, x]) => `w_${type}[(${at}) % 3u] += ${x};`),
      tie(type).map((x) => `w_${type}.zx = ${type}2(${x}, v_${type});`),
      tie(type).map((x) => `s_${type}[lane] = ${x};`),
    )
  return {
    ...(Object.fromEntries(numbers.map((type) => [type, expression(type)])) as Record<
      NumberName,
      fc.Arbitrary<string>
    >),
    condition: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'expression' },
      fc
        .constantFrom(...numbers)
        .chain((type) =>
          fc
            .tuple(tie(type), fc.constantFrom('<', '>', '<=', '>=', '==', '!='), tie(type))
            .map(([x, op, y]) => `(${x} ${op} ${y})`),
        ),
      fc
        .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
        .map(([x, op, y]) => `(${x} ${op} ${y})`),
      tie('float').map((x) => `(isnan(${x}))`),
    ),
    statement: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'statement' },
      fc.constantFrom(...numbers).chain(assignment),
      fc.constantFrom(...numbers).chain(assignment),
      fc
        .tuple(tie('condition'), tie('statement'), tie('statement'))
        .map(([c, x, y]) => `if ${c} { ${x} } else { ${y} }`),
      fc
        .tuple(fc.nat(99), tie('statement'), tie('condition'))
        .map(([n, body, c]) => `[loop] for (uint i${n} = 0; i${n} < 1 + lane; i${n}++) { ${body} if ${c} break; }`),
      fc.tuple(tie('statement'), tie('statement')).map(([x, y]) => `${x} ${y}`),
    ),
  }
})

type Tie = (name: keyof Grammar) => fc.Arbitrary<string>

/** What only one type has. */
function special(type: NumberName, tie: Tie): fc.Arbitrary<string>[] {
  switch (type) {
    case 'uint':
      return [
        tie('uint').map((x) => `countbits(${x})`),
        tie('uint').map((x) => `reversebits(${x})`),
        tie('uint').map((x) => `firstbithigh(${x})`),
        tie('float').map((x) => `f32tof16(${x})`),
      ]
    case 'uint16_t':
      return [tie('float16_t').map((x) => `asuint16(${x} == ${x} ? ${x} : (float16_t)1.0h)`)]
    case 'float16_t':
      return [
        tie('uint16_t').map((x) => `asfloat16(${x})`),
        tie('float16_t').map((x) => `sqrt(abs(${x}))`),
        tie('float16_t').map((x) => `frac(${x})`),
        tie('float16_t').map((x) => `lerp(${x}, v_float16_t, (float16_t)0.25h)`),
        tie('float16_t').map((x) => `dot(w_float16_t, float16_t3(${x}, ${x}, v_float16_t))`),
      ]
    case 'float':
      return [
        // Of numbers whose quotient is exact, and never zero, whose sign is open: compilers have formulas of their own.
        tie('float').map((x) => `(fmod(trunc(clamp(${x}, -64.0, 64.0)), 4.0) + 0.5)`),
        tie('float').map((x) => `rsqrt(abs(${x}) + 1.0)`),
        tie('float').map((x) => `saturate(${x})`),
        tie('uint').map((x) => `f16tof32(${x})`),
        tie('uint').map((x) => `asfloat(${x} & 0x7f7fffffu)`),
        tie('float').map((x) => `mad(${x}, v_float, w_float.y)`),
        tie('float').map((x) => `clamp(${x}, -3.5, v_float)`),
      ]
    case 'double':
      return [tie('uint').map((x) => `asdouble(${x}, 0x40100000u)`)]
    default:
      return []
  }
}

function declarationsOf(types: readonly NumberName[]): string {
  return types
    .map((type) => {
      const place = places.get(type)!
      const at = (index: number): string =>
        `In.Load<${type}>(lane * ${bytesOfThread} + ${place + index * bytesOf(type)})`
      return `${type} v_${type} = ${at(0)}; ${type}3 w_${type} = ${type}3(${at(1)}, ${at(2)}, v_${type});
  ${type} a_${type}[4] = { ${at(1)}, ${at(3)}, v_${type}, ${at(2)} }; s_${type}[lane] = ${at(3)};`
    })
    .join('\n  ')
}

function resultsOf(types: readonly NumberName[]): string {
  return types
    .map((type) => {
      const at = (index: number): string => `lane * ${bytesOfThread} + ${places.get(type)! + index * bytesOf(type)}`
      return `Out.Store<${type}>(${at(0)}, v_${type}); Out.Store<${type}>(${at(1)}, w_${type}.x + w_${type}.y); Out.Store<${type}>(${at(2)}, a_${type}[lane] + w_${type}.z); Out.Store<${type}>(${at(3)}, s_${type}[lane]);`
    })
    .join('\n  ')
}

/** Bytes that `In` and `Out` have. */
export const bytesOfNumbers = bytesOfThread * 4

/** With `In` and `Out`, buffers of bytes; four threads. For -enable-16bit-types. */
export const numberPrograms = fc.array(grammar.statement, { minLength: 1, maxLength: 3 }).map((body) => {
  const types = numbers.filter((type) => body.some((statement) => new RegExp(`_${type}\\b`).test(statement)))
  return `ByteAddressBuffer In;
RWByteAddressBuffer Out;
${types.map((type) => `groupshared ${type} s_${type}[4];`).join('\n')}
[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  ${declarationsOf(types)}
  ${body.join('\n  ')}
  ${resultsOf(types)}
}
`
})
