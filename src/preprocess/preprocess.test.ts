import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { LexCache } from '../lex/cache.ts'
import { intern, spelling } from '../support/intern.ts'
import { SourceFile, SourceMap } from '../support/source.ts'
import { createMemoryHost, type Host } from './host.ts'
import { type PreprocessOptions, preprocess } from './preprocess.ts'

function run(text: string, files: Record<string, string> = {}, options: Partial<PreprocessOptions> = {}) {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const file = new SourceFile('shaders/main.hlsl', text)
  const result = preprocess({ file, host: createMemoryHost(files), ...options }, sources, sink)
  const words = Array.from(result.tokens.atoms.subarray(0, result.tokens.count - 1), spelling).join(' ')
  return { ...result, words, sources, messages: sink.reported.map(({ diagnostic }) => diagnostic.message) }
}

test('includes are looked up beside the file, beside its includers, then in -I folders', () => {
  const files = {
    'shaders/sub/a.hlsli': '#include "b.hlsli"\n#include "c.hlsli"\n#include <d.hlsli>\n',
    'shaders/sub/b.hlsli': 'beside\n',
    'shaders/c.hlsli': 'includer\n',
    'lib/d.hlsli': 'folder\n',
    'shaders/d.hlsli': 'wrong\n',
  }
  const { words, messages, dependencies } = run('#include "sub/a.hlsli"\n', files, { includeDirectories: ['lib'] })
  expect(words).toBe('beside includer folder')
  expect(messages).toEqual([])
  expect(dependencies).toEqual([
    'shaders/main.hlsl',
    'shaders/sub/a.hlsli',
    'shaders/sub/b.hlsli',
    'shaders/c.hlsli',
    'lib/d.hlsli',
  ])
})

test('a main file named with back slashes includes what lies beside it', () => {
  const file = new SourceFile('shaders\\main.hlsl', '#include "a.hlsli"\n')
  expect(run('', { 'shaders/a.hlsli': 'x' }, { file }).words).toBe('x')
})

test('a file is read once and lexed once, however often it is included', () => {
  const reads: string[] = []
  const memory = createMemoryHost({ 'shaders/a.hlsli': 'x', 'shaders/b.hlsli': '#include "../shaders/a.hlsli"\n' })
  const host: Host = {
    readFile(path) {
      reads.push(path)
      return memory.readFile(path)
    },
  }
  const text = '#include "a.hlsli"\n#include "./a.hlsli"\n#include "b.hlsli"\n'
  expect(run(text, {}, { host }).words).toBe('x x x')
  expect(reads).toEqual(['shaders/a.hlsli', 'shaders/b.hlsli'])

  const lexCache = new LexCache()
  const before = lexCache.lex('shaders/a.hlsli', 'x')
  run(text, {}, { host, lexCache })
  expect(lexCache.lex('shaders/a.hlsli', 'x')).toBe(before)
  expect(lexCache.lex('shaders/a.hlsli', 'y')).not.toBe(before)
})

test('guards and #pragma once make a second inclusion empty, by whatever path', () => {
  const files = {
    'shaders/guard.hlsli': '#ifndef GUARD\n#define GUARD\ng\n#endif\n',
    'shaders/once.hlsli': '#pragma once\no\n',
  }
  const text =
    '#include "guard.hlsli"\n#include "guard.hlsli"\n#include "once.hlsli"\n#include "../shaders/once.hlsli"\n'
  expect(run(text, files).words).toBe('g o')
  expect(run(`${text}#undef GUARD\n#include "guard.hlsli"\n`, files).words).toBe('g o g')
})

test('-D and the target define macros before the first line', () => {
  const options = { defines: ['A', 'B=2', 'F(x)=<x>', 'E='], predefined: [['__TARGET', '6']] as const }
  expect(run('A B F(1) E __TARGET', {}, options).words).toBe('1 2 < 1 > 6')
})

test('pragmas stand between the tokens they were written between', () => {
  const { pragmas } = run('#define M row_major\na\n#pragma pack_matrix(M)\nb _Pragma("pack_matrix(column_major)") c\n')
  const told = pragmas.map(({ name, tokenIndex, tokens }) => [
    tokenIndex,
    name,
    Array.from(tokens.atoms.subarray(0, tokens.count), spelling).join(''),
  ])
  expect(told).toEqual([
    [1, 'pack_matrix', 'pack_matrix(row_major)'],
    [2, 'pack_matrix', 'pack_matrix(column_major)'],
  ])
})

test('a token knows the macro, the argument and the line it comes from', () => {
  const { tokens, sources } = run('#define INNER(x) x + 1\n#define OUTER(y) INNER(y)\n  OUTER(value)\n')
  const at = tokens.atoms.indexOf(intern('value'))
  const history: string[] = []
  for (let location = tokens.positions[at]!; ; ) {
    const entry = sources.entry(location)
    if (entry.kind === 'file') break
    history.push(`${entry.macro}${entry.isArgument ? ' argument' : ''}`)
    location = entry.useStart
  }
  expect(history).toEqual(['INNER argument', 'INNER', 'OUTER'])
  const { offset } = sources.place(sources.spellingOf(tokens.positions[at]!))
  expect(offset).toBe(57)
  expect(sources.position(tokens.positions[at]!)).toEqual({ file: 'shaders/main.hlsl', line: 3, column: 9 })
  const plus = sources.spellingOf(tokens.positions[at + 1]!)
  expect(sources.position(plus)).toMatchObject({ line: 1, column: 20 })
  expect(sources.position(tokens.positions[at + 1]!)).toMatchObject({ line: 3, column: 3 })
})

test('made tokens have a text of their own', () => {
  const { tokens, sources, words } = run('#define JOIN(a, b) a##b #a\nJOIN(left, right)\n')
  expect(words).toBe('leftright "left"')
  const { entry, offset } = sources.place(sources.spellingOf(tokens.positions[0]!))
  expect([entry.file.name, entry.file.text, offset]).toEqual(['<scratch space>', 'leftright', 0])
  expect(sources.position(tokens.positions[0]!)).toMatchObject({ line: 2, column: 1 })
})

test('a main file that is not there is an error', () => {
  expect(run('', {}, { file: 'nowhere.hlsl' }).messages).toEqual(["no such file or directory: 'nowhere.hlsl'"])
})
