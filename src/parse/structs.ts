// `struct`, `class`, `interface`, `union` and `enum` with their members.
import type {
  Access,
  AccessLabel,
  Declaration,
  EnumDeclaration,
  Enumerator,
  Identifier,
  StructDeclaration,
  TemplateArgument,
  TemplateParameter,
  TypeSyntax,
} from '../ast/nodes.ts'
import type { Diagnostic } from '../diagnostics/define.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { TokenKind } from '../lex/tokens.ts'
import type { Atom } from '../support/intern.ts'
import { parseAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import { parseMember } from './declarations.ts'
import { parseConditional } from './expressions.ts'
import { declareIn, Scope } from './names.ts'
import type { Parser } from './parser.ts'
import { isModifierAt, scanType } from './scan.ts'
import { parseGenericParameters, parseWhereClauses } from './templates.ts'
import {
  isName,
  isTypeKeyword,
  membersOfType,
  parseIdentifier,
  parseModifiers,
  parseTemplateArguments,
  parseTypeSpecifier,
} from './types.ts'

const accessWords = new Set(['public', 'protected', 'private'])

/** A definition, a forward declaration, or just the `struct S` of a variable: then `members` is undefined. */
export function parseStruct(
  parser: Parser,
  templateParameters: readonly TemplateParameter[] | undefined,
): StructDeclaration | undefined {
  const { start } = parser
  const keyword = parser.word as StructDeclaration['keyword']
  parser.advance()
  const attributes = parseAttributes(parser)
  let name: Identifier | undefined
  let atom: Atom | undefined
  let templateArguments: TemplateArgument[] | undefined
  let generics: TemplateParameter[] | undefined
  const genericScope = new Scope(true)
  if (isName(parser) && !isTypeKeyword(parser)) {
    atom = parser.atom
    name = parseIdentifier(parser)
    if (parser.kind === token.less) {
      if (parser.isSlang && !templateParameters) generics = parseGenericParameters(parser, genericScope)
      else templateArguments = parseTemplateArguments(parser)
    }
  }
  const parameters = templateParameters ?? generics
  const isDefinition = parser.kind === token.openBrace || parser.kind === token.colon || parser.word === 'where'
  if (!name && !isDefinition) {
    parser.report(parserDiagnostics.err_anonymous_struct_needs_definition(start, { keyword }))
    return undefined
  }
  const scope = new Scope()
  const kind = parameters ? 'type-template' : 'type'
  if (atom !== undefined && isDefinition && !templateArguments) parser.scopes.declare(atom, kind, scope)
  else if (atom !== undefined && parser.kind === token.semicolon && !parser.scopes.lookup(atom))
    parser.scopes.declare(atom, kind)
  const head = { start, keyword, attributes, templateParameters: parameters, name, templateArguments }
  if (!isDefinition)
    return {
      kind: 'struct',
      ...head,
      end: parser.previousEnd,
      bases: [],
      baseAccess: [],
      members: undefined,
      labels: [],
    }
  parser.scopes.push(genericScope)
  const { bases, baseAccess } = parser.accept(token.colon) ? parseBases(parser, scope) : { bases: [], baseAccess: [] }
  if (parser.word === 'where') parseWhereClauses(parser, generics ?? [])
  const { members, labels } = parseMembers(parser, scope, bases.length > 0)
  parser.scopes.pop()
  return { kind: 'struct', ...head, end: parser.previousEnd, bases, baseAccess, members, labels }
}

/** Clang takes the words of C++ as an extension; DXC reserves them. */
function parseAccess(parser: Parser): Access {
  const access = parser.word as Access
  const { start } = parser
  if (parser.isStrictLikeDxc) parser.report(parserDiagnostics.err_hlsl_reserved_keyword(start, { word: access }))
  else if (!parser.isSlang) parser.report(parserDiagnostics.ext_hlsl_access_specifiers(start))
  parser.advance()
  return access
}

function parseBases(parser: Parser, scope: Scope): Pick<StructDeclaration, 'bases' | 'baseAccess'> {
  const bases: TypeSyntax[] = []
  const baseAccess: Access[] = []
  do {
    let access: Access = 'public'
    while (accessWords.has(parser.word) || parser.word === 'virtual')
      if (parser.word === 'virtual') {
        parser.report(parserDiagnostics.err_hlsl_virtual_inheritance(parser.start))
        parser.advance()
      } else access = parseAccess(parser)
    const base =
      isName(parser) || parser.kind === token.doubleColon
        ? parseTypeSpecifier(parser, parseModifiers(parser))
        : undefined
    if (!base) {
      parser.report(parserDiagnostics.err_expected_class_name(parser.start))
      while (parser.kind !== token.openBrace && parser.kind !== token.semicolon && parser.kind !== token.end)
        parser.advance()
      break
    }
    bases.push(base)
    baseAccess.push(access)
    const members = membersOfType(parser, base)
    if (members && members !== scope) scope.extra.push(members)
  } while (parser.accept(token.comma))
  return { bases, baseAccess }
}

function parseMembers(
  parser: Parser,
  scope: Scope,
  hasBases: boolean,
): { members: Declaration[]; labels: AccessLabel[] } {
  const members: Declaration[] = []
  const labels: AccessLabel[] = []
  if (parser.kind !== token.openBrace) {
    parser.report(
      hasBases
        ? parserDiagnostics.err_expected_lbrace_after_base_specifiers(parser.gap)
        : parserDiagnostics.err_expected(parser.start, { what: "'{'" }),
    )
    return { members, labels }
  }
  const opened = parser.open()
  parser.withGreater(false, () =>
    parser.scoped(() => {
      while (parser.kind !== token.closeBrace && parser.kind !== token.end) {
        if (accessWords.has(parser.word) && parser.kindAt(1) === token.colon) {
          labels.push({ before: members.length, access: parseAccess(parser) })
          parser.advance()
        } else parseMember(parser, members)
      }
    }, scope),
  )
  parser.close(opened, token.closeBrace, '{', parser.failures)
  return { members, labels }
}

/**
 * After the closing brace of a struct or enum: is the next token the start of something new, so that the semicolon is missing?
 * Slang needs none when a new line follows.
 */
export function isTagFinished(parser: Parser): boolean {
  if (parser.kind === token.semicolon) return false
  if (parser.isSlang && (parser.startsLine || parser.kind === token.closeBrace)) return true
  if (parser.kind === token.end || parser.kind === token.closeBrace || parser.kind === token.openBracket) return true
  if (parser.kind !== token.identifier) return false
  if (!isName(parser) || isTypeKeyword(parser) || isModifierAt(parser, parser.index)) return parser.word !== 'operator'
  const scan = scanType(parser, parser.index)
  return scan.verdict === 'type' && scan.nextKind === token.identifier
}

/** Behind the name of an enum that is declared. */
const enumDeclaration: ReadonlySet<TokenKind> = new Set([token.openBrace, token.colon, token.semicolon])

export function parseEnum(parser: Parser): EnumDeclaration | undefined {
  const { start } = parser
  parser.advance()
  const isScoped = parser.acceptWord('class') || parser.acceptWord('struct')
  parseAttributes(parser)
  let name: Identifier | undefined
  const scope = new Scope()
  if (isName(parser)) {
    // `enum E e;` only uses the type, which a variable may hide.
    if (enumDeclaration.has(parser.kindAt(1))) parser.scopes.declare(parser.atom, 'type', scope)
    name = parseIdentifier(parser)
  }
  let underlying: TypeSyntax | undefined
  if (parser.kind === token.colon) {
    parser.advance()
    underlying = parseTypeSpecifier(parser, parseModifiers(parser))
    if (!underlying) parser.report(parserDiagnostics.err_expected_type(parser.start))
  }
  if (parser.kind !== token.openBrace) {
    if (!name) {
      parser.report(parserDiagnostics.err_expected_either(parser.start, { first: 'identifier', second: "'{'" }))
      return undefined
    }
    return { kind: 'enum', start, end: parser.previousEnd, isScoped, name, underlying, enumerators: undefined }
  }
  const enumerators = parseEnumerators(parser, scope, isScoped)
  return { kind: 'enum', start, end: parser.previousEnd, isScoped, name, underlying, enumerators }
}

/** What should stand here depends on the enumerator before it. */
function notAnEnumerator({ start }: Parser, previous: Enumerator | undefined): Diagnostic {
  if (!previous) return parserDiagnostics.err_expected(start, { what: 'identifier' })
  if (previous.value) return parserDiagnostics.err_expected_either(start, { first: "'}'", second: "','" })
  return parserDiagnostics.err_expected_end_of_enumerator(start)
}

function parseEnumerators(parser: Parser, scope: Scope, isScoped: boolean): Enumerator[] {
  const list: Enumerator[] = []
  const mark = parser.failures
  const opened = parser.open()
  let isAfterEnumerator = false
  parser.withGreater(false, () => {
    while (isName(parser)) {
      const { start, atom } = parser
      const name = parseIdentifier(parser)
      parseAttributes(parser)
      const value = parser.accept(token.equal) ? parseConditional(parser) : undefined
      list.push({ start, end: parser.previousEnd, name, value })
      declareIn(scope, atom, 'value')
      if (!isScoped) parser.scopes.declare(atom, 'value')
      if (parser.accept(token.comma)) continue
      if (!isName(parser)) {
        isAfterEnumerator = true
        break
      }
      parser.report(parserDiagnostics.err_missing_comma_in_enum(parser.gap))
    }
  })
  if (parser.kind !== token.closeBrace && !parser.hasFailed(mark) && parser.kind !== token.end)
    parser.report(notAnEnumerator(parser, isAfterEnumerator ? list.at(-1) : undefined))
  while (parser.kind !== token.closeBrace && parser.kind !== token.end && parser.hasFailed(mark)) parser.advance()
  parser.close(opened, token.closeBrace, '{', mark)
  return list
}
