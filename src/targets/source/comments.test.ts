import { expect, test } from 'vitest'
import { SourceFile, SourceMap } from '../../support/source.ts'
import { type TextAbove, textAbove } from './comments.ts'

/** Of the `@` in the text. */
function above(text: string): TextAbove {
  const sources = new SourceMap()
  const { base } = sources.addFile(new SourceFile('a.hlsl', text), 0)
  return textAbove(sources, base + text.indexOf('@'))
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
  expect(above('// one \\\\\n@').comment).toBe('// one ')
})
