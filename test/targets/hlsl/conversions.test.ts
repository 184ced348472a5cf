// Casts that are left out are made again by whoever reads the output: random expressions over all kinds of numbers, compiled twice.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { createMemoryHost } from '../../../src/preprocess/host.ts'
import { emit } from '../../../tools/emit.ts'
import { fuzzRuns } from '../../support/fuzz-runs.ts'
import { codeOf, compileWritten } from '../../support/hlsl.ts'

const variables = [
  'i',
  'u',
  'f',
  'b',
  'l',
  'ul',
  'd',
  'h',
  'v',
  'w',
  'iv',
  'bv',
  'one',
  'm',
  'E::A',
  'e',
  's.x',
  's.y',
] as const
const types = [
  'int',
  'uint',
  'float',
  'bool',
  'int64_t',
  'double',
  'half',
  'float3',
  'int3',
  'uint2',
  'float1',
  'float2x2',
] as const
const literals = [
  '0',
  '1',
  '-3',
  '7u',
  '2.5',
  '0.1f',
  '1e3',
  '0xff',
  '4294967295u',
  '5000000000',
  'true',
  '1.5h',
  '2.0l',
] as const
const binary = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '<<',
  '>>',
  '&',
  '|',
  '^',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
] as const

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    fc.constantFrom(...variables),
    fc.constantFrom(...literals),
    fc
      .tuple(tie('expression'), fc.constantFrom(...binary), tie('expression'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(fc.constantFrom('-', '!', '~'), tie('expression')).map(([operator, operand]) => `(${operator}${operand})`),
    fc.tuple(fc.constantFrom(...types), tie('expression')).map(([type, operand]) => `((${type})${operand})`),
    fc.tuple(fc.constantFrom(...types), tie('expression')).map(([type, operand]) => `${type}(${operand})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([condition, first, second]) => `(${condition} ? ${first} : ${second})`),
    fc
      .tuple(fc.constantFrom('pick', 'one3', 'abs', 'sqrt', 'countbits', 'any', 'asuint'), tie('expression'))
      .map(([name, operand]) => `${name}(${operand})`),
    fc
      .tuple(fc.constantFrom('max', 'pow', 'dot', 'mul', 'step'), tie('expression'), tie('expression'))
      .map(([name, first, second]) => `${name}(${first}, ${second})`),
    fc.tuple(tie('expression'), fc.constantFrom('x', 'xx', 'zyx', 'r')).map(([object, name]) => `(${object}).${name}`),
    fc.tuple(tie('expression'), tie('expression')).map(([first, second]) => `int3(${first}, ${second})`),
  ),
}))

const statement = fc
  .tuple(
    fc.constantFrom('i', 'u', 'f', 'b', 'l', 'd', 'h', 'v', 'iv', 'v.xy', 'one'),
    fc.constantFrom('=', '+=', '*=', '<<=', '|=', '/='),
    expression,
  )
  .map(([target, operator, value]) => `${target} ${operator} ${value};`)

function shaderWith(body: string): string {
  return `enum class E : uint { A = 3, B };
enum F { C = 1, D };
struct S { int x; float3 y; };
RWStructuredBuffer<double> Out;
float pick(float x) { return x; }
float pick(int x) { return x * 2; }
float pick(uint x) { return x * 3; }
float pick(float3 x) { return x.x * 4; }
float3 one3(float3 x) { return x + 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int i = id.x; uint u = id.y; float f = Out[0]; bool b = id.z; int64_t l = i; uint64_t ul = u; double d = Out[1]; half h = f;
  float3 v = f; int2 w = id.xy; int3 iv = i; bool3 bv = b; float1 one = f; float2x2 m = f; F e = (F)id.x; S s = { i, v };
  ${body}
  Out[2] = i + u + f + b + d + h; Out[3] = l; Out[4] = v.x + v.y + iv.z + one.x;
}
`
}

const compiler = createCompiler(createMemoryHost({}))
const options = { ...defaultOptions, profile: 'cs_6_6' }

test('the written shader compiles to the code of the source', () => {
  let compared = 0
  fc.assert(
    fc.property(statement, (text) => {
      const source = shaderWith(text)
      const { outcome, output } = emit('hlsl')(compiler, { path: 'main.hlsl', text: source }, options)
      if (outcome.errorCount > 0) return
      compared++
      const written = String(output)
      expect(codeOf(compileWritten(written, options)), `${text}\n${written}`).toBe(codeOf(outcome))
    }),
    { numRuns: fuzzRuns(150) },
  )
  expect(compared).toBeGreaterThan(0)
})
