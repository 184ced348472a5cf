// The steps that bring the functions of a shader down to what a target has, in order. Every target says here what it lacks.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { BlockStatement, Expression, ProgramFunction, Statement } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { cutStatement } from './bit-fields.ts'
import { ConstructByLeaves, constructInitializers, isByLeaves } from './construct-by-leaves.ts'
import { EffectAnalysis } from './effects.ts'
import { BuiltinExpansion } from './expand-builtins.ts'
import type { Formula } from './formulas/nodes.ts'
import { glslFormulas, spirvFormulas } from './formulas.ts'
import { isOrdered, OrderedEvaluation, type OrderRules } from './order-evaluation.ts'
import { isPlain, plainStatement } from './plain-operators.ts'
import { isByNumbers, RawData } from './raw-data.ts'
import { readMembers } from './read-members.ts'
import { StoredForms } from './stored/forms.ts'
import { isStored, StoredValues } from './stored/step.ts'
import { problemsOf } from './verify.ts'

export { hasEffects } from '../rewrite/effects.ts'
export { becameConstant, withoutDeadArms } from './dead-arms.ts'
export { conflict, EffectAnalysis, type Effects } from './effects.ts'
export { splitOffset } from './raw-data.ts'

export type RaiseTarget = 'glsl' | 'spirv'

export interface Step {
  readonly name: string
  /** Changes the bodies of the functions in place; returns the functions it makes. */
  readonly run: (functions: readonly ProgramFunction[]) => Iterable<ProgramFunction>
  /** Whether an expression may be there from this step on. */
  readonly leaves?: (expression: Expression) => boolean
}

export interface RaiseOptions {
  /** The variables of the source are kept for debuggers. */
  readonly keepsVariables: boolean
  /** The program is checked after every step. */
  readonly verifiesSteps: boolean
  /** Matrices in byte-address buffers lie row by row. */
  readonly hasRawRows: boolean
  /** Of values that are too large to be taken apart. The program is of no use then. */
  readonly sink: DiagnosticSink
}

function expandBuiltins(formulas: ReadonlyMap<string, Formula>): Step {
  return {
    name: 'expand-builtins',
    run: (functions) => {
      const expansion = new BuiltinExpansion(formulas)
      mapBodies(functions, expansion.statement)
      return expansion.made
    },
  }
}

const plainOperators: Step = {
  name: 'plain-operators',
  run: (functions) => mapBodies(functions, plainStatement),
  leaves: isPlain,
}

function orderEvaluation(rules: OrderRules): Step {
  return {
    name: 'order-evaluation',
    run: (functions) => mapBodies(functions, new OrderedEvaluation(new EffectAnalysis(), rules).statement),
    leaves: isOrdered,
  }
}

function rawData({ hasRawRows, sink }: RaiseOptions, isText: boolean): Step {
  return {
    name: 'raw-data',
    run: (functions) => mapBodies(functions, new RawData(hasRawRows, isText, sink).statement),
    leaves: isByNumbers,
  }
}

/** How each target stores values. */
export const storedForms: Readonly<Record<RaiseTarget, StoredForms>> = {
  spirv: new StoredForms(),
  glsl: new StoredForms(),
}

function storedValues(target: RaiseTarget, isText: boolean, sink: DiagnosticSink): Step {
  return {
    name: 'stored-values',
    run: (functions) => mapBodies(functions, new StoredValues(storedForms[target], isText, sink).statement),
    leaves: isStored,
  }
}

const cutBitFields: Step = {
  name: 'bit-fields',
  run: (functions) => mapBodies(functions, cutStatement),
}

function constructByLeaves(isText: boolean): Step {
  return {
    name: 'construct-by-leaves',
    run: (functions) => {
      const { statement, expression } = new ConstructByLeaves(isText)
      constructInitializers(functions, expression)
      return mapBodies(functions, statement)
    },
    leaves: isByLeaves,
  }
}

/** For targets without readable text and without debug information: a struct from a buffer need not be one. */
const membersOnly: Step = {
  name: 'read-members',
  run: (functions) => {
    const known = new Map()
    for (const each of functions) each.body = readMembers(each, known)
    return []
  },
}

function mapBodies(functions: readonly ProgramFunction[], map: (statement: Statement) => Statement): [] {
  for (const each of functions) if (each.body) each.body = map(each.body) as BlockStatement
  return []
}

/** In order. */
export function stepsFor(target: RaiseTarget, options: RaiseOptions): readonly Step[] {
  const isText = target === 'glsl'
  return [
    expandBuiltins(isText ? glslFormulas : spirvFormulas),
    ...(isText || options.keepsVariables ? [] : [membersOnly]),
    orderEvaluation({ isText }),
    rawData(options, isText),
    storedValues(target, isText, options.sink),
    cutBitFields,
    constructByLeaves(isText),
    plainOperators,
  ]
}

export function raiseFunctions(
  functions: readonly ProgramFunction[],
  target: RaiseTarget,
  options: RaiseOptions,
): void {
  const all = [...functions]
  const done: Step[] = []
  if (options.verifiesSteps) verify(all, done)
  for (const step of stepsFor(target, options)) {
    all.push(...step.run(all))
    if (options.sink.errorCount > 0) return
    done.push(step)
    if (options.verifiesSteps) verify(all, done)
  }
}

function verify(functions: readonly ProgramFunction[], done: readonly Step[]): void {
  const problems = problemsOf(
    functions,
    (expression) => done.find(({ leaves }) => leaves?.(expression) === false)?.name,
  )
  const when = done.at(-1)?.name ?? 'the program was specialised'
  if (problems.length > 0) bug(`after ${when}: ${problems.join('; ')}`)
}
