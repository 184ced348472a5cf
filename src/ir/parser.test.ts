import { expect, test } from 'vitest'
import { parseModule } from './parser.ts'

const body = (text: string) => `define void @f(i32 %a) {\n${text}\n  ret void\n}`

test.each([
  ['@g = global i32 @h', '1:17: @h is not defined'],
  ['@g = global i32 1\n@g = global i32 2', '2:1: @g is defined twice'],
  ['@g = global i32 null', "1:17: expected a i32, found 'null'"],
  ['@g = alias i32, ptr @h', "1:6: expected 'global' or 'constant', found 'alias'"],
  ['@g = global float 0.1', '1:19: 0.1 is not exact as float'],
  ['@g = global [2 x i32] [i32 1]', '1:23: these members do not make a [2 x i32]'],
  ['@g = global [2 x i8] c"abc"', '1:22: a string of 3 bytes is not of type [2 x i8]'],
  ['@g = global i128 0', '1:13: i128 is not supported: integers have 1 to 64 bits'],
  ['@g = global %T zeroinitializer', '1:13: type %T is not defined'],
  ['%T = type { %U }\n%U = type { %T }', '2:13: type %T contains itself'],
  ['define void @f() {\n  ret void', "2:11: expected '}', found the end of the file"],
  [body('  %b = add i32 %c, 1'), '2:16: %c is not defined'],
  [body('  %b = add i32 %c, 1\n  %c = fadd float 1.0, 2.0'), '4:3: %c is a float, but was used as i32'],
  [body('  %b = fadd float %a, 1.0'), '2:19: %a is a i32, not a float'],
  [body('  %a = add i32 1, 1'), '2:3: %a is defined twice'],
  [body('  br label %nowhere\nx:'), '5:1: block %nowhere is not defined'],
  [body('  %1 = frobnicate i32 %a'), "2:8: 'frobnicate' is not supported"],
  [body('  %1 = va_arg ptr null, i32'), "2:8: 'va_arg' is not supported"],
  [body('  call void @g()'), '2:13: @g is not defined'],
  ['@g = global <99999 x i32> undef', '1:25: a vector of 99999 elements is not supported'],
  [body('  %v = store i32 1, ptr null'), '2:3: an instruction without a result cannot have a name'],
  [body('  %5 = add i32 1, 1\n  %3 = add i32 1, 1'), '3:3: expected a number from %6 on'],
  [body('  %v = extractvalue { i32 } undef, 1'), '2:36: { i32 } has no member 1'],
  ['!0 = !DIFile(filename: "x"', "1:27: expected ')', found the end of the file"],
  ['!0 = !DIFile(scope: !7)', '1:21: metadata !7 is not defined'],
  [body('    #dbg_value(i32 %b, !{}, !DIExpression(), !{})'), '2:20: %b is not defined'],
  ['!x = !{!3}', '1:8: metadata !3 is not defined'],
  ['!0 = !{!"\\80"}', '1:9: names and strings must be UTF-8'],
  ['@g = global [9007199254740993 x i8] undef', '1:14: 9007199254740993 is too large for a number of elements'],
  ['?', "1:1: expected a definition, found '?'"],
])('%j is refused: %s', (text, expected) => {
  const { module, problems } = parseModule(text)
  expect(module).toBe(undefined)
  expect(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([expected])
})

test('nesting has a limit', () => {
  const text = `@g = global ${'{'.repeat(100_000)}`
  expect(parseModule(text).problems[0]?.message).toBe('nested too deeply')
})
