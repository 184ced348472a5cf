// Statements. Every mistake ends at the statement it is in.
import type {
  Attribute,
  BlockStatement,
  Declaration,
  Expression,
  Statement,
  VariableDeclaration,
} from '../ast/nodes.ts'
import type { Diagnostic } from '../diagnostics/define.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Location } from '../support/source.ts'
import { parseAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import { isDeclarationWord, parseDeclarationAfterAttributes } from './declarations.ts'
import { parseConditional, parseExpression, parseInitializer } from './expressions.ts'
import type { Parser } from './parser.ts'
import { isDeclarationStart } from './scan.ts'
import { parseTargetSwitch } from './target-switch.ts'
import { isName, parseModifiers, parseTypeSpecifier } from './types.ts'

/** At `{`. */
export function parseBlock(parser: Parser): BlockStatement {
  const mark = parser.failures
  const opened = parser.open()
  const statements: Statement[] = []
  parser.scoped(() => {
    while (parser.kind !== token.closeBrace && parser.kind !== token.end) parseBlockItem(parser, statements)
  })
  // A missing brace is reported even when something inside was wrong, unless brackets inside ran to the end.
  parser.close(opened, token.closeBrace, '{', parser.kind === token.end ? mark : parser.failures)
  return { kind: 'block', start: opened, end: parser.previousEnd, statements }
}

export function parseBlockItem(parser: Parser, out: Statement[]): void {
  const { index } = parser
  parseStatementInto(parser, out)
  if (parser.index === index && parser.kind !== token.closeBrace) parser.advance()
}

/** The body of an `if` or a loop: one statement, a label together with the statement it labels. */
function parseBody(parser: Parser): Statement {
  const { start } = parser
  const statements: Statement[] = []
  if (parser.kind === token.closeBrace || parser.kind === token.end) {
    parser.report(parserDiagnostics.err_expected_statement(start))
    return { kind: 'empty-statement', start, end: start }
  }
  parser.enter()
  parser.scoped(() => {
    do parseBlockItem(parser, statements)
    while (statements.at(-1)?.kind === 'case' && parser.kind !== token.closeBrace && parser.kind !== token.end)
  })
  parser.leave()
  if (statements.length === 1) return statements[0]!
  return { kind: 'block', start, end: parser.previousEnd, statements }
}

function parseStatementInto(parser: Parser, out: Statement[]): void {
  const mark = parser.failures
  const attributes = parseAttributes(parser)
  if (parser.kind === token.closeBrace || parser.kind === token.end) {
    if (!parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected_statement(parser.start))
    return
  }
  if (isDeclarationWord(parser) || (parser.word !== 'case' && parser.word !== 'default' && isDeclaration(parser))) {
    const declarations: Declaration[] = []
    parseDeclarationAfterAttributes(parser, attributes, 'block', declarations)
    for (const declaration of declarations)
      out.push({ kind: 'declaration-statement', start: declaration.start, end: declaration.end, declaration })
    return
  }
  const statement = parseStatement(parser, attributes)
  if (!statement) return
  const isAttributed = attributes.length > 0 && !('attributes' in statement) && statement.kind !== 'case'
  const { start, end } = statement
  out.push(isAttributed ? { kind: 'attributed', start, end, attributes, statement } : statement)
}

/** A variable in front: no looking ahead for most statements. */
function isDeclaration(parser: Parser): boolean {
  if (parser.kind !== token.identifier && parser.kind !== token.doubleColon) return false
  const known = parser.kind === token.identifier && parser.word === '' ? parser.scopes.lookup(parser.atom) : undefined
  if (known && (known.kind === 'value' || known.kind === 'function'))
    return parser.kindAt(1) === token.identifier && parser.scopes.hidesType(parser.atom)
  return isDeclarationStart(parser)
}

function parseStatement(parser: Parser, attributes: Attribute[]): Statement | undefined {
  const start = attributes[0]?.start ?? parser.start
  switch (parser.word) {
    case 'if':
      return parseIf(parser, attributes, start)
    case 'for':
      return parseFor(parser, attributes, start)
    case 'while':
      return parseWhile(parser, attributes, start)
    case 'do':
      return parseDo(parser, attributes, start)
    case 'switch':
      return parseSwitch(parser, attributes, start)
    case 'case':
    case 'default':
      return parseLabel(parser, start, parser.word)
    case 'return':
      return parseReturn(parser, start)
    case 'break':
    case 'continue':
    case 'discard': {
      const kind = parser.word
      parser.advance()
      finishStatement(parser, kind, parser.failures)
      return { kind, start, end: parser.previousEnd }
    }
    case 'goto':
    case 'try':
      parser.report(parserDiagnostics.err_hlsl_reserved_keyword(parser.start, { word: parser.word }))
      do parser.skipStatement()
      while (parser.wordAt(0) === 'catch')
      return undefined
    case '__target_switch':
      if (parser.isSlang) return parseTargetSwitch(parser, start)
  }
  if (parser.kind === token.openBrace) return parseBlock(parser)
  if (parser.kind === token.semicolon) {
    parser.advance()
    return { kind: 'empty-statement', start, end: parser.previousEnd }
  }
  if (isName(parser) && parser.kindAt(1) === token.colon) {
    parser.report(parserDiagnostics.err_hlsl_unsupported_construct(parser.start, { what: 'label' }))
    parser.advance()
    parser.advance()
    return undefined
  }
  return parseExpressionStatement(parser, start)
}

function parseExpressionStatement(parser: Parser, start: Location): Statement {
  const { failures: mark, index } = parser
  const expression = parseExpression(parser)
  expectEnd(parser, mark, (at, fixes) => parserDiagnostics.err_expected_semi_after_expr(at, undefined, { fixes }))
  const end = parser.index === index ? start : parser.previousEnd
  return { kind: 'expression-statement', start, end, expression }
}

function finishStatement(parser: Parser, statement: string, mark: number): void {
  expectEnd(parser, mark, (at, fixes) => parserDiagnostics.err_expected_semi_after_stmt(at, { statement }, { fixes }))
}

function expectEnd(
  parser: Parser,
  mark: number,
  complaint: (at: Location, fixes: Diagnostic['fixes']) => Diagnostic,
): void {
  if (parser.accept(token.semicolon)) return
  if (!parser.hasFailed(mark)) {
    if (parser.expectSemicolon(complaint) || parser.startsLine) return
    if (parser.kind === token.identifier || parser.kind === token.openBrace) return
  }
  parser.skipStatement()
}

/** Long `else if` chains are a loop here, and nested in the tree. */
function parseIf(parser: Parser, firstAttributes: Attribute[], firstStart: Location): Statement {
  const arms: {
    attributes: Attribute[]
    start: Location
    condition: Condition
    consequent: Statement
    elseLocation?: Location
  }[] = []
  let alternate: Statement | undefined
  let attributes = firstAttributes
  let start = firstStart
  const size = parser.scopes.size
  for (;;) {
    // A variable of the condition is visible in all arms that follow.
    const { condition, consequent } = parseConditionAndBody(parser, 'if')
    arms.push({ attributes, start, condition, consequent })
    parser.enterChain()
    const elseLocation = parser.start
    if (!parser.acceptWord('else')) break
    arms.at(-1)!.elseLocation = elseLocation
    start = parser.start
    attributes = parser.kind === token.openBracket ? parseAttributes(parser) : []
    if (parser.word === 'if') continue
    alternate = parseBody(parser)
    break
  }
  parser.leaveChain(arms.length)
  while (parser.scopes.size > size) parser.scopes.pop()
  const end = parser.previousEnd
  let statement: Statement | undefined
  for (let arm = arms.pop(); arm; arm = arms.pop()) {
    statement = { kind: 'if', ...arm, end, alternate: statement ?? alternate }
  }
  return statement!
}

type Condition = Expression | VariableDeclaration

function parseConditionAndBody(parser: Parser, word: string): { condition: Condition; consequent: Statement } {
  return parser.scoped(() => {
    parser.advance()
    const condition = parseCondition(parser, word, parseConditionValue)
    if (condition) return { condition, consequent: parseBody(parser) }
    const { start } = parser
    parser.skipStatement()
    const consequent: Statement = { kind: 'empty-statement', start, end: start }
    return { condition: { kind: 'error', start, end: start }, consequent }
  })
}

/** `(expression)` or `(int i = f())`; undefined when there is no parenthesis. */
function parseCondition<C extends Condition>(
  parser: Parser,
  word: string,
  parse: (parser: Parser) => C,
): C | undefined {
  if (parser.kind !== token.openParenthesis) {
    parser.report(parserDiagnostics.err_expected_after(parser.start, { what: "'('", before: `'${word}'` }))
    return undefined
  }
  const mark = parser.failures
  const opened = parser.open()
  const condition = parser.withGreater(false, () => parse(parser))
  parser.close(opened, token.closeParenthesis, '(', mark)
  return condition
}

function parseConditionValue(parser: Parser): Condition {
  if (!isDeclaration(parser)) return parseExpression(parser)
  const { start } = parser
  const modifiers = parseModifiers(parser)
  const type = parseTypeSpecifier(parser, modifiers, undefined, 'needed')
  if (!type || !isName(parser)) {
    parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
    return { kind: 'error', start, end: parser.previousEnd }
  }
  const { start: nameStart, end: nameEnd, text, atom } = parser
  parser.advance()
  parser.scopes.declare(atom, 'value')
  const initializer = parser.accept(token.equal) ? parseInitializer(parser) : undefined
  const end = parser.previousEnd
  const declarator = {
    start: nameStart,
    end,
    qualifier: [],
    name: { start: nameStart, end: nameEnd, text },
    attributes: [],
    arraySizes: [],
    boundsStart: nameEnd,
    nameEnd,
    annotations: [],
    bitWidth: undefined,
    initializer,
    hasEffectState: false,
  }
  return {
    kind: 'variables',
    start,
    end,
    attributes: [],
    modifiers: modifiers.declaration,
    type,
    declarators: [declarator],
  }
}

function parseWhile(parser: Parser, attributes: Attribute[], start: Location): Statement {
  const keyword = parser.start
  const { condition, consequent } = parseConditionAndBody(parser, 'while')
  return { kind: 'while', keyword, start, end: parser.previousEnd, attributes, condition, body: consequent }
}

function parseSwitch(parser: Parser, attributes: Attribute[], start: Location): Statement {
  const { condition, consequent } = parseConditionAndBody(parser, 'switch')
  return { kind: 'switch', start, end: parser.previousEnd, attributes, condition, body: consequent }
}

function parseDo(parser: Parser, attributes: Attribute[], start: Location): Statement {
  const keyword = parser.start
  parser.advance()
  const body = parseBody(parser)
  const mark = parser.failures
  const failed = { kind: 'error', start: parser.start, end: parser.start } as const
  if (parser.word !== 'while') {
    parser.report(
      parserDiagnostics.err_expected_while(parser.start, undefined, {
        notes: [parserDiagnostics.note_matching(keyword, { bracket: 'do' })],
      }),
    )
    return { kind: 'do', keyword, start, end: parser.previousEnd, attributes, body, condition: failed }
  }
  parser.advance()
  // What is declared here could be used nowhere, so nothing is.
  const condition = parseCondition(parser, 'do/while', parseExpression) ?? failed
  finishStatement(parser, 'do/while', mark)
  return { kind: 'do', keyword, start, end: parser.previousEnd, attributes, body, condition }
}

function parseFor(parser: Parser, attributes: Attribute[], start: Location): Statement {
  const keyword = parser.start
  parser.advance()
  if (parser.kind !== token.openParenthesis) {
    parser.report(parserDiagnostics.err_expected_after(parser.start, { what: "'('", before: "'for'" }))
    parser.skipStatement()
    return { kind: 'empty-statement', start, end: parser.previousEnd }
  }
  return parser.scoped(() => {
    const mark = parser.failures
    const opened = parser.open()
    const initializer = parseForInitializer(parser)
    let condition: Condition | undefined
    if (!parser.hasFailed(mark) && parser.kind !== token.semicolon && parser.kind !== token.closeParenthesis)
      condition = parseConditionValue(parser)
    expectForSemicolon(parser, mark)
    let increment: Expression | undefined
    if (!parser.hasFailed(mark) && parser.kind !== token.closeParenthesis) increment = parseExpression(parser)
    while (parser.hasFailed(mark) && parser.kind !== token.closeParenthesis && !isHeadOver(parser)) {
      parser.skipTo(token.closeParenthesis)
      parser.accept(token.semicolon)
    }
    parser.close(opened, token.closeParenthesis, '(', mark)
    const body = parseBody(parser)
    return { kind: 'for', keyword, start, end: parser.previousEnd, attributes, initializer, condition, increment, body }
  })
}

function isHeadOver(parser: Parser): boolean {
  return (
    parser.kind === token.openBrace ||
    parser.kind === token.closeBrace ||
    parser.kind === token.closeBracket ||
    parser.kind === token.end
  )
}

function expectForSemicolon(parser: Parser, mark: number): void {
  if (parser.accept(token.semicolon)) return
  if (!parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected_semi_for(parser.start))
}

function parseForInitializer(parser: Parser): Statement | undefined {
  const { start } = parser
  const mark = parser.failures
  const attributes = parseAttributes(parser)
  if (parser.accept(token.semicolon)) return undefined
  if (isDeclarationWord(parser) || isDeclaration(parser)) {
    const declarations: Declaration[] = []
    parseDeclarationAfterAttributes(parser, attributes, 'for', declarations)
    const declaration = declarations[0]
    if (!declaration) return undefined
    return { kind: 'declaration-statement', start, end: declaration.end, declaration }
  }
  const expression = parseExpression(parser)
  expectForSemicolon(parser, mark)
  return { kind: 'expression-statement', start, end: expression.end, expression }
}

function parseLabel(parser: Parser, start: Location, word: 'case' | 'default'): Statement {
  const mark = parser.failures
  parser.advance()
  const value = word === 'case' ? parseConditional(parser) : undefined
  if (!parser.accept(token.colon) && !parser.hasFailed(mark)) {
    const at = parser.gap
    parser.report(parserDiagnostics.err_expected_after(at, { what: "':'", before: `'${word}'` }))
    parser.accept(token.semicolon)
  } else if (parser.hasFailed(mark)) {
    parser.skipTo(token.colon)
    parser.accept(token.colon)
  }
  if (parser.kind === token.closeBrace && parser.isStrictLikeDxc)
    parser.report(parserDiagnostics.err_label_end_of_compound_statement(start))
  return { kind: 'case', start, end: parser.previousEnd, value }
}

function parseReturn(parser: Parser, start: Location): Statement {
  const mark = parser.failures
  parser.advance()
  const value = parser.kind === token.semicolon ? undefined : parseReturnValue(parser)
  finishStatement(parser, 'return', mark)
  return { kind: 'return', start, end: parser.previousEnd, value }
}

function parseReturnValue(parser: Parser): Expression {
  return parser.kind === token.openBrace ? parseInitializer(parser) : parseExpression(parser)
}
