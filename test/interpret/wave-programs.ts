// Random compute shaders whose lanes work together, diverge and meet again. Every thread writes only what is its own, so that the result
// depends on which lanes do an operation together and on nothing else.
import fc from 'fast-check'

interface Grammar {
  integer: string
  condition: string
  statement: string
}

const counters = fc.nat(999)

const grammar = fc.letrec<Grammar>((tie) => ({
  integer: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc.integer({ min: -9, max: 9 }).map((value) => `(${value})`),
    fc.constantFrom('a', 'b', 'c', 'lane', 'In[lane]'),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '^', '&'), tie('integer'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc
      .tuple(
        fc.constantFrom('WaveActiveSum', 'WaveActiveMax', 'WaveActiveMin', 'WaveReadLaneFirst', 'WavePrefixSum'),
        tie('integer'),
      )
      .map(([name, x]) => `(int)${name}(${x})`),
    tie('condition').map((x) => `(int)WaveActiveCountBits(${x})`),
    tie('condition').map((x) => `(int)WaveActiveBallot(${x}).x`),
    fc.tuple(tie('condition'), tie('integer'), tie('integer')).map(([c, x, y]) => `(${c} ? ${x} : ${y})`),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => `search(${x}, ${y})`),
  ),
  condition: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'expression' },
    fc
      .tuple(tie('integer'), fc.constantFrom('<', '>', '==', '!='), tie('integer'))
      .map(([x, op, y]) => `(${x} ${op} ${y})`),
    fc.constantFrom('(lane < 2)', '((lane & 1) == 0)', '(lane == 3)', 'WaveIsFirstLane()'),
    tie('condition').map((x) => `WaveActiveAnyTrue(${x})`),
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map(([x, op, y]) => `(${x} ${op} ${y})`),
  ),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'statement' },
    fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('=', '+=', '^='), tie('integer'))
      .map(([x, op, y]) => `${x} ${op} ${y};`),
    fc
      .tuple(tie('condition'), tie('statement'), tie('statement'))
      .map(([c, x, y]) => `if (${c}) { ${x} } else { ${y} }`),
    fc.tuple(tie('condition'), tie('statement')).map(([c, x]) => `if (${c}) { ${x} }`),
    fc
      .tuple(counters, tie('integer'), tie('statement'), tie('condition'), tie('statement'))
      .map(
        ([n, count, body, c, more]) =>
          `for (int i${n} = 0; i${n} < (${count} & 3); i${n}++) { ${body} if (${c}) continue; ${more} }`,
      ),
    fc
      .tuple(counters, tie('statement'), tie('condition'), tie('statement'), tie('statement'))
      .map(
        ([n, before, c, leaving, after]) =>
          `{ int k${n} = 0; while (k${n}++ < 4) { ${before} if (${c}) { ${leaving} break; } ${after} } }`,
      ),
    fc
      .tuple(counters, fc.constantFrom('a', 'b', 'lane'), tie('statement'))
      .map(
        ([n, x, body]) =>
          `{ int key${n} = ${x} & 3; while (true) { int now${n} = WaveReadLaneFirst(key${n}); if (now${n} == key${n}) { ${body} break; } } }`,
      ),
    fc
      .tuple(tie('integer'), tie('statement'), tie('statement'), tie('statement'))
      .map(
        ([x, p, q, r]) => `switch (${x} & 3) { case 0: ${p} break; case 1: ${q} case 2: c ^= 5; break; default: ${r} }`,
      ),
    fc.tuple(tie('statement'), tie('statement')).map(([x, y]) => `${x} ${y}`),
  ),
}))

/** A shader with `In` (8 ints) and `Result` (4 ints per thread); two waves of four lanes. */
export const wavePrograms = fc.array(grammar.statement, { minLength: 1, maxLength: 3 }).map(
  (body) => `Buffer<int> In;
RWBuffer<int> Result;
int search(int x, int y) {
  for (int i = 0; i < 4; i++) {
    if (WaveReadLaneFirst(x) == x) return (int)WaveActiveSum(y);
    x += i;
  }
  return x;
}
[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  int lane = (int)WaveGetLaneIndex(), a = (int)id, b = In[id], c = 3;
  ${body.join('\n  ')}
  Result[id * 4u] = a; Result[id * 4u + 1u] = b; Result[id * 4u + 2u] = c; Result[id * 4u + 3u] = (int)WaveActiveCountBits(true);
}
`,
)
