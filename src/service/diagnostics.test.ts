// Messages at places of the text, by file.
import { expect, test } from 'vitest'
import { editor } from '../../test/support/editor.ts'

const path = '/s/main.hlsl'

test('messages stand where the text is, whatever #line says, in the file that has them', () => {
  const files = {
    [path]: '#include "h.hlsli"\n#line 100 "other.hlsl"\nfloat4 main() : SV_Target { return missing; }\n',
    '/s/h.hlsli': 'float f() { return wrong; }\n',
  }
  const { service } = editor(files)
  const { files: messages, version } = service.diagnostics(path)
  expect(version).toBe(1)
  const shown = [...messages].map(([file, list]) => [file, list.map(({ range, code }) => [range.start, code])])
  expect(shown).toEqual([
    [path, [[{ line: 2, character: 35 }, 'err_undeclared_var_use']]],
    ['/s/h.hlsli', [[{ line: 0, character: 19 }, 'err_undeclared_var_use']]],
  ])
})

test('notes are related places, fix-its are edits', () => {
  const { service } = editor({ [path]: 'static float colour = 1;\nfloat4 main() : SV_Target { return color; }\n' })
  const [message] = service.diagnostics(path).files.get(path)!
  expect(message!.related[0]!.range.start).toEqual({ line: 0, character: 13 })
  expect(message!.fixes[0]).toMatchObject({
    title: "change 'color' to 'colour'",
    files: [{ path, edits: [{ text: 'colour', range: { start: { line: 1, character: 35 } } }] }],
  })
})

test('what a macro expands to is a related place', () => {
  const { service } = editor({ [path]: '#define BROKEN missing + 1\nfloat f() { return BROKEN; }\n' })
  const [message] = service.diagnostics(path).files.get(path)!
  expect(message!.related).toEqual([
    {
      path,
      range: { start: { line: 0, character: 15 }, end: { line: 0, character: 22 } },
      message: "expanded from macro 'BROKEN'",
    },
  ])
})

test('a change is seen, in a header that is open too', () => {
  const { service } = editor({
    [path]: '#include "h.hlsli"\nfloat4 main() : SV_Target { return f(); }',
    '/s/h.hlsli': '',
  })
  expect(service.diagnostics(path).files.get(path)).toHaveLength(1)
  service.open('/s/h.hlsli', 'float f() { return 1; }', 1)
  expect(service.diagnostics(path).files.get(path)).toEqual([])
  service.change('/s/h.hlsli', 'float g() { return 1; }', 2)
  expect(service.diagnostics(path).files.get(path)).toHaveLength(1)
  service.close('/s/h.hlsli')
  expect(service.diagnostics(path).files.get(path)).toHaveLength(1)
})

test('resources that are gone are faded, with what removed them', () => {
  const text = `Texture2D<float4> a;\nTexture2D<float4> b;\nfloat4 main() : SV_Target {\n  if (false) return b[uint2(0, 0)];\n  return a[uint2(0, 0)];\n}\n`
  const { service } = editor({ [path]: text })
  expect(service.diagnostics(path).files.get(path)).toEqual([])
  const [message] = service.deepDiagnostics(path).files.get(path)!
  expect(message).toMatchObject({
    severity: 'hint',
    tags: ['unnecessary'],
    range: { start: { line: 1, character: 18 } },
  })
  expect(message!.related.length).toBeGreaterThan(0)
})

test('a header is seen through the program that includes it', () => {
  const files = {
    [path]: '#define COLOR float4\n#include "h.hlsli"\nfloat4 main() : SV_Target { return f(); }',
    '/s/h.hlsli': 'COLOR f() { return 1; }\n',
  }
  const { service } = editor(files)
  service.open('/s/h.hlsli', files['/s/h.hlsli']!, 1)
  service.diagnostics(path)
  expect(service.variant('/s/h.hlsli').root).toBe(path)
  expect(service.diagnostics('/s/h.hlsli').files.get('/s/h.hlsli')).toEqual([])
})

test('a comment says what is compiled', () => {
  const text = '// descry: -T cs_6_0 -E go -D N=4\n[numthreads(N, 1, 1)] void go() {}\n'
  const { service } = editor({ [path]: text })
  expect(service.variant(path).options).toMatchObject({ entry: 'go', profile: 'cs_6_0', defines: ['N=4'] })
  expect(service.diagnostics(path).files.get(path)).toEqual([])
})
