import { expect, test } from 'vitest'
import { createBench } from '../../test/support/terminal.ts'
import { CompilerBug } from '../support/bug.ts'
import { bugReport, inSource } from './bug-report.ts'

test('says that it is our fault, how to report it, and what was run', () => {
  const text = bugReport(new CompilerBug('no such block'), ['lint', 'my file.hlsl'])
  expect(text).toMatch(/^descry: internal error: no such block\n/)
  expect(text).toContain('Please report it')
  expect(text).toContain("command line: descry lint 'my file.hlsl'\n")
  expect(text).toContain('\n  at ')
})

test('shows lines of TypeScript where the build has a map', () => {
  const { file } = createBench()
  const map = { version: 3, sources: ['../../src/lower/lower.ts'], names: [], mappings: ';AAEA' }
  file('lower.cjs.map', JSON.stringify(map))
  const built = file('lower.cjs', '')
  expect(inSource(`at lower (${built}:2:1)`)).toBe('at lower (src/lower/lower.ts:3:1)')
  expect(inSource(`at ${built}:2:1`)).toBe('at src/lower/lower.ts:3:1')
  expect(inSource('at /no/such/file.cjs:2:1')).toBe('at /no/such/file.cjs:2:1')
})
