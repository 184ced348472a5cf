// Statements as HLSL, with the comments above them.
import type {
  BlockStatement,
  Expression,
  IfStatement,
  LoopHint,
  LoopStatement,
  Statement,
  SwitchStatement,
  Variable,
  VariableStatement,
} from '../../../program/program.ts'
import { someExpression, walkBody } from '../../../program/walk.ts'
import { becameConstant } from '../../../raise/raise.ts'
import { arrayElement, isNumeric, type Type } from '../../../types/types.ts'
import { commentBehind, lineOf, textAbove } from './comments.ts'
import { initializerText } from './constructs.ts'
import { Evaluation } from './evaluation.ts'
import { enumeratorText, looseText } from './expressions.ts'
import type { Lines } from './lines.ts'
import type { Locals } from './locals.ts'
import { rawHeapText } from './places.ts'
import { statementText } from './statement-text.ts'
import { asArgument, attributeText } from './text.ts'
import { dimensionsText, hasMatrices, modifierWords, typeName } from './types.ts'
import type { Writing } from './writing.ts'

/** A function's body, its braces included. */
export function writeBody(writing: Writing, locals: Locals, body: BlockStatement, lines: Lines): void {
  const { statements } = body
  for (const [index, statement] of statements.entries()) {
    const isLast = index === statements.length - 1
    if (isLast && statement.kind === 'return' && !statement.value) continue
    writeStatement(writing, locals, statements, index, lines)
  }
}

function writeStatements(writing: Writing, locals: Locals, statements: readonly Statement[], lines: Lines): void {
  for (let index = 0; index < statements.length; index++) writeStatement(writing, locals, statements, index, lines)
}

function writeStatement(
  writing: Writing,
  locals: Locals,
  statements: readonly Statement[],
  index: number,
  lines: Lines,
): void {
  const from = lines.count
  writeUnmarked(writing, locals, statements, index, lines)
  if (writing.marksLines) lines.mark(from, statements[index]!.start)
}

function writeUnmarked(
  writing: Writing,
  locals: Locals,
  statements: readonly Statement[],
  index: number,
  lines: Lines,
): void {
  const statement = statements[index]!
  if (isTakenByLoop(statements, index)) return
  if (isFirstOfDeclaration(statements, index)) {
    const { comment, isApart } = textAbove(writing.sources, statement.start)
    if (isApart && index > 0) lines.add('')
    if (comment !== '' && locals.takesComment(lineOf(writing.sources, statement.start), 'above')) lines.add(comment)
  }
  const comment = statements[index + 1]?.start === statement.start ? '' : commentBehind(writing.sources, statement.end)
  const hasComment = comment !== '' && locals.takesComment(lineOf(writing.sources, statement.end), 'behind')
  const behind = hasComment ? ` ${comment}` : ''
  switch (statement.kind) {
    case 'block':
      writeBlock(writing, locals, statement, '', lines)
      return
    case 'variable-statement':
      withLines(
        writing,
        locals,
        lines,
        statement.initializer,
        () => `${declarationText(writing, locals, statement)};`,
        behind,
      )
      return
    case 'expression-statement':
      withLines(
        writing,
        locals,
        lines,
        statement.expression,
        () => `${expressionText(writing, statement.expression)};`,
        behind,
      )
      return
    case 'if':
      writeIf(writing, locals, statement, '', lines)
      return
    case 'for':
    case 'while':
    case 'do':
      writeLoop(writing, locals, statement, initializersOf(statements, index), lines)
      return
    case 'switch':
      writeSwitch(writing, locals, statement, lines)
      return
    case 'return': {
      const { value } = statement
      const text = (): string => (value ? `return ${returnText(writing, value)};` : 'return;')
      withLines(writing, locals, lines, value, text, behind)
      return
    }
    default:
      lines.add(`${statement.kind};${behind}`)
  }
}

/** Writes a line, preceded by the statements that its expression needs. */
function withLines(
  writing: Writing,
  locals: Locals,
  lines: Lines,
  root: Expression | undefined,
  write: () => string,
  behind = '',
): void {
  const { text, before } = withBefore(writing, locals, root, write)
  for (const line of before) lines.addWrapped(line, '')
  lines.addWrapped(text, behind)
}

function withBefore(
  writing: Writing,
  locals: Locals,
  root: Expression | undefined,
  write: () => string,
): { readonly text: string; readonly before: readonly string[] } {
  const before: string[] = []
  locals.before = before
  if (root && needsVariables(root)) {
    const evaluation = new Evaluation(root, writing.effects)
    for (const expression of evaluation.leading) before.push(`${statementText(writing, expression)};`)
    locals.evaluation = evaluation
  }
  const text = write()
  locals.before = undefined
  locals.evaluation = undefined
  return { text, before }
}

/** Whether something in it cannot be written as an expression. */
function needsVariables(root: Expression): boolean {
  return someExpression(root, ({ kind, type }) => kind === 'heap' || (kind === 'construct' && !isNumeric(type)))
}

function expressionText(writing: Writing, expression: Expression): string {
  if (expression.kind === 'assign' && !expression.compound && expression.value.kind === 'heap')
    return `${looseText(writing, expression.target).text} = ${rawHeapText(writing, expression.value)}`
  return statementText(writing, expression)
}

function returnText(writing: Writing, value: Expression): string {
  return value.kind === 'heap' ? rawHeapText(writing, value) : looseText(writing, value).text
}

function isFirstOfDeclaration(statements: readonly Statement[], index: number): boolean {
  return statements[index - 1]?.start !== statements[index]!.start
}

interface Declaration {
  /** `static const float`. */
  readonly head: string
  /** `x[2] = { 1, 2 }`. */
  readonly declarator: string
}

function declarationParts(writing: Writing, locals: Locals, statement: VariableStatement): Declaration {
  const { variable, initializer } = statement
  const { type } = variable
  const value = variable.kind === 'local' ? initializer : variable.initializer
  // A variable is visible in its own initializer, so another one of that name must not be meant there.
  const name = locals.declare(variable, value !== undefined && mentionsNamesake(locals, variable, value))
  const text = value && !isEmptyObject(value) ? ` = ${initializerText(writing, value)}` : ''
  const words = [
    ...variable.attributes.map(attributeText),
    ...(variable.kind === 'static' ? ['static'] : variable.kind === 'groupshared' ? ['groupshared'] : []),
    ...modifierWords(variable.modifiers, 'local variable'),
    ...(variable.isPrecise ? ['precise'] : []),
    ...(variable.isConst && (variable.kind !== 'static' || value) && !becameConstant(statement) ? ['const'] : []),
    // It decides how byte-address buffers store the variable.
    ...(variable.rowMajor && hasMatrices(type) ? ['row_major'] : []),
    typeName(writing, arrayElement(type)),
  ]
  return { head: words.join(' '), declarator: `${name}${dimensionsText(type)}${text}` }
}

function mentionsNamesake(locals: Locals, variable: Variable, value: Expression): boolean {
  return someExpression(
    value,
    (expression) =>
      expression.kind === 'variable' &&
      expression.variable !== variable &&
      locals.nameOf(expression.variable) === variable.name,
  )
}

function declarationText(writing: Writing, locals: Locals, statement: VariableStatement): string {
  const { head, declarator } = declarationParts(writing, locals, statement)
  return `${head} ${declarator}`
}

/** `RayQuery<0> q;` starts empty anyway. */
function isEmptyObject(value: Expression): boolean {
  return value.kind === 'construct' && value.operands.length === 0
}

function writeBlock(writing: Writing, locals: Locals, statement: Statement, head: string, lines: Lines): void {
  lines.open(head === '' ? '{' : `${head} {`)
  locals.enterBlock()
  writeStatements(writing, locals, statement.kind === 'block' ? statement.statements : [statement], lines)
  locals.leaveBlock()
  lines.close('}')
}

function writeIf(writing: Writing, locals: Locals, statement: IfStatement, prefix: string, lines: Lines): void {
  const { hint, consequent, alternate } = statement
  const write = (): string => looseText(writing, statement.condition).text
  // There is no place in front of `else if`.
  const { text: condition, before } =
    prefix === '' ? withBefore(writing, locals, statement.condition, write) : { text: write(), before: [] }
  for (const line of before) lines.addWrapped(line, '')
  if (hint && prefix === '') lines.add(`[${hint}]`)
  const words = hint && prefix !== '' ? `[${hint}] ` : ''
  writeBranch(writing, locals, consequent, `${prefix}${words}if (${condition})`, lines)
  if (!alternate) {
    lines.close('}')
    return
  }
  lines.outdent()
  if (alternate.kind === 'if') {
    writeIf(writing, locals, alternate, '} else ', lines)
    return
  }
  writeBranch(writing, locals, alternate, '} else', lines)
  lines.close('}')
}

/** Opens a block and writes it, but leaves it to the caller to close it. */
function writeBranch(writing: Writing, locals: Locals, statement: Statement, head: string, lines: Lines): void {
  lines.open(`${head} {`)
  locals.enterBlock()
  writeStatements(writing, locals, statement.kind === 'block' ? statement.statements : [statement], lines)
  locals.leaveBlock()
}

// ---- Loops

function hintText({ kind, count }: LoopHint): string {
  return count === undefined ? `[${kind}]` : `[${kind}(${count})]`
}

function writeLoop(
  writing: Writing,
  locals: Locals,
  statement: LoopStatement,
  initializers: readonly Statement[],
  lines: Lines,
): void {
  const { hint, condition, increment, body } = statement
  locals.enterBlock()
  const head = initializers.length === 0 ? '' : loopHead(writing, locals, initializers, lines)
  if (hint) lines.add(hintText(hint))
  const test = condition ? looseText(writing, condition).text : ''
  if (statement.kind === 'for') {
    const step = increment ? ` ${looseText(writing, increment).text}` : ''
    writeBlock(writing, locals, body, `for (${head};${test === '' ? '' : ` ${test}`};${step})`, lines)
  } else if (statement.kind === 'while')
    writeBlock(writing, locals, body, `while (${test === '' ? 'true' : test})`, lines)
  else {
    writeBranch(writing, locals, body, 'do', lines)
    lines.close(`} while (${test});`)
  }
  // Before HLSL 2021 what stands in front of a loop lives on behind it.
  locals.leaveBlock(initializers === statement.initializers ? 'forget' : 'keep')
}

/** `int i = 0, j = 1`; an expression beside a declaration precedes the loop. */
function loopHead(writing: Writing, locals: Locals, initializers: readonly Statement[], lines: Lines): string {
  const declarators: string[] = []
  let head = ''
  const before: string[] = []
  locals.before = before
  for (const statement of initializers) {
    if (statement.kind === 'variable-statement') {
      const parts = declarationParts(writing, locals, statement)
      if (head === '' || head === parts.head) declarators.push(parts.declarator)
      else before.push(`${parts.head} ${parts.declarator};`)
      head ||= parts.head
    } else if (statement.kind === 'expression-statement') {
      const text = statementText(writing, statement.expression)
      if (head === '') declarators.push(text)
      else before.push(`${text};`)
    }
  }
  locals.before = undefined
  for (const line of before) lines.add(line)
  return head === '' ? declarators.join(', ') : `${head} ${declarators.join(', ')}`
}

/** Those of the loop, or declarations in front of it that HLSL before 2021 lets live on although nothing uses them any more. */
function initializersOf(statements: readonly Statement[], index: number): readonly Statement[] {
  const loop = statements[index] as LoopStatement
  if (loop.initializers.length > 0) return loop.initializers
  const taken: Statement[] = []
  for (let at = index - 1; at >= 0 && isTakenByLoop(statements, at); at--) taken.unshift(statements[at]!)
  return taken
}

function isTakenByLoop(statements: readonly Statement[], index: number): boolean {
  const statement = statements[index]!
  if (statement.kind !== 'variable-statement' || statement.variable.kind !== 'local') return false
  let at = index + 1
  while (statements[at]?.kind === 'variable-statement' && statements[at]!.start === statement.start) at++
  const loop = statements[at]
  if (loop?.kind !== 'for' || loop.initializers.length > 0) return false
  const isInside = statement.start > loop.start && statement.end <= loop.end
  if (!isInside || statement.variable.type.kind === 'array') return false
  for (let each = at - 1; each >= 0 && statements[each]!.start === statement.start; each--) {
    const known = statements[each]!
    if (known.kind === 'variable-statement' && (lastUses(statements).get(known.variable) ?? 0) > at) return false
  }
  return true
}

const usesOfBlocks = new WeakMap<readonly Statement[], ReadonlyMap<Variable, number>>()

/** The last statement of a block that mentions each variable. */
function lastUses(statements: readonly Statement[]): ReadonlyMap<Variable, number> {
  const known = usesOfBlocks.get(statements)
  if (known) return known
  const uses = new Map<Variable, number>()
  for (const [index, statement] of statements.entries())
    walkBody(statement, (expression) => {
      if (expression.kind === 'variable') uses.set(expression.variable, index)
    })
  usesOfBlocks.set(statements, uses)
  return uses
}

// ---- Switches

function writeSwitch(writing: Writing, locals: Locals, { condition, cases }: SwitchStatement, lines: Lines): void {
  withLines(writing, locals, lines, condition, () => `switch (${asArgument(looseText(writing, condition))}) {`)
  lines.indent()
  locals.enterBlock()
  for (const [index, { values, body }] of cases.entries()) {
    const labels = values.map((value) =>
      value === undefined ? 'default:' : `case ${caseText(writing, value, condition.type)}:`,
    )
    for (const label of labels.slice(0, -1)) lines.add(label)
    const block = wholeBlock(body)
    if (block) {
      writeBlock(writing, locals, block, labels.at(-1)!, lines)
      continue
    }
    lines.open(labels.at(-1)!)
    const isLast = index === cases.length - 1
    writeStatements(writing, locals, isLast ? body : body.map(withOwnBlock), lines)
    if (body.length === 0 && isLast) lines.add('break;')
    lines.outdent()
  }
  locals.leaveBlock()
  lines.close('}')
}

/** No label may follow a variable with a value, and the variables in front of a statement have one. */
function withOwnBlock(statement: Statement): Statement {
  const { start, end } = statement
  const needsBlock = headsOf(statement).some((head) => head !== undefined && needsVariables(head))
  return needsBlock ? { kind: 'block', statements: [statement], start, end } : statement
}

/** What is computed before anything inside of it. */
function headsOf(statement: Statement): readonly (Expression | undefined)[] {
  switch (statement.kind) {
    case 'expression-statement':
      return [statement.expression]
    case 'return':
      return [statement.value]
    case 'if':
    case 'switch':
      return [statement.condition]
    case 'for':
      return statement.initializers.flatMap(headsOf)
    default:
      return []
  }
}

/** `{ ... } break;` is `{ ... break; }`. */
function wholeBlock([first, jump, ...others]: readonly Statement[]): BlockStatement | undefined {
  if (first?.kind !== 'block' || others.length > 0) return undefined
  if (!jump) return first
  const isJump = jump.kind === 'break' || jump.kind === 'continue' || jump.kind === 'discard'
  return isJump ? { ...first, statements: [...first.statements, jump] } : undefined
}

function caseText(writing: Writing, value: bigint, type: Type): string {
  if (type.kind === 'enum' && type.name !== '') return enumeratorText(writing, type, value).text
  return String(value)
}
