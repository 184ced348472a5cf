// Expected texts are what Clang 22 prints for the same program.
import { expect, test } from 'vitest'
import type { Location, Span } from '../../support/source.ts'
import { nowhere, SourceFile, SourceMap } from '../../support/source.ts'
import { defineDiagnostics } from '../define.ts'
import { DiagnosticSink, defaultWarnings } from '../sink.ts'
import { renderText } from './text.ts'

const table = defineDiagnostics({
  test_undeclared: { severity: 'error', message: "use of undeclared identifier '{name}'" },
  test_operands: { severity: 'error', message: 'invalid operands', help: 'cast one side' },
  test_semicolon: { severity: 'error', message: "expected ';'" },
  test_condition: { severity: 'warning', flag: 'test-condition', message: 'assignment as a condition' },
  test_equality: { severity: 'note', message: "use '=='" },
  test_missing: { severity: 'fatal', message: 'file not found' },
})

function setUp(text: string, name = 't.hlsl') {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const entry = sources.addFile(new SourceFile(name, text), nowhere)
  const at = (needle: string, from = 0): Location => entry.base + text.indexOf(needle, from)
  const span = (needle: string, from = 0): Span => ({ start: at(needle, from), end: at(needle, from) + needle.length })
  return { sources, sink, entry, at, span, render: () => renderText(sink.reported, sources, { color: false }) }
}

test('a token is underlined from the caret on', () => {
  const { sink, span, render } = setUp('int a;\nint g = nope;\n')
  sink.report(table.test_undeclared(span('nope'), { name: 'nope' }))
  expect(render()).toBe(`t.hlsl:2:9: error: use of undeclared identifier 'nope'
    2 | int g = nope;
      |         ^~~~
1 error generated.
`)
})

test('operands are underlined beside the caret, and the help line comes last', () => {
  const { sink, at, span, render } = setUp('int h(int *p) { return p / 2 * (1 + 2); }')
  sink.report(table.test_operands(at('/'), undefined, { ranges: [span('p', 15), span('2')] }))
  expect(render()).toBe(`t.hlsl:1:26: error: invalid operands
    1 | int h(int *p) { return p / 2 * (1 + 2); }
      |                        ~ ^ ~
      = help: cast one side
1 error generated.
`)
})

test('tabs become spaces, and columns count bytes while carets count cells', () => {
  const { sink, span, render } = setUp('\treturn\ty;\nconst char *s = "é日本𝔘" + zz;\n')
  sink.report(table.test_undeclared(span('y'), { name: 'y' }))
  sink.report(table.test_undeclared(span('zz'), { name: 'zz' }))
  expect(render()).toBe(`t.hlsl:1:9: error: use of undeclared identifier 'y'
    1 |         return  y;
      |                 ^
t.hlsl:2:34: error: use of undeclared identifier 'zz'
    2 | const char *s = "é日本𝔘" + zz;
      |                            ^~
2 errors generated.
`)
})

test('fix-its stand under the carets; notes follow; warnings carry their flag', () => {
  const source = 'int a(int x){ if (x = 1) return 2; return 3;}'
  const { sink, at, span, render } = setUp(source)
  const insert = (location: Location, text: string) => ({ span: { start: location, end: location }, text })
  const parentheses = [insert(at('x = 1'), '('), insert(at(') return'), ')')]
  sink.report(
    table.test_condition(at('='), undefined, {
      ranges: [span('x = 1')],
      notes: [
        table.test_equality(at('='), undefined, { fixes: parentheses }),
        table.test_equality(at('='), undefined, { fixes: [{ span: span('='), text: '==' }] }),
      ],
    }),
  )
  expect(render()).toBe(`t.hlsl:1:21: warning: assignment as a condition [-Wtest-condition]
    1 | int a(int x){ if (x = 1) return 2; return 3;}
      |                   ~~^~~
t.hlsl:1:21: note: use '=='
    1 | int a(int x){ if (x = 1) return 2; return 3;}
      |                     ^${'  '}
      |                   (    )
t.hlsl:1:21: note: use '=='
    1 | int a(int x){ if (x = 1) return 2; return 3;}
      |                     ^
      |                     ==
1 warning generated.
`)
})

test('the same place twice in a row is shown once', () => {
  const { sink, at, render } = setUp('int main( { return 0 }\n')
  sink.report(table.test_semicolon(at('{')))
  sink.report(table.test_semicolon(at('{')))
  expect(render()).toBe(`t.hlsl:1:11: error: expected ';'
    1 | int main( { return 0 }
      |           ^
t.hlsl:1:11: error: expected ';'
2 errors generated.
`)
})

test('a range on earlier lines brings them in', () => {
  const { sink, at, span, render } = setUp('\n\n\n\n\n  g(1,\n    2,\n    3);\n')
  sink.report(table.test_operands(at('3'), undefined, { ranges: [span('g')], noHelp: true }))
  expect(render()).toBe(`t.hlsl:8:5: error: invalid operands
    6 |   g(1,
      |   ~
    7 |     2,
    8 |     3);
      |     ^
1 error generated.
`)
})

test('a range too far away is left out', () => {
  const { sink, at, span, render } = setUp(`a\n${'\n'.repeat(30)}b\n`)
  sink.report(table.test_operands(at('b'), undefined, { ranges: [span('a')], noHelp: true }))
  expect(render()).toBe('t.hlsl:32:1: error: invalid operands\n   32 | b\n      | ^\n1 error generated.\n')
})

test('#line moves file, line and gutter', () => {
  const { sink, entry, span, render } = setUp('\n#line 100 "foo.hlsl"\nint q = nope;\n')
  entry.lineMarks.push({ offset: 1, line: 100, name: 'foo.hlsl' })
  sink.report(table.test_undeclared(span('nope'), { name: 'nope' }))
  expect(render()).toBe(`foo.hlsl:100:9: error: use of undeclared identifier 'nope'
  100 | int q = nope;
      |         ^~~~
1 error generated.
`)
})

test('files say who included them, once per place, and notes do not', () => {
  const { sources, sink, at, span, render } = setUp('#include "inc.hlsli"\nint x;\n')
  const header = new SourceFile('./inc.hlsli', 'int g = nope;\nint h = nope;\n')
  const inner = sources.addFile(header, at('#include'))
  const first = { start: inner.base + 8, end: inner.base + 12 }
  sink.report(table.test_undeclared(first, { name: 'nope' }))
  sink.report(table.test_undeclared({ start: inner.base + 22, end: inner.base + 26 }, { name: 'nope' }))
  sink.report(table.test_condition(span('x'), undefined, { notes: [table.test_equality(first)] }))
  expect(render()).toBe(`In file included from t.hlsl:1:
./inc.hlsli:1:9: error: use of undeclared identifier 'nope'
    1 | int g = nope;
      |         ^~~~
./inc.hlsli:2:9: error: use of undeclared identifier 'nope'
    2 | int h = nope;
      |         ^~~~
t.hlsl:2:5: warning: assignment as a condition [-Wtest-condition]
    2 | int x;
      |     ^
./inc.hlsli:1:9: note: use '=='
    1 | int g = nope;
      |         ^~~~
1 warning and 2 errors generated.
`)
})

test('a token of a macro body is shown at the use, then level by level', () => {
  const { sources, sink, at, render } = setUp('#define BODY undeclared1\n#define NEST BODY\nint c = NEST;\n')
  const outer = sources.addExpansion(at('BODY', 25), 4, at('NEST', 42), at('NEST', 42) + 4, 'NEST', false)
  const inner = sources.addExpansion(at('undeclared1'), 11, outer, outer + 4, 'BODY', false)
  sink.report(table.test_undeclared({ start: inner, end: inner + 11 }, { name: 'undeclared1' }))
  expect(render()).toBe(`t.hlsl:3:9: error: use of undeclared identifier 'undeclared1'
    3 | int c = NEST;
      |         ^~~~
t.hlsl:2:14: note: expanded from macro 'NEST'
    2 | #define NEST BODY
      |              ^~~~
t.hlsl:1:14: note: expanded from macro 'BODY'
    1 | #define BODY undeclared1
      |              ^~~~~~~~~~~
1 error generated.
`)
})

test('a token of a macro argument is shown where it is written, without a backtrace', () => {
  const source = '#define ID(x) x\nint j = 1 + ID(p / p) * q;\n'
  const { sources, sink, at, span, render } = setUp(source)
  const body = sources.addExpansion(at('x', 12), 1, at('ID', 20), at(' * q'), 'ID', false)
  const argument = sources.addExpansion(at('p / p'), 5, body, body + 1, 'ID', true)
  const operand = (offset: number) => ({ start: argument + offset, end: argument + offset + 1 })
  sink.report(table.test_operands(argument + 2, undefined, { ranges: [operand(0), operand(4)], noHelp: true }))
  sink.report(
    table.test_operands(at('* q'), undefined, { ranges: [{ start: argument, end: argument + 5 }, span('q')] }),
  )
  expect(render()).toBe(`t.hlsl:2:18: error: invalid operands
    2 | int j = 1 + ID(p / p) * q;
      |                ~ ^ ~
t.hlsl:2:23: error: invalid operands
    2 | int j = 1 + ID(p / p) * q;
      |                ~~~~~  ^ ~
      = help: cast one side
2 errors generated.
`)
})

test('a long backtrace skips its middle', () => {
  const definitions = Array.from(
    { length: 9 },
    (_, index) => `#define D${index + 1} ${index < 8 ? `D${index + 2}` : 'un'}\n`,
  )
  const { sources, sink, at, render } = setUp(`${definitions.join('')}int g = D1;\n`)
  let use = at('D1;')
  for (let level = 1; level <= 9; level++)
    use = sources.addExpansion(at(`D${level} `) + 3, 2, use, use + 2, `D${level}`, false)
  sink.report(table.test_undeclared(use, { name: 'un' }))
  const text = render()
  expect(text.match(/expanded from macro 'D\d'/g)?.map((part) => part.at(-2))).toEqual(['1', '2', '3', '7', '8', '9'])
  expect(text).toContain(
    '\nnote: (skipping 3 expansions in backtrace; use -fmacro-backtrace-limit=0 to see all)\nt.hlsl:7:12: note',
  )
})

test('without a place there is only the message', () => {
  const { sink, render } = setUp('')
  sink.report(table.test_semicolon(nowhere))
  expect(render()).toBe("error: expected ';'\n1 error generated.\n")
})

test('a fatal error ends the report, and so does the error limit', () => {
  const { sources, sink, at, render } = setUp('a b c')
  sink.report(table.test_missing(at('a')))
  sink.report(table.test_semicolon(at('b')))
  expect(render()).toBe('t.hlsl:1:1: fatal error: file not found\n    1 | a b c\n      | ^\n1 error generated.\n')

  const limited = new DiagnosticSink({ ...defaultWarnings, errorLimit: 1 })
  limited.report(table.test_semicolon(at('a')))
  expect(limited.isFull).toBe(false)
  limited.report(table.test_semicolon(at('b')))
  limited.report(table.test_semicolon(at('c')))
  expect(renderText(limited.reported, sources, { color: false })).toBe(
    "t.hlsl:1:1: error: expected ';'\n    1 | a b c\n      | ^\n" +
      'fatal error: too many errors emitted, stopping now [-ferror-limit=]\n2 errors generated.\n',
  )
})

test('colour marks place, severity, message and carets', () => {
  const { sources, sink, span } = setUp('nope')
  sink.report(table.test_undeclared(span('nope'), { name: 'nope' }))
  expect(renderText(sink.reported, sources, { color: true })).toBe(
    '\x1b[1mt.hlsl:1:1: \x1b[0m\x1b[0;1;31merror: \x1b[0m' +
      "\x1b[1muse of undeclared identifier 'nope'\x1b[0m\n" +
      '    1 | nope\n      | \x1b[0;1;32m^~~~\x1b[0m\n1 error generated.\n',
  )
})

test('control characters are made visible and very long lines stay away', () => {
  const { sink, span, render } = setUp('a\x01 nope')
  sink.report(table.test_undeclared(span('nope'), { name: 'nope' }))
  expect(render()).toContain('    1 | a<U+0001> nope\n      |           ^~~~\n')
  const long = setUp(`${'x'.repeat(5000)} nope`)
  long.sink.report(table.test_undeclared(long.span('nope'), { name: 'nope' }))
  expect(long.render()).toBe("t.hlsl:1:5002: error: use of undeclared identifier 'nope'\n1 error generated.\n")
})
