// What holds for every pass, on any function, in any order. The interpreter's own tests ask whether results stay the same.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { allPasses, anyPassNamed } from '../../src/driver/all-passes.ts'
import { pipelines } from '../../src/driver/pipelines.ts'
import { printModule } from '../../src/ir/printer.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses } from '../../src/passes/run.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { parseOrThrow } from '../support/passes.ts'
import { randomModule } from '../support/random-ir.ts'

const anyPass = fc.constantFrom(...allPasses)
const context = { remarks: new Remarks(), level: 3 }
const options = { verify: verifyModule }

test('the verifier holds after any order of passes, and the text reads back', () => {
  fc.assert(
    fc.property(randomModule, fc.array(anyPass, { minLength: 1, maxLength: 8 }), (text, names) => {
      const module = parseOrThrow(text)
      runPasses(module, names, context, options)
      const printed = printModule(module)
      expect(printModule(parseOrThrow(printed))).toBe(printed)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

test('a pass that says nothing changed changed nothing, and one that says so did', () => {
  fc.assert(
    fc.property(randomModule, fc.array(anyPass, { maxLength: 4 }), anyPass, (text, before, pass) => {
      const module = parseOrThrow(text)
      runPasses(module, before, context)
      const printed = printModule(module)
      const changed = pass.run(module, context)
      expect(printModule(module) !== printed).toBe(changed)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

// A rule that needs to see two instructions deep may be missed until the next run; rules that undo each other never end.
test('simplifying comes to an end', () => {
  fc.assert(
    fc.property(randomModule, (text) => {
      const module = parseOrThrow(text)
      runPasses(module, ['promote-memory'], context)
      let runs = 0
      while (anyPassNamed('simplify')!.run(module, context)) runs++
      expect(runs).toBeLessThan(6)
    }),
    { numRuns: fuzzRuns(200) },
  )
})

test('pipelines end with valid modules', () => {
  fc.assert(
    fc.property(randomModule, fc.constantFrom(...pipelines), (text, pipeline) => {
      const module = parseOrThrow(text)
      runPasses(module, pipeline, context, options)
    }),
    { numRuns: fuzzRuns(100) },
  )
})
