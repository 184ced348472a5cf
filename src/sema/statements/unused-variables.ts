// Variables and resources that nothing names: -Wunused-variable, -Wunused-const-variable, -Wunused-resource. All are off by default.
//
//   float unused;      unused variable 'unused'
//
// A name counts as used wherever it stands in a body that is checked, as the target of an assignment too.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { Variable } from '../../program/program.ts'
import { arrayElement } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const flags = ['unused-variable', 'unused-const-variable', 'unused-resource'] as const

/** What is collected for these warnings; absent when none of them is asked for. */
export interface VariableUses {
  readonly used: Set<Variable>
  /** Of the bodies that are being checked. */
  readonly locals: Variable[]
}

/** Is any of these warnings on? */
export function isAskedForUses(sink: DiagnosticSink): boolean {
  return flags.some((flag) => sink.isEnabled(flag))
}

export function createUses(sink: DiagnosticSink): VariableUses | undefined {
  return isAskedForUses(sink) ? { used: new Set(), locals: [] } : undefined
}

/** At the end of a body: those declared since there were `first` of them. */
export function reportUnusedLocals({ sink, uses }: Checker, first: number): void {
  if (!uses) return
  for (const variable of uses.locals.splice(first)) {
    const { kind } = arrayElement(variable.type)
    if (uses.used.has(variable) || kind === 'struct' || kind === 'object' || kind === 'error') continue
    sink.report(variableDiagnostics.warn_unused_variable(variable.location, { name: variable.name }))
    // A static one is among the globals too.
    uses.used.add(variable)
  }
}

/** At the end of the program. */
export function reportUnusedGlobals({ sink, uses, globals }: Checker): void {
  if (!uses) return
  for (const global of globals) {
    if (global.kind === 'constant-buffer' || uses.used.has(global)) continue
    const { name, location, kind, isConst, scope } = global
    if (kind === 'resource') sink.report(variableDiagnostics.warn_unused_resource(location, { name: scope + name }))
    else if (kind === 'static' && !scope.endsWith('::'))
      sink.report(
        isConst
          ? variableDiagnostics.warn_unused_const_variable(location, { name })
          : variableDiagnostics.warn_unused_variable(location, { name }),
      )
  }
}
