// The children of typed expressions and statements, in order of evaluation as far as the tree defines it.
import { reverseFrom } from '../support/lists.ts'
import type { BinaryExpression, Expression, LogicalExpression, Statement, Variable } from './program.ts'

/** Direct operands only. */
export function forEachOperand(expression: Expression, visit: (operand: Expression) => void): void {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'this':
    case 'error':
      return
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'buffer-contents':
      visit(expression.object)
      return
    case 'index':
      visit(expression.object)
      visit(expression.index)
      return
    case 'resource-element':
      visit(expression.object)
      if (expression.selected) visit(expression.selected)
      visit(expression.index)
      return
    case 'heap':
      visit(expression.index)
      if (expression.second) visit(expression.second)
      return
    case 'construct':
      for (const operand of expression.operands) visit(operand)
      return
    case 'splat':
    case 'convert':
    case 'truncate':
    case 'unary':
      visit(expression.operand)
      return
    case 'increment':
      visit(expression.target)
      return
    case 'binary':
    case 'logical':
      visit(expression.left)
      visit(expression.right)
      return
    case 'conditional':
      visit(expression.condition)
      visit(expression.consequent)
      visit(expression.alternate)
      return
    case 'assign':
      visit(expression.value)
      visit(expression.target)
      return
    case 'call':
      if (expression.object) visit(expression.object)
      for (const argument of expression.arguments) visit(argument)
      return
    case 'method':
      visit(expression.object)
      for (const argument of expression.arguments) visit(argument)
      return
    case 'intrinsic':
      for (const argument of expression.arguments) visit(argument)
      return
    case 'sequence':
      for (const part of expression.expressions) visit(part)
      return
  }
}

/** What is converted, whatever becomes of it. */
export function withoutConversions(expression: Expression): Expression {
  let at = expression
  while (at.kind === 'convert') at = at.operand
  return at
}

/** The operations of `a + b + c` from the inside out, and the operand that they begin with: a long sum is as deep as it is long. */
export function operationsOf(expression: BinaryExpression | LogicalExpression): {
  readonly first: Expression
  readonly operations: readonly (BinaryExpression | LogicalExpression)[]
} {
  const operations: (BinaryExpression | LogicalExpression)[] = []
  let first: Expression = expression
  while (first.kind === 'binary' || first.kind === 'logical') {
    operations.push(first)
    first = first.left
  }
  return { first, operations: operations.reverse() }
}

/** The expression and everything below it, parents first. */
export function walkExpression(root: Expression, visit: (expression: Expression) => void): void {
  someExpression(root, (expression) => {
    visit(expression)
    return false
  })
}

/** Every expression of a statement and of the statements below it, with everything below each. */
export function walkBody(body: Statement, visit: (expression: Expression) => void): void {
  someInBody(body, (expression) => {
    visit(expression)
    return false
  })
}

/** Whether the expression or anything below it is such. */
export function someExpression(root: Expression, holds: (expression: Expression) => boolean): boolean {
  return new Search(holds).succeedsIn(root)
}

/** Whether any expression of a statement, of the statements below it, or below those expressions is such. */
export function someInBody(body: Statement, holds: (expression: Expression) => boolean): boolean {
  const search = new Search(holds)
  let isFound = false
  forEachExpression(body, (root) => {
    isFound ||= search.succeedsIn(root)
  })
  return isFound
}

export function mentions(root: Expression, variable: Variable): boolean {
  return someExpression(root, (expression) => expression.kind === 'variable' && expression.variable === variable)
}

class Search {
  readonly #holds: (expression: Expression) => boolean
  readonly #pending: Expression[] = []
  readonly #push = (operand: Expression): void => {
    this.#pending.push(operand)
  }

  constructor(holds: (expression: Expression) => boolean) {
    this.#holds = holds
  }

  succeedsIn(root: Expression): boolean {
    const pending = this.#pending
    pending.push(root)
    for (let expression = pending.pop(); expression; expression = pending.pop()) {
      if (this.#holds(expression)) return true
      const { kind } = expression
      if (kind === 'variable' || kind === 'literal') continue
      const before = pending.length
      forEachOperand(expression, this.#push)
      if (pending.length > before + 1) reverseFrom(pending, before)
    }
    return false
  }
}

/** Every expression of a statement and of the statements below it; whole expressions, not their operands. */
export function forEachExpression(root: Statement, visit: (expression: Expression) => void): void {
  const pending: (Statement | Expression)[] = [root]
  while (pending.length > 0) {
    const node = pending.pop()!
    const from = pending.length
    switch (node.kind) {
      case 'block':
        for (const statement of node.statements) pending.push(statement)
        break
      case 'variable-statement':
        if (node.initializer) pending.push(node.initializer)
        break
      case 'expression-statement':
        pending.push(node.expression)
        break
      case 'if':
        pending.push(node.condition, node.consequent)
        if (node.alternate) pending.push(node.alternate)
        break
      case 'for':
      case 'while':
      case 'do':
        for (const statement of node.initializers) pending.push(statement)
        if (node.condition) pending.push(node.condition)
        if (node.increment) pending.push(node.increment)
        pending.push(node.body)
        break
      case 'switch':
        pending.push(node.condition)
        for (const { body } of node.cases) for (const statement of body) pending.push(statement)
        break
      case 'return':
        if (node.value) pending.push(node.value)
        break
      case 'break':
      case 'continue':
      case 'discard':
        break
      default:
        visit(node)
    }
    reverseFrom(pending, from)
  }
}

/** A statement and all statements inside it, in no certain order. */
export function forEachStatement(root: Statement, visit: (statement: Statement) => void): void {
  someStatement(root, (statement) => {
    visit(statement)
    return false
  })
}

/** Whether a statement or one inside it is such. */
export function someStatement(root: Statement, holds: (statement: Statement) => boolean): boolean {
  const pending: Statement[] = [root]
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    if (holds(statement)) return true
    switch (statement.kind) {
      case 'block':
        for (const inner of statement.statements) pending.push(inner)
        break
      case 'if':
        pending.push(statement.consequent)
        if (statement.alternate) pending.push(statement.alternate)
        break
      case 'for':
      case 'while':
      case 'do':
        pending.push(statement.body)
        for (const inner of statement.initializers) pending.push(inner)
        break
      case 'switch':
        for (const { body } of statement.cases) for (const inner of body) pending.push(inner)
        break
    }
  }
  return false
}
