// Random compute shaders that pass resources around: as parameters, results, in structs, local and static variables, through methods.
// Variables of resource types only ever hold elements of one array, so that every program can be written for Vulkan.
import fc from 'fast-check'

interface Grammar {
  integer: string
  many: string
  grid: string
  any: string
  statement: string
}

const grammar = fc.letrec<Grammar>((tie) => ({
  integer: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    fc.constantFrom('x', 'y', 'lane', 'h.n', 'x++', '--y', 'counter++', 'h.twice()', 'step(2)', 'kept.n', 'kept.n++'),
    fc.integer({ min: 0, max: 9 }).map(String),
    fc
      .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '^'), tie('integer'))
      .map(([p, op, q]) => `(${p} ${op} ${q})`),
    fc.tuple(tie('any'), tie('integer')).map(([r, i]) => `read(${r}, ${i})`),
    fc.tuple(tie('many'), tie('integer')).map(([r, i]) => `readOther(${r}, ${i})`),
    fc.tuple(tie('any'), tie('integer')).map(([r, i]) => `${r}[(${i}) & 3]`),
    fc.tuple(tie('integer'), tie('integer')).map(([p, q]) => `row(Grid[(${p}) & 1], ${q})`),
    tie('integer').map((i) => `h.get(${i})`),
    tie('integer').map((i) => `make(${i}).get(1)`),
    tie('integer').map((i) => `kept.get(${i})`),
    tie('integer').map((i) => `hold(${i})`),
    tie('integer').map((i) => `whole(Many, ${i})`),
  ),
  many: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'resource' },
    tie('integer').map((i) => `Many[(${i}) & 3]`),
    fc.constantFrom('t', 'current', 'h.buffer', 'kept.buffer', 'Many[2]'),
    tie('integer').map((i) => `pick(${i})`),
    fc.tuple(tie('integer'), tie('many'), tie('many')).map(([c, p, q]) => `((${c}) > 4 ? ${p} : ${q})`),
  ),
  grid: fc.tuple(tie('integer'), tie('integer')).map(([p, q]) => `Grid[(${p}) & 1][(${q}) & 1]`),
  any: fc.oneof(
    tie('many').map(String),
    tie('grid').map(String),
    fc.constantFrom('A', 'B', 'Global.buffer', 'Pair[1].buffer'),
  ),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'statement' },
    tie('integer').map((i) => `x = ${i};`),
    fc.tuple(tie('any'), tie('integer'), tie('integer')).map(([r, i, v]) => `${r}[(${i}) & 3] = ${v};`),
    fc.tuple(tie('any'), tie('integer')).map(([r, v]) => `add(${r}, ${v});`),
    tie('many').map((r) => `t = ${r};`),
    tie('many').map((r) => `current = ${r};`),
    tie('many').map((r) => `h.buffer = ${r};`),
    tie('integer').map((i) => `h = make(${i});`),
    tie('integer').map((i) => `h.bump(${i});`),
    tie('integer').map((i) => `kept.bump(${i});`),
    tie('integer').map((i) => `turn(${i});`),
    fc.constantFrom('kept = h;', 'h = kept;', 'swap(kept, kept.n);'),
    tie('integer').map((i) => `choose(${i}, t);`),
    tie('integer').map((i) => `swap(h, ${i});`),
    fc
      .tuple(tie('integer'), tie('statement'), tie('statement'))
      .map(([c, p, q]) => `if ((${c}) > 3) { ${p} } else { ${q} }`),
    fc
      .tuple(fc.nat(99), tie('statement'))
      .map(([n, p]) => `for (int i${n} = 0; i${n} < 3; i${n}++) { ${p} if (y > 50) break; }`),
    fc
      .tuple(fc.nat(99), tie('integer'), tie('statement'), tie('statement'))
      .map(([n, c, p, q]) => `int k${n} = 3; do { ${p} if ((${c}) > 6) continue; ${q} } while (--k${n} > 0);`)
      .map((loop) => `{ ${loop} }`),
    fc
      .tuple(fc.nat(99), tie('integer'), tie('statement'))
      .map(([n, c, p]) => `{ int w${n} = 0; while (w${n}++ < 2) { if ((${c}) > 8) { ${p} continue; } y++; } }`),
    tie('integer').map((c) => `if ((${c}) == 77) return;`),
    fc
      .tuple(tie('integer'), tie('statement'), tie('statement'))
      .map(([c, p, q]) => `switch ((${c}) & 3) { case 0: ${p} break; case 1: ${q} default: y++; }`),
    fc.tuple(tie('statement'), tie('statement')).map(([p, q]) => `${p} ${q}`),
  ),
}))

/** Four ints in each of `A`, `B`, `Many[4]`, `Grid[2][2]`, `Global.buffer`, `Pair.0.buffer`, `Pair.1.buffer`, and eight in `Result`. */
export const passingPrograms = fc.array(grammar.statement, { minLength: 1, maxLength: 5 }).map(
  (body) => `struct Empty { int two() { return 2; } };
struct Base { int n; int twice() { return n * 2; } };
struct Holder : Base {
  RWBuffer<int> buffer;
  Empty nothing;
  int get(int i) { return buffer[i & 3] + n; }
  void bump(int by) { n += by; buffer[by & 3] += nothing.two(); }
};
RWBuffer<int> A, B;
RWBuffer<int> Many[4];
RWBuffer<int> Grid[2][2];
RWBuffer<int> Result;
Holder Global;
Holder Pair[2];
static RWBuffer<int> current = Many[1];
static int counter = 0;
int step(int by) { counter += by; return counter; }
int read(RWBuffer<int> b, int i) { return b[i & 3]; }
int readOther(RWBuffer<int> b, int i) { if (i > 3) b = Many[i & 3]; return b[0] + read(b, i); }
void add(RWBuffer<int> b, int v) { b[v & 3] += v; }
RWBuffer<int> pick(int i) { if (i > 5) return Many[0]; return Many[i & 3]; }
int row(RWBuffer<int> b[2], int i) { return b[i & 1][i & 3] + read(b[1], i); }
int whole(RWBuffer<int> b[4], int i) { int sum = 0; for (int k = 0; k < 4; k++) sum += b[k][i & 3]; return sum; }
Holder make(int i) { Holder made; made.n = i; made.buffer = Many[i & 3]; return made; }
static Holder kept = make(1);
int hold(int i) { kept.n += i; kept.buffer = Many[kept.n & 3]; return kept.get(i); }
void turn(int i) { current[0] += i; current = Many[i & 3]; }
void choose(int i, out RWBuffer<int> b) { b = Many[1]; if (i > 2) b = pick(i); }
void swap(inout Holder h, int i) { h.n += i; if (i > 3) h.buffer = Many[i & 3]; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int lane = id.x, x = lane + 1, y = 3;
  RWBuffer<int> t = Many[0];
  Holder h = make(2);
  ${body.join('\n  ')}
  int at = lane * 4;
  Result[at] = x; Result[at + 1] = y; Result[at + 2] = h.n + h.get(1) + t[0] + kept.get(2); Result[at + 3] = counter + current[1];
}
`,
)
