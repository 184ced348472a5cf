import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { kinds } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import { SourceFile, SourceMap } from '../support/source.ts'
import { createMemoryHost } from './host.ts'
import { preprocess } from './preprocess.ts'
import { printPreprocessed } from './print.ts'

function run(text: string, files: Record<string, string> = {}) {
  const sources = new SourceMap()
  const host = createMemoryHost(files)
  const result = preprocess({ file: new SourceFile('main.hlsl', text), host }, sources, new DiagnosticSink())
  const words: string[] = []
  for (let index = 0; index < result.tokens.count; index++)
    if (result.tokens.kinds[index] !== kinds.endOfFile) words.push(spelling(result.tokens.atoms[index]!))
  return { printed: printPreprocessed(result, sources), words }
}

test('lines, columns and files are kept', () => {
  const { printed } = run('#include "a.hlsli"\nfloat x;\n\n  float  y = ONE ;\n', {
    'a.hlsli': '#pragma once\n#define ONE 1\nint a;\n',
  })
  expect(printed).toBe('#line 3 "a.hlsli"\nint a;\n#line 2 "main.hlsl"\nfloat x;\n\n  float y = 1 ;\n')
})

test('a long gap and #line become markers, pragmas stay', () => {
  const { printed } = run(`a\n${'\n'.repeat(20)}b\n#pragma pack_matrix(row_major)\nc\n#line 100 "other.fx"\nd\n`)
  expect(printed).toBe(
    '#line 1 "main.hlsl"\na\n#line 22 "main.hlsl"\nb\n#pragma pack_matrix(row_major)\nc\n#line 100 "other.fx"\nd\n',
  )
})

test.each([
  '#define M -\na = -M-b;\n',
  '#define F(x) x\nF(a)F(b) F(1).x F(.)5 1.F(f) F(+)F(+) F(<)= F(:):\n',
  '#define CAT(a, b) a ## b\nCAT(x, 1)CAT(y, 2)\n"a"F 0xe+1\n',
])('the text lexes to the same tokens: %j', (text) => {
  const { printed, words } = run(text)
  expect(run(printed).words).toEqual(words)
})
