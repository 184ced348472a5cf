// Laws of text: whatever is printed reads back to the same text, and reading never throws.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { parseModule } from '../../src/ir/parser.ts'
import { printModule } from '../../src/ir/printer.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { parseOrThrow } from '../support/passes.ts'
import { generateModule } from './generate-module.ts'

const entropy = fc.array(fc.nat(1 << 20), { minLength: 1, maxLength: 400, size: 'max' })

test('generated modules are valid; print, parse, print is the identity', () => {
  fc.assert(
    fc.property(entropy, (numbers) => {
      const module = generateModule(numbers)
      expect(verifyModule(module)).toEqual([])
      const text = printModule(module)
      const again = parseOrThrow(text)
      expect(verifyModule(again)).toEqual([])
      expect(printModule(again)).toBe(text)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

test('text with a piece taken out or doubled is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(entropy, fc.nat(), fc.nat(60), fc.boolean(), (numbers, place, length, doubled) => {
      const text = printModule(generateModule(numbers))
      const start = place % text.length
      const piece = text.slice(start, start + length)
      const damaged = text.slice(0, start) + (doubled ? piece + piece : '') + text.slice(start + length)
      const { module, problems } = parseModule(damaged)
      expect(module === undefined).toBe(problems.length === 1)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(() => parseModule(text)).not.toThrow()
    }),
  )
})
