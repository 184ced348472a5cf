// Removes the stores of indices that are never read, and declares the variables that are left.
//
//   t_index = 1; Textures[1].Load(0);        =>        Textures[1].Load(0);
import type { BlockStatement, Expression, Statement, Variable } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'
import { hasSideEffects } from '../effects.ts'
import { mapList, mapOperands, mapStatement } from '../map.ts'
import { makeSequence, makeStatement } from '../nodes.ts'
import { declareIndices } from './declare-indices.ts'

/** `kept` are stored to for uses outside. */
export function withoutUnusedIndices(
  body: BlockStatement,
  locals: readonly Variable[],
  stores: WeakSet<Expression>,
  kept: ReadonlySet<Variable>,
): BlockStatement {
  if (locals.length === 0) return body
  const candidates = new Set(locals)
  let current = body
  for (;;) {
    const read = readVariables(current, stores)
    const unused = new Set([...candidates].filter((variable) => !read.has(variable) && !kept.has(variable)))
    if (unused.size === 0) break
    for (const variable of unused) candidates.delete(variable)
    current = new Remover(stores, unused).block(current)
  }
  return declareIndices(current, candidates)
}

function readVariables(body: BlockStatement, stores: WeakSet<Expression>): Set<Variable> {
  const read = new Set<Variable>()
  const targets = new Set<Expression>()
  walkBody(body, (expression) => {
    if (expression.kind === 'assign' && stores.has(expression)) targets.add(expression.target)
    else if (expression.kind === 'variable' && !targets.has(expression)) read.add(expression.variable)
  })
  return read
}

class Remover {
  readonly #stores: WeakSet<Expression>
  readonly #unused: ReadonlySet<Variable>

  constructor(stores: WeakSet<Expression>, unused: ReadonlySet<Variable>) {
    this.#stores = stores
    this.#unused = unused
  }

  block(block: BlockStatement): BlockStatement {
    return { ...block, statements: block.statements.flatMap(this.#statement) }
  }

  /** What is left of a store: its value when that does something. */
  #remains(expression: Expression): Expression | undefined | 'no store' {
    if (expression.kind !== 'assign' || !this.#stores.has(expression) || expression.target.kind !== 'variable')
      return 'no store'
    if (!this.#unused.has(expression.target.variable)) return 'no store'
    return hasSideEffects(expression.value) ? this.#expression(expression.value) : undefined
  }

  readonly #expression = (expression: Expression): Expression => {
    const remains = this.#remains(expression)
    if (remains !== 'no store') return remains ?? (expression.kind === 'assign' ? expression.value : expression)
    if (expression.kind !== 'sequence') return mapOperands(expression, this.#expression)
    const parts = expression.expressions.flatMap((part, index) => {
      const left = this.#remains(part)
      if (left === 'no store') return [this.#expression(part)]
      return left ? [left] : index === expression.expressions.length - 1 && part.kind === 'assign' ? [part.value] : []
    })
    return makeSequence(parts, expression)
  }

  readonly #statement = (statement: Statement): Statement[] => {
    if (statement.kind === 'block') return [this.block(statement)]
    if (statement.kind === 'expression-statement') {
      const remains = this.#remains(statement.expression)
      if (remains !== 'no store') return remains ? [makeStatement(remains)] : []
    }
    if (statement.kind === 'switch')
      return [
        {
          ...statement,
          condition: this.#expression(statement.condition),
          cases: mapList(statement.cases, (one) => ({ ...one, body: one.body.flatMap(this.#statement) })),
        },
      ]
    return [mapStatement(statement, { expression: this.#expression, statement: this.#single })]
  }

  /** A statement that must stay one. */
  readonly #single = (statement: Statement): Statement => {
    const [only, ...others] = this.#statement(statement)
    if (only && others.length === 0) return only
    return { kind: 'block', statements: [], start: statement.start, end: statement.end }
  }
}
