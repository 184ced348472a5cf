// IR text and how it is printed. What is printed must read back to the same text and satisfy the verifier.
import { expect } from 'vitest'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { printModule } from '../../src/ir/printer.ts'
import { runFixtures } from '../support/fixture.ts'
import { parseOrThrow } from '../support/passes.ts'
import { renderSections } from '../support/sections.ts'

runFixtures({
  folder: 'ir/print',
  extensions: ['.ll'],
  headers: ['title'],
  render: (fixture) =>
    renderSections(fixture, (input) => {
      const module = parseOrThrow(input)
      expect(verifyModule(module).map(({ message }) => message)).toEqual([])
      const printed = printModule(module)
      expect(printModule(parseOrThrow(printed))).toBe(printed)
      return printed
    }),
})
