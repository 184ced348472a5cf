// Static variables that change become variables of the entry points, which pass them on to the functions that need them, where it matters
// who changed them before: those with resources, for targets where every use must name its resource, and those that both functions of a
// hull shader use, which run one after the other there and each begin with the initial value.
//
//   static Texture2D t;                                            float4 f(inout Texture2D t) { return t.Load(0); }
//   float4 f() { return t.Load(0); }                         =>
//   void main() { t = A; f(); t = B; f(); }                        void main() { Texture2D t; t = A; f(t); t = B; f(t); }
//
// Runs after methods.ts, on functions that are not shared.
import type {
  CallExpression,
  Expression,
  Parameter,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { makeVariable } from '../program/variables.ts'
import { forEachExpression, walkBody, walkExpression } from '../program/walk.ts'
import { forEachWrite, rootVariableOf, type Written } from '../program/writes.ts'
import { append } from '../support/lists.ts'
import type { Writable } from '../support/writable.ts'
import { arrayElement } from '../types/types.ts'
import { mapOperands, mapStatement } from './map.ts'
import {
  makeBlock,
  makeCall,
  makeDeclaration,
  makeParameter,
  makeReference,
  makeStatement,
  makeZero,
  spanAt,
} from './nodes.ts'

/** Changes the functions. `entries` are the functions that each entry point calls; answers what stands for them. */
export function passStatics(
  functions: ReadonlyMap<ProgramFunction, ProgramFunction>,
  entries: readonly (readonly ProgramFunction[])[],
  { globals }: Program,
): readonly ProgramFunction[] {
  const hasPairs = entries.some((entry) => entry.length > 1)
  const all = globals.filter((global): global is Variable => global.kind === 'static')
  const statics = all.filter(({ type }) => hasPairs || containsResources(type))
  if (statics.length === 0) return entries.flat()
  const changed = changedStatics(functions)
  return new StaticPasser(functions, new Set(statics.filter((each) => changed.has(each)))).run(entries, all)
}

function changedStatics(functions: ReadonlyMap<ProgramFunction, ProgramFunction>): ReadonlySet<Variable> {
  const changed = new Set<Variable>()
  const known = new Map<ProgramFunction, Written>()
  const note = (target: Expression): void => {
    const root = rootVariableOf(target)
    if (root?.kind === 'static') changed.add(root)
  }
  for (const { body } of functions.values())
    if (body) forEachExpression(body, (expression) => forEachWrite(expression, known, note))
  return changed
}

class StaticPasser {
  readonly #functions: ReadonlyMap<ProgramFunction, ProgramFunction>
  /** In order of declaration. */
  #statics: ReadonlySet<Variable>
  readonly #needs = new Map<ProgramFunction, ReadonlySet<Variable>>()
  readonly #called = new Set<ProgramFunction>()
  /** Variables whose initial values are computed by functions that need this one. */
  readonly #computedWith = new Map<Variable, Variable[]>()

  constructor(functions: ReadonlyMap<ProgramFunction, ProgramFunction>, statics: ReadonlySet<Variable>) {
    this.#functions = functions
    this.#statics = statics
  }

  run(entries: readonly (readonly ProgramFunction[])[], globals: readonly Variable[]): readonly ProgramFunction[] {
    const roots = entries.flat()
    const all = new Set([...this.#functions.values(), ...roots])
    for (const target of all) this.#needsOf(target)
    const passed = [...this.#statics].filter(
      (each) => containsResources(each.type) || entries.some((entry) => this.#isShared(each, entry)),
    )
    if (passed.length === 0) return roots
    this.#statics = new Set(passed)
    this.#addComputed(globals)
    for (const target of all) this.#needsOf(target)
    const starts = roots.map((root) => (this.#called.has(root) ? caller(root) : root))
    for (const start of starts) all.add(start)
    for (const target of all) this.#rewrite(target, starts.includes(target))
    return starts
  }

  /** An initial value that a function computes is computed in the entry point, too, if the function needs what is passed. */
  #addComputed(globals: readonly Variable[]): void {
    const passed = new Set(this.#statics)
    const before = new Set(passed)
    this.#statics = passed
    for (let isDone = false; !isDone; ) {
      isDone = true
      this.#needs.clear()
      for (const global of globals) {
        if (passed.has(global) || !global.initializer) continue
        const needs = this.#neededBy(global.initializer, before)
        if (needs.size === 0) continue
        passed.add(global)
        for (const each of needs) append(this.#computedWith, each, global)
        isDone = false
      }
    }
    this.#statics = new Set(globals.filter((each) => passed.has(each)))
  }

  /** To compute a value; the initial values of those in `known` are known. */
  #neededBy(value: Expression, known?: ReadonlySet<Variable>): ReadonlySet<Variable> {
    const needs = new Set<Variable>()
    walkExpression(value, (node) => {
      if (node.kind === 'variable' && this.#statics.has(node.variable) && !known?.has(node.variable))
        needs.add(node.variable)
      if (node.kind === 'call') for (const each of this.#needsOf(this.#calleeOf(node))) needs.add(each)
    })
    return needs
  }

  #isShared(variable: Variable, entry: readonly ProgramFunction[]): boolean {
    return entry.length > 1 && entry.every((target) => this.#needsOf(target).has(variable))
  }

  /** Named in the function, or in what it calls. */
  #needsOf(target: ProgramFunction): ReadonlySet<Variable> {
    const known = this.#needs.get(target)
    if (known) return known
    const needs = new Set<Variable>()
    this.#needs.set(target, needs)
    const add = (expression: Expression): void => {
      if (expression.kind === 'variable' && this.#statics.has(expression.variable)) {
        const { variable } = expression
        if (needs.has(variable)) return
        needs.add(variable)
        if (variable.initializer) walkExpression(variable.initializer, add)
      } else if (expression.kind === 'call') {
        const callee = this.#calleeOf(expression)
        this.#called.add(callee)
        for (const each of this.#needsOf(callee)) needs.add(each)
      }
    }
    if (target.body) walkBody(target.body, add)
    return needs
  }

  #passedTo(target: ProgramFunction): readonly Variable[] {
    const needs = this.#needsOf(target)
    return [...this.#statics].filter((each) => needs.has(each))
  }

  /** With all whose initial values are computed with them, which may change them. */
  #declaredIn(start: ProgramFunction): readonly Variable[] {
    const needs = new Set(this.#passedTo(start))
    for (const variable of needs) {
      for (const each of this.#computedWith.get(variable) ?? []) needs.add(each)
      if (variable.initializer) for (const each of this.#neededBy(variable.initializer)) needs.add(each)
    }
    return [...this.#statics].filter((each) => needs.has(each))
  }

  #calleeOf({ function: written }: CallExpression): ProgramFunction {
    return this.#functions.get(written) ?? written
  }

  #rewrite(target: Writable<ProgramFunction>, isRoot: boolean): void {
    const needed = isRoot ? this.#declaredIn(target) : this.#passedTo(target)
    if (!target.body || needed.length === 0) return
    const own = new Map(needed.map((each) => [each, isRoot ? localFor(each) : parameterFor(each)]))
    const expression = (node: Expression): Expression => {
      if (node.kind === 'variable') {
        const variable = own.get(node.variable)
        return variable ? makeReference(variable, node) : node
      }
      const mapped = mapOperands(node, expression)
      return mapped.kind === 'call' ? this.#passOn(mapped, own) : mapped
    }
    const statement = (node: Statement): Statement => mapStatement(node, { expression, statement })
    const statements = target.body.statements.map(statement)
    const declarations = isRoot ? needed.map((each) => declared(each, own.get(each)!, expression)) : []
    target.body = makeBlock([...declarations, ...statements], target.body)
    if (!isRoot) target.parameters = [...needed.map((each) => own.get(each) as Parameter), ...target.parameters]
  }

  /** In front of the others: what a call writes back to one of its arguments may be such a variable, too, and holds. */
  #passOn(call: CallExpression, own: ReadonlyMap<Variable, Variable>): CallExpression {
    const callee = this.#calleeOf(call)
    const passed = this.#passedTo(callee).map((each) => makeReference(own.get(each)!, call))
    if (passed.length === 0) return call
    // Initializers of statics still have methods.
    const object = call.object ? [call.object] : []
    return { ...makeCall(callee, [...passed, ...object, ...call.arguments], call), type: call.type }
  }
}

function localFor({ name, type, location, isPrecise, rowMajor }: Variable): Variable {
  return makeVariable('local', name, type, location, { isPrecise, rowMajor })
}

function parameterFor({ name, type, location, isPrecise, rowMajor }: Variable): Parameter {
  return { ...makeParameter(name, type, 'inout', location), isPrecise, rowMajor }
}

/** Static variables are zero where nothing is said. */
function declared(
  { initializer, type }: Variable,
  local: Variable,
  expression: (node: Expression) => Expression,
): Statement {
  const holdsNothing = arrayElement(type).kind === 'object'
  const zero = holdsNothing ? undefined : makeZero(type, spanAt(local.location))
  return makeDeclaration(local, initializer ? expression(initializer) : zero)
}

/** A function that does nothing but call another one. */
function caller(target: ProgramFunction): ProgramFunction {
  const span = spanAt(target.location)
  const parameters = target.parameters.map((parameter) => ({ ...parameter }))
  const list = parameters.map((parameter) => makeReference(parameter, span))
  const call = makeCall(target, list, span)
  const result: Statement =
    target.returnType.kind === 'void' ? makeStatement(call) : { kind: 'return', value: call, ...span }
  return { ...target, symbol: `${target.symbol}_entry`, parameters, body: makeBlock([result], span) }
}
