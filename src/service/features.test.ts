// Hover, hints, completion, signatures, colors, links, lenses, actions, calls, folding: what an editor shows.
import { expect, test } from 'vitest'
import { at, editor, positionOf } from '../../test/support/editor.ts'

const path = '/s/main.hlsl'
const shader = `#include "common.hlsli"
#define SCALE(x) ((x) * factor)
static const float factor = 2 * 3;
struct Light { float3 color; float power; };
cbuffer Scene { float exposure; float3 ambient; };
Texture2D<float4> albedo;
Texture2D<float4> gone;
SamplerState smooth;
// Doubles a number.
float twice(float value) { return value * 2; }
#if 0
float dead;
#endif
float4 main(float2 uv : TEXCOORD0, float4 position : SV_Position) : SV_Target {
  Light light;
  light.color = lerp(ambient, 1, 0.5);
  light.power = twice(SCALE(exposure));
  if (factor < 0) light.color += gone[uint2(0, 0)].rgb;
  return albedo.Sample(smooth, uv) * float4(light.color, light.power);
}
`
const files = { [path]: shader, '/s/common.hlsli': 'float helper(float x) { return x; }\n' }
const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } }

function hover(marked: string): string {
  const { service, position } = at(files, path, marked)
  return service.hover(path, position)?.markdown ?? ''
}

test.each([
  ['the value of a constant', '|factor = 2', /static const float factor[\s\S]*value: `6`/],
  [
    'the place of a member of a buffer',
    '|ambient;',
    /float3 ambient {2}\/\/ in Scene\n[\s\S]*offset 4 \(c0\.y\), 12 bytes/,
  ],
  ['members of a buffer', '|Scene {', /b0[\s\S]*\| 0 \| 4 \| float exposure \|/],
  ['where a resource is', '|albedo;', /bound to \*\*t0\*\*: t0 is the first free register/],
  ['why a resource is gone', '|gone;', /is not bound[\s\S]*if \(factor < 0\)/],
  ['the comment of a function', '|twice(SCALE', /float twice\(float value\)[\s\S]*Doubles a number/],
  ['an intrinsic', '|lerp(', /float lerp\(float a, float b, float s\)[\s\S]*Linear interpolation/],
  ['a method', 'albedo.|Sample', /Samples the texture/],
  ['a semantic', '|SV_Target', /render target/],
  ['a type', '|Texture2D<float4> albedo', /Texture2D<float4>[\s\S]*A texture/],
  ['a keyword', '|cbuffer Scene', /A constant buffer/],
  ['a macro', '|SCALE(exposure)', /#define SCALE\(x\) \(\(x\) \* factor\)[\s\S]*\(\(exposure\) \* factor\)/],
  ['a struct', '|Light {', /16 bytes in a constant buffer/],
  ['a swizzle', '.|rgb', /float3 {2}\/\/ of float4/],
])('hover tells %s', (_, marked, expected) => {
  expect(hover(marked)).toMatch(expected)
})

test('hints have registers, offsets and names of parameters', () => {
  const { service } = editor(files)
  const hints = service.inlayHints(path, whole).map(({ label, position: { line } }) => `${line}${label}`)
  expect(hints).toEqual(['4 : b0', '4 @0', '4 @4', '5 : t0', '7 : s0', '16value: '])
  service.chooseVariant(path, { options: { entry: 'main', profile: 'ps_6_6', target: 'spirv' } })
  const vulkan = service.inlayHints(path, whole).map(({ label }) => label)
  expect(vulkan).toContain(' : set 0, binding 1')
})

test('a struct of resources has registers, and no offset', () => {
  const text = `struct Maps { Texture2D color; SamplerState wrap; };
Maps maps;
float4 main() : SV_Target { return maps.color.Sample(maps.wrap, 0); }`
  const { service } = editor({ [path]: text })
  service.chooseVariant(path, { options: { entry: 'main', profile: 'ps_6_6' } })
  expect(service.inlayHints(path, whole).map(({ label }) => label)).toEqual([' : t0, s0'])
})

/** Labels that are offered where the mark stands, after the text was changed. */
function completed(text: string, marked: string): readonly string[] {
  const { service } = editor(files)
  service.change(path, text, 2)
  return service.completion(path, positionOf(text, marked)).items.map(({ label }) => label)
}

const inMain = (line: string): string => shader.replace('  Light light;', `  Light light;\n  ${line}`)

test.each([
  ['members', 'light.', 'light.|', ['color', 'power'], ['albedo', 'lerp']],
  ['methods', 'albedo.Sa', 'albedo.Sa|', ['Sample', 'Load'], ['color']],
  ['swizzles', 'uv.', 'uv.|', ['x', 'xy', 'r'], ['z', 'xyz', 'zw']],
  ['swizzles of three', 'ambient.', 'ambient.|', ['xyz', 'rgb'], ['xyzw', 'zw', 'aaa']],
  ['swizzles of four', 'position.', 'position.|', ['xyzw', 'zw', 'www', 'ba'], []],
  [
    'names',
    'float z = tw',
    'float z = tw|',
    ['twice', 'light', 'uv', 'albedo', 'helper', 'lerp', 'SCALE', 'float4'],
    ['TraceRay'],
  ],
  ['attributes', '[', '\n  [|', ['unroll', 'loop'], ['light']],
])('completion of %s', (_, line, marked, present, absent) => {
  const labels = completed(inMain(line), marked)
  expect(labels).toEqual(expect.arrayContaining(present))
  for (const label of absent) expect(labels).not.toContain(label)
})

test('completion of semantics, registers, files and directives', () => {
  expect(completed(shader.replace('SV_Target', 'SV_'), ': SV_| {')).toContain('SV_Target')
  const register = shader.replace('albedo;', 'albedo : register(t0);\nTexture2D<float4> more : register(')
  expect(completed(register, 'register(|\n')).toEqual(expect.arrayContaining(['t1', 's0', 'u0', 'b0']))
  expect(completed(shader.replace('"common.hlsli"', '"com'), '"com|')).toContain('common.hlsli')
  expect(completed(`#inc\n${shader}`, '#inc|\n')).toContain('include')
  expect(completed(shader.replace('#if 0', '#ifdef SC'), '#ifdef SC|')).toContain('SCALE')
})

test('signatures of functions, intrinsics and methods', () => {
  const help = (line: string): string => {
    const { service } = editor(files)
    const text = inMain(line)
    service.change(path, text, 2)
    const found = service.signatureHelp(path, positionOf(text, `${line}|`))
    return found ? `${found.signatures[found.active]!.label} ${found.activeParameter}` : ''
  }
  expect(help('float z = twice(')).toBe('float twice(float value) 0')
  expect(help('float z = lerp(1, max(2, 3), ')).toBe('float lerp(float a, float b, float s) 2')
  expect(help('albedo.Sample(smooth, ')).toMatch(/Sample\(.*\) 1/)
  expect(help('float z = 1 + (')).toBe('')
})

test('colors tell names apart and grey what is left out', () => {
  const { service } = editor(files)
  const lines = shader.split('\n')
  const tokens = service
    .semanticTokens(path)
    .map(({ line, character, length, type }) => `${lines[line]!.slice(character, character + length)} ${type}`)
  expect(tokens).toEqual(
    expect.arrayContaining([
      'Light struct',
      'color property',
      'twice function',
      'SCALE macro',
      'uv parameter',
      'albedo variable',
      'lerp function',
      'Texture2D type',
      'float dead; comment',
      'struct keyword',
    ]),
  )
  expect(tokens).not.toContain('dead variable')
})

test('links, lenses and the title of a lens', () => {
  const { service } = editor(files)
  expect(service.documentLinks(path)).toMatchObject([
    { target: '/s/common.hlsli', range: { start: { line: 0, character: 10 }, end: { line: 0, character: 22 } } },
  ])
  expect(service.codeLenses(path)).toMatchObject([{ range: { start: { line: 13 } } }])
  expect(service.codeLensTitle(path)).toMatch(/^3 resources: 1 t, 1 b, 1 s; 1 not bound · \d+ instructions$/)
})

test('actions settle messages and write registers', () => {
  const { service, position } = at(files, path, '|albedo;')
  const actions = service.codeActions(path, { start: position, end: position })
  expect(actions.map(({ title }) => title)).toEqual([
    "Freeze 'albedo': write its register",
    'Freeze all resources: write their registers',
  ])
  expect(actions[0]!.files[0]!.edits).toMatchObject([{ text: 'Texture2D<float4> albedo : register(t0);' }])
  expect(service.freezeAll(path)[0]!.edits).toHaveLength(3)
  const text = shader.replace('twice(SCALE', 'twices(SCALE')
  service.change(path, text, 2)
  const wrong = positionOf(text, '|twices')
  expect(service.codeActions(path, { start: wrong, end: wrong })).toMatchObject([
    { kind: 'quickfix', title: "change 'twices' to 'twice'", settles: 'err_undeclared_var_use_suggest' },
  ])
})

test('calls, in and out', () => {
  const { service, position } = at(files, path, '|twice(SCALE')
  expect(service.callItems(path, position)).toMatchObject([{ name: 'twice' }])
  expect(service.incomingCalls(path, position).map(({ item, ranges }) => [item.name, ranges.length])).toEqual([
    ['main', 1],
  ])
  const entry = positionOf(shader, '|main(')
  expect(service.outgoingCalls(path, entry).map(({ item }) => item.name)).toEqual(['twice'])
})

test('folding and growing selections', () => {
  const { service } = editor(files)
  const folds = service.foldingRanges(path).map(({ startLine, endLine, kind }) => `${startLine}-${endLine} ${kind}`)
  expect(folds).toContain('13-18 code')
  expect(folds).toContain('10-11 region')
  const grown = service.selectionRanges(path, positionOf(shader, 'ambi|ent, 1'))
  expect(grown.length).toBeGreaterThan(4)
})

test('symbols of a document and of everything open', () => {
  const { service } = editor(files)
  const names = service.documentSymbols(path).map(({ name, children }) => [name, children.length])
  expect(names).toEqual([
    ['SCALE', 0],
    ['factor', 0],
    ['Light', 2],
    ['Scene', 2],
    ['albedo', 0],
    ['gone', 0],
    ['smooth', 0],
    ['twice', 0],
    ['main', 0],
  ])
  expect(service.workspaceSymbols('hlp').map(({ name }) => name)).toEqual(['helper'])
})
