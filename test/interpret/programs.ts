// Random compute shaders whose results are exact: integers, and floats that hold small integers.
import fc from 'fast-check'

const variables = ['a', 'b', 'c', 'd'] as const
const unsigneds = ['u', 'v'] as const

interface Grammar {
  integer: string
  unsigned: string
  float: string
  condition: string
  statement: string
}

/** Sub-expressions are parenthesised, so the text means what the tree says. */
const grammar = fc.letrec<Grammar>((tie) => ({
  integer: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    fc.integer({ min: -9, max: 9 }).map((value) => `(${value})`),
    fc.constantFrom(...variables),
    fc.constantFrom('s.x', 'g', 'arr[0]', 'arr[3]'),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '&', '|', '^'), tie('integer'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(tie('integer'), fc.constantFrom('/', '%'), fc.integer({ min: 1, max: 7 }))
      .map(([x, op, y]) => `((${x} & 1023) ${op} ${y})`),
    fc.tuple(tie('condition'), tie('integer'), tie('integer')).map(([c, x, y]) => `(${c} ? ${x} : ${y})`),
    tie('integer').map((x) => `arr[${x} & 3]`),
    tie('unsigned').map((x) => `In[${x} & 15]`),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => `helper(${x}, ${y})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('integer'), tie('integer'))
      .map(([name, x, y]) => `${name}(${x}, ${y})`),
    tie('unsigned').map((x) => `(int)(${x})`),
    tie('integer').map((x) => `abs(${x} & 255)`),
    tie('integer').map((x) => `int2(${x}, a).yx.x`),
  ),
  unsigned: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    fc.nat(40).map((value) => `${value}u`),
    fc.constantFrom(...unsigneds, 's.y', 'id.x'),
    fc
      .tuple(tie('unsigned'), fc.constantFrom('+', '-', '*', '&', '|', '^'), tie('unsigned'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc.tuple(tie('unsigned'), fc.constantFrom('<<', '>>'), fc.nat(5)).map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(tie('unsigned'), fc.constantFrom('/', '%'), fc.integer({ min: 1, max: 7 }))
      .map(([x, op, y]) => `(${x} ${op} ${y}u)`),
    tie('unsigned').map((x) => `countbits(${x})`),
    tie('integer').map((x) => `(uint)(${x})`),
  ),
  float: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'expression' },
    fc.integer({ min: -8, max: 8 }).map((value) => `(${value}.0)`),
    fc.constantFrom('f', 'm[1].x', 'w.z'),
    fc.tuple(tie('float'), fc.constantFrom('+', '-'), tie('float')).map(([x, op, y]) => `(${x} ${op} ${y})`),
    tie('integer').map((x) => `(float)(${x} & 15)`),
    tie('float').map((x) => `floor(${x})`),
  ),
  condition: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc
      .tuple(tie('integer'), fc.constantFrom('<', '>', '<=', '>=', '==', '!='), tie('integer'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(tie('unsigned'), fc.constantFrom('<', '>', '=='), tie('unsigned'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map(([x, op, y]) => `(${x} ${op} ${y})`),
    tie('condition').map((x) => `(!${x})`),
  ),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'statement' },
    fc
      .tuple(fc.constantFrom(...variables, 's.x', 'g'), fc.constantFrom('=', '+=', '-=', '^='), tie('integer'))
      .map(([x, op, y]) => `${x} ${op} ${y};`),
    fc
      .tuple(fc.constantFrom(...unsigneds, 's.y'), fc.constantFrom('=', '+=', '|='), tie('unsigned'))
      .map(([x, op, y]) => `${x} ${op} ${y};`),
    fc.tuple(fc.constantFrom('f', 'w.x', 'w.yz', 'm[0].y'), tie('float')).map(([x, y]) => `${x} = ${y};`),
    fc.tuple(tie('integer'), tie('integer')).map(([index, value]) => `arr[${index} & 3] = ${value};`),
    fc.tuple(tie('unsigned'), tie('integer')).map(([index, value]) => `Out[${index} & 15] = ${value};`),
    fc.tuple(tie('integer'), fc.constantFrom(...variables)).map(([x, target]) => `change(${target}, ${x});`),
    fc.constant('s = other(s);'),
    fc.tuple(tie('condition'), tie('statement'), tie('statement')).map(([c, x, y]) => `if ${c} { ${x} } else { ${y} }`),
    fc.tuple(tie('condition'), tie('statement')).map(([c, x]) => `if ${c} { ${x} }`),
    fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.nat(99), tie('statement'), tie('condition'))
      .map(
        ([count, n, body, c]) =>
          `for (int i${n} = 0; i${n} < ${count}; i${n}++) { ${body} if ${c} continue; a += i${n}; }`,
      ),
    fc
      .tuple(fc.nat(99), fc.integer({ min: 1, max: 5 }), tie('statement'), tie('condition'))
      .map(([n, count, body, c]) => `{ int k${n} = ${count}; while (k${n}-- > 0) { ${body} if ${c} break; } }`),
    fc
      .tuple(tie('integer'), tie('statement'), tie('statement'), tie('statement'))
      .map(
        ([x, p, q, r]) => `switch (${x} & 3) { case 0: ${p} break; case 1: ${q} case 2: b ^= 5; break; default: ${r} }`,
      ),
    fc.tuple(tie('statement'), tie('statement')).map(([x, y]) => `${x} ${y}`),
  ),
}))

const preamble = `struct S { int x; uint y; float2 v; };
RWBuffer<int> In;
RWBuffer<int> Out;
RWBuffer<int> Result;
static int g = 3;
int helper(int x, int y) { if (x > y) return x - y; g += 1; return x * 2 + y; }
void change(inout int x, int y) { x = x + y; if (x > 100) return; x += 1; }
S other(S s) { S r = s; r.x = s.x + 1; r.y ^= 3u; return r; }
`

function entryOf(name: string, body: readonly string[], result: string): string {
  return `[numthreads(4, 1, 1)]
void ${name}(uint3 id : SV_DispatchThreadID) {
  int a = id.x, b = 2, c = -3, d = 7;
  uint u = id.x * 3u, v = 5u;
  float f = 1.0;
  float3 w = float3(1.0, 2.0, 3.0);
  float2x2 m = { 1.0, 2.0, 3.0, 4.0 };
  int arr[4] = { 1, 2, 3, 4 };
  S s = { 1, 2u, 0.0, 0.0 };
  ${body.join('\n  ')}
  uint at = id.x * 8u;
  ${result}[at] = a; ${result}[at + 1u] = b + c; ${result}[at + 2u] = d; ${result}[at + 3u] = (int)(u ^ v);
  ${result}[at + 4u] = arr[0] + arr[1] * 3 + arr[2] * 5 + arr[3] * 7; ${result}[at + 5u] = s.x + (int)s.y;
  ${result}[at + 6u] = g; ${result}[at + 7u] = (int)(f + w.x + w.y + w.z + m[0].y + m[1].x);
}
`
}

const body = (maxLength: number) => fc.array(grammar.statement, { minLength: 1, maxLength })

/** A shader with `In` (16 ints), `Out` (16 ints), and `Result` (8 ints per thread, what all variables are at the end). */
export const programs = body(4).map((statements) => preamble + entryOf('main', statements, 'Result'))

export const libraryEntries = ['first', 'second', 'third', 'fourth'] as const

/** Several of them in a library; `first` leaves what its variables are in `Result`, `second` in `ResultOfsecond`, ... */
export const libraryPrograms = fc.array(body(2), { minLength: 2, maxLength: 4 }).map((bodies) => {
  const names = libraryEntries.slice(0, bodies.length)
  const results = names.map((name) => (name === 'first' ? 'Result' : `ResultOf${name}`))
  const own = results.slice(1).map((name) => `RWBuffer<int> ${name};\n`)
  const entries = names.map((name, index) => `[shader("compute")] ${entryOf(name, bodies[index]!, results[index]!)}`)
  return { text: preamble + own.join('') + entries.join(''), entries: names }
})
