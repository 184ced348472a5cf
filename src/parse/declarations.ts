// Declarations at any place: chooses the kind by the first word and parses the plain ones (`modifiers type declarators;`).
import type {
  Attribute,
  Declaration,
  EnumDeclaration,
  StructDeclaration,
  TemplateParameter,
  TypeSyntax,
} from '../ast/nodes.ts'
import { handleDiagnostics } from '../diagnostics/tables/handles.ts'
import { nameDiagnostics } from '../diagnostics/tables/names.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { parseAlias, parseUsing } from './aliases.ts'
import { parseAttributes } from './attributes.ts'
import { parseBuffer, parseExportBlock, parseNamespace, parseStaticAssert, skipTechnique } from './blocks.ts'
import { token } from './cursor.ts'
import type { DeclarationContext, DeclarationHead } from './declarators.ts'
import { finishDeclaration, parseDeclarators } from './declarators.ts'
import { parseInitializer } from './expressions.ts'
import { parseFunction } from './functions.ts'
import { isReservedWord } from './keywords.ts'
import type { Parser } from './parser.ts'
import { parenthesesAround, scanType } from './scan.ts'
import { parseModifiersAndStrays } from './stray-words.ts'
import { isTagFinished } from './structs.ts'
import { parseTemplateDeclaration } from './templates.ts'
import type { SplitModifiers } from './types.ts'
import { isName, namedInteger, parseIdentifier, parseTypeName, parseTypeSpecifier, rejectPointers } from './types.ts'

const techniqueWords = new Set(['technique', 'Technique', 'technique10', 'technique11'])
/** Reserved words in front of a declaration: reported once, then the declaration is read without them. */
const reservedModifiers = new Set(['virtual', 'friend', 'mutable', 'explicit', 'protected', 'private', 'public'])
const neverTemplates = new Set(['cbuffer', 'tbuffer', 'namespace'])
const tagWords = new Set(['struct', 'class', 'interface', 'union', 'enum'])

export function parseDeclaration(parser: Parser, context: DeclarationContext, out: Declaration[]): void {
  const { index, start } = parser
  if (context === 'file' && skipDeclaration(parser)) return
  const attributes = parseAttributes(parser)
  // In front of a declaration of the file, DXC passes over it: `shared static float x;`.
  while (context === 'file' && parser.word === 'shared' && !parser.isSlang) parser.advance()
  if (parser.kind === token.semicolon) {
    parser.advance()
    out.push({ kind: 'empty', start, end: parser.previousEnd })
    return
  }
  if (parser.kind === token.closeBrace && context === 'file') {
    parser.report(parserDiagnostics.err_extraneous_closing_brace(parser.start))
    parser.advance()
    return
  }
  if (parser.kind !== token.end) parseDeclarationAfterAttributes(parser, attributes, context, out)
  else if (attributes.length > 0) parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
  // Whatever was wrong, the next round starts further on.
  if (parser.index === index && parser.kind !== token.closeBrace) parser.advance()
}

/** Passes over a declaration that need not be read. */
function skipDeclaration(parser: Parser): boolean {
  const { skipped, index } = parser
  if (!skipped) return false
  skipped.starts.add(index)
  const found = skipped.declarations.get(index)
  if (!found) return false
  parser.jumpTo(found.to)
  parser.advance()
  return true
}

export function parseMember(parser: Parser, out: Declaration[]): void {
  parseDeclaration(parser, 'struct', out)
}

export function parseDeclarationAfterAttributes(
  parser: Parser,
  attributes: Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): void {
  if (parseWordDeclaration(parser, attributes, context, out)) return
  if (techniqueWords.has(parser.word) && isTechnique(parser)) skipTechnique(parser, out)
  else parsePlain(parser, attributes, undefined, context, out)
}

/** Declarations that a word of their own starts. */
function parseWordDeclaration(
  parser: Parser,
  attributes: Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): boolean {
  const isSlangName = parser.isSlang && parser.kindAt(1) === token.identifier
  switch (parser.word) {
    case 'namespace':
      refuseAttributes(parser, attributes)
      parseNamespace(parser, out)
      return true
    case 'using':
      parseUsing(parser, undefined, out)
      return true
    case 'typedef':
      parseAlias(parser, context === 'struct' ? 'extension' : 'needed', out)
      return true
    case 'typealias':
      if (isSlangName) parseUsing(parser, undefined, out)
      return isSlangName
    case 'template':
      parseTemplateDeclaration(parser, attributes, context, out)
      return true
    case 'static_assert':
    case '_Static_assert':
      refuseAttributes(parser, attributes)
      parseStaticAssert(parser, out)
      return true
    case 'export':
      if (parser.kindAt(1) !== token.openBrace) return false
      parseExportBlock(parser, out)
      return true
    case 'let':
    case 'var':
      if (isSlangName) parseInferred(parser, attributes, context, out)
      return isSlangName
    default:
      return false
  }
}

/** What is no object, type or function has none. */
function refuseAttributes(parser: Parser, [first]: readonly Attribute[]): void {
  if (first && !parser.isSlang) parser.report(parserDiagnostics.err_attributes_not_allowed(first))
}

function isTechnique(parser: Parser): boolean {
  return parser.kindAt(1) === token.identifier || parser.kindAt(1) === token.openBrace
}

export function parseDeclarationAfterTemplate(
  parser: Parser,
  attributes: Attribute[],
  templateParameters: readonly TemplateParameter[] | undefined,
  context: DeclarationContext,
  out: Declaration[],
): void {
  if (
    context === 'file' &&
    !parser.isSlang &&
    parser.kind === token.openBracket &&
    parser.kindAt(1) !== token.openBracket
  )
    parser.report(parserDiagnostics.err_attributes_not_allowed(parser.start))
  const all = [...attributes, ...parseAttributes(parser)]
  if (neverTemplates.has(parser.word)) parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
  if (parser.word === 'using') parseUsing(parser, templateParameters, out)
  else if (parser.word === 'typedef') parseAlias(parser, 'needless', out)
  else if (parser.word === 'template') parseTemplateDeclaration(parser, all, context, out)
  else parsePlain(parser, all, templateParameters, context, out)
}

function parsePlain(
  parser: Parser,
  attributes: readonly Attribute[],
  templateParameters: readonly TemplateParameter[] | undefined,
  context: DeclarationContext,
  out: Declaration[],
): void {
  const start = attributes[0]?.start ?? parser.start
  const mark = parser.failures
  skipReservedModifiers(parser)
  const modifiers = parseModifiersAndStrays(parser)
  skipReservedModifiers(parser)
  if (modifiers.hasStrays && (parser.accept(token.semicolon) || isClosed(parser))) return
  if (parser.word === 'cbuffer' || parser.word === 'tbuffer') {
    const exported = modifiers.declaration.find(({ word }) => word === 'export')
    if (exported) parser.report(parserDiagnostics.err_hlsl_export_not_on_function(exported))
    parseBuffer(parser, attributes, context, out)
    return
  }
  const before = { start, attributes, modifiers, templateParameters, mark }
  if (parser.word === 'namespace') parseNamespace(parser, out)
  else if (parser.word === 'operator' && parser.kindAt(1) === token.identifier)
    parseConversion(parser, before, context, out)
  else if (parser.word === '__init' && parser.isSlang) parseConstructor(parser, before, context, out)
  else parseTyped(parser, before, context, out)
}

/** What stands before the type of a declaration. */
interface DeclarationStart {
  readonly start: Location
  readonly attributes: readonly Attribute[]
  readonly modifiers: SplitModifiers
  readonly templateParameters: readonly TemplateParameter[] | undefined
  readonly mark: number
}

function parseTyped(
  parser: Parser,
  { start, attributes, modifiers, templateParameters, mark }: DeclarationStart,
  context: DeclarationContext,
  out: Declaration[],
): void {
  if (parser.kind === token.semicolon && parser.start !== start) {
    finishWithoutName(parser, start, out)
    return
  }
  const type = parseDeclaredType(parser, modifiers, templateParameters, context)
  if (!type || (parser.hasFailed(mark) && !isName(parser) && type.kind !== 'inline-type')) {
    parser.skipDeclaration()
    return
  }
  const head: DeclarationHead = { start, attributes, modifiers: modifiers.declaration, type, templateParameters }
  if (type.kind === 'inline-type') {
    if (parser.kind === token.semicolon || isTagFinished(parser) || templateParameters) {
      finishTag(parser, type.declaration, attributes, out)
      return
    }
  } else if (parser.kind === token.semicolon) {
    finishWithoutName(parser, start, out)
    return
  }
  parseDeclarators(parser, head, context, out)
}

/** `int;`, `static;` */
function finishWithoutName(parser: Parser, start: Location, out: Declaration[]): void {
  parser.report(parserDiagnostics.warn_declaration_declares_nothing(start))
  parser.advance()
  out.push({ kind: 'empty', start, end: parser.previousEnd })
}

function skipReservedModifiers(parser: Parser): void {
  while (reservedModifiers.has(parser.word) && parser.kindAt(1) === token.identifier) {
    if (!isReservedWord(parser.word, parser.isSlang)) return
    parser.report(
      parser.word === 'virtual'
        ? parserDiagnostics.err_hlsl_virtual_function(parser.start)
        : parserDiagnostics.err_hlsl_reserved_keyword(parser.start, { word: parser.word }),
    )
    parser.advance()
  }
}

function finishTag(
  parser: Parser,
  declaration: StructDeclaration | EnumDeclaration,
  attributes: readonly Attribute[],
  out: Declaration[],
): void {
  // `[[...]]` belongs behind the keyword; of other brackets the checker decides.
  if (attributes.some(({ scope }) => scope !== undefined)) refuseAttributes(parser, attributes)
  if (declaration.kind === 'struct' && attributes.length > 0)
    out.push({
      ...declaration,
      attributes: [...attributes, ...declaration.attributes],
      attributesBefore: attributes.length,
    })
  else out.push(declaration)
  if (parser.accept(token.semicolon) || parser.isSlang) return
  // A struct that lacks its brace was complained about already.
  if (parser.kind === token.end && parser.kindAt(-1) !== token.closeBrace) return
  const keyword = declaration.kind === 'struct' ? declaration.keyword : 'enum'
  parser.expectSemicolon((at, fixes) =>
    parserDiagnostics.err_expected_after(at, { what: "';'", before: keyword }, { fixes }),
  )
}

function isClosed(parser: Parser): boolean {
  return parser.kind === token.end || parser.kind === token.closeBrace
}

/** The type of a plain declaration; where it is missing, reports that and continues with `int` if a name follows. */
function parseDeclaredType(
  parser: Parser,
  modifiers: SplitModifiers,
  templateParameters: readonly TemplateParameter[] | undefined,
  context: DeclarationContext,
): TypeSyntax | undefined {
  const { start } = parser
  if (parser.kind === token.tilde && context === 'struct') {
    parser.report(parserDiagnostics.err_hlsl_unsupported_construct(start, { what: 'destructor' }))
    return undefined
  }
  if (isName(parser) || parser.kind === token.doubleColon) {
    const scan = scanType(parser, parser.index)
    const isWrapped = !parser.scopes.isInside(parser.atom) && parenthesesAround(parser, scan.next) > 0
    const isCall = scan.nextKind === token.openParenthesis && !isWrapped
    if (context === 'struct' && scan.verdict === 'type' && isCall) {
      parser.report(parserDiagnostics.err_hlsl_unsupported_construct(start, { what: 'constructor' }))
      return undefined
    }
    if (reportHandleSpelling(parser, scan.next)) return undefined
    if (scan.verdict !== 'type' && parser.kindAt(1) === token.closeParenthesis) {
      // The rest of something that a semicolon cut in two.
      parser.report(nameDiagnostics.err_unknown_typename(start, { name: parser.text, advice: '' }, { noHelp: true }))
      parser.advance()
      parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
      return undefined
    }
    if (scan.verdict !== 'type' && !isFollowedByName(parser, scan.next)) {
      parser.report(parserDiagnostics.err_requires_type_specifier(start))
      return namedInteger(modifiers.type, start, start)
    }
  } else if (parser.word === 'operator') {
    parser.report(parserDiagnostics.err_requires_type_specifier(start))
    return namedInteger(modifiers.type, start, start)
  }
  const mark = parser.failures
  const isInside = context === 'block' || context === 'for'
  const type = parseTypeSpecifier(parser, modifiers, templateParameters, isInside ? 'needed' : 'extension')
  if (type || parser.hasFailed(mark)) return type
  const isOperator = parser.kind === token.plus || parser.kind === token.minus
  parser.report(
    isOperator && context === 'file'
      ? parserDiagnostics.err_expected_external_declaration(start)
      : parserDiagnostics.err_expected_unqualified_id(start),
  )
  return undefined
}

/** `Texture2D.handle t`: said here, since what has no such member type is no declaration. */
function reportHandleSpelling(parser: Parser, next: number): boolean {
  const at = next - parser.index
  if (parser.kindAt(at) !== token.dot || parser.kindAt(at + 2) !== token.identifier) return false
  const name = spelling(parser.tokens.atoms[next + 1]!)
  if (name === 'Handle' || name.toLowerCase() !== 'handle') return false
  const start = parser.tokens.positions[next + 1]!
  const fixes = [{ span: { start, end: start + name.length }, text: 'Handle' }]
  parser.report(handleDiagnostics.err_hlsl_handle_spelling(start, { name }, { fixes }))
  return true
}

function isFollowedByName(parser: Parser, next: number): boolean {
  const distance = next - parser.index
  const kind = parser.kindAt(distance)
  if (kind === token.star || kind === token.ampersand) return parser.kindAt(distance + 1) === token.identifier
  return kind === token.identifier
}

/** `operator float4() const { ... }` inside a struct. */
function parseConversion(
  parser: Parser,
  { start, attributes, modifiers, templateParameters }: DeclarationStart,
  context: DeclarationContext,
  out: Declaration[],
): void {
  const nameStart = parser.start
  const mark = parser.failures
  parser.advance()
  if (parser.word === 'groupshared') parser.report(parserDiagnostics.err_attribute_address_function_type(parser.start))
  const type = parseTypeName(parser)
  if (!type || parser.kind !== token.openParenthesis) {
    if (!parser.hasFailed(mark)) parser.expect(token.openParenthesis)
    parser.skipDeclaration()
    return
  }
  const name = { start: nameStart, end: parser.previousEnd, text: 'operator' }
  const head: DeclarationHead = { start, attributes, modifiers: modifiers.declaration, type, templateParameters }
  const declared = { qualifier: [], name, atom: undefined, operator: 'conversion' }
  if (!parseFunction(parser, head, declared, context, out)) finishDeclaration(parser, context, mark)
}

/** Slang: `__init(uint2 value) { ... }`. */
function parseConstructor(
  parser: Parser,
  { start, attributes, modifiers, templateParameters }: DeclarationStart,
  context: DeclarationContext,
  out: Declaration[],
): void {
  const mark = parser.failures
  const name = parseIdentifier(parser)
  if (parser.kind !== token.openParenthesis && parser.kind !== token.less) {
    parser.expect(token.openParenthesis)
    parser.skipDeclaration()
    return
  }
  const path = [{ ...name, name: 'void', templateArguments: undefined }]
  const type: TypeSyntax = {
    kind: 'named-type',
    start: name.start,
    end: name.end,
    isGlobal: false,
    path,
    keyword: undefined,
    modifiers: [],
  }
  const head: DeclarationHead = { start, attributes, modifiers: modifiers.declaration, type, templateParameters }
  const declared = { qualifier: [], name, atom: undefined, operator: undefined }
  if (!parseFunction(parser, head, declared, context, out)) finishDeclaration(parser, context, mark)
}

/** Slang: `let x = f();`, `var y : float3 = 0;`. */
function parseInferred(
  parser: Parser,
  attributes: readonly Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): void {
  const { start, end, word } = parser
  const mark = parser.failures
  parser.advance()
  const { atom } = parser
  const name = parseIdentifier(parser)
  parser.scopes.declare(atom, 'value')
  const modifier = { start, end, word }
  const written = parser.accept(token.colon) ? parseTypeName(parser) : undefined
  rejectPointers(parser)
  const initializer = parser.accept(token.equal) ? parseInitializer(parser) : undefined
  out.push({
    kind: 'variables',
    start,
    end: parser.previousEnd,
    attributes,
    modifiers: written ? [modifier] : [],
    type: written ?? { kind: 'inferred-type', start, end, modifiers: [modifier] },
    declarators: [
      {
        start: name.start,
        end: parser.previousEnd,
        qualifier: [],
        name,
        attributes: [],
        arraySizes: [],
        boundsStart: name.end,
        nameEnd: name.end,
        annotations: [],
        bitWidth: undefined,
        initializer,
        hasEffectState: false,
      },
    ],
  })
  finishDeclaration(parser, context, mark)
}

/** Does a declaration that no modifier or type starts begin here? Asked by statements. */
export function isDeclarationWord(parser: Parser): boolean {
  switch (parser.word) {
    case 'typedef':
    case 'using':
    case 'static_assert':
    case '_Static_assert':
    case 'template':
    case 'namespace':
    case 'cbuffer':
    case 'tbuffer':
      return true
    case 'let':
    case 'var':
    case 'typealias':
      return parser.isSlang && parser.kindAt(1) === token.identifier
    default:
      return tagWords.has(parser.word)
  }
}
