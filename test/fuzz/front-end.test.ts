// Whatever the text, lint answers: it never throws, and every renderer can print what it found.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { test } from 'vitest'
import { toJson } from '../../src/diagnostics/render/json.ts'
import { renderMsvc } from '../../src/diagnostics/render/msvc.ts'
import { renderSarif } from '../../src/diagnostics/render/sarif.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'

const compiler = createCompiler(
  createMemoryHost({ 'self.hlsli': '#include "self.hlsli"\nint s;\n', 'a.hlsli': 'int a;\n' }),
)
const runs = { numRuns: fuzzRuns(200), seed: 1 }

function lintAndRender(text: string, profile = 'lib_6_6'): void {
  const options = { ...defaultOptions, profile, warnings: { ...defaultOptions.warnings, errorLimit: 50 } }
  const { reported, sources } = compiler.lint({ path: 'fuzz.hlsl', text }, options)
  renderText(reported, sources, { color: true })
  const diagnostics = toJson(reported, sources)
  renderMsvc(diagnostics)
  renderSarif(diagnostics)
}

/** Words that lead deep into the grammar. */
const words = (
  'float4 float4x4 int uint half void struct class interface enum template typename typedef using namespace cbuffer tbuffer ' +
  'Texture2D RWBuffer StructuredBuffer ConstantBuffer SamplerState register packoffset static const groupshared inout out ' +
  'if else for while do switch case default return break continue discard this operator sizeof true false ' +
  'main x y S T SV_Position numthreads unroll shader ( ) [ ] { } < > , ; : :: ? . ... -> ~ ! + - * / % = & | ^ ++ -- && || == ' +
  '!= <= >= << >> += 0 1 4294967296 1.5f 0x7f 1e9 "s" \'c\' #define #include #if #else #endif #undef defined __VA_ARGS__ ## # ' +
  '"self.hlsli" <a.hlsli> M( M(x) \\ // /* */ register(u0) : [[vk::binding(0)]]'
).split(' ')
const soup = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', ' ', '\n', '')), { maxLength: 120 })
  .map((pairs) => `#define M(x) x x\n${pairs.map(([word, gap]) => word + gap).join('')}`)

test('any characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => lintAndRender(text)),
    runs,
  )
})

test('any words', () => {
  fc.assert(
    fc.property(soup, (text) => lintAndRender(text)),
    runs,
  )
})

const folder = join(import.meta.dirname, '..', '..', 'examples')
const examples = readdirSync(folder).filter((name) => name.endsWith('.hlsl'))
const example = fc.constantFrom(...examples.map((name) => readFileSync(join(folder, name), 'utf8')))

test('shaders cut off anywhere', () => {
  const cut = fc.tuple(example, fc.nat(3000)).map(([text, at]) => text.slice(0, at % text.length))
  fc.assert(
    fc.property(cut, (text) => lintAndRender(text)),
    runs,
  )
})

test('shaders with pieces replaced', () => {
  const change = fc.tuple(fc.nat(3000), fc.nat(12), fc.constantFrom(...words))
  const changed = fc.tuple(example, fc.array(change, { minLength: 1, maxLength: 4 })).map(([text, changes]) =>
    changes.reduce((result, [at, length, word]) => {
      const start = at % result.length
      return result.slice(0, start) + word + result.slice(start + length)
    }, text),
  )
  fc.assert(
    fc.property(changed, (text) => lintAndRender(text, 'cs_6_6')),
    runs,
  )
})
