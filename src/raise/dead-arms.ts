// Arms that the optimiser has proved dead are gone, and so is what follows a jump that is always taken.
//
//   uint n = min(i, 7);  if (n > 9) a(); else b();      =>     b();
//   if (n < 8) return x;  y();                          =>     return x;
//   c ? x : y                                           =>     y                    where c is always false
//   switch (n) { case 1: a(); break; default: b(); }    =>     b();                 where n is always 2
//   v3[c ? x : 7]                                       =>     v3[2]                where c is always false
//
// What conditions do besides stays. A constant index past the end is an error where an index that is computed means nothing.
import { scalars } from '../hlsl/scalars.ts'
import { evaluateConstant, integerValue } from '../program/evaluate/evaluate.ts'
import type {
  BlockStatement,
  Expression,
  IndexExpression,
  Statement,
  SwitchCase,
  SwitchStatement,
  VariableStatement,
} from '../program/program.ts'
import { hasSideEffects } from '../rewrite/effects.ts'
import { mapChain, mapList, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeBlock, makeSequence, makeStatement } from '../rewrite/nodes.ts'
import type { Location, Span } from '../support/source.ts'
import type { Type } from '../types/types.ts'

/** How the conditions of the statements that begin there, and of the `?` that stand there, always are; of others nothing is known. */
type Conditions = ReadonlyMap<Location, boolean | bigint>

/** The body of a function without them; itself when there are none. Statements that `mustStay` are as they were. */
export function withoutDeadArms(
  body: BlockStatement,
  conditions: Conditions,
  mustStay: (statement: Statement) => boolean = () => false,
): BlockStatement {
  return new DeadArms(conditions, mustStay).block(body)
}

/** Whether a variable has a constant value only because arms are gone: an index that is too large is an error where it is one. */
export function becameConstant({ variable, initializer }: VariableStatement): boolean {
  const { kind, initializer: original } = variable
  if (kind !== 'local' || !initializer || !original || initializer === original) return false
  return evaluateConstant(original) === undefined && evaluateConstant(initializer) !== undefined
}

class DeadArms {
  readonly #conditions: Conditions
  readonly #mustStay: (statement: Statement) => boolean

  constructor(conditions: Conditions, mustStay: (statement: Statement) => boolean) {
    this.#conditions = conditions
    this.#mustStay = mustStay
  }

  block(block: BlockStatement): BlockStatement {
    const statements = this.#list(block.statements)
    return statements === block.statements ? block : { ...block, statements }
  }

  #list(statements: readonly Statement[], isCase = false): readonly Statement[] {
    const kept: Statement[] = []
    for (const statement of statements) {
      if (kept.length > 0 && leaves(kept.at(-1)!)) break
      // The counter of a loop may be declared in front of it, which is no place for a declaration once the loop is gone.
      if (isCase && statement.kind === 'for') kept.push(this.#mapped(statement))
      else kept.push(...this.#statements(statement))
    }
    const isSame =
      kept.length === statements.length && kept.every((statement, index) => statement === statements[index])
    return isSame ? statements : kept
  }

  #statements(statement: Statement): readonly Statement[] {
    const way = this.#conditions.get(statement.start)
    if (way === undefined || this.#mustStay(statement)) return [this.#mapped(statement)]
    switch (statement.kind) {
      case 'if': {
        const arm = way ? statement.consequent : statement.alternate
        return [...this.#effects(statement.condition), ...(arm ? this.#arm(arm) : [])]
      }
      case 'for':
      case 'while': {
        if (way || !statement.condition) return [this.#mapped(statement)]
        const statements = [...statement.initializers.flatMap((each) => this.#statements(each))]
        statements.push(...this.#effects(statement.condition))
        return statements.length > 0 ? [makeBlock(statements, statement)] : []
      }
      case 'switch':
        return typeof way === 'bigint' ? this.#case(statement, way) : [this.#mapped(statement)]
      default:
        return [this.#mapped(statement)]
    }
  }

  /** The case that is taken, and those it falls through to. */
  #case({ cases, condition, ...statement }: SwitchStatement, value: bigint): readonly Statement[] {
    const width = bitsOf(condition.type)
    const isTaken = (label: bigint | undefined): boolean =>
      label !== undefined && BigInt.asUintN(width, label) === BigInt.asUintN(width, value)
    const taken = cases.findIndex(({ values }) => values.some(isTaken))
    const first = taken >= 0 ? taken : cases.findIndex(({ values }) => values.includes(undefined))
    const effects = this.#effects(condition)
    if (first < 0) return effects
    const reached: SwitchCase[] = []
    for (const { body } of cases.slice(first)) {
      reached.push({ values: reached.length === 0 ? [undefined] : [], body: this.#list(body, true) })
      if (body.some(leaves)) break
    }
    const whole = reached.flatMap(({ body }) => body)
    const inner = whole.at(-1)?.kind === 'break' ? whole.slice(0, -1) : whole
    if (!inner.some(breaks)) return [...effects, ...scoped(inner, statement)]
    return [{ ...statement, condition: this.#expression(condition), cases: [{ values: [undefined], body: whole }] }]
  }

  #arm(arm: Statement): readonly Statement[] {
    return scoped(this.#list(arm.kind === 'block' ? arm.statements : [arm]), arm)
  }

  #effects(condition: Expression): readonly Statement[] {
    return hasSideEffects(condition) ? [makeStatement(this.#expression(condition))] : []
  }

  readonly #mapped = (statement: Statement): Statement => {
    if (statement.kind === 'block') return this.block(statement)
    if (statement.kind === 'switch') {
      const condition = this.#expression(statement.condition)
      const cases = mapList(statement.cases, (each) => {
        const body = this.#list(each.body, true)
        return body === each.body ? each : { ...each, body }
      })
      const isSame = condition === statement.condition && cases === statement.cases
      return isSame ? statement : { ...statement, condition, cases }
    }
    return mapStatement(statement, { expression: this.#expression, statement: this.#single })
  }

  readonly #single = (statement: Statement): Statement => {
    const statements = this.#statements(statement)
    return statements.length === 1 ? statements[0]! : makeBlock(statements, statement)
  }

  readonly #expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.#expression)
    const isChoice = expression.kind === 'conditional' && !expression.evaluatesBoth
    const way =
      isChoice && expression.operatorLocation !== undefined && this.#conditions.get(expression.operatorLocation)
    if (!isChoice || typeof way !== 'boolean') {
      const mapped = mapOperands(expression, this.#expression)
      return mapped.kind === 'index' && expression.kind === 'index' && mapped.index !== expression.index
        ? { ...mapped, index: withinBounds(mapped) }
        : mapped
    }
    const arm = this.#expression(way ? expression.consequent : expression.alternate)
    const { condition } = expression
    return hasSideEffects(condition) ? makeSequence([this.#expression(condition), arm], expression) : arm
  }
}

/** The index, or that of the last element where it is a constant beyond. */
function withinBounds({ object, index }: IndexExpression): Expression {
  const count = elementsOf(object.type)
  const value = integerValue(index)
  if (count === undefined || value === undefined || (value >= 0n && value < BigInt(count))) return index
  const { type, start, end } = index
  return { kind: 'literal', value: BigInt(count - 1), type, start, end }
}

/** undefined: not known. */
function elementsOf(type: Type): number | undefined {
  if (type.kind === 'array' || type.kind === 'vector') return type.count
  return type.kind === 'matrix' ? type.rows : undefined
}

/** In braces only where something is declared. */
function scoped(statements: readonly Statement[], span: Span): readonly Statement[] {
  return statements.some(({ kind }) => kind === 'variable-statement') ? [makeBlock(statements, span)] : statements
}

/** Whether it has a `break` that leaves what is around it. */
function breaks(statement: Statement): boolean {
  switch (statement.kind) {
    case 'break':
      return true
    case 'block':
      return statement.statements.some(breaks)
    case 'if':
      return breaks(statement.consequent) || (statement.alternate !== undefined && breaks(statement.alternate))
    default:
      return false
  }
}

function bitsOf(type: Type): number {
  const scalar = type.kind === 'enum' ? type.underlying : type
  return (scalar.kind === 'scalar' && scalars[scalar.scalar].bits) || 32
}

/** Whether control never comes to what follows. */
function leaves(statement: Statement): boolean {
  switch (statement.kind) {
    case 'return':
    case 'break':
    case 'continue':
      return true
    case 'block':
      return statement.statements.some(leaves)
    case 'if':
      return statement.alternate !== undefined && leaves(statement.consequent) && leaves(statement.alternate)
    default:
      return false
  }
}
