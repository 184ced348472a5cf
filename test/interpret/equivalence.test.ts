// Optimised and unoptimised code compute the same: random programs, every level, and every pass alone.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifyModule } from '../../src/analysis/verifier.ts'
import { allPasses } from '../../src/driver/all-passes.ts'
import { pipelineFor } from '../../src/driver/pipelines.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { Module } from '../../src/ir/module.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses, type Step } from '../../src/passes/run.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { programs } from './programs.ts'
import { rawModule } from './raw-module.ts'

const numRuns = fuzzRuns(60)

function run(module: Module): number[] {
  const input = Int32Array.from({ length: 16 }, (_, index) => index * 7 - 20).buffer
  const out = new ArrayBuffer(64)
  const result = new ArrayBuffer(128)
  const outcome = dispatch(module, 'main', { In: { bytes: input }, Out: { bytes: out }, Result: { bytes: result } })
  expect(outcome).toEqual({ ok: true })
  return [...new Int32Array(input), ...new Int32Array(out), ...new Int32Array(result)]
}

function expectSame(source: string, steps: readonly Step[]): void {
  const expected = run(rawModule(source))
  const module = rawModule(source)
  runPasses(module, steps, { remarks: new Remarks(), level: 3 })
  expect(verifyModule(module), source).toEqual([])
  expect(run(module), source).toEqual(expected)
}

describe('what optimisation computes', () => {
  for (const level of [0, 1, 3] as const) {
    it(`is the same at -O${level}`, () => {
      fc.assert(
        fc.property(programs, (source) => expectSame(source, pipelineFor(level))),
        { numRuns },
      )
    })
  }

  /** Most passes find nothing to do before calls are gone and variables are values. */
  const prepared: readonly Step[] = ['inline', 'scalar-replacement', 'promote-memory']
  for (const pass of allPasses) {
    it(`is the same after ${pass.name} alone`, () => {
      fc.assert(
        fc.property(programs, (source) => {
          expectSame(source, [pass])
          expectSame(source, [...prepared, pass])
        }),
        { numRuns: Math.ceil(numRuns / 4) },
      )
    })
  }
})
