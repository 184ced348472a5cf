// Declares variables where they get their first value, when all that names them follows there; the others at the top of the function.
//
//   t_index = i; ... t_index ...        =>        uint t_index = i; ... t_index ...
import type { BlockStatement, Expression, Statement, Variable } from '../../program/program.ts'
import { mentions, walkBody } from '../../program/walk.ts'
import { mapStatement } from '../map.ts'
import { makeDeclaration } from '../nodes.ts'

export function declareIndices(body: BlockStatement, locals: ReadonlySet<Variable>): BlockStatement {
  if (locals.size === 0) return body
  const declarer = new Declarer(body, locals)
  const block = declarer.block(body)
  const others = [...locals].filter((local) => !declarer.declared.has(local))
  return others.length === 0
    ? block
    : { ...block, statements: [...others.map((local) => makeDeclaration(local)), ...block.statements] }
}

type Counts = Map<Variable, number>

class Declarer {
  readonly declared = new Set<Variable>()
  readonly #locals: ReadonlySet<Variable>
  readonly #total: Counts

  constructor(body: BlockStatement, locals: ReadonlySet<Variable>) {
    this.#locals = locals
    this.#total = this.#counts(body)
  }

  /** How often each of the variables is named. */
  #counts(root: Statement): Counts {
    const counts: Counts = new Map()
    walkBody(root, (expression) => {
      if (expression.kind !== 'variable' || !this.#locals.has(expression.variable)) return
      counts.set(expression.variable, (counts.get(expression.variable) ?? 0) + 1)
    })
    return counts
  }

  /** Outermost blocks first: a variable is declared as far out as it can be. */
  block(block: BlockStatement): BlockStatement {
    const following: Counts = new Map()
    const statements: Statement[] = []
    for (let index = block.statements.length - 1; index >= 0; index--) {
      const statement = block.statements[index]!
      for (const [variable, count] of this.#counts(statement))
        following.set(variable, (following.get(variable) ?? 0) + count)
      const first = this.#firstValue(statement, following)
      statements.push(first ?? statement)
    }
    return { ...block, statements: statements.reverse().map(this.#inside) }
  }

  #firstValue(statement: Statement, following: Counts): Statement | undefined {
    if (statement.kind !== 'expression-statement') return undefined
    const stored = storedVariable(statement.expression)
    if (!stored || !this.#locals.has(stored.variable) || this.declared.has(stored.variable)) return undefined
    const { variable, value } = stored
    if (following.get(variable) !== this.#total.get(variable) || mentions(value, variable)) return undefined
    this.declared.add(variable)
    return { ...makeDeclaration(variable, value), start: statement.start, end: statement.end }
  }

  readonly #inside = (statement: Statement): Statement => {
    if (statement.kind === 'block') return this.block(statement)
    return mapStatement(statement, { expression: (expression) => expression, statement: this.#inside })
  }
}

function storedVariable(
  expression: Expression,
): { readonly variable: Variable; readonly value: Expression } | undefined {
  if (expression.kind !== 'assign' || expression.compound || expression.target.kind !== 'variable') return undefined
  return { variable: expression.target.variable, value: expression.value }
}
