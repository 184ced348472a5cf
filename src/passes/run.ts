// Runs passes over a module: one after the other, or a group again and again until nothing changes.
//
//   runPasses(module, ['inline', { untilStable: ['simplify', 'simplify-cfg'] }], context)
//
// Inside a group a pass is skipped when nothing has changed since its own last run that could matter to it (`ignores`), so a quiet group
// costs one round, and a group that follows another one nothing at all unless something changed in between.
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { plainLocation } from '../ir/debug.ts'
import type { Module } from '../ir/module.ts'
import { bug } from '../support/bug.ts'
import { limits } from '../support/limits.ts'
import type { Timer } from '../support/timer.ts'
import type { Pass, PassContext } from './define.ts'
import { passNamed } from './registry.ts'

/** A pass by name or, outside this folder, itself; or a group. */
export type Step = string | Pass | { readonly untilStable: readonly string[] }

export interface RunOptions {
  /** Called after every pass, for printing. */
  readonly afterPass?: (pass: Pass, module: Module, changed: boolean) => void
  /** What is wrong with the module; asked after every pass that changed something. */
  readonly verify?: (module: Module) => readonly { readonly message: string }[]
  /** Milliseconds; given, each pass is timed. */
  readonly now?: () => number
  readonly timer?: Timer | undefined
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
  let hasFailed = false
  const watching: PassContext = {
    ...context,
    report(diagnostic) {
      hasFailed ||= diagnostic.row.severity === 'error'
      context.report?.(diagnostic)
    },
  }
  const progress: Progress = { version: 0, seen: new Map(), changed: new Map() }
  const runOne = (named: string | Pass): void => {
    const pass = typeof named === 'string' ? (passNamed(named) ?? bug(`there is no pass '${named}'`)) : named
    const { name } = pass
    progress.seen.set(name, progress.version)
    const start = options.now?.() ?? 0
    context.remarks.pass = pass.name
    options.timer?.begin(name)
    const changed = pass.run(module, watching)
    options.timer?.end()
    const time = times.get(name) ?? { name, milliseconds: 0, runs: 0, changes: 0 }
    times.set(name, time)
    time.milliseconds += (options.now?.() ?? 0) - start
    time.runs++
    if (changed) time.changes++
    const problems = changed ? (options.verify?.(module) ?? []) : []
    if (problems.length > 0)
      bug(`pass '${name}' broke the module: ${problems.map(({ message }) => message).join('; ')}`)
    options.afterPass?.(pass, module, changed)
    if (changed) progress.changed.set(name, ++progress.version)
  }
  for (const step of steps) {
    // The module of a program with errors is not needed.
    if (hasFailed) break
    if (typeof step !== 'string' && 'untilStable' in step)
      runGroup(step, progress, runOne, () => reportStopped(module, context))
    else runOne(step)
  }
  return { changed: progress.version > 0, times: [...times.values()] }
}

interface Progress {
  /** Grows with every change of the module. */
  version: number
  /** The version that each pass saw last. */
  readonly seen: Map<string, number>
  /** The version that each pass made last. */
  readonly changed: Map<string, number>
}

/** Whether something happened since the last run of the pass that it does not ignore. */
function hasNews(name: string, { seen, changed }: Progress): boolean {
  const last = seen.get(name)
  if (last === undefined) return true
  const { ignores } = passNamed(name) ?? bug(`there is no pass '${name}'`)
  for (const [other, version] of changed) if (version > last && !ignores?.includes(other)) return true
  return false
}

function runGroup(
  { untilStable }: Extract<Step, { readonly untilStable: unknown }>,
  progress: Progress,
  runOne: (name: string) => void,
  stopped: () => void,
): void {
  for (let round = 0; round < limits.passRounds.most; round++) {
    const before = progress.version
    for (const name of untilStable) if (hasNews(name, progress)) runOne(name)
    if (progress.version === before) return
  }
  stopped()
}

function reportStopped(module: Module, { report }: PassContext): void {
  const entry = [...module.functions.values()].find((fn) => !fn.isDeclaration)
  report?.(
    passDiagnostics.warn_optimization_stopped(plainLocation(entry?.location ?? 0), { limit: limits.passRounds.most }),
  )
}
