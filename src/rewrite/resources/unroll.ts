// Loops whose trip count is known can be unrolled, for bodies that need a constant index to choose a resource:
//
//   [unroll] for (uint i = 0; i < 2; i++) sum += both[i].Load(0);        =>        sum += A.Load(0);  sum += B.Load(0);
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import { wrapInteger } from '../../program/evaluate/scalars.ts'
import type { Expression, LoopStatement, Statement, Variable } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'
import { rootVariableOf } from '../../program/writes.ts'
import { limits } from '../../support/limits.ts'
import { boolType, type Type } from '../../types/types.ts'
import { hasSideEffects } from '../effects.ts'
import { mapOperands, mapStatement } from '../map.ts'
import { makeBlock, makeLiteral, makeReference, makeStatement } from '../nodes.ts'

/** The bodies in order, each with its value of the counter; `undefined` when they are not known. `count`: how often it runs, if known. */
export function unrolled(loop: LoopStatement, count: number | undefined): readonly Statement[] | undefined {
  return countedBodies(loop) ?? (count === undefined ? promisedBodies(loop) : repeatedBodies(loop, count))
}

/**
 * The body again and again, with the counter as a variable:
 *
 *   while (i < 2) { sum += t.Load(0); t = B; i++; }     =>     { sum += t.Load(0); t = B; i++; } { sum += t.Load(0); t = B; i++; }
 */
function repeatedBodies(loop: LoopStatement, count: number): readonly Statement[] | undefined {
  const { kind, initializers, condition, increment, body } = loop
  if (kind === 'do' || !condition || hasSideEffects(condition) || jumps(body)) return undefined
  if (count > limits.resourceIterations.most) return undefined
  const next = increment ? [makeStatement(increment)] : []
  const bodies = Array.from({ length: count }, () => new Substitution(new Map()).statement(body))
  return [makeBlock([...initializers, ...bodies.flatMap((each) => [each, ...next])], loop)]
}

function countedBodies(loop: LoopStatement): readonly Statement[] | undefined {
  const counted = startOf(loop)
  if (!counted) return undefined
  const { counter, condition, increment } = counted
  const bodies: Statement[] = []
  let { value } = counted
  for (let iteration = 0; iteration <= limits.resourceIterations.most; iteration++) {
    if (value === undefined) return undefined
    const at = new Substitution(new Map([[counter, value]]))
    const goesOn = fixedInteger(at.expression(condition))
    if (goesOn === undefined) return undefined
    if (!goesOn) return bodies
    bodies.push(at.statement(loop.body))
    value = nextValue(increment, counter, value, at)
  }
  return undefined
}

/**
 * `[unroll(n)]` promises at most n iterations, however many the condition asks for when the shader runs:
 *
 *   [unroll(2)] for (uint i = 0; i < n; i++) sum += both[i].Load(0);     =>     if (0 < n) { sum += A.Load(0); if (1 < n) { sum += B.Load(0); } }
 */
function promisedBodies(loop: LoopStatement): readonly Statement[] | undefined {
  const most = loop.hint?.kind === 'unroll' ? (loop.hint.count ?? 0) : 0
  const counted = startOf(loop)
  if (!counted || most < 1 || most > limits.resourceIterations.most) return undefined
  const { counter, condition, increment } = counted
  const iterations: { readonly condition: Expression; readonly body: Statement }[] = []
  let { value } = counted
  for (let iteration = 0; iteration < most; iteration++) {
    if (value === undefined) return undefined
    const at = new Substitution(new Map([[counter, value]]))
    iterations.push({ condition: at.expression(condition), body: at.statement(loop.body) })
    value = nextValue(increment, counter, value, at)
  }
  let nested: readonly Statement[] = []
  for (const { condition, body } of iterations.reverse()) {
    const consequent = makeBlock([body, ...nested], loop)
    nested = [
      { kind: 'if', hint: undefined, condition, consequent, alternate: undefined, start: loop.start, end: loop.end },
    ]
  }
  return nested
}

interface Counted {
  readonly counter: Variable
  /** That the counter starts with. */
  readonly value: bigint | undefined
  readonly condition: Expression
  readonly increment: Expression
}

/** Of a loop that counts and that nothing else ends. */
function startOf({ kind, initializers, condition, increment, body }: LoopStatement): Counted | undefined {
  const [start, ...others] = initializers
  if (kind !== 'for' || others.length > 0 || start?.kind !== 'variable-statement') return undefined
  const counter = start.variable
  if (!condition || !increment || !start.initializer || isChanged(counter, body) || jumps(body)) return undefined
  return { counter, value: fixedInteger(start.initializer), condition, increment }
}

/** As the counter holds it: `0u - 1` is 4294967295. */
function inRange(value: bigint, { type }: Variable): bigint | undefined {
  return type.kind === 'scalar' ? wrapInteger(value, type.scalar) : undefined
}

function nextValue(increment: Expression, counter: Variable, value: bigint, at: Substitution): bigint | undefined {
  const next = incremented(increment, counter, value, at)
  return next === undefined ? undefined : inRange(next, counter)
}

function incremented(increment: Expression, counter: Variable, value: bigint, at: Substitution): bigint | undefined {
  const isCounter = (target: Expression): boolean => target.kind === 'variable' && target.variable === counter
  if (increment.kind === 'increment' && isCounter(increment.target))
    return increment.operator === '++' ? value + 1n : value - 1n
  if (increment.kind !== 'assign' || !isCounter(increment.target)) return undefined
  const amount = fixedInteger(at.expression(increment.value))
  if (!increment.compound || amount === undefined) return amount
  switch (increment.compound.operator) {
    case '+':
      return value + amount
    case '-':
      return value - amount
    case '*':
      return value * amount
    default:
      return undefined
  }
}

export function isChanged(counter: Variable, body: Statement): boolean {
  let changed = false
  const isCounter = (target: Expression): boolean => rootVariableOf(target) === counter
  walkBody(body, (expression) => {
    if (expression.kind === 'assign' || expression.kind === 'increment') changed ||= isCounter(expression.target)
    else if (expression.kind === 'call')
      expression.function.parameters.forEach(({ mode }, index) => {
        if (mode !== 'in') changed ||= isCounter(expression.arguments[index]!)
      })
    else if (expression.kind === 'method' || expression.kind === 'intrinsic')
      expression.modes.forEach((mode, index) => {
        if (mode !== 'in') changed ||= isCounter(expression.arguments[index]!)
      })
  })
  return changed
}

/** A `break` or `continue` of this loop: there is nothing it could leave any more. */
function jumps(statement: Statement, isInSwitch = false): boolean {
  switch (statement.kind) {
    case 'break':
      return !isInSwitch
    case 'continue':
      return true
    case 'block':
      return statement.statements.some((inner) => jumps(inner, isInSwitch))
    case 'if':
      return (
        jumps(statement.consequent, isInSwitch) ||
        (statement.alternate !== undefined && jumps(statement.alternate, isInSwitch))
      )
    case 'switch':
      return statement.cases.some(({ body }) => body.some((inner) => jumps(inner, true)))
    default:
      return false
  }
}

/** Variables whose values are known as literals; variables that the code declares are new ones each time. */
export class Substitution {
  readonly #values: ReadonlyMap<Variable, bigint | undefined>
  readonly #locals = new Map<Variable, Variable>()

  constructor(values: ReadonlyMap<Variable, bigint | undefined>) {
    this.#values = values
  }

  readonly expression = (expression: Expression): Expression => {
    if (expression.kind !== 'variable') return mapOperands(expression, this.expression)
    const value = this.#values.get(expression.variable)
    if (value !== undefined) return makeLiteral(literalOf(value, expression.type), expression.type, expression)
    const local = this.#locals.get(expression.variable)
    return local ? makeReference(local, expression) : expression
  }

  readonly statement = (statement: Statement): Statement => {
    const mapped = mapStatement(statement, { expression: this.expression, statement: this.statement })
    if (mapped.kind !== 'variable-statement' || mapped.variable.kind !== 'local') return mapped
    const local = { ...mapped.variable }
    this.#locals.set(mapped.variable, local)
    return { ...mapped, variable: local }
  }
}

function literalOf(value: bigint, type: Type): bigint | boolean {
  return type === boolType ? value !== 0n : value
}
