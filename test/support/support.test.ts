// The runners themselves: they must see what is wrong.
import { expect, test } from 'vitest'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { renderAnswers, stripAnswers } from './answers.ts'
import { insertCarets, stripCarets } from './carets.ts'
import { parseHeaders } from './headers.ts'
import { renderSections } from './sections.ts'

const at = (line: number, column: number, endColumn: number, more: Partial<JsonDiagnostic> = {}): JsonDiagnostic => ({
  id: 'err_x',
  severity: 'error',
  flag: null,
  message: 'wrong',
  help: null,
  file: 'a.hlsl',
  line,
  column,
  endLine: line,
  endColumn,
  notes: [],
  fixes: [],
  ...more,
})

test('carets go under their line, with notes, help and fixes; stripping takes all of it away', () => {
  const source = 'int a;\n// a comment ^ here\n#define A \\\n  b\nTexture2D t : register(u0);\n'
  const fix = { file: 'a.hlsl', line: 5, column: 24, endLine: 5, endColumn: 25, text: 't' }
  const rendered = insertCarets(source, 'a.hlsl', [
    at(5, 24, 26, { flag: '-Wx', help: 'use t', fixes: [fix], notes: [at(1, 5, 6, { severity: 'note', id: 'n' })] }),
    at(1, 1, 4),
    at(3, 9, 10),
    at(2, 1, 2, { file: 'dir/b.hlsli' }),
    at(1, 1, 1, { file: null, line: null, column: null, endLine: null, endColumn: null }),
  ])
  expect(rendered).toBe(`int a;
//  ^ note n: wrong
//@ 1..4 error err_x: wrong
// a comment ^ here
#define A \\
  b
//@ 1 lines up, 9..10 error err_x: wrong
Texture2D t : register(u0);
//                     ^^ error err_x: wrong [-Wx]
//                        help: use t
//                        fix: replace 'u' by 't'
//@ b.hlsli:2:1 error err_x: wrong
//@ nowhere error err_x: wrong
`)
  expect(stripCarets(rendered)).toBe(source)
})

test('an expectation nobody meets is stripped, so the file no longer equals its rendering', () => {
  const text = 'int a;\n//  ^ error err_x: wrong\n'
  expect(insertCarets(stripCarets(text), 'a.hlsl', [])).toBe('int a;\n')
})

test('answers keep their alignment while they are right', () => {
  const text = 'RWBuffer<float> A;     //=> u0\nS s; //=> s.B: u1; s.C: u2\nint x; //=> u9\n//=> $Globals: b7\n'
  expect(stripAnswers(text)).toBe('RWBuffer<float> A;\nS s;\nint x;\n')
  const fixture = { path: '', text, headers: new Map() }
  const resources = [
    { name: 'A', line: 1, answer: 'u0' },
    { name: 's.B', line: 2, answer: 'u1' },
    { name: 's.C', line: 2, answer: 'u3' },
    { name: '$Globals', line: undefined, answer: 'b0' },
  ]
  expect(renderAnswers(fixture, () => ({ resources, errors: ['no room'] }))).toBe(
    'RWBuffer<float> A;     //=> u0\nS s; //=> s.B: u1; s.C: u3\nint x;\n//=> $Globals: b0\n//=> error: no room\n',
  )
})

test('sections replace what is below the separator', () => {
  const fixture = { path: '', text: 'in\n; ==>\nold\n', headers: new Map() }
  expect(renderSections(fixture, (input) => input.toUpperCase())).toBe('in\n; ==>\nIN\n')
})

test('an unknown or repeated header word is an error', () => {
  expect(parseHeaders('// args: -T lib_6_6\nint a;\n// other: x\n', ['args'])).toEqual(
    new Map([['args', '-T lib_6_6']]),
  )
  expect(() => parseHeaders('// arg: -T\n', ['args'])).toThrow("unknown header word 'arg'")
  expect(() => parseHeaders('; args: a\n; args: b\n', ['args'])).toThrow("header 'args' stands twice")
})
