// Definition, declaration, type and references, through includes and macros.
import { expect, test } from 'vitest'
import { at, editor, positionOf } from '../../test/support/editor.ts'

const shader = `
#include "common.hlsli"
#define SCALE(x) ((x) * factor)
#define BOTH first second
struct Light { float3 color; float power; float3 lit() { return color * power; } };
namespace math { float sq(float x) { return x * x; } float sq(int x) { return 1; } }
float later(float a);
static const float factor = 2;
cbuffer Scene { Light sun; float4 tint; };
Texture2D<float4> albedo;
SamplerState linear_;
enum class Mode { On, Off };
template<typename T> T twice(T value) { return value + value; }
template<typename T> T never(T value) { T copy = value; return copy; }
float4 main(float2 uv : UV) : SV_Target {
  float a = math::sq(uv.x) + math::sq(1);
  for (int i = 0; i < 2; i++) { float a = i; a += 1; }
  Mode mode = Mode::On;
  float b = SCALE(a) + later(a) + common(a) + twice(a) + (mode == Mode::Off);
  return albedo.Sample(linear_, uv) * tint * b + float4(sun.lit(), sun.power);
}
float later(float a) { return a + 1; }
`
const header = `float common(float x) { return x; }\n`
const files = { '/s/main.hlsl': shader, '/s/common.hlsli': header }

/** The marked name means what the other mark stands at. */
function definition(marked: string): string {
  const { service, path, position } = at(files, '/s/main.hlsl', marked)
  return service
    .definition(path, position)
    .map(({ path: file, range }) => `${file}:${range.start.line}:${range.start.character}`)
    .join(' ')
}

/** Of the n-th occurrence of a text in the shader. */
function placeIn(text: string, path = '/s/main.hlsl'): string {
  const source = files[path as keyof typeof files]
  const offset = source.indexOf(text)
  const line = source.slice(0, offset).split('\n').length - 1
  return `${path}:${line}:${offset - source.lastIndexOf('\n', offset - 1) - 1}`
}

test('the shader compiles', () => {
  const { service } = editor(files)
  expect(service.diagnostics('/s/main.hlsl').files.get('/s/main.hlsl')).toEqual([])
})

test.each([
  ['overloads', 'math::|sq(uv.x)', 'sq(float x)'],
  ['overloads', 'math::|sq(1)', 'sq(int x)'],
  ['namespaces', '|math::sq(1)', 'math {'],
  ['the inner of two variables', '|a += 1', 'a = i'],
  ['the outer of two variables', 'SCALE(|a)', 'a = math'],
  ['macros', '|SCALE(a)', 'SCALE(x)'],
  ['a name in the body of a macro', '* |factor)', 'factor = 2'],
  ['enumerators', 'Mode::|Off', 'Off }'],
  ['enums', '|Mode::On;', 'Mode { On'],
  ['templates', '|twice(a)', 'twice(T value)'],
  ['parameters of templates', 'value) { |T copy', 'T> T never'],
  ['templates that nobody instantiates', 'return |copy', 'copy = value'],
  ['fields inside methods', 'return |color', 'color; float power'],
  ['fields of buffers', 'sun.|power', 'power; float3 lit'],
  ['methods', 'sun.|lit()', 'lit() { return'],
  ['members of buffers', '* |tint', 'tint; }'],
  ['resources', '|albedo.Sample', 'albedo;'],
  ['a definition below its prototype', '+ |later(a)', 'later(float a) { return'],
  ['loop variables', '|i < 2', 'i = 0'],
])('the definition of %s: %s', (_, marked, target) => {
  expect(definition(marked)).toBe(placeIn(target))
})

test('the definition of a function in a header, and of the header', () => {
  expect(definition('|common(a)')).toBe(placeIn('common(float', '/s/common.hlsli'))
  expect(definition('"com|mon.hlsli')).toBe('/s/common.hlsli:0:0')
})

test('declarations are all of them', () => {
  const { service, path, position } = at(files, '/s/main.hlsl', '+ |later(a)')
  expect(service.declaration(path, position)).toHaveLength(2)
})

test('the type of a variable', () => {
  const { service, path, position } = at(files, '/s/main.hlsl', 'float4(|sun.lit')
  const [place] = service.typeDefinition(path, position)
  expect(`${path}:${place!.range.start.line}:${place!.range.start.character}`).toBe(placeIn('Light {'))
})

test('references count every use, in macros too', () => {
  const { service, path, position } = at(files, '/s/main.hlsl', '|factor = 2')
  expect(service.references(path, position, true)).toHaveLength(2)
  const prototype = at(files, '/s/main.hlsl', '|later(float a);')
  expect(prototype.service.references(path, prototype.position, true)).toHaveLength(3)
  expect(prototype.service.references(path, prototype.position, false)).toHaveLength(1)
})

test('references in a header are found from all open programs', () => {
  const second = '#include "common.hlsli"\nfloat4 main() : SV_Target { return common(1) + common(2); }'
  const all = { ...files, '/s/other.hlsl': second }
  const { service } = editor(all)
  service.open('/s/main.hlsl', shader, 1)
  service.open('/s/other.hlsl', second, 1)
  service.diagnostics('/s/main.hlsl')
  service.diagnostics('/s/other.hlsl')
  expect(service.references('/s/common.hlsli', { line: 0, character: 7 }, false)).toHaveLength(3)
})

test('parameters of macros are found in the list and in the body, and renamed without touching what is outside', () => {
  const text = `#define MIX(a, b, rest...) ((a) + ((b) - (a)) * 0.5)
float a;
float main() : A { return MIX(a, 2) + MIX(3, a); }
`
  const files = { 'a.hlsl': text }
  const { service } = editor(files)
  const inBody = positionOf(text, '((|a) + ((b)')
  expect(service.definition('a.hlsl', inBody)[0]!.range.start).toEqual(positionOf(text, 'MIX(|a, b, rest'))
  expect(service.references('a.hlsl', inBody, true)).toHaveLength(3)
  expect(service.hover('a.hlsl', inBody)!.markdown).toContain('parameter a')
  expect(service.references('a.hlsl', positionOf(text, 'float |a;'), true)).toHaveLength(3)
  const renamed = service.rename('a.hlsl', inBody, 'first')
  expect(renamed.ok && renamed.files[0]!.edits.map(({ range }) => range.start.line)).toEqual([0, 0, 0])
  expect(service.rename('a.hlsl', inBody, 'b')).toMatchObject({ ok: false })
})
