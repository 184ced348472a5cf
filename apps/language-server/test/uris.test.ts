import { expect, test } from 'vitest'
import { pathOf, uriOf } from '../src/uris.ts'

test.each([
  ['file:///a%20b/c.hlsl', '/a b/c.hlsl'],
  ['file:///C:/x.hlsl', 'C:/x.hlsl'],
  ['file://server/share/x.hlsl', '//server/share/x.hlsl'],
  ['vscode-vfs://github/a/x.hlsl', 'vscode-vfs://github/a/x.hlsl'],
  ['untitled:Untitled-1', 'untitled:Untitled-1'],
])('%s and back', (uri, path) => {
  expect(pathOf(uri)).toBe(path)
  expect(uriOf(path)).toBe(uri)
})
