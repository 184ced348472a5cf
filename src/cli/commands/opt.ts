// `descry opt FILE.ll`: runs passes on textual IR and prints the result.

import { verifyModule } from '../../analysis/verifier.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { allPasses, anyPassNamed } from '../../driver/all-passes.ts'
import { pipelineFor } from '../../driver/pipelines.ts'
import type { Module } from '../../ir/module.ts'
import { parseModule } from '../../ir/parser.ts'
import { printModule } from '../../ir/printer.ts'
import { Remarks } from '../../passes/remarks.ts'
import { type PassTime, type RunOptions, runPasses } from '../../passes/run.ts'
import { nearest } from '../../support/nearest.ts'
import { readInput } from '../input.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export function run(settings: Settings, terminal: Terminal): number {
  const { names, printAfter } = settings.passes
  const unknown = [...(names ?? []), ...printAfter].filter((name) => anyPassNamed(name) === undefined)
  if (unknown.length > 0) return fail(terminal, unknown.map(unknownPass))
  const input = readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  const { module, problems } = parseModule(input.text)
  if (module === undefined) {
    for (const { line, column, message } of problems)
      terminal.error(`${input.path}:${line}:${column}: error: ${message}\n`)
    return exitStatus.failure
  }
  const invalid = verifyModule(module)
  if (invalid.length > 0) {
    for (const { message } of invalid) terminal.error(`${input.path}: error: ${message}\n`)
    return exitStatus.failure
  }
  const level = settings.compile.optimization
  const steps = names?.flatMap((name) => anyPassNamed(name) ?? []) ?? pipelineFor(level)
  const mistakes: Diagnostic[] = []
  const report = (mistake: Diagnostic): unknown => mistakes.push(mistake)
  const { times } = runPasses(module, steps, { remarks: new Remarks(), level, report }, hooks(settings, terminal))
  for (const { message } of mistakes) terminal.error(`${input.path}: error: ${message}\n`)
  if (mistakes.length > 0) return exitStatus.failure
  terminal.out(printModule(module))
  if (settings.passes.time) terminal.error(timeTable(times))
  return exitStatus.success
}

function unknownPass(name: string): string {
  const close = nearest(
    name,
    allPasses.map((pass) => pass.name),
  )
  return `there is no pass '${name}'${close === undefined ? '' : `; did you mean '${close}'?`}`
}

function hooks({ passes: { printAfter, printAfterAll, verifyEach, time } }: Settings, terminal: Terminal): RunOptions {
  return {
    afterPass: ({ name }, module: Module, changed) => {
      if (!printAfterAll && !printAfter.includes(name)) return
      terminal.error(changed ? `; after ${name}\n${printModule(module)}\n` : `; after ${name}: no change\n`)
    },
    ...(verifyEach ? { verify: verifyModule } : {}),
    ...(time ? { now: () => performance.now() } : {}),
  }
}

function timeTable(times: readonly PassTime[]): string {
  const rows = [...times].sort((first, second) => second.milliseconds - first.milliseconds)
  const total = rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const line = (milliseconds: number, runs: string, name: string): string =>
    `${milliseconds.toFixed(2).padStart(10)} ms  ${runs.padStart(9)}  ${name}\n`
  return (
    rows.map(({ name, milliseconds, runs, changes }) => line(milliseconds, `${changes}/${runs}`, name)).join('') +
    line(total, '', 'total (changes/runs beside each pass)')
  )
}
