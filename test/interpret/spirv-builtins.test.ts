// Built-in functions compute the same in SPIR-V as in the IR.

import { expect, it } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { emit } from '../../tools/emit.ts'
import { expectSameBytes, type Inputs } from './inputs.ts'
import { runSpirv } from './spirv/run.ts'

const compiler = createCompiler(createMemoryHost({}))
const options: CompileOptions = { ...defaultOptions, profile: 'cs_6_6', optimization: 0, unused: 'keep' }
const threads = 4

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

function programOf(expression: string): string {
  return `RWByteAddressBuffer Result;
float3 whole(float3 v) { float3 w; return modf(v, w) + 10 * w; }
float3 circle(float3 v) { float3 s, c; sincos(v, s, c); return s - 2 * c; }
float3 exponent(float3 v) { float3 e; return frexp(v, e) + 10 * e; }
[numthreads(${threads}, 1, 1)] void main(uint t : SV_GroupIndex) {
  float3 x = float3(0.25, -1.5, 3) * (t + 1), y = float3(2.25, 0.5, -0.75) - t, p = frac(x * 0.37 + 0.1);
  float2x3 a = { x, y }; float3x3 s = { x, y, p }; float3x4 b = { x, 1, y, 2, p, 3 };
  int3 m = int3(-7, 12, 100000) * (t + 1), n = int3(3, -2, 1) + t; uint3 u = asuint(m) ^ 0x80000101u; int2x2 i = { m.xy, n.yz };
  Result.Store(t * 16, ${expression});
}`
}

function inputs(): Inputs {
  return { Result: { bytes: new ArrayBuffer(threads * 16) } }
}

it.each([...ofFloats, ...ofPositives, ...ofSeveral, ...ofMatrices, ...ofIntegers])('%s', (expression) => {
  const input = { path: 'builtin.hlsl', text: programOf(expression) }
  const [expected, actual] = [inputs(), inputs()]
  const raw = compiler.compile(input, options).moduleAt('raw')
  expect(raw && dispatch(raw, 'main', expected)).toEqual({ ok: true })
  const { output, outcome } = emit('spirv')(compiler, input, { ...options, target: 'spirv' })
  expect(outcome.errorCount).toBe(0)
  runSpirv(output as Uint8Array, actual, threads)
  expectSameBytes(actual, expected, expression)
})
