// Random compute shaders of groups whose threads exchange values through groupshared memory, with barriers in loops and in branches that all
// threads take. What a thread reads was written before the last barrier, or changed by atomic additions alone.
import fc from 'fast-check'

interface Grammar {
  integer: string
  float: string
  uniform: string
  statement: string
}

const sync = 'GroupMemoryBarrierWithGroupSync();'

const grammar = fc.letrec<Grammar>((tie) => ({
  integer: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc.constantFrom('x', 'y', '(int)i', 'Ints[i]', '(int)group'),
    fc.integer({ min: -9, max: 9 }).map((value) => `(${value})`),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '^', '&', '<<'), tie('integer'))
      .map(([p, op, q]) => `(${p} ${op} ${q})`),
    fc.nat(9).map((step) => `Ints[(i + ${step}) % THREADS]`),
    fc.nat(3).map((at) => `Counts[${at}]`),
    fc.nat(9).map((step) => `Cells[i & 1][(i + ${step}) & 3]`),
    fc.nat(3).map((at) => `(Flags[(i + ${at}) & 3] ? 3 : Signs[i & 1].x ? 1 : 0)`),
    tie('float').map((p) => `(int)clamp(${p}, -99, 99)`),
    fc.tuple(tie('integer'), tie('integer'), tie('integer')).map(([c, p, q]) => `((${c}) > 3 ? ${p} : ${q})`),
  ),
  float: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc.constantFrom('f', 'v.x', 'Pairs[i].y', '(float)i'),
    fc.nat(9).map((step) => `Pairs[(i * 3 + ${step}) % THREADS].x`),
    fc.tuple(tie('float'), fc.constantFrom('+', '-', '*'), tie('float')).map(([p, op, q]) => `(${p} ${op} ${q})`),
    tie('integer').map((p) => `(float)(${p} & 31)`),
    fc.tuple(fc.constantFrom('floor', 'abs', 'saturate'), tie('float')).map(([name, p]) => `${name}(${p})`),
  ),
  /** The same in all threads of a group. */
  uniform: fc.oneof(
    fc.constantFrom('group', '(Counts[1] & 3)', 'n'),
    fc.nat(3).map((value) => `${value}`),
  ),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'statement' },
    fc.tuple(fc.constantFrom('x', 'y'), tie('integer')).map(([to, p]) => `${to} = ${p};`),
    tie('float').map((p) => `f = ${p}; v.yx = float2(f, v.x);`),
    tie('integer').map((p) => `{ int next = ${p}; ${sync} Ints[i] = next; ${sync} }`),
    fc
      .tuple(tie('float'), tie('float'))
      .map(([p, q]) => `{ float2 next = float2(${p}, ${q}); ${sync} Pairs[i] = next; ${sync} }`),
    fc
      .tuple(fc.nat(3), tie('integer'))
      .map(([at, p]) => `{ int by = ${p} & 15; ${sync} InterlockedAdd(Counts[${at}], by); ${sync} }`),
    // Each thread has a component of its own, beside those of others.
    tie('integer').map((p) => `{ int next = ${p}; ${sync} if (i < 8) Cells[i >> 2][i & 3] = next; ${sync} }`),
    tie('integer').map((p) => `{ int next = ${p}; ${sync} if (i < 2) Cells[i].wy = int2(next, i); ${sync} }`),
    tie('integer').map((p) => `{ bool next = ${p} > 3; ${sync} if (i < 4) Flags[i] = next; ${sync} }`),
    tie('integer').map((p) => `{ bool next = ${p} > 3; ${sync} if (i < 4) Signs[i >> 1][i & 1] = next; ${sync} }`),
    fc
      .tuple(fc.nat(3), tie('integer'))
      .map(([at, p]) => `{ int by = ${p} & 15; ${sync} InterlockedAdd(Cells[i & 1][${at}], by); ${sync} }`),
    fc
      .tuple(fc.nat(99), tie('uniform'), tie('statement'))
      .map(
        ([n, count, body]) =>
          `{ uint end${n} = ${count}; ${sync} [loop] for (uint k${n} = 0; k${n} < end${n}; k${n}++) { ${body} x += 1; } }`,
      ),
    fc
      .tuple(fc.nat(99), tie('uniform'), tie('statement'), tie('statement'))
      .map(([n, c, p, q]) => `{ bool c${n} = ${c} > 1; ${sync} if (c${n}) { ${p} } else { ${q} } }`),
    fc
      .tuple(tie('integer'), fc.nat(99), tie('integer'))
      .map(([c, n, p]) => `[loop] for (int m${n} = 0; m${n} < (${c} & 3); m${n}++) { y += ${p}; if (y > 50) break; }`),
    fc.tuple(tie('statement'), tie('statement')).map(([p, q]) => `${p} ${q}`),
  ),
}))

/** Three groups of up to 40 threads, with `Result`: four words of each thread. */
export const sharedPrograms = fc
  .tuple(fc.array(grammar.statement, { minLength: 1, maxLength: 5 }), fc.integer({ min: 4, max: 40 }))
  .map(
    ([body, threads]) => `#define THREADS ${threads}u
RWStructuredBuffer<int4> Result;
groupshared int Ints[THREADS];
groupshared float2 Pairs[THREADS];
groupshared int Counts[4];
groupshared int2x4 Cells;
groupshared bool4 Flags;
groupshared bool2x2 Signs;
[numthreads(THREADS, 1, 1)]
void main(uint i : SV_GroupIndex, uint group : SV_GroupID) {
  int x = (int)i * 3, y = 7;
  uint n = 2;
  float f = 0.5;
  float2 v = float2(1.5, (float)group);
  Ints[i] = (int)i - 4;
  Pairs[i] = float2((float)i, 0.25);
  if (i < 4) {
    Counts[i] = (int)i;
    Cells[i & 1] = (int)i & 1;
    Flags[i] = i > 1;
    Signs[i >> 1][i & 1] = i > 2;
  }
  ${sync}
  ${body.join('\n  ')}
  ${sync}
  Result[group * THREADS + i] = int4(x, y, asint(f + v.x + v.y), Ints[i] + Counts[i % 4] + Cells[i & 1][i >> 1 & 3] + (Flags[i & 3] ? 1 : 0));
}
`,
  )
