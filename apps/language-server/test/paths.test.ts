import { expect, test } from 'vitest'
import { pathOf, uriOf } from '../src/paths.ts'

test.each([
  ['file:///home/a/blur.hlsl', '/home/a/blur.hlsl'],
  ['file:///c%3A/shaders/a%20b.hlsl', 'c:/shaders/a b.hlsl'],
  ['file:///home/%C3%A9t%C3%A9/100%25.hlsl', '/home/été/100%.hlsl'],
  ['vscode-vfs://github/owner/repo/a.hlsl', '/@vscode-vfs/github/owner/repo/a.hlsl'],
  ['untitled:Untitled-1', '/@untitled/-/Untitled-1'],
  ['file://server/share/a.hlsl', '//server/share/a.hlsl'],
])('%s is %s, and back', (uri, path) => {
  expect(pathOf(uri)).toBe(path)
  expect(uriOf(path)).toBe(uri)
})

test('a broken escape stays as it is', () => {
  expect(pathOf('file:///a%zz.hlsl')).toBe('/a%zz.hlsl')
})
