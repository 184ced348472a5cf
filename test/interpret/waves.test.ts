// Which lanes work together is part of what a shader means: random programs that diverge, at every level, after every pass alone, and as DXIL.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pipelineFor } from '../../src/driver/pipelines.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { Module } from '../../src/ir/module.ts'
import { passes } from '../../src/passes/registry.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses, type Step } from '../../src/passes/run.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { rawModule } from './raw-module.ts'
import { wavePrograms } from './wave-programs.ts'

const numRuns = fuzzRuns(40)

function run(module: Module, source: string): number[] {
  const input = Int32Array.from([3, -1, 3, 7, 0, 0, 2, 2]).buffer
  const result = new ArrayBuffer(128)
  const outcome = dispatch(module, 'main', { In: { bytes: input }, Result: { bytes: result } }, { waveSize: 4 })
  expect(outcome, source).toEqual({ ok: true })
  return [...new Int32Array(result)]
}

function runAfter(source: string, steps: readonly Step[]): number[] {
  const module = rawModule(source)
  runPasses(module, steps, { remarks: new Remarks(), level: 3 })
  return run(module, source)
}

const waterfall = `Buffer<int> In; RWBuffer<int> Result;
[numthreads(8, 1, 1)] void main(uint id : SV_GroupIndex) {
  int key = In[id];
  while (true) {
    int now = WaveReadLaneFirst(key);
    if (now == key) { Result[id] = (int)WaveActiveCountBits(true); break; }
  }
}`

describe('lanes that work together', () => {
  it('leave a loop in groups', () => {
    const expected = [2, 1, 2, 1, 2, 2, 2, 2]
    expect(run(rawModule(waterfall), waterfall).slice(0, 8)).toEqual(expected)
    for (const level of [0, 3] as const) expect(runAfter(waterfall, pipelineFor(level)).slice(0, 8)).toEqual(expected)
  })

  for (const level of [0, 1, 3] as const)
    it(`are the same at -O${level}`, () => {
      fc.assert(
        fc.property(wavePrograms, (source) => {
          expect(runAfter(source, pipelineFor(level)), source).toEqual(run(rawModule(source), source))
        }),
        { numRuns },
      )
    })

  const prepared: readonly Step[] = ['inline', 'scalar-replacement', 'promote-memory']
  for (const { name } of passes)
    it(`are the same after ${name} alone`, () => {
      fc.assert(
        fc.property(wavePrograms, (source) => {
          expect(runAfter(source, [...prepared, name]), source).toEqual(run(rawModule(source), source))
        }),
        { numRuns: Math.ceil(numRuns / 4) },
      )
    })
})
