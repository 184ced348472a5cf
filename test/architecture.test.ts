// ARCHITECTURE.md and CONTRIBUTING.md name files that exist, and every invariant the tests that hold it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('every invariant names a test', () => {
  const [, section] = /^## Invariants\n(.*?)^## /ms.exec(read('ARCHITECTURE.md'))!
  const invariants = section!.split(/^- /m).slice(1)
  expect(invariants.length).toBeGreaterThan(10)
  expect(invariants.filter((text) => !/`(?:test|src)\/[\w/-]+\.(?:test\.ts|ll)`/.test(text))).toEqual([])
})

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that exist', (page) => {
  const paths = [...read(page).matchAll(/`((?:src|test|tools|docs|bin)\/[\w./-]*)`/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !path.includes('NAME') && !existsSync(join(root, path)))).toEqual([])
})
