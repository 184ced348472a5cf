// Whatever the text, lexing and preprocessing end: no throw, no hang, no memory without end, and what they say is true.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { lex } from '../../src/lex/lex.ts'
import { kinds, type TokenBuffer, tokenFlags } from '../../src/lex/tokens.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { printPreprocessed } from '../../src/preprocess/print.ts'
import { spelling } from '../../src/support/intern.ts'
import { SourceFile, SourceMap } from '../../src/support/source.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'

const files = {
  'self.hlsli': '#include "self.hlsli"\n',
  'guarded.hlsli': '#ifndef G\n#define G\nint g;\n#endif\n',
  'once.hlsli': '#pragma once\nint o;\n#define FROM_ONCE(x) x x\n',
  'open.hlsli': '#if 1\nF(\n',
}

function run(text: string, extra: Readonly<Record<string, string>> = {}) {
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const host = createMemoryHost({ ...files, ...extra })
  const result = preprocess({ file: new SourceFile('main.hlsl', text), host }, sources, sink)
  return { ...result, sources, sink }
}

/** Every location leads to a file, and the file has the characters there (or a token was made by # or ##). */
function checkLocations({ tokens, sources, sink }: ReturnType<typeof run>): void {
  for (let index = 0; index < tokens.count; index++) {
    const position = tokens.positions[index]!
    sources.position(position)
    const { entry, offset } = sources.place(sources.spellingOf(position))
    if (tokens.kinds[index] === kinds.endOfFile || (tokens.flags[index]! & tokenFlags.spliced) !== 0) continue
    const word = spelling(tokens.atoms[index]!)
    expect(entry.file.text.startsWith(word, offset)).toBe(true)
  }
  for (const { diagnostic } of sink.reported) if (diagnostic.location > 0) sources.position(diagnostic.location)
}

const characters = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(...' \t\n\r\\/*"\'#<>().,:;eExXpP+-0123456789abLRu8_$@`\0é≠😀'.split('')),
    maxLength: 200,
  }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new TextDecoder().decode(bytes)),
)

const words = (
  'F G H( ( ) , ; + - 1 0 2u 1.5 x y a##b # ## "s" \'c\' __VA_ARGS__ __VA_OPT__( ... defined true __LINE__ __FILE__ __COUNTER__ ' +
  '_Pragma("once") _Pragma( __has_include( "self.hlsli" <a> && || ! ? : == < << ~ % / \\\n // /* */ L R"( $ \u00e9'
).split(' ')
const word = fc.constantFrom(...words)
const gap = fc.constantFrom(' ', ' ', '', '\n')
const text = fc.array(fc.tuple(word, gap), { maxLength: 12 }).map((pairs) => pairs.flat().join(''))
const line = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.tuple(fc.constantFrom('F', 'G', 'H', 'x'), text).map(([name, body]) => `#define ${name} ${body}`),
  fc
    .tuple(fc.constantFrom('F', 'G', 'H', 'x'), fc.constantFrom('', 'a', 'a, b', '...', 'a, ...', 'a...'), text)
    .map(([name, parameters, body]) => `#define ${name}(${parameters}) ${body}`),
  fc
    .tuple(fc.constantFrom('if', 'elif', 'else', 'endif', 'ifdef F', 'ifndef', 'elifdef G', 'elifndef'), text)
    .map(([name, condition]) => `#${name} ${condition}`),
  fc.constantFrom('#undef F', '#undef', '#include "guarded.hlsli"', '#include <once.hlsli>', '#include "once.hlsli"'),
  fc.constantFrom('#include "open.hlsli"', '#include', '#include x', '#pragma once', '#pragma pack_matrix(row_major)'),
  fc.tuple(fc.constantFrom('line', 'error', 'warning', 'pragma', 'foo', '12', ''), text).map(([n, t]) => `#${n} ${t}`),
)
const program = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'))

test('any characters lex to tokens that stand in the text', () => {
  fc.assert(
    fc.property(characters, (source) => {
      const { tokens, problems, directives } = lex(source)
      expect(tokens.kinds[tokens.count - 1]).toBe(kinds.endOfFile)
      let end = 0
      for (let index = 0; index < tokens.count; index++) {
        const position = tokens.positions[index]!
        expect(position).toBeGreaterThanOrEqual(end)
        end = position
        const word = spelling(tokens.atoms[index]!)
        if ((tokens.flags[index]! & tokenFlags.spliced) === 0) expect(source.startsWith(word, position)).toBe(true)
        if ((tokens.flags[index]! & tokenFlags.spliced) === 0) end += word.length
      }
      for (const { token } of problems) expect(token).toBeLessThan(tokens.count)
      expect(directives.ends.length).toBe(directives.starts.length)
    }),
    { numRuns: fuzzRuns(400), seed: 1 },
  )
})

test('any characters preprocess', () => {
  fc.assert(
    fc.property(characters, (source) => checkLocations(run(source))),
    { numRuns: fuzzRuns(300), seed: 2 },
  )
})

test('any directives and macros preprocess', () => {
  fc.assert(
    fc.property(program, (source) => checkLocations(run(source))),
    { numRuns: fuzzRuns(300), seed: 3 },
  )
})

test('printed text reads back as the same tokens', () => {
  fc.assert(
    fc.property(program, (source) => {
      const first = run(source)
      const wordsOf = ({ tokens }: typeof first) => Array.from(tokens.atoms.subarray(0, tokens.count), spelling)
      const isOpen = ({ tokens }: { tokens: TokenBuffer }) =>
        tokens.kinds.subarray(0, tokens.count).includes(kinds.unknown)
      const own = wordsOf(first)
      // A directive made by a macro, or a comment made by pasting, would be read as what it looks like.
      if (isOpen(first) || first.pragmas.some(isOpen) || own.some((one) => /^(?:#|##|_Pragma|__\w+|\\|\/)$/.test(one)))
        return
      const printed = lex(printPreprocessed(first, first.sources).replace(/^#(?:line|pragma).*$/gm, ''))
      expect(Array.from(printed.tokens.atoms.subarray(0, printed.tokens.count), spelling)).toEqual(own)
    }),
    { numRuns: fuzzRuns(300), seed: 4 },
  )
})

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n')

describe('bombs end with an error', () => {
  const cases: readonly (readonly [name: string, text: string, id: string, extra?: Record<string, string>])[] = [
    [
      'object macros that double',
      `${repeat(40, (i) => `#define A${i + 1} A${i} A${i}`)}\nA40`,
      'err_pp_expansion_too_large',
    ],
    [
      'empty macros that double',
      `#define A0\n${repeat(40, (i) => `#define A${i + 1} A${i} A${i}`)}\nA40`,
      'err_pp_expansion_too_large',
    ],
    [
      'function macros that double',
      `#define F0(x) x\n${repeat(40, (i) => `#define F${i + 1}(x) F${i}(x) F${i}(x)`)}\nF40(y)`,
      'err_pp_expansion_too_large',
    ],
    [
      'arguments that double',
      `#define F0(x) x\n${repeat(40, (i) => `#define F${i + 1}(x) F${i}(x x)`)}\nF40(y)`,
      'err_pp_expansion_too_large',
    ],
    [
      'names that double',
      `#define C(a, b) a##b\n#define X(a, b) C(a, b)\n${repeat(40, (i) => `#define A${i + 1} X(A${i}, A${i})`)}\nA40`,
      'err_pp_token_too_long',
    ],
    [
      'strings that double',
      `#define S(x) #x\n#define X(x) S(x)\n${'X('.repeat(40)}""${')'.repeat(40)}`,
      'err_pp_token_too_long',
    ],
    ['nested arguments', `#define F(x) x\n${'F('.repeat(5000)}${')'.repeat(5000)}`, 'err_pp_expansion_too_deep'],
    ['a file that includes itself', '#include "self.hlsli"', 'err_pp_include_too_deep'],
    [
      'files that include each other twice',
      '#include "f0"',
      'err_pp_too_many_includes',
      Object.fromEntries(
        Array.from({ length: 60 }, (_, i) => [`f${i}`, i < 59 ? `#include "f${i + 1}"\n`.repeat(2) : '']),
      ),
    ],
    [
      'a large file over and over',
      '#include "large"\n'.repeat(5000),
      'err_pp_too_many_tokens',
      { large: '#undef A\n'.repeat(5000) },
    ],
    ['parentheses in a condition', `#if ${'('.repeat(100000)}\n#endif`, 'err_bracket_depth_exceeded'],
    ['operators in a condition', `#if ${'!'.repeat(100000)}1\n#endif`, 'err_bracket_depth_exceeded'],
    ['conditions that stay open', '#if 1\n'.repeat(20000), 'err_pp_unterminated_conditional'],
    ['calls that stay open', `#define F(x) x\n${'F(\n'.repeat(20000)}`, 'err_unterm_macro_invoc'],
  ]
  for (const [name, source, id, extra] of cases)
    test(name, () => {
      const { sink } = run(source, extra)
      expect(sink.reported.map(({ diagnostic }) => diagnostic.id)).toContain(id)
    })
})
