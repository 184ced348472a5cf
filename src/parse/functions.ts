// Functions: parameters, what follows them, the body. `float4 S::f(in float2 uv : TEXCOORD0, uint n = 1) const : SV_Target`
import type {
  Annotation,
  BlockStatement,
  Declaration,
  Expression,
  Identifier,
  Parameter,
  TypeSyntax,
} from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { atomOf, spelling } from '../support/intern.ts'
import { parseAnnotations } from './annotations.ts'
import { parseAttributes, parseNameAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import type { DeclarationContext, DeclarationHead, DeclaredName } from './declarators.ts'
import { isParameterAhead } from './declarators.ts'
import { parseInitializer } from './expressions.ts'
import type { NameEntry } from './names.ts'
import { Scope } from './names.ts'
import type { Parser } from './parser.ts'
import { parseBlock } from './statements.ts'
import { parseModifiersAndStrays } from './stray-words.ts'
import { parseGenericParameters, parseWhereClauses } from './templates.ts'
import {
  insideParentheses,
  isName,
  parseArraySizes,
  parseIdentifier,
  parseTemplateArguments,
  parseTypeSpecifier,
  rejectInnerPointer,
  rejectPointers,
  type TypenameRule,
} from './types.ts'

/** True when a body ended the declaration, false when a `;` or `,` has to follow. */
export function parseFunction(
  parser: Parser,
  head: DeclarationHead,
  declared: DeclaredName,
  context: DeclarationContext,
  out: Declaration[],
): boolean {
  const isConstructor = declared.name.text === '__init' && parser.isSlang
  const isGeneric = parser.kind === token.less && parser.isSlang && !head.templateParameters
  const kind = head.templateParameters || isGeneric ? 'function-template' : 'function'
  if (declared.atom !== undefined && declared.qualifier.length === 0) parser.scopes.declare(declared.atom, kind)

  const ownerScopes = scopesOfQualifier(parser, declared)
  const genericScope = new Scope(true)
  for (const scope of ownerScopes) parser.scopes.push(scope)
  const generics = isGeneric ? parseGenericParameters(parser, genericScope) : undefined
  const templateArguments = parser.kind === token.less ? parseTemplateArguments(parser) : undefined
  parser.scopes.push(genericScope)
  parser.scopes.push(new Scope())

  const mark = parser.failures
  const isMember = context === 'struct' || declared.qualifier.length > 0
  const parameters = parseParameters(parser, isMember ? 'extension' : 'needed')
  // `int f()[2]`: the bounds belong to what the function returns.
  const sizes = parser.hasFailed(mark) ? [] : parseArraySizes(parser)
  if (parser.word === 'const' && !isMember && !parser.isSlang)
    parser.report(parserDiagnostics.err_invalid_qualified_function_type(parser.span))
  const isConst = parser.acceptWord('const')
  if (isMember && (parser.text === 'override' || parser.text === 'final')) {
    parser.report(parserDiagnostics.err_only_virtual_functions_override(parser.start, { word: parser.text }))
    parser.advance()
    parser.forgive(mark)
  }
  const annotations: Annotation[] = parser.hasFailed(mark) ? [] : parseAnnotations(parser, 'function')
  if (parser.word === 'where') parseWhereClauses(parser, generics ?? [])
  const skipped = skipBody(parser, declared)
  const body = skipped ?? parseBody(parser, context)

  parser.scopes.pop()
  parser.scopes.pop()
  for (const _ of ownerScopes) parser.scopes.pop()
  out.push({
    kind: 'function',
    start: head.start,
    end: parser.previousEnd,
    attributes: head.attributes,
    modifiers: head.modifiers,
    templateParameters: head.templateParameters ?? generics,
    returnType: sizes.length > 0 ? arrayOf(head.type, sizes) : head.type,
    qualifier: declared.qualifier,
    name: declared.name,
    operator: declared.operator,
    isConstructor,
    templateArguments,
    parameters,
    isConst,
    annotations,
    body,
    ...(skipped && { isSkipped: true }),
  })
  return body !== undefined
}

/** A body that need not be read, as an empty block. */
function skipBody(parser: Parser, { name, operator }: DeclaredName): BlockStatement | undefined {
  const { start } = parser
  const found = parser.skipped?.bodies.get(parser.index)
  if (!found || operator !== undefined || spelling(found.name) !== name.text) return undefined
  parser.jumpTo(found.close)
  parser.advance()
  return { kind: 'block', start, end: parser.previousEnd, statements: [] }
}

function arrayOf(element: TypeSyntax, sizes: readonly (Expression | undefined)[]): TypeSyntax {
  return { kind: 'array-type', start: element.start, end: element.end, element, sizes }
}

function parseBody(parser: Parser, context: DeclarationContext): ReturnType<typeof parseBlock> | undefined {
  if (parser.kind !== token.openBrace) return undefined
  if ((context === 'block' || context === 'for') && !parser.hasReportedNesting) {
    parser.hasReportedNesting = true
    parser.report(parserDiagnostics.err_function_definition_not_allowed(parser.start))
  }
  return parser.withGreater(false, () => parseBlock(parser))
}

/** The scopes of `A` and `B` in `float A::B::f()`: their members are visible in the parameters and the body. */
function scopesOfQualifier(parser: Parser, declared: DeclaredName): Scope[] {
  const scopes: Scope[] = []
  let entry: NameEntry | undefined
  for (const [position, segment] of declared.qualifier.entries()) {
    const atom = atomOf(segment.name)
    if (position === 0) entry = parser.scopes.lookup(atom)
    else entry = entry?.members ? parser.scopes.lookupIn(entry.members, atom) : undefined
    if (!entry?.members) break
    scopes.push(entry.members)
  }
  return scopes
}

function parseParameters(parser: Parser, rule: TypenameRule): Parameter[] {
  const list: Parameter[] = []
  const mark = parser.failures
  if (!isParameterAhead(parser)) {
    parser.advance()
    parser.report(parserDiagnostics.err_expected_parameter_declarator(parser.start))
    parser.skipTo(token.closeParenthesis)
    parser.accept(token.closeParenthesis)
    return list
  }
  const opened = parser.open()
  parser.withGreater(false, () => {
    if (parser.text === 'void' && parser.kindAt(1) === token.closeParenthesis) parser.advance()
    while (parser.kind !== token.closeParenthesis && parser.kind !== token.end) {
      const parameter = parseParameter(parser, rule)
      if (!parameter) break
      list.push(parameter)
      if (parser.hasFailed(mark) || !parser.accept(token.comma)) break
      if (parser.kind === token.closeParenthesis)
        parser.report(parserDiagnostics.err_expected_parameter_declarator(parser.start))
    }
  })
  parser.close(opened, token.closeParenthesis, '(', mark)
  return list
}

function parseParameterName(parser: Parser): Identifier | undefined {
  if (!isName(parser)) return undefined
  parser.scopes.declare(parser.atom, 'value')
  return parseIdentifier(parser)
}

function parseParameter(parser: Parser, rule: TypenameRule): Parameter | undefined {
  const { start } = parser
  if (parser.kind === token.ellipsis) {
    parser.report(parserDiagnostics.err_hlsl_unsupported_construct(start, { what: 'variadic arguments' }))
    parser.advance()
    return undefined
  }
  const attributes = parseAttributes(parser)
  const modifiers = parseModifiersAndStrays(parser)
  const type = parseTypeSpecifier(parser, modifiers, undefined, rule)
  if (!type) {
    parser.report(parserDiagnostics.err_expected_parameter_declarator(parser.start))
    return undefined
  }
  rejectPointers(parser)
  const name = rejectInnerPointer(parser) ? undefined : insideParentheses(parser, () => parseParameterName(parser))
  const mark = parser.failures
  if (name) attributes.push(...parseNameAttributes(parser))
  const boundsStart = parser.start
  const arraySizes = parseArraySizes(parser)
  const annotations = parser.hasFailed(mark) ? [] : parseAnnotations(parser, 'value')
  let defaultValue: Expression | undefined
  if (parser.kind === token.equal && !parser.hasFailed(mark)) {
    parser.advance()
    defaultValue = parseInitializer(parser)
  }
  return {
    start,
    end: parser.previousEnd,
    attributes,
    modifiers: modifiers.declaration,
    type,
    name,
    arraySizes,
    boundsStart,
    annotations,
    defaultValue,
  }
}
