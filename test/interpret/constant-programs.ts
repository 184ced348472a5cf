// Random expressions of constants, each written twice: with literals, which the compiler computes, and with the same numbers read from a
// buffer, which the shader computes. Both must be the same, here and in DXC.
//
//   Result[0] = asuint((3 + 4u) << 2);     Result[1] = asuint((V[0] + (uint)V[1]) << V[2]);
import fc from 'fast-check'

/** One expression: as it is computed at compile time, and with the numbers of a buffer. */
interface Twice {
  readonly folded: string
  readonly dynamic: string
}

type Grammar = Record<'int' | 'uint' | 'float' | 'bool', Twice>

const both =
  (combine: (...parts: string[]) => string) =>
  (parts: readonly Twice[]): Twice => ({
    folded: combine(...parts.map(({ folded }) => folded)),
    dynamic: combine(...parts.map(({ dynamic }) => dynamic)),
  })

/** The numbers that the buffers of the program hold, by index. */
export const constantIntegers = Int32Array.from({ length: 64 }, (_, index) =>
  index < 48 ? index - 16 : 2 ** (index - 33) - 1,
)
export const constantFloats = Float32Array.from({ length: 64 }, (_, index) => (index - 20) * 0.375)

const anyIndex = fc.nat(63)
const fromInteger =
  (type: 'int' | 'uint') =>
  (index: number): Twice => ({
    folded: `((${type})${constantIntegers[index]! < 0 ? `(${constantIntegers[index]})` : constantIntegers[index]})`,
    dynamic: `((${type})Integers[${index}])`,
  })

const grammar = fc.letrec<Grammar>((tie) => {
  const whole = (type: 'int' | 'uint') =>
    fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      anyIndex.map(fromInteger(type)),
      fc
        .tuple(tie(type), fc.constantFrom('+', '-', '*', '&', '|', '^'), tie(type))
        .map(([x, op, y]) => both((p, q) => `(${p} ${op} ${q})`)([x, y])),
      fc
        .tuple(tie(type), fc.constantFrom('/', '%'), fc.integer({ min: 17, max: 60 }))
        .map(([x, op, by]) => both((p, q) => `(${p} ${op} ${q})`)([x, fromInteger(type)(by)])),
      fc
        .tuple(tie(type), fc.constantFrom('<<', '>>'), fc.integer({ min: 16, max: 47 }))
        .map(([x, op, by]) => both((p, q) => `(${p} ${op} ${q})`)([x, fromInteger(type)(by)])),
      tie(type).map((x) => both((p) => `(~${p})`)([x])),
      tie(type).map((x) => both((p) => `(-${p})`)([x])),
      fc.tuple(tie('bool'), tie(type), tie(type)).map(both((c, p, q) => `(${c} ? ${p} : ${q})`)),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie(type), tie(type))
        .map(([name, x, y]) => both((p, q) => `${name}(${p}, ${q})`)([x, y])),
      tie('bool').map((x) => both((p) => `(${type})(${p})`)([x])),
      fc.tuple(tie(type), tie(type), tie(type)).map(both((p, q, r) => `clamp(${p}, min(${q}, ${r}), max(${q}, ${r}))`)),
      fc.tuple(tie(type), tie(type)).map(both((p, q) => `dot(${type}2(${p}, 3), ${type}2(${q}, 2))`)),
      fc.tuple(tie(type), tie(type)).map(both((p, q) => `${type}3(${p}, ${q}, 7).zyx.y`)),
      ...(type === 'int'
        ? [
            tie('uint').map((x) => both((p) => `((int)${p})`)([x])),
            tie('float').map((x) => both((p) => `(int)clamp(${p}, -1000.0, 1000.0)`)([x])),
            tie('int').map((x) => both((p) => `abs(${p})`)([x])),
            tie('int').map((x) => both((p) => `(int)sign(${p})`)([x])),
          ]
        : [
            tie('int').map((x) => both((p) => `((uint)${p})`)([x])),
            tie('uint').map((x) => both((p) => `countbits(${p})`)([x])),
            tie('uint').map((x) => both((p) => `reversebits(${p})`)([x])),
            tie('uint').map((x) => both((p) => `firstbithigh(${p})`)([x])),
            tie('uint').map((x) => both((p) => `firstbitlow(${p})`)([x])),
            tie('float').map((x) => both((p) => `asuint(${p})`)([x])),
          ]),
    )
  return {
    int: whole('int'),
    uint: whole('uint'),
    float: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      anyIndex.map((index) => ({ folded: `(${constantFloats[index]!.toFixed(4)}f)`, dynamic: `Floats[${index}]` })),
      fc
        .tuple(tie('float'), fc.constantFrom('+', '-', '*'), tie('float'))
        .map(([x, op, y]) => both((p, q) => `(${p} ${op} ${q})`)([x, y])),
      fc
        .tuple(fc.constantFrom('floor', 'ceil', 'trunc', 'round', 'abs', 'saturate', 'frac'), tie('float'))
        .map(([name, x]) => both((p) => `${name}(${p})`)([x])),
      fc
        .tuple(fc.constantFrom('min', 'max', 'step'), tie('float'), tie('float'))
        .map(([name, x, y]) => both((p, q) => `${name}(${p}, ${q})`)([x, y])),
      fc.tuple(tie('bool'), tie('float'), tie('float')).map(both((c, p, q) => `(${c} ? ${p} : ${q})`)),
      tie('int').map((x) => both((p) => `((float)(${p} & 4095))`)([x])),
      tie('float').map((x) => both((p) => `sqrt(abs(${p}))`)([x])),
      tie('float').map((x) => both((p) => `(-${p})`)([x])),
    ),
    bool: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'expression' },
      fc
        .constantFrom('int' as const, 'uint' as const, 'float' as const)
        .chain((type) =>
          fc
            .tuple(tie(type), fc.constantFrom('<', '>', '<=', '>=', '==', '!='), tie(type))
            .map(([x, op, y]) => both((p, q) => `(${p} ${op} ${q})`)([x, y])),
        ),
      fc
        .tuple(tie('bool'), fc.constantFrom('&&', '||'), tie('bool'))
        .map(([x, op, y]) => both((p, q) => `(${p} ${op} ${q})`)([x, y])),
      tie('bool').map((x) => both((p) => `(!${p})`)([x])),
      tie('int').map((x) => both((p) => `((bool)${p})`)([x])),
    ),
  }
})

export const mostConstants = 8

const line = fc.oneof(
  grammar.int.map((each) => ({ each, type: 'int', convert: '(uint)' })),
  grammar.uint.map((each) => ({ each, type: 'uint', convert: '' })),
  grammar.float.map((each) => ({ each, type: 'float', convert: 'asuint' })),
)

/** One thread; words `2n` and `2n + 1` of `Result` must be the same. */
export const constantPrograms = fc.array(line, { minLength: 2, maxLength: mostConstants }).map(
  (lines) => `Buffer<int> Integers;
Buffer<float> Floats;
RWBuffer<uint> Result;
${lines.map(({ each, type }, index) => `static const ${type} c${index} = ${each.folded};\n`).join('')}[numthreads(1, 1, 1)]
void main() {
  ${lines
    .map(
      ({ each, type, convert }, index) =>
        `{ precise ${type} d = ${each.dynamic}; Result[${2 * index}] = ${convert}(c${index}); Result[${2 * index + 1}] = ${convert}(d); }`,
    )
    .join('\n  ')}
}
`,
)
