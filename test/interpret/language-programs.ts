// Random compute shaders about what values go through: parameters that are written (of elements, components and bit-fields, also twice the
// same), methods of elements, overloaded operators, templates with numbers, matrices with swizzles and dynamic indices, static state,
// short circuits and commas, fall-through, loops with several exits.
//
//   exchange(arr[next() & 3], m[a & 1].yx[b & 1]); things[f.low & 1].add((a > 3 && bump(b) > 2) ? (c = 4, c) : ring.at(2u));
//
// Every thread writes only what is its own. Without side effects in expressions, the order in which operands are evaluated is all the same.
import fc from 'fast-check'
import type { RandomShader } from './kinds.ts'

interface Grammar {
  integer: string
  index: string
  condition: string
  place: string
  pair: string
  pairPlace: string
  statement: string
}

const grammarWith = (hasEffects: boolean) =>
  fc.letrec<Grammar>((tie) => {
    const effects: fc.Arbitrary<string>[] = [
      fc.constantFrom(
        'next()',
        'tick()',
        'bump(a)',
        'bump(arr[2])',
        'bump(v.y)',
        'bump(f.signs.mid)',
        'a++',
        '--c',
        'd.n++',
      ),
      tie('place').map((to) => `bump(${to})`),
      tie('place').map((to) => `(${to})++`),
      fc.tuple(tie('place'), tie('integer')).map(([to, p]) => `(${to} = ${p})`),
      fc.tuple(tie('integer'), tie('integer')).map(([p, q]) => `(${p}, ${q})`),
      fc.tuple(tie('place'), tie('integer')).map(([to, p]) => `(${to} -= 2, ${p})`),
    ]
    return {
      integer: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'expression' },
        fc.integer({ min: -9, max: 9 }).map((value) => `(${value})`),
        fc.constantFrom(
          'a',
          'b',
          'c',
          'lane',
          'f.low',
          'f.signs.mid',
          '(int)f.high',
          'd.get()',
          'counter',
          'ring.sum()',
        ),
        tie('place').map(String),
        fc
          .tuple(tie('integer'), fc.constantFrom('+', '-', '*', '&', '|', '^'), tie('integer'))
          .map(([p, op, q]) => `(${p} ${op} ${q})`),
        fc.tuple(tie('condition'), tie('integer'), tie('integer')).map(([c, p, q]) => `(${c} ? ${p} : ${q})`),
        tie('index').map((at) => `table[${at} % 5u]`),
        fc.tuple(tie('index'), tie('index')).map(([at, part]) => `Table[${at} & 3u][${part} & 3u]`),
        fc.tuple(tie('index'), tie('index')).map(([row, column]) => `Fixed[${row} & 1u][${column} % 3u]`),
        fc.tuple(tie('index'), tie('index')).map(([row, column]) => `transpose(m)[${row} % 3u][${column} & 1u]`),
        tie('index').map((at) => `mul(m, v.xyz)[${at} & 1u]`),
        tie('index').map((at) => `ring.at(${at})`),
        tie('index').map((at) => `p[${at}]`),
        tie('index').map((at) => `things[${at} & 1u].get()`),
        fc.tuple(fc.constantFrom(0, 1, 2, 5), tie('integer')).map(([n, x]) => `power<${n}>(${x})`),
        fc.tuple(fc.constantFrom(1, 2, 4), tie('index')).map(([n, at]) => `nth<${n}>(arr, ${at})`),
        tie('integer').map((x) => `search(arr, ${x})`),
        tie('integer').map((x) => `leave(${x})`),
        tie('pair').map((x) => `dot(${x}, int2(3, 1))`),
        tie('pair').map((x) => `(${x}).y`),
        fc.constantFrom(
          '((Base)d).n',
          'Derived::twice(a)',
          'd.Base::get()',
          '(int)Mode::Third',
          'asInt(mode)',
          'any(v > 2)',
        ),
        ...(hasEffects ? effects : []),
      ),
      index: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'index' },
        fc.constantFrom('(uint)lane', '0u', '1u', '2u', 'f.low', 'ring.head', 'u'),
        tie('integer').map((x) => `(uint)(${x})`),
      ),
      condition: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        fc
          .tuple(tie('integer'), fc.constantFrom('<', '>', '<=', '==', '!='), tie('integer'))
          .map(([p, op, q]) => `(${p} ${op} ${q})`),
        fc.constantFrom(
          '(p < q)',
          '(mode == Mode::Second)',
          '(f.low > 3u)',
          '(all(v.xy == v.yx))',
          '((bool)f.signs.mid)',
        ),
        fc
          .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
          .map(([p, op, q]) => `(${p} ${op} ${q})`),
        tie('condition').map((x) => `(!${x})`),
      ),
      /** An int that can be written. */
      place: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'place' },
        fc.constantFrom('a', 'b', 'c', 'd.n', 'd.m', 'p.x', 'v.z', 'v.w', 'm._m12', 'm._21', 'arr[1]', 'Shared[lane]'),
        tie('index').map((at) => `arr[${at} & 3u]`),
        tie('index').map((at) => `v[${at} & 3u]`),
        fc.tuple(tie('index'), tie('index')).map(([row, column]) => `m[${row} & 1u][${column} % 3u]`),
        tie('index').map((at) => `m[${at} & 1u].zx.y`),
        tie('index').map((at) => `things[${at} & 1u].m`),
        tie('index').map((at) => `ring.items[${at} % 3u]`),
        fc.constantFrom('Own[lane].n', 'Own[lane].m', 'SharedThings[lane].n', 'current.n'),
      ),
      pair: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'expression' },
        fc.constantFrom('v.wx', 'm._m11_m02', 'p.both()', 'm[1].zy', '(int2)lane'),
        tie('index').map((at) => `m[${at} & 1u].yx`),
        fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => `int2(${x}, ${y})`),
        fc
          .tuple(tie('pair'), fc.constantFrom('+', '-', '*', '^'), tie('pair'))
          .map(([x, op, y]) => `(${x} ${op} ${y})`),
        fc.tuple(tie('integer'), tie('pair')).map(([x, y]) => `select(int2(${x}, a) > 1, ${y}, v.xy)`),
      ),
      /** Two ints of which none is the other. */
      pairPlace: fc.oneof(
        fc.constantFrom('v.wx', 'v.yz', 'm._m10_m02', 'm._12_23', 'e'),
        tie('index').map((at) => `m[${at} & 1u].zx`),
      ),
      statement: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'statement' },
        fc
          .tuple(tie('place'), fc.constantFrom('=', '+=', '-=', '*=', '^='), tie('integer'))
          .map(([to, op, x]) => `${to} ${op} ${x};`),
        fc
          .tuple(tie('pairPlace'), fc.constantFrom('=', '+=', '^='), tie('pair'))
          .map(([to, op, x]) => `${to} ${op} ${x};`),
        fc.tuple(tie('place'), tie('place')).map(([x, y]) => `exchange(${x}, ${y});`),
        fc.tuple(tie('place'), tie('place'), tie('integer')).map(([x, y, n]) => `divide(${n}, ${x}, ${y});`),
        fc.tuple(tie('pairPlace'), tie('integer')).map(([x, n]) => `turn(${x}, ${n});`),
        fc
          .tuple(
            fc.constantFrom('f.low', 'f.high', 'g.low', 'Bits[lane].high'),
            fc.constantFrom('=', '+=', '^='),
            tie('index'),
          )
          .map(([to, op, x]) => `${to} ${op} ${x};`),
        fc
          .tuple(fc.constantFrom('f.signs.mid', 'g.signs.mid', 'Bits[lane].signs.mid'), tie('integer'))
          .map(([to, x]) => `${to} = ${x};`),
        fc.constantFrom(
          'g = f;',
          'f = Bits[lane];',
          'Bits[lane] = g;',
          'e = v.xy;',
          'things[1] = d;',
          'd = Own[lane];',
        ),
        fc.constantFrom(
          'mode = Mode::Third;',
          'mode = (Mode)(u & 3u);',
          'q = p;',
          'current = d;',
          'Own[lane] = things[0];',
        ),
        tie('integer').map((x) => `p = p + q * (${x});`),
        tie('integer').map((x) => `q = p * -1 + Point::of(${x});`),
        tie('integer').map((x) => `ring.push(${x});`),
        fc
          .tuple(fc.constantFrom('d', 'Own[lane]', 'SharedThings[lane]', 'current', 'things[u & 1u]'), tie('integer'))
          .map(([thing, x]) => `${thing}.add(${x});`),
        fc.tuple(tie('index'), tie('integer')).map(([at, x]) => `things[${at} & 1u].add(${x});`),
        fc.constantFrom('rotate(arr);', 'm = m * 2 - Fixed;', 'm[0] = m[1];', 'v = v.wzyx;', 'u += 3u;', 'm = -m;'),
        tie('integer').map((x) => `refill(arr, ${x});`),
        tie('index').map((at) => `m[${at} & 1u] = mul(v.xy, Fixed);`),
        fc
          .tuple(tie('condition'), tie('statement'), tie('statement'))
          .map(([c, x, y]) => `if ${c} { ${x} } else { ${y} }`),
        fc
          .tuple(fc.nat(99), tie('statement'), tie('condition'), tie('statement'), tie('condition'))
          .map(
            ([n, first, leaves, second, goesOn]) =>
              `for (int i${n} = 0; i${n} < 4; i${n}++) { ${first} if ${leaves} break; if ${goesOn} { b += i${n}; continue; } ${second} }`,
          ),
        fc
          .tuple(fc.nat(99), tie('integer'), tie('statement'), tie('statement'), tie('condition'))
          .map(
            ([n, x, first, second, leaves]) =>
              `{ int k${n} = 0; while (k${n}++ < 3) { switch (${x} & 3) { case 0: ${first} case 1: if ${leaves} break; ${second} continue; case 3: a ^= k${n}; default: break; } c += k${n}; } }`,
          ),
        fc
          .tuple(fc.nat(99), tie('statement'), tie('condition'))
          .map(([n, body, c]) => `{ int o${n} = 3; do { ${body} } while (--o${n} > 0 && ${c}); }`),
        fc.tuple(tie('statement'), tie('statement')).map(([x, y]) => `${x} ${y}`),
      ),
    }
  })

const preamble = `enum class Mode : uint { First, Second = 3, Third };
struct Signs { int mid : 7; int more : 25; };
struct Flags { uint low : 3; uint high : 12; uint rest : 17; Signs signs; };
struct Point {
  int x, y;
  static Point of(int n) { Point made = { n, n + 1 }; return made; }
  int2 both() { return int2(y, x); }
  Point operator+(Point other) { Point sum = { x + other.x, y + other.y }; return sum; }
  Point operator*(int by) { Point made = { x * by, y - by }; return made; }
  int operator[](uint at) { return at % 2u == 0u ? x : y; }
  bool operator<(Point other) { return x < other.x || (x == other.x && y < other.y); }
};
struct Base { int n; int get() { return n; } void add(int by) { n += by; } };
struct Derived : Base {
  int m;
  int get() { return n * 2 + m; }
  void add(int by) { n -= by; if (by > 5) return; m += by; }
  static int twice(int x) { return x * 2; }
};
template<int Count, typename T> struct Ring {
  T items[Count];
  uint head;
  void push(T value) { items[head % (uint)Count] = value; head++; }
  T at(uint i) { return items[(head + i) % (uint)Count]; }
  T sum() { T all = (T)0; for (int i = 0; i < Count; i++) all += items[i]; return all; }
};
cbuffer Constants { int4 Table[4]; int2x3 Fixed; }
RWStructuredBuffer<Derived> Own;
RWStructuredBuffer<Flags> Bits;
RWStructuredBuffer<int> Result;
groupshared int Shared[4];
groupshared Derived SharedThings[4];
static int counter = 0;
static Derived current;
static const int table[5] = { 3, -1, 4, -1, 5 };
int next() { return ++counter; }
int tick() { static int ticks = 5; ticks -= 2; return ticks; }
int bump(inout int x) { x += 3; return x * 2; }
void exchange(inout int x, inout int y) { int old = x; x = y; y = old; }
void divide(int n, out int quotient, out int rest) { quotient = n / 3; rest = n - quotient * 3; }
void turn(inout int2 x, int n) { if (n > 2) { x = x.yx; return; } x.y += n; }
void rotate(inout int x[4]) { int first = x[0]; for (int i = 0; i < 3; i++) x[i] = x[i + 1]; x[3] = first; }
void refill(out int x[4], int n) { for (int i = 0; i < 4; i++) x[i] = n - i; }
template<int Count> int power(int x) { int all = 1; for (int i = 0; i < Count; i++) all *= x; return all; }
template<int Count> int nth(int x[4], uint at) { return x[at % (uint)Count]; }
int asInt(Mode mode) { switch (mode) { case Mode::First: return 7; case Mode::Third: mode = Mode::Second; default: return (int)mode; } }
int search(int x[4], int wanted) {
  int count = 0;
  for (int i = 0; i < 4; i++) {
    if (x[i] == wanted) return i;
    for (int j = i; j < 4; j++) { if (x[j] > wanted + 20) return -j; if (x[j] < -30) break; count += 1; }
  }
  return count;
}
int leave(int x) { while (true) { if (x > 10) return x; if (x < -10) break; x = x < 0 ? x * 3 - 1 : x + 4; } return -x; }
`

function mainOf(body: readonly string[]): string {
  return `[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  int lane = (int)id, a = lane + 1, b = -2, c = Table[lane].y;
  uint u = id * 2u;
  int arr[4] = { 1, Table[0].x, 3, lane };
  int4 v = Table[lane];
  int2 e = int2(4, a);
  int2x3 m = Fixed;
  Mode mode = Mode::Second;
  Flags f = (Flags)0, g = Bits[lane];
  f.low = 5u; f.signs.mid = -3;
  Point p = Point::of(lane), q = { 2, Table[2].x };
  Derived d = Own[lane], things[2];
  things[0] = d; things[1].n = 1; things[1].m = b;
  current = d;
  Shared[lane] = 3; SharedThings[lane] = d;
  Ring<3, int> ring;
  ring.head = 0u; ring.items[0] = 1; ring.items[1] = 2; ring.items[2] = lane;
  ${body.join('\n  ')}
  Own[lane] = d;
  Result[lane * 8] = a; Result[lane * 8 + 1] = b * 3 + c; Result[lane * 8 + 2] = dot(v, int4(1, 3, 5, 7)) + dot(e, int2(1, 2));
  Result[lane * 8 + 3] = arr[0] + arr[1] * 3 + arr[2] * 5 + arr[3] * 7; Result[lane * 8 + 4] = dot(m[0], int3(1, 2, 3)) + dot(m[1], int3(4, 5, 6));
  Result[lane * 8 + 5] = (int)f.low + f.signs.mid * 8 + (int)f.high + g.signs.mid + (int)mode + counter; Result[lane * 8 + 6] = p.x + p.y * 3 + q.x * 5 + ring.sum() + (int)ring.head;
  Result[lane * 8 + 7] = things[0].get() + things[1].get() * 3 + current.get() + Shared[lane] + SharedThings[lane].get() + (int)u;
}
`
}

/** Four threads, with `Constants`, `Own`, `Bits` and `Result`: see languageInputs. */
export const languagePrograms = (hasEffects: boolean): fc.Arbitrary<RandomShader> =>
  fc
    .array(grammarWith(hasEffects).statement, { minLength: 1, maxLength: 4 })
    .map((body) => ({ text: preamble + mainOf(body) }))
