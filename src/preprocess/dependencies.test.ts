import { expect, test } from 'vitest'
import { dependencyFileFor, dependencyRule } from './dependencies.ts'

test('a rule names the target and every file', () => {
  expect(dependencyRule('out.dxo', ['a.hlsl', 'my dir/b#.hlsli', 'c$.h'])).toBe(
    'out.dxo: a.hlsl \\\n my\\ dir/b\\#.hlsli \\\n c$$.h\n',
  )
})

test('the .d file takes the place of the extension', () => {
  expect(dependencyFileFor('dir.x/out.dxo')).toBe('dir.x/out.d')
  expect(dependencyFileFor('dir.x/out')).toBe('dir.x/out.d')
})
