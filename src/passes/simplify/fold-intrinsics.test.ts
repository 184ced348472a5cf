import { expect, test } from 'vitest'
import { parseModule } from '../../ir/parser.ts'
import { constantText } from '../../ir/print-constants.ts'
import { foldIntrinsic } from './fold-intrinsics.ts'

/** The result of `name(arguments)`, as it prints; arguments are separated by semicolons. */
function fold(type: string, name: string, values: string, result = type): string {
  const list = values.split('; ')
  const text = `declare ${result} @${name}(${list.map(() => type).join(', ')})
define ${result} @f() {
  %r = call ${result} @${name}(${list.map((value) => `${type} ${value}`).join(', ')})
  ret ${result} %r
}`
  const { module, problems } = parseModule(text)
  if (module === undefined) throw new Error(problems[0]?.message)
  const folded = foldIntrinsic(module.getFunction('f')!.entry.instructions.first!)
  return folded === undefined ? 'not folded' : constantText(folded)
}

test('halves round to even, and small negatives to -0', () => {
  expect(fold('float', 'llvm.roundeven.f32', '2.5')).toBe('2.000000e+00')
  expect(fold('float', 'llvm.roundeven.f32', '3.5')).toBe('4.000000e+00')
  expect(fold('float', 'llvm.roundeven.f32', '-0.5')).toBe('-0.000000e+00')
  expect(fold('float', 'llvm.roundeven.f32', '-1.5')).toBe('-2.000000e+00')
  expect(fold('float', 'llvm.round.f32', '2.5')).toBe('3.000000e+00')
})

test('a NaN saturates to 0 and loses against numbers', () => {
  expect(fold('float', 'llvm.dx.saturate.f32', '0x7FF8000000000000')).toBe('0.000000e+00')
  expect(fold('float', 'llvm.maxnum.f32', '0x7FF8000000000000; 2.0')).toBe('2.000000e+00')
})

test('infinities and what is no number', () => {
  const is = (name: string, value: string): string => fold('float', `llvm.dx.${name}.f32`, value, 'i1')
  const [infinity, negative, nan] = ['0x7FF0000000000000', '0xFFF0000000000000', '0x7FF8000000000000']
  expect([infinity, negative, nan, '1.0'].map((value) => is('isinf', value))).toEqual([
    'true',
    'true',
    'false',
    'false',
  ])
  expect([infinity, negative, nan, '1.0'].map((value) => is('isnan', value))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
  expect([infinity, nan, '1.0'].map((value) => is('isfinite', value))).toEqual(['false', 'false', 'true'])
})

test('integers of every width and sign', () => {
  expect(fold('i32', 'llvm.umax.i32', '-1; 1')).toBe('-1')
  expect(fold('i32', 'llvm.smax.i32', '-1; 1')).toBe('1')
  expect(fold('i16', 'llvm.bitreverse.i16', '1')).toBe('-32768')
  expect(fold('i64', 'llvm.ctpop.i64', '-1')).toBe('64')
  expect(fold('i32', 'llvm.dx.firstbitshigh.i32', '-1')).toBe('-1')
  expect(fold('i32', 'llvm.dx.firstbitlow.i32', '40')).toBe('3')
  expect(fold('i32', 'llvm.dx.uclamp.i32', '-1; 2; 9')).toBe('9')
})

test('vectors lane by lane, and into one value', () => {
  expect(fold('<2 x float>', 'llvm.sqrt.v2f32', '<float 4.0, float 9.0>')).toBe(
    '<float 2.000000e+00, float 3.000000e+00>',
  )
  expect(fold('<2 x i32>', 'llvm.dx.any.v2i32', '<i32 0, i32 7>', 'i1')).toBe('true')
  expect(fold('<2 x i32>', 'llvm.dx.all.v2i32', '<i32 0, i32 7>', 'i1')).toBe('false')
})

test('what the table does not know stays', () => {
  expect(fold('double', 'llvm.fma.f64', '1.0; 2.0; 3.0')).toBe('not folded')
  expect(fold('float', 'llvm.dx.nothing.f32', '1.0')).toBe('not folded')
})
