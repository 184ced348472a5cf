// What is correct and probably not meant: Clang's -Wparentheses, -Wshift-op-parentheses and -Wempty-body.
//
//   if (a = b)                      using the result of an assignment as a condition without parentheses
//   flags & mask == 0               & has lower precedence than ==; == will be evaluated first
//   x << 1 + n                      operator '<<' has lower precedence than '+'; '+' will be evaluated first
//   a && b || c                     '&&' within '||'
//   if (a); { ... }                 if statement has empty body
//   if (a) if (b) x(); else y();    add explicit braces to avoid dangling else
import type * as ast from '../../ast/nodes.ts'
import { suspiciousDiagnostics as diagnostics } from '../../diagnostics/tables/suspicious.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

export function warnAssignedCondition({ sink }: Checker, syntax: ast.Expression): void {
  if (syntax.kind !== 'assign') return
  const comparison = { '=': '==', '|=': '!=' }[syntax.operator as string]
  if (comparison === undefined) return
  const { start, end, operatorLocation: at, operator } = syntax
  const silence = [
    { span: { start, end: start }, text: '(' },
    { span: { start: end, end }, text: ')' },
  ]
  const fixes = [{ span: { start: at, end: at + operator.length }, text: comparison }]
  const notes = [
    diagnostics.note_condition_assign_silence(at, undefined, { fixes: silence }),
    operator === '='
      ? diagnostics.note_condition_assign_to_comparison(at, undefined, { fixes })
      : diagnostics.note_condition_or_assign_to_comparison(at, undefined, { fixes }),
  ]
  sink.report(diagnostics.warn_condition_is_assignment(at, undefined, { notes }))
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>='])
const orders: ReadonlySet<string> = new Set(['<', '>', '<=', '>='])
const bitwise: ReadonlySet<string> = new Set(['&', '^', '|'])
const shifts: ReadonlySet<string> = new Set(['<<', '>>'])

/** A bit operation beside a comparison, a shift beside a sum, without parentheses. */
export function warnPrecedence(
  checker: Checker,
  { operator, operatorLocation, left, right }: ast.BinaryExpression,
): void {
  if (bitwise.has(operator)) warnBitsOfComparison(checker, operator, operatorLocation, left, right)
  if (
    orders.has(operator) &&
    left.kind === 'binary' &&
    orders.has(left.operator) &&
    !checker.options.isLenientLikeDxc
  ) {
    const parameters = { first: left.operator, second: operator }
    checker.sink.report(diagnostics.warn_consecutive_comparison(operatorLocation, parameters))
  }
  warnTighter(checker, operator, left, right)
  if (!shifts.has(operator)) return
  for (const side of [left, right]) {
    if (side.kind !== 'binary' || (side.operator !== '+' && side.operator !== '-')) continue
    const parameters = { shift: operator, operator: side.operator }
    const notes = [diagnostics.note_precedence_silence(side.operatorLocation, { operator: side.operator })]
    checker.sink.report(diagnostics.warn_addition_in_bitshift(side.operatorLocation, parameters, { notes }))
  }
}

/** `a && b || c`; where the other side is a constant, as in `a && b || false`, it is intended. */
function warnTighter(checker: Checker, operator: string, left: ast.Expression, right: ast.Expression): void {
  const isLogical = operator === '||'
  if (!isLogical && operator !== '|') return
  const tighter = isLogical ? '&&' : '&'
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (side.kind !== 'binary' || side.operator !== tighter || (isLogical && isLiteral(other))) continue
    if (isLogical && isLiteral(side === left ? side.left : side.right)) continue
    const row = isLogical ? diagnostics.warn_logical_and_in_logical_or : diagnostics.warn_bitwise_op_in_bitwise_op
    const notes = [diagnostics.note_precedence_silence(side.operatorLocation, { operator: tighter })]
    checker.sink.report(row(side.operatorLocation, { inner: tighter, outer: operator }, { notes }))
  }
}

function isLiteral({ kind }: ast.Expression): boolean {
  return kind === 'number' || kind === 'boolean'
}

function warnBitsOfComparison(
  { sink }: Checker,
  operator: string,
  at: Location,
  left: ast.Expression,
  right: ast.Expression,
): void {
  const sides = [left, right].flatMap((side) => (side.kind === 'binary' ? [side] : []))
  // With comparisons on both sides, or beside other bit operations, it is intended.
  const compared = sides.filter((side) => comparisons.has(side.operator))
  if (compared.length !== 1 || sides.some((side) => bitwise.has(side.operator))) return
  const [{ operator: comparison, operatorLocation }] = compared as [ast.BinaryExpression]
  const notes = [
    diagnostics.note_precedence_silence(operatorLocation, { operator: comparison }),
    diagnostics.note_precedence_bitwise_first(at, { operator }),
  ]
  sink.report(diagnostics.warn_precedence_bitwise_rel(at, { operator, comparison }, { notes }))
}

/** `if (a);` without an `else`: the semicolon follows the parenthesis on the same line. */
export function warnEmptyArm(checker: Checker, { condition, consequent, alternate }: ast.IfStatement): void {
  if (!alternate && isEmptyBehind(checker, condition.end, consequent)) report(checker, 'if statement', consequent)
}

/** `switch (a);` */
export function warnEmptySwitch(checker: Checker, { condition, body }: ast.SwitchStatement): void {
  if (isEmptyBehind(checker, condition.end, body)) report(checker, 'switch statement', body)
}

/** An `else` that belongs to an inner `if` which no braces hold. */
export function warnDanglingElse({ sink }: Checker, { consequent }: ast.IfStatement): void {
  let inner: ast.Statement = consequent
  while (inner.kind === 'for' || inner.kind === 'while') inner = inner.body
  if (inner.kind !== 'if') return
  while (inner.alternate?.kind === 'if' && inner.alternate.elseLocation !== undefined) inner = inner.alternate
  if (inner.elseLocation !== undefined) sink.report(diagnostics.warn_dangling_else(inner.elseLocation))
}

/** Loops with empty bodies are common; one is reported when what follows looks like its body. */
export function warnEmptyLoop(checker: Checker, loop: ast.Statement, next: ast.Statement | undefined): void {
  if ((loop.kind !== 'for' && loop.kind !== 'while') || !next) return
  const head = loop.kind === 'for' ? (loop.increment ?? loop.condition ?? loop.initializer) : loop.condition
  if (!isEmptyBehind(checker, head?.end ?? loop.keyword, loop.body)) return
  if (next.kind !== 'block' && columnOf(checker, next.start) <= columnOf(checker, loop.start)) return
  report(checker, `${loop.kind} loop`, loop.body)
}

function report({ sink }: Checker, what: string, { start }: ast.Statement): void {
  const notes = [diagnostics.note_empty_body_on_separate_line(start)]
  sink.report(diagnostics.warn_empty_body(start, { what }, { notes }))
}

function columnOf({ sources }: Checker, location: Location): number {
  const { entry, offset } = sources.place(sources.fileLocationOf(location))
  return offset - entry.file.text.lastIndexOf('\n', offset - 1)
}

/** Nothing but the closing parenthesis stands in between, not even a macro without a body. */
function isEmptyBehind({ sources }: Checker, head: Location, body: ast.Statement): boolean {
  const { kind, start, end } = body
  // A missing statement is reported already.
  if (
    kind !== 'empty-statement' ||
    start === end ||
    sources.fileLocationOf(start) !== start ||
    sources.fileLocationOf(head) !== head
  )
    return false
  const [from, to] = [sources.place(head), sources.place(start)]
  return from.entry === to.entry && /^(?:for)?[\s;(]*\)[ \t]*$/.test(from.entry.file.text.slice(from.offset, to.offset))
}
