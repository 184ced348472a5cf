// Variants from project files, comparisons, root signatures.
import { expect, test } from 'vitest'
import { editor } from '../../test/support/editor.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { createLanguageService, projectVariants, shaderToolsOptions } from './service.ts'

test('a project offers a variant for every entry point and permutation', () => {
  const project = {
    includes: ['lib'],
    defines: { COMMON: 1 },
    shaders: [
      { files: ['shaders/*.hlsl'], entries: [{ entry: 'PSMain', profile: 'ps_6_6' }], axes: { SHADOWS: [0, 1] } },
    ],
  }
  const text = 'float4 PSMain() : SV_Target { return SHADOWS + COMMON; }'
  const host = createMemoryHost({ '/p/descry.json': JSON.stringify(project), '/p/shaders/mesh.hlsl': text })
  const variants = projectVariants(host, '/p/descry.json')
  expect(variants.get('/p/shaders/mesh.hlsl')).toMatchObject([
    {
      name: 'mesh.PSMain SHADOWS=0',
      options: { entry: 'PSMain', defines: ['COMMON=1', 'SHADOWS=0'], includes: ['/p/lib'] },
    },
    { name: 'mesh.PSMain SHADOWS=1', options: { defines: ['COMMON=1', 'SHADOWS=1'] } },
  ])
  const { service, path } = editor({ '/p/shaders/mesh.hlsl': text })
  service.offerVariants(path, variants.get(path)!)
  expect(service.diagnostics(path).files.get(path)).toEqual([])
  service.chooseVariant(path, variants.get(path)![1])
  expect(service.variant(path).name).toBe('mesh.PSMain SHADOWS=1')
})

test('shadertoolsconfig.json counts from the outside in, up to the root', () => {
  const host = createMemoryHost({
    '/shadertoolsconfig.json': '{ "hlsl.preprocessorDefinitions": { "FAR": 1 } }',
    '/p/shadertoolsconfig.json':
      '{ "root": true, "hlsl.preprocessorDefinitions": { "A": 1, "B": "x" }, "hlsl.additionalIncludeDirectories": ["inc"] }',
    '/p/q/shadertoolsconfig.json': '{ "hlsl.preprocessorDefinitions": { "A": 2 } }',
    '/p/q/r/shadertoolsconfig.json': 'no JSON',
  })
  expect(shaderToolsOptions(host, '/p/q/r/a.hlsl')).toEqual({ defines: ['A=2', 'B=x'], includes: ['/p/inc'] })
})

const path = '/s/main.hlsl'
const shader =
  'cbuffer C { float4 tint; };\nTexture2D<float4> image;\nfloat4 main() : SV_Target {\n  return image[uint2(0, 0)] * tint;\n}\n'

test('defaults of a folder count where nothing else does', () => {
  const { service } = editor({ [path]: 'float4 main() : SV_Target { return VALUE; }' })
  service.setDefaults('/s', { defines: ['VALUE=1'] })
  expect(service.diagnostics(path).files.get(path)).toEqual([])
})

test('bindings beside those of the other rules and of a commit', () => {
  const { service } = editor({ [path]: shader })
  expect(service.compareRules(path)).toMatchObject({ same: true, before: { rules: 'clang' }, after: { rules: 'dxc' } })
  const before = createMemoryHost({ [path]: shader.replace('image;', 'image : register(t4);') })
  expect(service.compareWithHost(path, before).changes).toMatchObject([{ kind: 'moved', name: 'image' }])
  for (const kind of ['registers', 'layout', 'flow', 'rules'] as const)
    expect(service.picture(path, kind)).toContain('<svg')
})

test('a root signature that fits, written above the entry point', () => {
  const { service } = editor({ [path]: shader })
  const edits = service.addRootSignature(path)
  if (typeof edits === 'string') throw new Error(edits)
  const { range, text } = edits[0]!.edits[0]!
  expect(range.start).toEqual({ line: 2, character: 0 })
  const lines = shader.split('\n')
  lines.splice(2, 0, text.trimEnd())
  service.change(path, lines.join('\n'), 2)
  expect(service.deepDiagnostics(path).files.get(path)).toEqual([])
  expect(service.addRootSignature(path)).toMatch(/already/)
  expect(service.codeLensTitle(path)).toMatch(/2 root parameters/)
})

test('a file is not seen through another one that only misses a header', () => {
  const files = {
    '/a/one.hlsl': '#include "missing.h"\nfloat4 main() : SV_Target { return 1; }\n',
    '/a/two.hlsl': 'void helper(out float x) { x = 1; }\n',
  }
  const service = createLanguageService(createMemoryHost(files))
  for (const [path, text] of Object.entries(files)) {
    service.open(path, text, 1)
    service.diagnostics(path)
  }
  expect(service.variant('/a/two.hlsl').root).toBe(undefined)
  expect(service.documentSymbols('/a/two.hlsl').map(({ name }) => name)).toEqual(['helper'])
})
