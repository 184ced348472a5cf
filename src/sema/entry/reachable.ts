// The functions a program needs: what the entry points call, callees before callers.
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import { nearest } from '../../support/nearest.ts'
import { nowhere } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { forEachFunction } from './entry-points.ts'

export function reachableFunctions(checker: Checker, entries: readonly EntryPoint[]): ProgramFunction[] {
  const roots = new Set<ProgramFunction>()
  for (const { function: target, patchConstantFunction } of entries) {
    roots.add(target)
    if (patchConstantFunction) roots.add(patchConstantFunction)
  }
  if (checker.options.stage === 'library') addExported(checker, roots)
  const walk = new Walk(checker)
  // As declared, so that a library lists its functions in that order.
  forEachFunction(checker.globalScope, (target) => void (roots.has(target) && walk.visit(target)))
  for (const root of roots) walk.visit(root)
  return walk.order
}

/** Without a stage to link for, every function that is neither static nor inline can be called from elsewhere. */
function addExported(checker: Checker, roots: Set<ProgramFunction>): void {
  const { exports } = checker.options
  const isExported = (target: ProgramFunction): boolean => {
    if (exports?.names) return exports.names.has(target.name)
    if (exports?.shadersOnly) return false
    return target.isExported || (exports?.isExternalByDefault === true && !target.isStatic && !target.isInline)
  }
  forEachFunction(checker.globalScope, (target: { -readonly [Key in keyof ProgramFunction]: ProgramFunction[Key] }) => {
    if (!target.body) return
    target.isExported = isExported(target)
    if (target.isExported) roots.add(target)
  })
  if (exports?.names) reportMissing(checker, exports.names)
}

/** A name of `-exports` that no function with a body has. */
function reportMissing({ globalScope, sink }: Checker, wanted: ReadonlySet<string>): void {
  const known = new Set<string>()
  forEachFunction(globalScope, ({ name, body }) => void (body && known.add(name)))
  for (const name of wanted) {
    if (known.has(name)) continue
    const close = nearest(name, [...known])
    const advice = close === undefined ? 'a name that a function with a body has' : `'${close}'`
    sink.report(functionDiagnostics.err_hlsl_missing_export(nowhere, { name, advice }))
  }
}

class Walk {
  readonly order: ProgramFunction[] = []
  readonly #checker: Checker
  readonly #state = new Map<ProgramFunction, 'open' | 'done'>()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** Depth first with a stack of its own: call chains may be long. */
  visit(root: ProgramFunction): void {
    const stack: { readonly target: ProgramFunction; readonly callees: readonly ProgramFunction[]; next: number }[] = []
    const enter = (target: ProgramFunction): void => {
      if (this.#state.has(target)) return
      // A misspelt name is taken for the one that was meant, which no token names.
      if (this.#checker.skippedFunctions.has(target) && this.#checker.sink.errorCount === 0)
        bug(`the body of '${target.name}' was skipped, and is reached`)
      this.#state.set(target, 'open')
      stack.push({ target, callees: this.#checker.callees.get(target) ?? [], next: 0 })
    }
    enter(root)
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const callee = frame.callees[frame.next++]
      if (callee) {
        if (this.#state.get(callee) === 'open') this.#reportRecursion(frame.target, callee)
        else enter(callee)
        continue
      }
      stack.pop()
      this.#state.set(frame.target, 'done')
      // A function that is only declared may be dead code, or come from another library: not for the checker to judge.
      if (frame.target.body) this.order.push(frame.target)
    }
  }

  #reportRecursion(caller: ProgramFunction, callee: ProgramFunction): void {
    const notes = [functionDiagnostics.note_hlsl_no_recursion(callee.location)]
    this.#checker.sink.report(
      functionDiagnostics.err_hlsl_no_recursion(
        caller.location,
        { function: caller.name, callee: callee.name },
        { notes },
      ),
    )
  }
}
