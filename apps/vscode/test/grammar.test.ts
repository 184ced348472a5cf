// The grammar in the engine VS Code uses: what each piece of a line is coloured as.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import oniguruma from 'vscode-oniguruma'
import textmate from 'vscode-textmate'

const syntaxes = join(import.meta.dirname, '..', 'syntaxes')
const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm')

let hlsl: textmate.IGrammar
let slang: textmate.IGrammar

beforeAll(async () => {
  await oniguruma.loadWASM(readFileSync(wasm))
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => {
      const path = join(syntaxes, `${scope.slice('source.'.length)}.tmLanguage.json`)
      return textmate.parseRawGrammar(readFileSync(path, 'utf8'), path)
    },
  })
  hlsl = (await registry.loadGrammar('source.hlsl'))!
  slang = (await registry.loadGrammar('source.slang'))!
})

/** `word: innermost scope` of every piece of the text that has one. */
function coloured(text: string, grammar = hlsl): readonly string[] {
  const pieces: string[] = []
  let state = textmate.INITIAL
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state)
    state = ruleStack
    for (const { startIndex, endIndex, scopes } of tokens) {
      const word = line.slice(startIndex, endIndex).trim()
      if (word !== '' && scopes.length > 1) pieces.push(`${word}: ${scopes.at(-1)!.replace(/\.(hlsl|slang)$/, '')}`)
    }
  }
  return pieces
}

test('a resource with a register', () => {
  expect(coloured('Texture2D<float4> albedo : register(t3, space1);')).toEqual([
    'Texture2D: support.class.resource',
    '<: keyword.operator',
    'float4: storage.type.numeric',
    '>: keyword.operator',
    ':: keyword.operator',
    'register: storage.modifier.binding',
    '(: punctuation.section.parens',
    't3: constant.other.register',
    ',: meta.binding',
    'space1: constant.other.register',
    '): punctuation.section.parens',
  ])
})

test('an entry point with attributes and semantics', () => {
  expect(coloured('[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {}')).toEqual([
    '[: meta.attribute',
    'numthreads: entity.other.attribute-name',
    '8: constant.numeric',
    '8: constant.numeric',
    '1: constant.numeric',
    'void: storage.type',
    'main: entity.name.function',
    'uint3: storage.type.numeric',
    ':: keyword.operator',
    'SV_DispatchThreadID: support.constant.semantic',
  ])
})

test('words that are modifiers only before another word', () => {
  expect(coloured('float line = point + linear;')).toEqual([
    'float: storage.type.numeric',
    '=: keyword.operator',
    '+: keyword.operator',
  ])
  expect(coloured('linear float2 uv;')[0]).toBe('linear: storage.modifier')
})

test('built-in functions only where they are called', () => {
  expect(coloured('x = lerp(a, b, t); y = lerp;')).toContain('lerp: support.function')
  expect(coloured('y = lerp;')).toEqual(['=: keyword.operator'])
})

test('a definition that goes on over lines ends where the last one does', () => {
  const lines = coloured('#define BIND(x) \\\n  register(x)\nfloat a;')
  expect(lines[0]).toBe('#define: keyword.control.directive.define')
  expect(lines).toContain('BIND: entity.name.function.preprocessor')
  expect(lines.at(-1)).toBe('float: storage.type.numeric')
})

test('numbers with every suffix', () => {
  for (const number of ['0x1Fu', '1.5h', '.5f', '1e-3', '2.L', '7ull'])
    expect(coloured(`x = ${number};`)).toContain(`${number}: constant.numeric`)
})

test('comments hide everything, strings end with their line', () => {
  expect(coloured('/* Texture2D\n float */ int a;').at(-1)).toBe('int: storage.type.numeric')
  expect(coloured('"open\nint a;').at(-1)).toBe('int: storage.type.numeric')
})

test("Slang's words", () => {
  expect(coloured('extension Foo {}', slang)[0]).toBe('extension: storage.type')
  expect(coloured('DescriptorHandle<Texture2D> h;', slang)[0]).toBe('DescriptorHandle: support.class.resource')
})
