import { expect, test } from 'vitest'
import { spelling } from '../support/intern.ts'
import { lex } from './lex.ts'
import { isPunctuator, kinds, tokenFlags } from './tokens.ts'

const kindNames = new Map<number, string>(Object.entries(kinds).map(([name, kind]) => [kind, name]))

/** Tokens as `kind:spelling`, punctuators bare. */
function words(text: string): string[] {
  const { tokens } = lex(text)
  return Array.from({ length: tokens.count - 1 }, (_, index) => {
    const kind = tokens.kinds[index]!
    const word = spelling(tokens.atoms[index]!)
    return isPunctuator(kind) ? word : `${kindNames.get(kind)!}:${word}`
  })
}

test.each([
  ['1.xxxx', 'number:1 . identifier:xxxx'],
  ['1.rgb', 'number:1 . identifier:rgb'],
  ['1.0.xx', 'number:1.0 . identifier:xx'],
  ['1.0.y', 'number:1.0 . identifier:y'],
  ['1.f.xxx', 'number:1.f . identifier:xxx'],
  ['.5.x', 'number:.5 . identifier:x'],
  ['1.#INF', 'number:1.#INF'],
  ['1.#INFf', 'number:1.#INFf'],
  ['1#INF', 'number:1 # identifier:INF'],
  ['1##x', 'number:1 ## identifier:x'],
  ['1e+5 1e5 0x1p-3 1p-3 0x1e+5', 'number:1e+5 number:1e5 number:0x1p-3 number:1p - number:3 number:0x1e+5'],
  ['a$b $', 'identifier:a$b identifier:$'],
  ['L"a" u8"b" uR"(c")" R"x()")x"', 'string:L"a" string:u8"b" string:uR"(c")" string:R"x()")x"'],
  ["'a' L'b' '\\'' x'c'", "character:'a' character:L'b' character:'\\'' identifier:x character:'c'"],
  ['a<<=b>>=c...d', 'identifier:a <<= identifier:b >>= identifier:c ... identifier:d'],
  ['a..b', 'identifier:a . . identifier:b'],
  ['a->b::c##d#e', 'identifier:a -> identifier:b :: identifier:c ## identifier:d # identifier:e'],
  ['x+++++y', 'identifier:x ++ ++ + identifier:y'],
  ['café = 日本', 'identifier:café = identifier:日本'],
  ['a/**/b//c\nd', 'identifier:a identifier:b identifier:d'],
  ['a//c\rd', 'identifier:a identifier:d'],
  ['\ufeffa', 'identifier:a'],
  ['"a\\"b" "c', 'string:"a\\"b" unknown:"c'],
  ['#include <a//b.h> x', '# identifier:include string:<a//b.h> identifier:x'],
  ['#include "a\\" x', '# identifier:include string:"a\\" identifier:x'],
  ['include <a>', 'identifier:include < identifier:a >'],
  ['a\\\nb \\\r\n c \\ \nd', 'identifier:ab identifier:c identifier:d'],
  ['"a\\\nb" /\\\n/ c\\\nd\ne', 'string:"ab" identifier:e'],
  ['@ ` \\', '@ ` \\'],
])('%j', (text, expected) => {
  expect(words(text).join(' ')).toBe(expected)
})

test('flags tell lines, spaces and continuations', () => {
  const { tokens } = lex('a b\n  c/**/d e\\\nf')
  const { startOfLine, leadingSpace, spliced } = tokenFlags
  expect([...tokens.flags.subarray(0, 5)]).toEqual([
    startOfLine,
    leadingSpace,
    startOfLine | leadingSpace,
    leadingSpace,
    leadingSpace | spliced,
  ])
})

test('positions are offsets in the file, continuations or not', () => {
  const text = 'ab\\\ncd e\\\n\\\n  f "g\\\nh"\n'
  const { tokens } = lex(text)
  expect([...tokens.positions.subarray(0, tokens.count)]).toEqual([0, 7, 14, 16, 23])
})

test('directives know their kinds, their ends and their partners', () => {
  const { directives } = lex('#if 1\na\n#elif 2\n#ifdef b\n#endif\n#else\n# \n#12\n#foo\n#endif\n#endif\n')
  expect(directives.kinds).toEqual('if elif ifdef endif else empty marker unknown endif endif'.split(' '))
  expect([...directives.next]).toEqual([1, 4, 3, -1, 8, -1, -1, -1, -1, -1])
  expect([...directives.ends].slice(0, 3)).toEqual([3, 7, 10])
})

test.each([
  ['#ifndef A\n#define A\nx\n#endif\n', 'A'],
  ['// c\n#if !defined(A)\n#endif // A\n', 'A'],
  ['#if !defined A\n#endif', 'A'],
  ['x\n#ifndef A\n#endif\n', undefined],
  ['#ifndef A\n#endif\nx', undefined],
  ['#ifndef A\n#else\n#endif', undefined],
  ['#ifndef A\n#endif\n#define B', undefined],
  ['#ifdef A\n#endif', undefined],
  ['#if !defined(A) && 1\n#endif', undefined],
  ['#ifndef A\n', undefined],
])('the include guard of %j is %s', (text, guard) => {
  const { directives } = lex(text)
  expect(directives.guard === undefined ? undefined : spelling(directives.guard)).toBe(guard)
})

test('problems are kept with their places', () => {
  const { problems } = lex("a \"b\n\0 \u2260 c\\ \nd\u00a0e '' /* f")
  const told = problems.map(({ offset, diagnose }) => `${offset} ${diagnose(1).message}`)
  expect(told).toEqual([
    "2 missing terminating '\"' character",
    '5 null character ignored',
    '7 unexpected character <U+2260>',
    '11 backslash and newline separated by space',
    '14 treating Unicode character <U+00A0> as whitespace',
    '17 empty character constant',
    '20 unterminated /* comment',
  ])
})
