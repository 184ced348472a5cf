// Expressions with C++ precedence. Left-associative chains and prefix operators are loops, so their length costs no stack.
import type { AssignmentOperator, BinaryOperator, Expression, TypeSyntax, UnaryExpression } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Punctuator, TokenKind } from '../lex/tokens.ts'
import { punctuator } from '../lex/tokens.ts'
import { bug } from '../support/bug.ts'
import type { Location } from '../support/source.ts'
import { token } from './cursor.ts'
import type { Parser } from './parser.ts'
import { parsePostfix } from './postfix.ts'
import { isCastStart, scanType } from './scan.ts'
import { parseTypeName } from './types.ts'

/** From loose to tight; the comma and what stands left of `||` have functions of their own. */
const levels: readonly (readonly (BinaryOperator & Punctuator)[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
]
const assignmentOperators: readonly (AssignmentOperator & Punctuator)[] = [
  '=',
  '*=',
  '/=',
  '%=',
  '+=',
  '-=',
  '<<=',
  '>>=',
  '&=',
  '^=',
  '|=',
]
const prefixOperators: readonly (UnaryExpression['operator'] & Punctuator)[] = [
  '+',
  '-',
  '!',
  '~',
  '++',
  '--',
  '*',
  '&',
]

const binaryOfKind: (BinaryOperator | undefined)[] = []
const precedenceOfKind: number[] = new Array(256).fill(0)
levels.forEach((operators, level) => {
  for (const operator of operators) {
    binaryOfKind[punctuator(operator)] = operator
    precedenceOfKind[punctuator(operator)] = level + 1
  }
})
const assignmentOfKind = new Map<TokenKind, AssignmentOperator>(
  assignmentOperators.map((operator) => [punctuator(operator), operator]),
)
const prefixOfKind = new Map<TokenKind, UnaryExpression['operator']>(
  prefixOperators.map((operator) => [punctuator(operator), operator]),
)

/** With the comma operator. */
export function parseExpression(parser: Parser): Expression {
  const mark = parser.failures
  let left = parseAssignment(parser)
  while (parser.kind === token.comma && !parser.hasFailed(mark)) {
    const operatorLocation = parser.start
    parser.advance()
    const right = parseAssignment(parser)
    left = { kind: 'binary', start: left.start, end: right.end, operator: ',', operatorLocation, left, right }
  }
  return left
}

export function parseAssignment(parser: Parser): Expression {
  const mark = parser.failures
  const left = parseConditional(parser)
  const operator = assignmentOfKind.get(parser.kind)
  if (operator === undefined || parser.hasFailed(mark)) return left
  const operatorLocation = parser.start
  parser.advance()
  parser.enterChain()
  const right = parseInitializer(parser)
  parser.leaveChain()
  return { kind: 'assign', start: left.start, end: right.end, operator, operatorLocation, left, right }
}

/** An expression without comma, or a list in braces. */
export function parseInitializer(parser: Parser): Expression {
  return parser.kind === token.openBrace ? parseInitializerList(parser) : parseAssignment(parser)
}

function parseInitializerList(parser: Parser): Expression {
  const mark = parser.failures
  const opened = parser.open()
  const elements: Expression[] = []
  parser.withGreater(false, () => {
    while (parser.kind !== token.closeBrace && parser.kind !== token.end) {
      elements.push(parseInitializer(parser))
      if (parser.hasFailed(mark) || !parser.accept(token.comma)) break
    }
  })
  parser.close(opened, token.closeBrace, '{', mark)
  return { kind: 'initializer-list', start: opened, end: parser.previousEnd, elements }
}

/** Without assignment: bounds, case labels, template arguments. */
export function parseConditional(parser: Parser): Expression {
  const mark = parser.failures
  const condition = parseBinary(parser, 1)
  if (parser.kind !== token.question || parser.hasFailed(mark)) return condition
  const questionLocation = parser.start
  parser.advance()
  parser.enterChain()
  const consequent = parser.withGreater(false, () => parseExpression(parser))
  let alternate: Expression = { kind: 'error', start: parser.start, end: parser.start }
  if (parser.accept(token.colon)) alternate = parseAssignment(parser)
  else if (!parser.hasFailed(mark))
    parser.report(
      parserDiagnostics.err_expected(
        parser.start,
        { what: "':'" },
        { notes: [parserDiagnostics.note_matching(questionLocation, { bracket: '?' })] },
      ),
    )
  parser.leaveChain()
  return {
    kind: 'conditional',
    start: condition.start,
    end: alternate.end,
    condition,
    questionLocation,
    consequent,
    alternate,
  }
}

function parseBinary(parser: Parser, minimum: number): Expression {
  const mark = parser.failures
  let left = parseUnary(parser)
  for (;;) {
    const { kind } = parser
    const precedence = precedenceOfKind[kind]!
    if (precedence < minimum || precedence === 0 || parser.hasFailed(mark)) return left
    if (parser.greaterCloses && (kind === token.greater || kind === token.shiftRight)) return left
    const operator = binaryOfKind[kind] ?? bug('no operator for a precedence')
    const operatorLocation = parser.start
    parser.advance()
    const right = parseBinary(parser, precedence + 1)
    left = { kind: 'binary', start: left.start, end: right.end, operator, operatorLocation, left, right }
  }
}

/** One prefix operator or cast, waiting for its operand. */
interface Prefix {
  readonly start: Location
  readonly operator: UnaryExpression['operator'] | undefined
  readonly type: TypeSyntax | undefined
}

function parseUnary(parser: Parser): Expression {
  const operator = prefixOfKind.get(parser.kind)
  if (operator === undefined && !(parser.kind === token.openParenthesis && isCastStart(parser)))
    return parseOperand(parser)
  const prefixes: Prefix[] = []
  for (;;) {
    const next = parsePrefix(parser)
    if (!next) break
    prefixes.push(next)
    parser.enterChain()
  }
  let operand = parser.kind === token.openBrace ? parseCompoundLiteral(parser) : parseOperand(parser)
  parser.leaveChain(prefixes.length)
  for (let prefix = prefixes.pop(); prefix; prefix = prefixes.pop()) {
    const { start } = prefix
    if (prefix.operator === undefined) operand = { kind: 'cast', start, end: operand.end, type: prefix.type!, operand }
    else operand = { kind: 'unary', start, end: operand.end, operator: prefix.operator, isPostfix: false, operand }
  }
  return operand
}

function parsePrefix(parser: Parser): Prefix | undefined {
  const { start } = parser
  const operator = prefixOfKind.get(parser.kind)
  if (operator !== undefined) {
    parser.advance()
    return { start, operator, type: undefined }
  }
  if (parser.kind !== token.openParenthesis || !isCastStart(parser)) return undefined
  const mark = parser.failures
  const opened = parser.open()
  const type = parser.withGreater(false, () => parseTypeName(parser))
  parser.close(opened, token.closeParenthesis, '(', mark)
  return type ? { start, operator: undefined, type } : undefined
}

function parseCompoundLiteral(parser: Parser): Expression {
  parser.report(parserDiagnostics.err_hlsl_unsupported_construct(parser.start, { what: 'compound literal' }))
  return parseInitializerList(parser)
}

function parseOperand(parser: Parser): Expression {
  if (parser.word === 'sizeof' || (parser.word === 'alignof' && parser.kindAt(1) === token.openParenthesis))
    return parseSizeof(parser, parser.word)
  return parsePostfix(parser)
}

function parseSizeof(parser: Parser, keyword: 'sizeof' | 'alignof'): Expression {
  const { start } = parser
  parser.advance()
  if (parser.kind !== token.openParenthesis || scanType(parser, parser.index + 1).verdict !== 'type') {
    parser.enterChain()
    const operand = parseUnary(parser)
    parser.leaveChain()
    return { kind: 'sizeof', start, end: operand.end, keyword, operand }
  }
  const mark = parser.failures
  const opened = parser.open()
  const type = parser.withGreater(false, () => parseTypeName(parser))
  parser.close(opened, token.closeParenthesis, '(', mark)
  const end = parser.previousEnd
  return { kind: 'sizeof', start, end, keyword, operand: type ?? { kind: 'error', start, end } }
}
