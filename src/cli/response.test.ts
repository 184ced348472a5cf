import { expect, test } from 'vitest'
import { expandResponseFiles, splitWords } from './response.ts'

const files: Record<string, string> = {
  'args.txt': '-T cs_6_6\r\n-D "NAME=two words" @more.txt\n',
  'more.txt': "-E 'main'",
  'self.txt': '@self.txt @self.txt',
}
const expand = (words: string[]) => expandResponseFiles(words, (path) => files[path])

test('words come from files, and files from files', () => {
  expect(expand(['a.hlsl', '@args.txt', '-w'])).toEqual({
    words: ['a.hlsl', '-T', 'cs_6_6', '-D', 'NAME=two words', '-E', 'main', '-w'],
    problems: [],
  })
})

test('a missing file and a circle are problems, told once', () => {
  expect(expand(['@none.txt', '@none.txt']).problems).toEqual(["cannot read response file 'none.txt'"])
  expect(expand(['@self.txt']).problems).toEqual(["response file 'self.txt' includes itself"])
})

test('quotes and escapes', () => {
  expect(splitWords(`a"b c"d '' \\"x\\" C:\\dir\\file`)).toEqual(['ab cd', '', '"x"', 'C:\\dir\\file'])
})
