// Settings of the client: of all documents, and of folders of the workspace.
import { expect, test } from 'vitest'
import { FolderSettings } from '../src/settings.ts'

test('the innermost folder of the workspace counts', () => {
  const settings = new FolderSettings()
  expect(settings.of('/a/b.hlsl').inlayHints.registers).toBe(true)
  settings.set({ defines: ['A=1'], rules: 'nonsense', inlayHints: { registers: false } }, [
    ['/a', { defines: ['A=2'] }],
    ['/a/b/', { defines: ['A=3'], rules: 'dxc' }],
  ])
  expect(settings.of('/other/x.hlsl')).toMatchObject({ defines: ['A=1'], rules: undefined })
  expect(settings.of('/other/x.hlsl').inlayHints).toEqual({ registers: false, offsets: true, parameters: true })
  expect(settings.of('/a/x.hlsl').defines).toEqual(['A=2'])
  expect(settings.of('/a/b/c/x.hlsl')).toMatchObject({ defines: ['A=3'], rules: 'dxc' })
  expect(settings.of('/ab/x.hlsl').defines).toEqual(['A=1'])
})
