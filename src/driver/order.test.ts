import { expect, test } from 'vitest'
import { createMemoryHost } from '../preprocess/host.ts'
import { createCompiler } from './compiler.ts'
import { defaultOptions } from './options.ts'

function places(text: string, files: Record<string, string> = {}): readonly string[] {
  const compilation = createCompiler(createMemoryHost(files)).compile({ path: 'a', text }, defaultOptions)
  void compilation.unit
  const { reported, sources } = compilation
  return reported.map(({ diagnostic }) => {
    const { file, line } = sources.position(diagnostic.location)
    return `${file}:${line} ${diagnostic.id}`
  })
}

test('messages of different stages come line by line, the preprocessor first on a line', () => {
  expect(places('int a\n#warning one\nint b\n;\n#warning two\nint ) M;\n')).toEqual([
    'a:1 err_invalid_token_after_toplevel_declarator',
    'a:2 pp_hash_warning',
    'a:5 pp_hash_warning',
    'a:6 err_expected_unqualified_id',
  ])
})

test('an included file stands where its #include is', () => {
  expect(
    places('#warning first\n#include "h"\nint )\n;\n#warning last\n', { h: 'int a\n;\n#warning h\nint )\n;\n' }),
  ).toEqual([
    'a:1 pp_hash_warning',
    'h:3 pp_hash_warning',
    'h:4 err_expected_unqualified_id',
    'a:3 err_expected_unqualified_id',
    'a:5 pp_hash_warning',
  ])
})
