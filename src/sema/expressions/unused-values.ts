// Statements whose value is not used: `a == b;`, `x + 1;`. Clang's -Wunused-value and -Wunused-comparison.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

/** `expression` is what `syntax` was checked to; calls and assignments have done something already. */
export function warnUnused(checker: Checker, syntax: ast.Expression, expression: Expression): void {
  if (expression.type.kind === 'error' || expression.type.kind === 'void') return
  const comparison = syntax.kind === 'binary' ? comparisons[syntax.operator] : undefined
  if (comparison && syntax.kind === 'binary' && expression.kind === 'binary') {
    const at = syntax.operatorLocation
    const extras = comparison === 'equality' ? equalityExtras(at, syntax.operator) : {}
    checker.sink.report(diagnostics.warn_unused_comparison(at, { kind: comparison }, extras))
    return
  }
  const at = unusedAt(syntax, expression)
  if (at !== undefined) checker.sink.report(diagnostics.warn_unused_expr(at))
}

/** Of the left side of a comma. */
export function warnUnusedLeft(checker: Checker, left: Expression): void {
  if (left.kind === 'variable' || left.kind === 'literal') {
    const ranges = [{ start: left.start, end: left.end }]
    checker.sink.report(diagnostics.warn_unused_comma_left_operand(left.start, undefined, { ranges }))
  }
}

const comparisons: Partial<Record<ast.BinaryOperator, string>> = {
  '==': 'equality',
  '!=': 'inequality',
  '<': 'relational',
  '>': 'relational',
  '<=': 'relational',
  '>=': 'relational',
}

function equalityExtras(at: Location, operator: string) {
  const fixes = [{ span: { start: at, end: at + operator.length }, text: '=' }]
  return { notes: [diagnostics.note_equality_comparison_to_assign(at, undefined, { fixes })] }
}

/** Where Clang points, `undefined` when the expression does something. */
function unusedAt(syntax: ast.Expression, expression: Expression): Location | undefined {
  switch (syntax.kind) {
    case 'parenthesized':
      return unusedAt(syntax.expression, expression)
    case 'binary':
      if (syntax.operator === ',') return unusedLast(syntax, expression)
      if ((syntax.operator === '&&' || syntax.operator === '||') && expression.kind === 'logical') {
        const { left, right } = expression
        const isUsed = unusedAt(syntax.left, left) === undefined || unusedAt(syntax.right, right) === undefined
        return isUsed ? undefined : syntax.operatorLocation
      }
      return expression.kind === 'call' ? undefined : syntax.operatorLocation
    case 'unary':
      return expression.kind === 'unary' ? syntax.start : undefined
    case 'conditional': {
      if (expression.kind !== 'conditional') return undefined
      const first = unusedAt(syntax.consequent, expression.consequent)
      return first === undefined ? undefined : unusedAt(syntax.alternate, expression.alternate)
    }
    case 'member':
      return expression.kind === 'field' ? syntax.name.start : syntax.start
    case 'index':
      return expression.kind === 'index' ? syntax.end - 1 : undefined
    case 'name':
    case 'this':
    case 'number':
    case 'boolean':
    case 'string':
    case 'character':
    case 'cast':
    case 'sizeof':
      return syntax.start
    case 'construct':
      return expression.type.kind === 'struct' || expression.type.kind === 'object' ? undefined : syntax.start
    default:
      return undefined
  }
}

function unusedLast(syntax: ast.BinaryExpression, expression: Expression): Location | undefined {
  const last = expression.kind === 'sequence' ? expression.expressions.at(-1) : undefined
  return last && unusedAt(syntax.right, last)
}
