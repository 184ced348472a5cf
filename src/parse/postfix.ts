// Primary expressions and what is attached behind them: literals, names, constructions; calls, members, indices, `++`.
import type { Expression, Identifier, NameSegment, TemplateArgument } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { unquote, unquoteCharacter } from '../lex/character-literals.ts'
import type { SpelledToken } from '../support/source.ts'
import { token } from './cursor.ts'
import { parseOperatorToken } from './declarators.ts'
import { parseExpression, parseInitializer } from './expressions.ts'
import { isReservedWord } from './keywords.ts'
import { isTemplateKind, type NameEntry } from './names.ts'
import type { Parser } from './parser.ts'
import { looksLikeQualifier, looksLikeTemplateCall, scanType } from './scan.ts'
import { isName, parseIdentifier, parseTemplateArguments, parseTypeName } from './types.ts'

export function parsePostfix(parser: Parser): Expression {
  const mark = parser.failures
  let object = parsePrimary(parser)
  while (!parser.hasFailed(mark)) {
    const { start } = object
    switch (parser.kind) {
      case token.dot:
      case token.arrow:
        object = parseMemberAccess(parser, object)
        break
      case token.openParenthesis: {
        const list = parseArguments(parser)
        object = { kind: 'call', start, end: parser.previousEnd, callee: object, arguments: list }
        break
      }
      case token.openBracket: {
        const opened = parser.open()
        const index = parser.withGreater(false, () => parseExpression(parser))
        parser.close(opened, token.closeBracket, '[', mark)
        object = { kind: 'index', start, end: parser.previousEnd, object, index }
        break
      }
      case token.increment:
      case token.decrement: {
        const operator = parser.kind === token.increment ? '++' : '--'
        parser.advance()
        object = { kind: 'unary', start, end: parser.previousEnd, operator, isPostfix: true, operand: object }
        break
      }
      default:
        return object
    }
  }
  return object
}

function parseArguments(parser: Parser): Expression[] {
  const mark = parser.failures
  const list: Expression[] = []
  const opened = parser.open()
  parser.withGreater(false, () => {
    if (parser.kind === token.closeParenthesis) return
    do list.push(parseInitializer(parser))
    while (!parser.hasFailed(mark) && parser.accept(token.comma))
  })
  parser.close(opened, token.closeParenthesis, '(', mark)
  return list
}

function parseMemberAccess(parser: Parser, object: Expression): Expression {
  const isArrow = parser.kind === token.arrow
  parser.advance()
  parser.acceptWord('template')
  const qualifier: NameSegment[] = []
  while (isName(parser) && parser.kindAt(1) === token.doubleColon) {
    const { start, end, text } = parser
    qualifier.push({ start, end, name: text, templateArguments: undefined })
    parser.advance()
    parser.advance()
  }
  const isTemplate = isName(parser) && parser.scopes.isFunctionTemplate(parser.atom)
  const name = parseMemberName(parser)
  if (!name) {
    parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
    return { kind: 'error', start: object.start, end: parser.previousEnd }
  }
  let templateArguments: TemplateArgument[] | undefined
  if (parser.kind === token.less && looksLikeTemplateCall(parser, parser.index, isTemplate))
    templateArguments = parseTemplateArguments(parser)
  const end = parser.previousEnd
  return { kind: 'member', start: object.start, end, object, isArrow, name, qualifier, templateArguments }
}

function parseMemberName(parser: Parser): Identifier | undefined {
  if (isName(parser)) return parseIdentifier(parser)
  const { start } = parser
  if (!parser.acceptWord('operator')) return undefined
  const operator = parseOperatorToken(parser)
  return operator === undefined ? undefined : { start, end: parser.previousEnd, text: `operator${operator}` }
}

function parsePrimary(parser: Parser): Expression {
  const { start, end, text } = parser
  switch (parser.kind) {
    case token.number:
      parser.advance()
      return { kind: 'number', start, end, text }
    case token.string:
      return parseString(parser)
    case token.character:
      return {
        kind: 'character',
        start,
        end,
        text: parseQuoted(parser, unquoteCharacter),
        isWide: /^[LuU](?!8)/.test(text),
      }
    case token.openParenthesis:
      return parseParenthesized(parser)
    case token.openBracket:
      return skipLambda(parser)
    case token.identifier:
      return parseWord(parser)
    case token.doubleColon:
      return parseNameOrConstruction(parser)
    default:
      return expectedExpression(parser)
  }
}

function expectedExpression(parser: Parser): Expression {
  parser.report(parserDiagnostics.err_expected_expression(parser.start))
  return { kind: 'error', start: parser.start, end: parser.start }
}

function parseString(parser: Parser): Expression {
  const { start } = parser
  let value = ''
  const pieces: SpelledToken[] = []
  while (parser.kind === token.string) {
    pieces.push({ start: parser.start, spelling: parser.text })
    value += parseQuoted(parser)
  }
  return { kind: 'string', start, end: parser.previousEnd, value, pieces }
}

/** The characters of the literal at hand. */
function parseQuoted(parser: Parser, read = unquote): string {
  const { text, problems } = read(parser.text)
  for (const problem of problems) parser.report(problem.diagnose(parser.start + problem.offset))
  parser.advance()
  return text
}

function parseParenthesized(parser: Parser): Expression {
  const mark = parser.failures
  const opened = parser.open()
  const expression = parser.withGreater(false, () => parseExpression(parser))
  parser.close(opened, token.closeParenthesis, '(', mark)
  return { kind: 'parenthesized', start: opened, end: parser.previousEnd, expression }
}

function skipLambda(parser: Parser): Expression {
  const { start } = parser
  parser.report(parserDiagnostics.err_hlsl_unsupported_construct(start, { what: 'lambda' }))
  parser.skipBalanced()
  if (parser.kind === token.openParenthesis) parser.skipBalanced()
  if (parser.kind === token.openBrace) parser.skipBalanced()
  return { kind: 'error', start, end: parser.previousEnd }
}

function parseWord(parser: Parser): Expression {
  const { start, end, word } = parser
  switch (word) {
    case 'true':
    case 'false':
      parser.advance()
      return { kind: 'boolean', start, end, value: word === 'true' }
    case 'this':
      parser.advance()
      return { kind: 'this', start, end }
    case 'typename':
    case 'unsigned':
    case 'signed':
      return parseConstruction(parser)
  }
  if (isName(parser)) return parseNameOrConstruction(parser)
  if (!isReservedWord(word, parser.isSlang)) return expectedExpression(parser)
  parser.report(parserDiagnostics.err_hlsl_reserved_keyword(start, { word }))
  parser.advance()
  return { kind: 'error', start, end }
}

function parseNameOrConstruction(parser: Parser): Expression {
  const entry = parser.kind === token.identifier ? parser.scopes.lookup(parser.atom) : undefined
  // The common case first: a variable or function needs no looking ahead.
  if (entry && (entry.kind === 'value' || entry.kind === 'function')) return parseName(parser)
  const scan = scanType(parser, parser.index)
  if (scan.verdict !== 'type' || scan.nextKind === token.doubleColon) return parseName(parser)
  if (scan.nextKind === token.dot && parser.isSlang) return parseName(parser)
  return parseConstruction(parser)
}

/** `float4(a, b)`, `S<int>(x)`, `T{1, 2}`. */
function parseConstruction(parser: Parser): Expression {
  const { start } = parser
  const type = parseTypeName(parser)
  if (!type) return { kind: 'error', start, end: parser.previousEnd }
  if (parser.kind === token.openParenthesis) {
    const list = parseArguments(parser)
    return { kind: 'construct', start, end: parser.previousEnd, type, arguments: list }
  }
  if (parser.kind === token.openBrace) {
    const list = [parseInitializer(parser)]
    return { kind: 'construct', start, end: parser.previousEnd, type, arguments: list }
  }
  const { err_dot_on_type, err_expected_parenthesis_for_construction } = parserDiagnostics
  const message = parser.kind === token.dot ? err_dot_on_type : err_expected_parenthesis_for_construction
  parser.report(message(parser.start))
  return { kind: 'error', start, end: parser.previousEnd }
}

/** `x`, `N::f<int>`, `E::A`, Slang's `E.A` and `T.kind`. */
function parseName(parser: Parser): Expression {
  const { start } = parser
  const isGlobal = parser.accept(token.doubleColon)
  const path: NameSegment[] = []
  let entry: NameEntry | undefined
  for (;;) {
    parser.acceptWord('template')
    if (!isName(parser)) {
      parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
      break
    }
    const { start: segmentStart, atom, text: name } = parser
    if (path.length === 0) entry = isGlobal ? parser.scopes.lookupOutermost(atom) : parser.scopes.lookup(atom)
    else entry = entry?.members ? parser.scopes.lookupIn(entry.members, atom) : undefined
    parser.advance()
    const templateArguments = isTemplateAhead(parser, entry) ? parseTemplateArguments(parser) : undefined
    path.push({ start: segmentStart, end: parser.previousEnd, name, templateArguments })
    const isTypeMember = parser.isSlang && parser.kind === token.dot && isType(entry)
    if (!isTypeMember && parser.kind !== token.doubleColon) break
    parser.advance()
  }
  return { kind: 'name', start, end: parser.previousEnd, isGlobal, path }
}

function isType(entry: NameEntry | undefined): boolean {
  return entry?.kind === 'type' || entry?.kind === 'type-template'
}

/** At a possible `<` behind a name. */
function isTemplateAhead(parser: Parser, entry: NameEntry | undefined): boolean {
  if (parser.kind !== token.less) return false
  if (entry !== undefined) return isTemplateKind(entry.kind)
  return looksLikeTemplateCall(parser, parser.index) || looksLikeQualifier(parser, parser.index)
}
