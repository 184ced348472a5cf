// Runs passes over a module: one after the other, or a group again and again until nothing changes.
//
//   runPasses(module, ['inline', { untilStable: ['simplify', 'simplify-cfg'], most: 8 }], context)
//
// Inside a group a pass is skipped when nothing has changed since its own last run, so a quiet group costs one round.
import type { Module } from '../ir/module.ts'
import { bug } from '../support/bug.ts'
import type { Pass, PassContext } from './define.ts'
import { passNamed } from './registry.ts'

export type Step = string | { readonly untilStable: readonly string[]; readonly most: number }

export interface RunOptions {
  /** Called after every pass, for printing. */
  readonly afterPass?: (pass: Pass, module: Module, changed: boolean) => void
  /** What is wrong with the module; asked after every pass that changed something. */
  readonly verify?: (module: Module) => readonly { readonly message: string }[]
  /** Milliseconds; given, each pass is timed. */
  readonly now?: () => number
}

export interface PassTime {
  readonly name: string
  milliseconds: number
  runs: number
  changes: number
}

export interface RunReport {
  readonly changed: boolean
  /** In order of first run. */
  readonly times: readonly PassTime[]
}

export function runPasses(
  module: Module,
  steps: readonly Step[],
  context: PassContext,
  options: RunOptions = {},
): RunReport {
  const times = new Map<string, PassTime>()
  const runOne = (name: string): boolean => {
    const pass = passNamed(name) ?? bug(`there is no pass '${name}'`)
    const start = options.now?.() ?? 0
    const changed = pass.run(module, context)
    const time = times.get(name) ?? { name, milliseconds: 0, runs: 0, changes: 0 }
    times.set(name, time)
    time.milliseconds += (options.now?.() ?? 0) - start
    time.runs++
    if (changed) time.changes++
    const problems = changed ? (options.verify?.(module) ?? []) : []
    if (problems.length > 0)
      bug(`pass '${name}' broke the module: ${problems.map(({ message }) => message).join('; ')}`)
    options.afterPass?.(pass, module, changed)
    return changed
  }
  let changed = false
  for (const step of steps) {
    if (typeof step === 'string') changed = runOne(step) || changed
    else changed = runGroup(step.untilStable, step.most, runOne) || changed
  }
  return { changed, times: [...times.values()] }
}

function runGroup(names: readonly string[], most: number, runOne: (name: string) => boolean): boolean {
  let version = 0
  // A pass may find more to do in what it made itself, so its own change counts for it as well.
  const seen = new Array<number>(names.length).fill(-1)
  for (let round = 0; round < most; round++) {
    const before = version
    names.forEach((name, index) => {
      if (seen[index] === version) return
      seen[index] = version
      if (runOne(name)) version++
    })
    if (version === before) break
  }
  return version > 0
}
