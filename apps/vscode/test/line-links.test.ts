import { expect, test } from 'vitest'
import { outputLines, sourceLines } from '../src/line-links.ts'

const compiled = {
  text: '',
  language: 'llvm',
  lines: [
    { line: 4, uri: 'file:///a.hlsl', source: 10 },
    { line: 5, uri: 'file:///a.hlsl', source: 10 },
    { line: 9, uri: 'file:///b.hlsli', source: 10 },
  ],
}

test('a source line marks what it became, in its own file only', () => {
  expect(outputLines(compiled, 'file:///a.hlsl', 10)).toEqual([4, 5])
  expect(outputLines(compiled, 'file:///a.hlsl', 11)).toEqual([])
})

test('an output line without a source belongs to the last one above it that has one', () => {
  expect(sourceLines(compiled, 7)).toEqual([{ uri: 'file:///a.hlsl', source: 10 }])
  expect(sourceLines(compiled, 9)).toEqual([{ uri: 'file:///b.hlsli', source: 10 }])
  expect(sourceLines(compiled, 2)).toEqual([])
})
