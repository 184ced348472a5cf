// What is declared after the type: names with bounds, annotations and initialisers, or a function (see functions.ts).
import type {
  Attribute,
  Declaration,
  Declarator,
  Expression,
  Identifier,
  Modifier,
  NameSegment,
  TemplateParameter,
  TypeSyntax,
} from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Atom } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { parseAnnotations, skipEffectAnnotation } from './annotations.ts'
import { parseNameAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import { parseConditional, parseInitializer } from './expressions.ts'
import { parseFunction } from './functions.ts'
import type { Parser } from './parser.ts'
import { isDeclarationStart, isModifierAt, scanType } from './scan.ts'
import {
  insideParentheses,
  isName,
  isTypeKeyword,
  parseArraySizes,
  parseIdentifier,
  parseTemplateArguments,
  rejectInnerPointer,
  rejectPointers,
} from './types.ts'

/** Where a declaration stands; decides its scope and how a missing semicolon is reported. */
export type DeclarationContext = 'file' | 'struct' | 'block' | 'for'

/** Everything in front of the first declarator. */
export interface DeclarationHead {
  readonly start: Location
  readonly attributes: readonly Attribute[]
  readonly modifiers: readonly Modifier[]
  readonly type: TypeSyntax
  readonly templateParameters: readonly TemplateParameter[] | undefined
}

export interface DeclaredName {
  readonly qualifier: readonly NameSegment[]
  readonly name: Identifier
  readonly atom: Atom | undefined
  /** Of `operator+` and the like. */
  readonly operator: string | undefined
}

export function parseDeclarators(
  parser: Parser,
  head: DeclarationHead,
  context: DeclarationContext,
  out: Declaration[],
): void {
  const mark = parser.failures
  const declarators: Declarator[] = []
  let isFunction = false
  do {
    rejectPointers(parser)
    const early = parser.kind === token.openBracket ? parseArraySizes(parser) : []
    if (rejectInnerPointer(parser)) break
    const name = isUnnamedBitField(parser, context)
      ? unnamed(parser)
      : insideParentheses(parser, () => parseDeclaredName(parser))
    if (!name) {
      parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
      break
    }
    if (isFunctionAhead(parser, head)) {
      if (early.length > 0) parser.report(parserDiagnostics.err_brackets_go_after_unqualified_id(name.name.end))
      const hasBody = parseFunction(parser, head, name, context, out)
      if (hasBody) return
      isFunction = true
    } else {
      const declarator = parseDeclarator(parser, name, head, context)
      if (early.length > 0) parser.report(parserDiagnostics.err_brackets_go_after_unqualified_id(declarator.nameEnd))
      declarators.push({ ...declarator, arraySizes: [...declarator.arraySizes, ...early] })
    }
  } while (!parser.hasFailed(mark) && parser.accept(token.comma))
  if (declarators.length > 0) out.push(variables(parser, head, declarators))
  const isHeadOnly = isFunction && parser.isOutermost && parser.kind !== token.semicolon
  finishDeclaration(parser, context, mark, isFunction)
  if (isHeadOnly) parser.skipUnopenedBody()
}

function isUnnamedBitField(parser: Parser, context: DeclarationContext): boolean {
  return context === 'struct' && parser.kind === token.colon && parser.kindAt(1) !== token.identifier
}

function unnamed(parser: Parser): DeclaredName {
  const { start } = parser
  return { qualifier: [], name: { start, end: start, text: '' }, atom: undefined, operator: undefined }
}

function variables(parser: Parser, head: DeclarationHead, declarators: readonly Declarator[]): Declaration {
  const { start, attributes, modifiers, type, templateParameters } = head
  const end = parser.previousEnd
  const template = templateParameters && { templateParameters }
  return { kind: 'variables', start, end, attributes, modifiers, ...template, type, declarators }
}

/** Consumes the semicolon. When it is missing, goes on at once if something new starts, else skips to the next. */
export function finishDeclaration(parser: Parser, context: DeclarationContext, mark: number, isFunction = false): void {
  if (parser.accept(token.semicolon)) return
  if (context === 'for') {
    if (!parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected_semi_for(parser.start))
    return
  }
  const lacksBody = isFunction && context === 'file' && !isDeclarationStart(parser)
  if (lacksBody && !parser.hasFailed(mark)) parser.report(parserDiagnostics.err_expected_fn_body(parser.start))
  if (!parser.hasFailed(mark)) {
    const finished = parser.expectSemicolon((at, fixes) => {
      if (context === 'file')
        return parserDiagnostics.err_invalid_token_after_toplevel_declarator(at, undefined, { fixes })
      if (context === 'struct') return parserDiagnostics.err_expected_semi_decl_list(at, undefined, { fixes })
      return parserDiagnostics.err_expected_semi_declaration(at, undefined, { fixes })
    })
    if (finished || parser.startsLine || isDeclarationStart(parser)) return
  }
  if (context === 'block') parser.skipStatement()
  else parser.skipDeclaration()
}

/** `x`, `S::x`, `operator+`, `S::operator[]`; undefined, without a message, where no name starts. */
function parseDeclaredName(parser: Parser): DeclaredName | undefined {
  const qualifier: NameSegment[] = []
  parser.accept(token.doubleColon)
  for (;;) {
    if (parser.word === 'operator') return parseOperatorName(parser, qualifier)
    if (!isName(parser) || isTypeKeyword(parser)) return undefined
    if (!isQualifierAhead(parser, qualifier.length > 0)) {
      const { atom } = parser
      return { qualifier, name: parseIdentifier(parser), atom, operator: undefined }
    }
    const { start, text } = parser
    parser.advance()
    const templateArguments = parser.kind === token.less ? parseTemplateArguments(parser) : undefined
    qualifier.push({ start, end: parser.previousEnd, name: text, templateArguments })
    if (!parser.accept(token.doubleColon)) return undefined
  }
}

function isQualifierAhead(parser: Parser, isQualified: boolean): boolean {
  const next = parser.kindAt(1)
  if (next === token.doubleColon) return true
  if (next !== token.less) return false
  // `float S<T>::f()`, `float N::S<T>::f()`: only a class template has arguments here that a `::` follows.
  if (!isQualified && parser.scopes.lookup(parser.atom)?.kind !== 'type-template') return false
  let depth = 0
  for (let distance = 1; ; distance++) {
    const kind = parser.kindAt(distance)
    if (kind === token.less) depth++
    else if (kind === token.greater) depth--
    else if (kind === token.shiftRight) depth -= 2
    else if (kind === token.semicolon || kind === token.openBrace || kind === token.end) return false
    if (depth <= 0) return parser.kindAt(distance + 1) === token.doubleColon
  }
}

/** At `operator`; a conversion (`operator float()`) has its own way in declarations.ts. */
function parseOperatorName(parser: Parser, qualifier: readonly NameSegment[]): DeclaredName | undefined {
  const { start } = parser
  if (!parser.isSlang && parser.hlslVersion < 2021)
    parser.report(parserDiagnostics.err_hlsl_reserved_keyword(start, { word: 'operator' }))
  parser.advance()
  const operator = parseOperatorToken(parser)
  if (operator === undefined) return undefined
  const name = { start, end: parser.previousEnd, text: `operator${operator}` }
  return { qualifier, name, atom: undefined, operator }
}

const overloadable = new Set(
  '+ - * / % ^ & | ~ ! = < > += -= *= /= %= ^= &= |= << >> <<= >>= == != <= >= && || ++ -- , ->'.split(' '),
)

/** Behind the word `operator`: `+`, `()`, `[]`; undefined, without a message, for anything else. */
export function parseOperatorToken(parser: Parser): string | undefined {
  const { text } = parser
  const isCall = parser.kind === token.openParenthesis && parser.kindAt(1) === token.closeParenthesis
  const isIndex = parser.kind === token.openBracket && parser.kindAt(1) === token.closeBracket
  if (!isCall && !isIndex && !overloadable.has(text)) return undefined
  parser.advance()
  if (!isCall && !isIndex) return text
  parser.advance()
  return isCall ? '()' : '[]'
}

/** A parenthesis after a name holds parameters: HLSL has no `float x(3)`. */
function isFunctionAhead(parser: Parser, head: DeclarationHead): boolean {
  if (parser.kind === token.openParenthesis) return true
  // Arguments of a specialisation (`T f<int>(T x)`) or parameters of a Slang generic.
  if (parser.kind !== token.less || !(parser.isSlang || head.templateParameters)) return false
  let depth = 0
  for (let distance = 0; ; distance++) {
    const kind = parser.kindAt(distance)
    if (kind === token.less) depth++
    else if (kind === token.greater) depth--
    else if (kind === token.shiftRight) depth -= 2
    else if (kind === token.semicolon || kind === token.openBrace || kind === token.end) return false
    if (depth <= 0) return parser.kindAt(distance + 1) === token.openParenthesis
  }
}

/** After `(`: can parameters stand here? */
export function isParameterAhead(parser: Parser): boolean {
  const kind = parser.kindAt(1)
  if (kind === token.closeParenthesis || kind === token.openBracket || kind === token.ellipsis) return true
  if (isModifierAt(parser, parser.index + 1)) return true
  return scanType(parser, parser.index + 1).verdict !== 'other'
}

function parseDeclarator(
  parser: Parser,
  declared: DeclaredName,
  { templateParameters }: DeclarationHead,
  context: DeclarationContext,
): Declarator {
  const { name, qualifier, atom } = declared
  const kind = templateParameters ? 'variable-template' : 'value'
  if (atom !== undefined && qualifier.length === 0) parser.scopes.declare(atom, kind)
  const mark = parser.failures
  const isSpecial = templateParameters && parser.kind === token.less
  const special = isSpecial ? { templateArguments: parseTemplateArguments(parser) } : undefined
  const attributes = parseNameAttributes(parser)
  const boundsStart = parser.start
  const arraySizes = parseArraySizes(parser)
  const nameEnd = parser.previousEnd
  // A mistake in an annotation ends with its parenthesis: what follows is read.
  const isWhole = !parser.hasFailed(mark)
  const isMember = context === 'struct'
  const before = parseAnnotations(parser, isMember ? 'member' : 'value')
  let bitWidth: Expression | undefined
  if (isMember && parser.kind === token.colon && !parser.hasFailed(mark)) {
    parser.advance()
    const { failures } = parser
    const width = parseConditional(parser)
    bitWidth = parser.hasFailed(failures) ? undefined : width
    if (!parser.isSlang && parser.hlslVersion < 2021)
      parser.report(parserDiagnostics.err_hlsl_unsupported_construct(width, { what: 'bitfield' }))
  }
  const annotations = bitWidth ? [...before, ...parseAnnotations(parser, 'value')] : before
  let hasEffectState = isWhole && skipEffectAnnotation(parser)
  let initializer: Expression | undefined
  if (isMember && parser.kind === token.openBrace && isWhole && !parser.isSlang) initializer = parseInitializer(parser)
  else if (parser.kind === token.equal && isWhole) {
    parser.advance()
    if (skipEffectInitializer(parser)) hasEffectState = true
    else initializer = parseInitializer(parser)
  } else if (parser.kind === token.openBrace && isWhole) {
    parser.report(parserDiagnostics.warn_hlsl_effect_state_block(parser.start))
    parser.skipBalanced()
    hasEffectState = true
  }
  return {
    start: qualifier[0]?.start ?? name.start,
    end: parser.previousEnd,
    qualifier,
    name,
    ...special,
    attributes,
    arraySizes,
    boundsStart,
    nameEnd,
    annotations,
    bitWidth,
    initializer,
    hasEffectState,
  }
}

/** `sampler_state { ... }` and `compile vs_4_0 main()`. */
function skipEffectInitializer(parser: Parser): boolean {
  if (parser.word === 'sampler_state') {
    parser.report(parserDiagnostics.warn_hlsl_effect_sampler_state(parser.start))
    parser.advance()
    if (parser.kind === token.openBrace) parser.skipBalanced()
    return true
  }
  if (parser.word !== 'compile' || parser.kindAt(1) !== token.identifier) return false
  parser.skipTo(token.semicolon)
  return true
}
