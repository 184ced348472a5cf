// Programs that store what a built-in function gives, for each of four threads.

/** Of `x`, `y` and the positive `p` in [0, 1): vectors of three floats. */
const ofFloats = [
  ...['abs', 'ceil', 'floor', 'frac', 'round', 'trunc', 'saturate', 'exp', 'exp2', 'sin', 'cos', 'tan', 'atan', 'sinh'],
  ...['cosh', 'tanh', 'degrees', 'radians', 'rcp', 'normalize', 'sign', 'isnan', 'isinf', 'isfinite'],
].map((name) => `${name}(x)`)

const ofPositives = ['log', 'log2', 'log10', 'sqrt', 'rsqrt', 'asin', 'acos'].map((name) => `${name}(p)`)

const ofSeveral = [
  ...[
    'atan2(x, y)',
    'fmod(x, y)',
    'min(x, y)',
    'max(x, y)',
    'step(x, y)',
    'cross(x, y)',
    'reflect(x, y)',
    'ldexp(x, y)',
  ],
  ...['pow(p, y)', 'pow(x, 2)', 'clamp(x, -p, p)', 'lerp(x, y, p)', 'mad(x, y, p)', 'smoothstep(-p, p, x)'],
  ...['faceforward(x, y, p)', 'refract(normalize(x), normalize(y), 0.5)', 'select(x < y, x, y)'],
  ...['dot(x, y).xxx', 'length(x).xxx', 'distance(x, y).xxx', 'lit(x.x, p.y, 2).yzw', 'dst(x.xyzx, y.xyzx).xyz'],
  ...[
    'whole(x)',
    'circle(x)',
    'exponent(p + 0.125)',
    'all(x).xxx',
    'any(x > y).xxx',
    'D3DCOLORtoUBYTE4(p.xyzx).xyz',
    'clamp(x / 0, 0, 1)',
    'saturate((x - x) / 0)',
  ],
]

/** Of matrices of floats: `a` has 2 rows and 3 columns, `b` 3 and 4, `s` 3 and 3. */
const ofMatrices = [
  ...['mul(a, x).xyx', 'mul(x.xy, a)', 'mul(a, b)[1].xyz', 'mul(s, s)[2]', 'mul(s, 2)[0]', 'mul(3, a)[1]'],
  ...['transpose(b)[3]', 'determinant(s).xxx', 'abs(a)[1]', 'floor(b)[2].yzw', 'max(s, transpose(s))[1]'],
  ...['mul(transpose(a), a)[2]', 'mul((float1x3)x, s)[0]', 'mul(s, (float3x1)x)', 'mul((float3x1)x, (float1x3)y)[1]'],
]

/** Of `m` and `n`: vectors of three ints, and `u`, of three uints. */
const ofIntegers = [
  ...['countbits(u)', 'firstbithigh(m)', 'firstbithigh(u)', 'firstbitlow(u)', 'reversebits(u)', 'abs(m)', 'sign(m)'],
  ...['min(m, n)', 'max(u, 7)', 'clamp(m, -3, n)', 'mad(m, n, m)', 'dot(m, n).xxx', 'mul(i, m.xy).xyx', 'mul(m, 3)'],
  ...['transpose(i)[1].xyx', 'mul(i, i)[1].xyx', 'f32tof16(f16tof32(u))', 'asint(asfloat(u))', 'any(m).xxx'],
  ...['m % 5', 'u / 3', 'm >> 1', 'm << (u & 31)'],
]

/** Of words in `u`, and of what is no number. */
const ofWords = [
  ...['msad4(u.x, u.yz, u.xyzx)', 'msad4(u.x & 0xff00ff, u.xy, 0)', 'dot4add_u8packed(u.x, u.y, u.z)'],
  ...['dot4add_i8packed(u.x, u.y, m.z)', 'unpack_s8s32((int8_t4_packed)u.x)', 'unpack_u8u32((uint8_t4_packed)u.x)'],
  ...['uint(pack_s8(m.xyzx))', 'uint(pack_u8(u.xyzx))', 'uint(pack_clamp_s8(m.xyzx))', 'uint(pack_clamp_u8(m.xyzx))'],
  ...['AddUint64(u.xy, u.zx)', 'AddUint64(u.xyzx, u.zzxy)'],
  ...['isnormal(asfloat(u & 0x807fffff))', 'isnormal(x / 0)'],
  ...[
    'isfinite(x / 0)',
    'sign((x - x) / 0)',
    'sign(x) + sign(a)[1]',
    'all(i)',
    'any(i - i)',
    'all(a != 0)',
    'and(x < y, y < p)',
  ],
  ...['or(x < y, y < p)', 'mad(i, i, 3)[1]', 'wholeRows(a)'],
  ...[
    'mul((int1x3)m, transpose((int1x3)n))',
    'mul(i, (int2x1)m.xy)._m10',
    'transpose((float1x3)x)[2]',
    'fmod(s, transpose(s))[1]',
  ],
  ...['circleTwice(x)', 'f16tof32(u.xy & 0x3fff).yx', 'firstbithigh(i)[1]', 'countbits(i)[0]'],
]

/** Of whole matrices, and of those with one row or column. */
const ofShapes = [
  ...['pow(s, 2)[1]', 'saturate(a)[1]', 'clamp(s, -1, transpose(s))[0]', 'lerp(a, a * 2, 0.5)[1]', 'step(s, 1)[2]'],
  ...['smoothstep(-1, 1, s)[2]', 'ldexp(s, transpose(s))[1]', 'isnan((a - a) / 0)[1]', 'isfinite(s / 0)[2]'],
  ...['select(s < transpose(s), s, 1)[2]', 'select(x.x < 1, s, 1)[2]', 'asint(a)[1]', 'fmod(a, 2)[0]', 'rcp(a)[1]'],
  ...['any((int1x3)m)', 'all((float3x1)x)', 'any((bool1x1)m.x)', 'sign((float1x3)x)', 'sign((int3x1)m)', 'sign(i)[1]'],
  ...['determinant((float2x2)s)', 'determinant((float1x1)x.y)', 'mul((float1x3)x, (float3x1)y)', 'mul((float1x3)x, 2)'],
  ...[
    'mul((int1x2)m.xy, i)',
    'mul(i, 3)[1]',
    'mul(x.x, y.x)',
    'mul((float1)x.x, (float1)y.y)',
    'dot((float1)x.x, (float1)y.y)',
  ],
  ...[
    'mul((float1)x.x, (float1x3)y)',
    'mul((float3x1)x, (float1)y.x)',
    'transpose((int1x2)m.xy)',
    'transpose(transpose(i))[1]',
  ],
  ...[
    'max((float1x3)x, (float1x3)y)',
    'firstbitlow((uint1x3)u)',
    'f32tof16(f16tof32((uint1x3)u & 0x7bff))',
    'mad(a, a, a)[1]',
  ],
  ...[
    'exponents(s * s + 0.5)',
    'circles((float1x3)x)',
    'circleOfMatrix(s)',
    'and(s < 1, s > 0)[1]',
    'or(a < 0, a > 2)[0]',
  ],
]

/** Stores the value for each of four threads. */
function programOf(expression: string): string {
  return `RWByteAddressBuffer Result;
float3 whole(float3 v) { float3 w; return modf(v, w) + 10 * w; }
float3 circle(float3 v) { float3 s, c; sincos(v, s, c); return s - 2 * c; }
float2x3 rows(float2x3 v) { float2x3 w; return modf(v, w) + 10 * w; }
float3 wholeRows(float2x3 v) { return rows(v)[0] + rows(v)[1]; }
float3 circles(float1x3 v) { float1x3 s, c; sincos(v, s, c); return s[0] - 2 * c[0]; }
float3 circleOfMatrix(float3x3 v) { float3x3 s, c; sincos(v, s, c); return s[1] - 2 * c[2]; }
float3 exponents(float3x3 v) { float3x3 e; return frexp(v, e)[1] + 10 * e[2]; }
float3 circleTwice(float3 v) { sincos(v, v, v.x); return v; }
float3 exponent(float3 v) { float3 e; return frexp(v, e) + 10 * e; }
[numthreads(4, 1, 1)] void main(uint t : SV_GroupIndex) {
  float3 x = float3(0.25, -1.5, 3) * (t + 1), y = float3(2.25, 0.5, -0.75) - t, p = frac(x * 0.37 + 0.1);
  float2x3 a = { x, y }; float3x3 s = { x, y, p }; float3x4 b = { x, 1, y, 2, p, 3 };
  int3 m = int3(-7, 12, 100000) * (t + 1), n = int3(3, -2, 1) + t; uint3 u = asuint(m) ^ 0x80000101u; int2x2 i = { m.xy, n.yz };
  Result.Store(t * 16, ${expression});
}`
}

export const builtinPrograms: readonly { readonly expression: string; readonly text: string }[] = [
  ...[ofFloats, ofPositives, ofSeveral, ofMatrices, ofIntegers, ofWords, ofShapes].flat(),
].map((expression) => ({ expression, text: programOf(expression) }))
