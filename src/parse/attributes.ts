// `[numthreads(8, 8, 1)]`, `[[vk::binding(0, 1)]]`, and Slang's `[vk::binding(0, 1)]`.
import type { Attribute, Expression } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { rootSignatureDiagnostics } from '../diagnostics/tables/root-signatures.ts'
import { token } from './cursor.ts'
import { parseAssignment } from './expressions.ts'
import type { Parser } from './parser.ts'

export function parseAttributes(parser: Parser): Attribute[] {
  const attributes: Attribute[] = []
  while (parser.kind === token.openBracket) {
    if (parser.kindAt(1) === token.openBracket) parseDoubleBrackets(parser, attributes)
    else parseBrackets(parser, attributes)
  }
  return attributes
}

/** Behind a name, where a single bracket opens the bounds of an array. */
export function parseNameAttributes(parser: Parser): Attribute[] {
  const attributes: Attribute[] = []
  while (parser.kind === token.openBracket && parser.kindAt(1) === token.openBracket)
    parseDoubleBrackets(parser, attributes)
  return attributes
}

function parseDoubleBrackets(parser: Parser, attributes: Attribute[]): void {
  const mark = parser.failures
  const outer = parser.open()
  const inner = parser.open()
  parseList(parser, attributes)
  parser.close(inner, token.closeBracket, '[', mark)
  parser.close(outer, token.closeBracket, '[', mark)
}

function parseBrackets(parser: Parser, attributes: Attribute[]): void {
  const mark = parser.failures
  const opened = parser.open()
  parseList(parser, attributes)
  if (parser.kind === token.closeBracket || parser.hasFailed(mark)) {
    parser.close(opened, token.closeBracket, '[', mark)
    return
  }
  // A bracket that was forgotten: what follows is the function or loop, not more of the attribute.
  parser.leave()
  parser.report(
    parserDiagnostics.err_expected(
      parser.start,
      { what: "']'" },
      { notes: [parserDiagnostics.note_matching(opened, { bracket: '[' })] },
    ),
  )
}

function parseList(parser: Parser, attributes: Attribute[]): void {
  const mark = parser.failures
  while (parser.kind !== token.closeBracket && parser.kind !== token.end) {
    if (parser.kind !== token.identifier) {
      parser.report(parserDiagnostics.err_expected(parser.start, { what: 'identifier' }))
      return
    }
    attributes.push(parseAttribute(parser))
    if (parser.hasFailed(mark) || !parser.accept(token.comma)) return
  }
}

function parseAttribute(parser: Parser): Attribute {
  const { start } = parser
  let nameSpan = parser.span
  let name = parser.text
  let scope: string | undefined
  parser.advance()
  while (parser.kind === token.doubleColon && parser.kindAt(1) === token.identifier) {
    parser.advance()
    scope = scope === undefined ? name : `${scope}::${name}`
    nameSpan = parser.span
    name = parser.text
    parser.advance()
  }
  const isRootSignature = scope === undefined && name === 'RootSignature'
  const parse = isRootSignature ? parseSignatureText : parseArguments
  const values = isRootSignature || parser.kind === token.openParenthesis ? parse(parser) : []
  return { kind: 'attribute', start, end: parser.previousEnd, scope, name, nameSpan, arguments: values }
}

/** `("...")`, and nothing else, with Clang's messages. */
function parseSignatureText(parser: Parser): Expression[] {
  if (parser.kind !== token.openParenthesis) {
    parser.report(parserDiagnostics.err_expected(parser.start, { what: "'('" }))
    return []
  }
  const opened = parser.open()
  if (parser.kind !== token.string) {
    parser.report(rootSignatureDiagnostics.err_expected_string_literal(parser.start))
    parser.leave()
    if (parser.kind !== token.closeParenthesis) parser.skipTo(token.closeParenthesis)
    parser.accept(token.closeParenthesis)
    return []
  }
  const value = parseAssignment(parser)
  parser.leave()
  if (parser.accept(token.closeParenthesis)) return [value]
  parser.report(
    parserDiagnostics.err_expected(
      parser.start,
      { what: "')'" },
      { notes: [parserDiagnostics.note_matching(opened, { bracket: '(' })] },
    ),
  )
  parser.skipTo(token.closeParenthesis)
  parser.accept(token.closeParenthesis)
  return [value]
}

function parseArguments(parser: Parser): Expression[] {
  const mark = parser.failures
  parser.open()
  const values: Expression[] = []
  parser.withGreater(false, () => {
    if (parser.kind === token.closeParenthesis) return
    do values.push(parseAssignment(parser))
    while (!parser.hasFailed(mark) && parser.accept(token.comma))
  })
  parser.leave()
  if (parser.accept(token.closeParenthesis)) return values
  if (!parser.hasFailed(mark)) parser.expect(token.closeParenthesis)
  if (parser.kind !== token.closeBracket) parser.skipTo(token.closeParenthesis)
  parser.accept(token.closeParenthesis)
  return values
}
