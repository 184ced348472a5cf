import { expect, test } from 'vitest'
import { collapsePath } from './paths.ts'

test.each([
  ['a/./b/../c.h', 'a/c.h'],
  ['../a//b.h', '../a/b.h'],
  ['/a/../../b.h', '/b.h'],
  ['//server/share/a/../b.h', '//server/share/b.h'],
  ['https://host/a/./b.h', 'https://host/a/b.h'],
  ['vscode-vfs://github/a/../b.h', 'vscode-vfs://github/b.h'],
])('%s is %s', (path, collapsed) => {
  expect(collapsePath(path)).toBe(collapsed)
})
