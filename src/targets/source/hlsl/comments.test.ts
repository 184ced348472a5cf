import { expect, test } from 'vitest'
import { SourceFile, SourceMap } from '../../../support/source.ts'
import { commentBehind, commentBehindName, type TextAbove, textAbove } from './comments.ts'

/** Of the `@` in the text. */
function atMark<Result>(text: string, ask: (sources: SourceMap, location: number) => Result): Result {
  const sources = new SourceMap()
  const { base } = sources.addFile(new SourceFile('a.hlsl', text), 0)
  return ask(sources, base + text.indexOf('@'))
}

function above(text: string): TextAbove {
  return atMark(text, textAbove)
}

test('line comments directly above, without indentation', () => {
  expect(above('  // one\n  // two\n  @')).toEqual({ comment: '// one\n// two', isApart: false })
  expect(above('a\n\n// one\nfloat @')).toEqual({ comment: '// one', isApart: true })
})

test('a blank line or code between them separates', () => {
  expect(above('// one\n\n@')).toEqual({ comment: '', isApart: true })
  expect(above('// one\nfloat x;\n@')).toEqual({ comment: '', isApart: false })
})

test('attributes and template heads may stand between', () => {
  expect(above('// one\n[numthreads(1, 1, 1)]\nvoid @').comment).toBe('// one')
  expect(above('// one\ntemplate<typename T>\nvoid @').comment).toBe('// one')
})

test('block comments that have their lines for themselves', () => {
  expect(above('/* one */\n@').comment).toBe('/* one */')
  expect(above('/*\n  * one\n  */\n@').comment).toBe('/*\n * one\n */')
  expect(above('float x; /* one */\n@').comment).toBe('')
  expect(above('/* one */ float x; /* two */\n@').comment).toBe('')
})

test('what follows something on its line has no comment', () => {
  expect(above('// one\nfloat x; float @').comment).toBe('')
})

test('no backslash is left to swallow the next line', () => {
  expect(above('// one \\\n@').comment).toBe('// one ')
})

test('a comment behind a declaration belongs to its last declarator', () => {
  expect(atMark('float @; // one', commentBehindName)).toBe('// one')
  expect(atMark('Texture2D @ : register(t0, space1); // one', commentBehindName)).toBe('// one')
  expect(atMark('float @, b; // one', commentBehindName)).toBe('')
  expect(atMark('float @; float b; // one', commentBehindName)).toBe('')
})

test('a comment behind a statement', () => {
  const behind = (text: string): string => atMark(text, (sources, location) => commentBehind(sources, location + 1))
  expect(behind('a = @; // one')).toBe('// one')
  expect(behind('a = b@ // one')).toBe('// one')
  expect(behind('a = @; c = d; // one')).toBe('')
  expect(behind('a = @;\n// one')).toBe('')
})
