// Slang's `__target_switch { case spirv: case glsl: ... default: ... }`: labels are capabilities, stacked labels share a body.
import type { BlockStatement, Identifier, Statement, TargetSwitchStatement } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Location } from '../support/source.ts'
import { token } from './cursor.ts'
import type { Parser } from './parser.ts'
import { parseBlockItem } from './statements.ts'
import { isName, parseIdentifier } from './types.ts'

export function parseTargetSwitch(parser: Parser, start: Location): Statement {
  parser.advance()
  const cases: TargetSwitchStatement['cases'][number][] = []
  if (parser.kind !== token.openBrace) {
    parser.report(parserDiagnostics.err_expected(parser.start, { what: "'{'" }))
    parser.skipStatement()
    return { kind: 'target-switch', start, end: parser.previousEnd, cases }
  }
  const mark = parser.failures
  const opened = parser.open()
  while (parser.word === 'case' || parser.word === 'default') cases.push(parseCase(parser))
  if (parser.kind !== token.closeBrace && !parser.hasFailed(mark))
    parser.report(parserDiagnostics.err_expected_either(parser.start, { first: "'case'", second: "'default'" }))
  while (parser.kind !== token.closeBrace && parser.kind !== token.end) parser.skipStatement()
  parser.close(opened, token.closeBrace, '{', mark)
  return { kind: 'target-switch', start, end: parser.previousEnd, cases }
}

function parseCase(parser: Parser): TargetSwitchStatement['cases'][number] {
  const targets: Identifier[] = []
  let isDefault = false
  while (parser.word === 'case' || parser.word === 'default') {
    const isNamed = parser.word === 'case'
    parser.advance()
    if (!isNamed) isDefault = true
    else if (isName(parser)) targets.push(parseIdentifier(parser))
    else parser.report(parserDiagnostics.err_expected(parser.start, { what: 'identifier' }))
    if (!parser.expect(token.colon)) break
  }
  return { targets, isDefault, body: parseCaseBody(parser) }
}

function parseCaseBody(parser: Parser): BlockStatement {
  const { start } = parser
  const statements: Statement[] = []
  parser.scoped(() => {
    while (!endsCase(parser)) parseBlockItem(parser, statements)
  })
  return { kind: 'block', start, end: statements.length > 0 ? parser.previousEnd : start, statements }
}

function endsCase(parser: Parser): boolean {
  return (
    parser.word === 'case' || parser.word === 'default' || parser.kind === token.closeBrace || parser.kind === token.end
  )
}
