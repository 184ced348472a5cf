// Whether a program may access elements that are not there, by indices that only the optimiser knows: `lint` has to look at the module then.
//
//   groupshared float Sums[4];
//   Sums[id.x] = 0;                                      known only at run time
//   for (int k = 0; k < 4; k++) Sums[k] = 0;             the counter is in bounds
//   for (int k = 0; k <= 4; k++) Sums[k] = 0;            doubtful, and so is the index of a function that is called with constants
import { integerValue } from '../program/evaluate/evaluate.ts'
import type {
  Expression,
  IndexExpression,
  LoopStatement,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { forEachStatement, someExpression, someInBody, walkBody, withoutConversions } from '../program/walk.ts'
import { append } from '../support/lists.ts'
import { placesWritten } from './unwritten-values.ts'

export function hasDoubtfulIndices({ functions, entries }: Program): boolean {
  const roots = new Set(entries.map((entry) => entry.function))
  return functions.some((target) => target.body && new IndicesOf(target, roots.has(target)).isAnyDoubtful())
}

/** From the least to the greatest. */
type Range = readonly [bigint, bigint]

class IndicesOf {
  readonly #body: Statement
  readonly #isEntry: boolean
  /** What locals are given; nothing where that is not known. */
  #values: ReadonlyMap<Variable, readonly (Expression | undefined)[]> | undefined
  #counters: ReadonlyMap<Variable, Range> | undefined
  readonly #unfinished = new Set<Variable>()

  constructor({ body }: ProgramFunction, isEntry: boolean) {
    this.#body = body!
    this.#isEntry = isEntry
  }

  isAnyDoubtful(): boolean {
    return someInBody(this.#body, (expression) => expression.kind === 'index' && this.#isDoubtful(expression))
  }

  #isDoubtful({ object: { type }, index }: IndexExpression): boolean {
    const count = lengthOf(type)
    if (count === undefined || containsResources(type)) return false
    const range = this.#rangeOf(index)
    if (range) return range[0] < 0n || range[1] >= BigInt(count)
    return !this.#isReadLate(index)
  }

  #rangeOf(expression: Expression): Range | undefined {
    const value = integerValue(expression)
    if (value !== undefined) return [value, value]
    if (expression.kind === 'convert') return this.#rangeOf(expression.operand)
    if (expression.kind === 'variable') {
      this.#counters ??= countersIn(this.#body, this.#given)
      return this.#counters.get(expression.variable)
    }
    return undefined
  }

  /** Whether no optimiser can know it: a value from outside of the shader, or made of one. */
  #isReadLate(expression: Expression): boolean {
    return someExpression(
      expression,
      (part) =>
        part.kind === 'resource-element' ||
        part.kind === 'method' ||
        (part.kind === 'variable' && this.#isVariableReadLate(part.variable)),
    )
  }

  #isVariableReadLate(variable: Variable): boolean {
    if (variable.kind === 'constant' || variable.kind === 'groupshared') return true
    if (variable.kind === 'parameter') return this.#isEntry && !this.#given.has(variable)
    const values = variable.kind === 'local' ? this.#given.get(variable) : undefined
    if (!values || this.#unfinished.has(variable)) return false
    this.#unfinished.add(variable)
    const isLate = values.every((value) => value !== undefined && this.#isReadLate(value))
    this.#unfinished.delete(variable)
    return isLate
  }

  get #given(): ReadonlyMap<Variable, readonly (Expression | undefined)[]> {
    this.#values ??= valuesGiven(this.#body)
    return this.#values
  }
}

function lengthOf(type: Expression['type']): number | undefined {
  if (type.kind === 'array' || type.kind === 'vector') return type.count
  return type.kind === 'matrix' ? type.rows : undefined
}

/** What every variable is given; nothing stands for parts, steps and results of calls. */
function valuesGiven(body: Statement): ReadonlyMap<Variable, readonly (Expression | undefined)[]> {
  const given = new Map<Variable, (Expression | undefined)[]>()
  forEachStatement(body, (statement) => {
    if (statement.kind === 'variable-statement' && statement.initializer)
      append(given, statement.variable, statement.initializer)
  })
  walkBody(body, (expression) => {
    for (const place of placesWritten(expression))
      if (place.kind === 'variable')
        append(given, place.variable, expression.kind === 'assign' ? expression.value : undefined)
    if (expression.kind === 'increment' && expression.target.kind === 'variable')
      append(given, expression.target.variable, undefined)
  })
  return given
}

/** Counters of `for (int i = 0; i < 4; i++)` that nothing else changes. */
function countersIn(
  body: Statement,
  given: ReadonlyMap<Variable, readonly (Expression | undefined)[]>,
): ReadonlyMap<Variable, Range> {
  const counters = new Map<Variable, Range>()
  forEachStatement(body, (statement) => {
    if (statement.kind !== 'for') return
    const [start] = statement.initializers
    if (start?.kind !== 'variable-statement' || given.get(start.variable)?.length !== 2) return
    const first = start.initializer && integerValue(start.initializer)
    const last = lastOf(start.variable, statement)
    if (first !== undefined && last !== undefined) counters.set(start.variable, [first, last])
  })
  return counters
}

/** What a counter that goes up can be at most. */
function lastOf(counter: Variable, { condition, increment }: LoopStatement): bigint | undefined {
  const test = condition && withoutConversions(condition)
  const step = increment && withoutConversions(increment)
  const goesUp =
    (step?.kind === 'increment' && step.operator === '++') ||
    (step?.kind === 'assign' && step.compound?.operator === '+' && (integerValue(step.value) ?? 0n) > 0n)
  if (!goesUp || test?.kind !== 'binary') return undefined
  const left = withoutConversions(test.left)
  if (left.kind !== 'variable' || left.variable !== counter) return undefined
  const limit = integerValue(test.right)
  if (limit === undefined) return undefined
  return test.operator === '<' ? limit - 1n : test.operator === '<=' ? limit : undefined
}
