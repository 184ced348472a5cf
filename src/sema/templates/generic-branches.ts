// Branches of generic functions that an instance decides. Slang checks a generic once and removes dead arms afterwards; here every
// instance is checked, and only the arm that its type arguments leave:
//
//   if (T.kind == DescriptorKind.Sampler) return a; else return b;      with T = Texture2D:  return b;
//
// A dead arm leaves neither code nor resources behind, and a `static_assert(false)` in it asserts nothing.
import type * as ast from '../../ast/nodes.ts'
import { fallsOffTheEnd } from '../../program/control-flow.ts'
import { evaluateConstant, integerValue } from '../../program/evaluate/evaluate.ts'
import type { Expression, Statement } from '../../program/program.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { customizationPoint } from '../handles/handles.ts'
import { isInTemplate } from '../statements/function-bodies.ts'
import { trial } from '../trial.ts'

/** Whether the body that is being checked is an instance whose constant conditions choose what is checked. */
function decidesBranches({ options, current, scope }: Checker): boolean {
  if (!current || (options.language !== 'slang' && current.function.name !== customizationPoint)) return false
  return isInTemplate(scope)
}

/** The value of a condition that decides; `undefined` when both arms count. */
export function decision(checker: Checker, condition: Expression): boolean | undefined {
  if (!decidesBranches(checker)) return undefined
  const value = evaluateConstant(condition)?.leaves[0]
  return typeof value === 'boolean' ? value : undefined
}

/** What the value of a `switch` leaves of its body; `undefined` when that is not known. */
export function decidedCase(
  checker: Checker,
  condition: Expression,
  statements: readonly ast.Statement[],
): readonly ast.Statement[] | undefined {
  if (!decidesBranches(checker)) return undefined
  const value = integerValue(condition)
  if (value === undefined) return undefined
  const quiet = trial(checker)
  const isChosen = (statement: ast.Statement): boolean =>
    statement.kind === 'case' &&
    statement.value !== undefined &&
    integerValue(checkExpression(quiet, statement.value)) === value
  const labelled = statements.findIndex(isChosen)
  const from = labelled >= 0 ? labelled : statements.findIndex(isDefault)
  if (from < 0) return []
  const chosen: ast.Statement[] = []
  for (const statement of statements.slice(from)) {
    if (statement.kind === 'case') continue
    if (statement.kind === 'break') return chosen
    const last = statement.kind === 'block' ? statement.statements.at(-1) : statement
    if (statement.kind === 'block' && last?.kind === 'break')
      return [...chosen, { ...statement, statements: statement.statements.slice(0, -1) }]
    chosen.push(statement)
    if (last?.kind === 'return') return chosen
  }
  return chosen
}

function isDefault(statement: ast.Statement): boolean {
  return statement.kind === 'case' && statement.value === undefined
}

/** Nothing behind a decided branch that always returns is ever reached. */
export function endsBlock(checker: Checker, { kind }: ast.Statement, made: Statement | undefined): boolean {
  if ((kind !== 'if' && kind !== 'switch' && kind !== 'target-switch') || !made) return false
  return decidesBranches(checker) && fallsOffTheEnd(made) === 'never'
}
