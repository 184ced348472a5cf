// Slang's `[require]`: a function that only some targets can have. As with built-in functions, only what an entry point reaches counts.
//
//   [require(metal)] float f() { ... }        [require(hlsl_glsl_spirv)] float g() { ... }        compiled for SPIR-V, a call of f is an error
//
// Names in one attribute are needed together, several attributes are alternatives. What is no target (a stage, a version) is not checked.
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { isLabelOf, type Target, targets } from '../../hlsl/targets.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { reachedFrom } from './availability.ts'

const labels: ReadonlySet<string> = new Set([...Object.values(targets).flatMap((row) => row.labels), 'c', 'llvm'])

export function checkCapabilities(checker: Checker, entries: readonly EntryPoint[]): void {
  const { target } = checker.options
  if (checker.options.language !== 'slang' || target === undefined) return
  const reported = new Set<ProgramFunction>()
  for (const entry of entries)
    for (const caller of reachedFrom(checker, entry))
      for (const callee of checker.callees.get(caller) ?? []) {
        if (isPossible(callee, target) || reported.has(callee)) continue
        reported.add(callee)
        const needs = requirementsOf(callee)
          .map((names) => names.join(', '))
          .join(' or ')
        const notes = [diagnostics.note_hlsl_capability_required(callee.location, { name: callee.name })]
        checker.sink.report(
          diagnostics.err_hlsl_capability(callIn(caller, callee), { name: callee.name, needs, target }, { notes }),
        )
      }
}

function requirementsOf({ attributes }: ProgramFunction): string[][] {
  return attributes.filter(({ name }) => name === 'require').map((attribute) => attribute.arguments.map(String))
}

function isPossible(callee: ProgramFunction, target: Target): boolean {
  const requirements = requirementsOf(callee)
  return requirements.length === 0 || requirements.some((names) => names.every((name) => isMet(name, target)))
}

function isMet(name: string, target: Target): boolean {
  const words = name.split('_').filter((word) => !/^\d+$/.test(word))
  return !words.every((word) => labels.has(word)) || isLabelOf(name, target)
}

/** Where the caller first calls it; the caller itself when that is in the initialiser of a static. */
function callIn(caller: ProgramFunction, callee: ProgramFunction): Location {
  let found: Location | undefined
  if (caller.body)
    walkBody(caller.body, (expression) => {
      if (expression.kind === 'call' && expression.function === callee) found ??= expression.start
    })
  return found ?? caller.location
}
