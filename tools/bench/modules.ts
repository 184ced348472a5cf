// What several stages need: entry points of real shaders, and modules timed pass by pass.
import type { CompileOptions } from '../../src/driver/options.ts'
import { pipelineFor } from '../../src/driver/pipelines.ts'
import type { Module } from '../../src/ir/module.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses } from '../../src/passes/run.ts'
import { inputOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { sampleOf } from '../sample.ts'
import type { BenchContext } from './stage.ts'

export interface ChosenInput {
  readonly path: string
  readonly options: CompileOptions
}

/** An even choice of the listed entry points; none when there is no list. */
export function chosenInputs({ corpus, entries, most }: BenchContext): ChosenInput[] {
  if (corpus === undefined || entries === undefined) return []
  const present = presentEntries(readEntries(entries), corpus)
  return sampleOf(present, most)
    .map((entry) => inputOf(entry, corpus))
    .filter((input) => 'path' in input)
}

export function countInstructions(module: Module): number {
  let count = 0
  for (const fn of module.functions.values()) for (const block of fn.blocks) count += block.instructions.length
  return count
}

export interface PassWork {
  milliseconds: number
  /** What each run of the pass got to see, summed. */
  instructions: number
}

/** Optimises the module as -O3 does, and adds to `work` what each pass did. `now` is a clock in milliseconds. */
export function timePasses(module: Module, work: Map<string, PassWork>, now: () => number): void {
  let instructions = countInstructions(module)
  const { times } = runPasses(
    module,
    pipelineFor(3),
    { remarks: new Remarks(), level: 3 },
    {
      now,
      afterPass(pass, _, changed) {
        const known = work.get(pass.name) ?? { milliseconds: 0, instructions: 0 }
        known.instructions += instructions
        work.set(pass.name, known)
        if (changed) instructions = countInstructions(module)
      },
    },
  )
  for (const { name, milliseconds } of times) work.get(name)!.milliseconds += milliseconds
}
