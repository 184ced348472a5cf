// Declarations around a block: namespaces, `cbuffer` and `tbuffer`, techniques (skipped); and `static_assert`.
import type { Attribute, BufferDeclaration, Declaration, Expression, Identifier } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Location } from '../support/source.ts'
import { parseAnnotations, skipAngles } from './annotations.ts'
import { parseAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import { parseDeclaration } from './declarations.ts'
import type { DeclarationContext } from './declarators.ts'
import { parseAssignment, parseConditional } from './expressions.ts'
import { Scope } from './names.ts'
import type { Parser } from './parser.ts'
import { isDeclarationStart } from './scan.ts'
import { isName, parseIdentifier } from './types.ts'

export function parseNamespace(parser: Parser, out: Declaration[]): void {
  const { start } = parser
  parser.advance()
  parseAttributes(parser)
  const path: Identifier[] = []
  const scopes: Scope[] = []
  let around = parser.scopes.current
  while (isName(parser)) {
    const known = around.names.get(parser.atom)
    const scope = known?.kind === 'namespace' && known.members ? known.members : new Scope()
    // `namespace vk { ... }` adds to what the language has there.
    const builtin = known ? undefined : parser.scopes.lookup(parser.atom)
    if (path.length === 0 && builtin?.kind === 'namespace' && builtin.members) scope.extra.push(builtin.members)
    if (path.length === 0) parser.scopes.declare(parser.atom, 'namespace', scope)
    else around.names.set(parser.atom, { kind: 'namespace', members: scope })
    scopes.push(scope)
    around = scope
    path.push(parseIdentifier(parser))
    if (!parser.accept(token.doubleColon)) break
  }
  if (parser.kind !== token.openBrace) {
    const what = path.length > 0 ? "'{'" : 'identifier'
    parser.report(parserDiagnostics.err_expected(parser.start, { what }))
    parser.skipDeclaration()
    return
  }
  for (const scope of scopes) parser.scopes.push(scope)
  const members = parseDeclarationBlock(parser)
  for (const _ of scopes) parser.scopes.pop()
  out.push({ kind: 'namespace', start, end: parser.previousEnd, path, members })
}

/** `export { ... }`, of Clang: every function in there is exported. */
export function parseExportBlock(parser: Parser, out: Declaration[]): void {
  const { start, end } = parser
  parser.advance()
  const members = parseDeclarationBlock(parser)
  for (const member of members) {
    if (member.kind === 'function') {
      const inner = member.modifiers.find(({ word }) => word === 'export')
      if (inner) {
        const notes = [parserDiagnostics.note_export(start)]
        parser.report(parserDiagnostics.err_export_within_export(inner, undefined, { notes }))
      }
      out.push({ ...member, modifiers: [...member.modifiers, { word: 'export', start, end }] })
    } else {
      parser.report(parserDiagnostics.err_hlsl_export_not_on_function(member.start))
      out.push(member)
    }
  }
}

/** Where the opening brace was forgotten, and that was reported, the block is read as if it were there. */
function parseDeclarationBlock(parser: Parser): Declaration[] {
  const members: Declaration[] = []
  const opened = parser.start
  parser.enter()
  parser.accept(token.openBrace)
  while (parser.kind !== token.closeBrace && parser.kind !== token.end) parseDeclaration(parser, 'file', members)
  parser.close(opened, token.closeBrace, '{', parser.failures)
  return members
}

/** Clang rejects buffers in buffers, too; DXC takes their members as its own. */
const notInBuffer = new Set<Declaration['kind']>(['namespace', 'alias', 'enum', 'static-assert', 'using'])

/** Its members are names of the scope around it. */
export function parseBuffer(
  parser: Parser,
  attributes: readonly Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): void {
  const start = attributes[0]?.start ?? parser.start
  const keyword = parser.word as BufferDeclaration['keyword']
  const mark = parser.failures
  if (context === 'struct') parser.report(parserDiagnostics.err_expected_member_name_or_semi(parser.start))
  else if (context !== 'file') parser.report(parserDiagnostics.err_expected_expression(parser.start))
  parser.advance()
  let name: Identifier | undefined
  if (isName(parser)) name = parseIdentifier(parser)
  else parser.report(parserDiagnostics.err_expected(parser.start, { what: 'identifier' }))
  const annotations = parseAnnotations(parser, 'buffer')
  if (parser.kind === token.colon) {
    // Clang gives the buffer up here, and then meets a colon where a declaration should begin.
    parser.report(parserDiagnostics.err_expected(parser.start, { what: "'{'" }))
    parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
    parser.skipTo(token.openBrace)
    if (parser.kind === token.openBrace) parser.skipBalanced()
    parser.accept(token.semicolon)
    return
  }
  if (parser.kind !== token.openBrace || context !== 'file') {
    if (!parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected(parser.start, { what: "'{'" }))
    if (!isDeclarationStart(parser)) {
      parser.skipTo(token.openBrace)
      if (parser.kind !== token.openBrace) return
    }
  }
  const members = parseDeclarationBlock(parser)
  for (const member of members)
    if (notInBuffer.has(member.kind) || isTemplate(member) || hasEnum(member)) {
      parser.report(parserDiagnostics.err_invalid_declaration_in_hlsl_buffer(placeOf(member), { buffer: keyword }))
      break
    }
  parser.accept(token.semicolon)
  out.push({
    kind: 'buffer',
    start,
    end: parser.previousEnd,
    keyword,
    attributes,
    name,
    annotations,
    members,
  })
}

function isTemplate(member: Declaration): boolean {
  return (member.kind === 'function' || member.kind === 'struct') && member.templateParameters !== undefined
}

/** `enum E { A } e;` */
function hasEnum(member: Declaration): boolean {
  return member.kind === 'variables' && member.type.kind === 'inline-type' && member.type.declaration.kind === 'enum'
}

/** Clang points at the declared name. */
function placeOf(member: Declaration): Location {
  switch (member.kind) {
    case 'alias':
      return member.names[0]?.name.start ?? member.start
    case 'namespace':
      return member.path[0]?.start ?? member.start
    case 'function':
    case 'struct':
    case 'enum':
      return member.name?.start ?? member.start
    default:
      return member.start
  }
}

export function parseStaticAssert(parser: Parser, out: Declaration[]): void {
  const { start } = parser
  const word = parser.text
  const mark = parser.failures
  if (word === 'static_assert' && parser.isStrictLikeDxc)
    parser.report(parserDiagnostics.err_hlsl_no_static_assert({ start, end: parser.end }))
  parser.advance()
  if (parser.kind !== token.openParenthesis) {
    parser.expect(
      token.openParenthesis,
      parserDiagnostics.err_expected_after(parser.gap, { what: "'('", before: `'${word}'` }),
    )
    parser.skipDeclaration()
    return
  }
  const opened = parser.open()
  let message: Expression | undefined
  const condition = parser.withGreater(false, () => {
    const value = parseConditional(parser)
    if (!parser.hasFailed(mark) && parser.accept(token.comma)) message = parseAssignment(parser)
    return value
  })
  parser.close(opened, token.closeParenthesis, '(', mark)
  out.push({ kind: 'static-assert', start, end: parser.previousEnd, condition, message })
  if (parser.accept(token.semicolon)) return
  if (!parser.hasFailed(mark))
    parser.expectSemicolon((at, fixes) =>
      parserDiagnostics.err_expected_after(at, { what: "';'", before: `'${word}'` }, { fixes }),
    )
  else parser.skipStatement()
}

/** `technique T { pass P { ... } }` of the effects framework. */
export function skipTechnique(parser: Parser, out: Declaration[]): void {
  const { start } = parser
  parser.report(parserDiagnostics.warn_hlsl_effect_technique(start))
  parser.advance()
  if (isName(parser)) parser.advance()
  skipAngles(parser)
  if (parser.kind === token.openBrace) parser.skipBalanced()
  else parser.skipDeclaration()
  out.push({ kind: 'empty', start, end: parser.previousEnd })
}
