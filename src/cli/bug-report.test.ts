import { expect, test } from 'vitest'
import { CompilerBug } from '../support/bug.ts'
import { bugReport } from './bug-report.ts'

test('says that it is our fault, how to report it, and what was run', () => {
  const text = bugReport(new CompilerBug('no such block'), ['lint', 'my file.hlsl'])
  expect(text).toMatch(/^descry: internal error: no such block\n/)
  expect(text).toContain('Please report it')
  expect(text).toContain("command line: descry lint 'my file.hlsl'\n")
  expect(text).toContain('\n  at ')
})
