// Second names: `typedef`, `using A = B`, Slang's `typealias`, `using namespace N`, `using N::f`.

import type { AliasName, Declaration, NameSegment, TemplateParameter, TypeSyntax } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Atom } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { parseAnnotations } from './annotations.ts'
import { parseNameAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import type { Parser } from './parser.ts'
import {
  entryOfPath,
  isName,
  membersOfType,
  parseArraySizes,
  parseIdentifier,
  parseModifiers,
  parseTypeName,
  parseTypeSegment,
  parseTypeSpecifier,
  rejectInnerPointer,
  rejectPointers,
  type TypenameRule,
} from './types.ts'

export function parseAlias(parser: Parser, rule: TypenameRule, out: Declaration[]): void {
  const { start } = parser
  const mark = parser.failures
  parser.advance()
  const modifiers = parseModifiers(parser)
  const type = parseTypeSpecifier(parser, modifiers, undefined, rule)
  if (!type) {
    if (!parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected_type(parser.start))
    parser.skipDeclaration()
    return
  }
  if (parser.kind === token.semicolon) {
    parser.report(parserDiagnostics.warn_typedef_requires_name(start))
    parser.advance()
    if (type.kind === 'inline-type') out.push(type.declaration)
    return
  }
  const members = membersOfType(parser, type)
  const names: AliasName[] = []
  do {
    rejectPointers(parser)
    if (!isName(parser)) {
      if (!rejectInnerPointer(parser)) parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
      break
    }
    const { atom } = parser
    const name = parseIdentifier(parser)
    parser.scopes.declare(atom, 'type', members)
    const boundsStart = parser.start
    const arraySizes = parseArraySizes(parser)
    names.push({ name, attributes: [], arraySizes, boundsStart, annotations: parseAnnotations(parser, 'value') })
  } while (!parser.hasFailed(mark) && parser.accept(token.comma))
  const { previousEnd: end } = parser
  out.push({
    kind: 'alias',
    isUsing: false,
    start,
    end,
    modifiers: modifiers.declaration,
    templateParameters: undefined,
    type: calledAfterAlias(type, names),
    names,
  })
  finish(parser, mark, 'top level declarator')
}

/** A type without a name of its own is called after the first name that stands for it and not for an array of it. */
function calledAfterAlias(type: TypeSyntax, names: readonly AliasName[]): TypeSyntax {
  if (type.kind !== 'inline-type' || type.declaration.name) return type
  const alias = names.find(({ arraySizes }) => arraySizes.length === 0)
  return alias ? { ...type, declaration: { ...type.declaration, aliasName: alias.name.text } } : type
}

function finish(parser: Parser, mark: number, before: string): void {
  if (parser.accept(token.semicolon)) return
  if (!parser.hasFailed(mark)) {
    parser.expectSemicolon((at, fixes) => parserDiagnostics.err_expected_after(at, { what: "';'", before }, { fixes }))
    if (parser.startsLine) return
  }
  parser.skipDeclaration()
}

export function parseUsing(
  parser: Parser,
  templateParameters: readonly TemplateParameter[] | undefined,
  out: Declaration[],
): void {
  const { start } = parser
  const mark = parser.failures
  parser.advance()
  if (parser.acceptWord('namespace')) {
    parseUsingNamespace(parser, start, out)
    return
  }
  const next = parser.kindAt(1)
  if (isName(parser) && (next === token.equal || (next === token.openBracket && parser.kindAt(2) === next))) {
    const { atom } = parser
    const name = parseIdentifier(parser)
    const attributes = parseNameAttributes(parser)
    if (!parser.accept(token.equal)) {
      finish(parser, mark, 'alias declaration')
      return
    }
    const type = parseTypeName(parser, 'extension')
    if (type) {
      parser.scopes.declare(atom, templateParameters ? 'type-template' : 'type', membersOfType(parser, type))
      const names = [{ name, attributes, arraySizes: [], boundsStart: name.end, annotations: [] }]
      out.push({
        kind: 'alias',
        isUsing: true,
        start,
        end: parser.previousEnd,
        modifiers: [],
        templateParameters,
        type,
        names,
      })
    }
    finish(parser, mark, 'alias declaration')
    return
  }
  const isGlobal = parser.kind === token.doubleColon
  const path = parsePlainPath(parser)
  if (path.length === 0) parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
  else if (path.length === 1 && !isGlobal && !parser.isSlang)
    parser.report(parserDiagnostics.err_using_requires_qualname(path[0]!))
  else {
    const entry = entryOfPath(parser, path)
    if (entry) parser.scopes.declare(lastAtom(parser), entry.kind, entry.members)
    out.push({ kind: 'using', start, end: parser.previousEnd, isNamespace: false, path })
  }
  finish(parser, mark, 'using declaration')
}

/** The atom of the token just consumed. */
function lastAtom(parser: Parser): Atom {
  return parser.tokens.atoms[parser.index - 1]!
}

function parseUsingNamespace(parser: Parser, start: Location, out: Declaration[]): void {
  const mark = parser.failures
  const path = parsePlainPath(parser)
  if (path.length === 0) parser.report(parserDiagnostics.err_expected_namespace_name(parser.start))
  else {
    const members = entryOfPath(parser, path)?.members
    const { current } = parser.scopes
    if (members && members !== current) current.extra.push(members)
    out.push({ kind: 'using', start, end: parser.previousEnd, isNamespace: true, path })
  }
  finish(parser, mark, 'namespace name')
}

function parsePlainPath(parser: Parser): NameSegment[] {
  const path: NameSegment[] = []
  parser.accept(token.doubleColon)
  while (isName(parser)) {
    path.push(parseTypeSegment(parser))
    if (!parser.accept(token.doubleColon)) break
  }
  return path
}
