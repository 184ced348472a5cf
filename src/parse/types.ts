// Types as written: modifiers, names with template arguments, `struct { ... }` in place, array bounds behind a type.
import type {
  Expression,
  Identifier,
  Modifier,
  NamedType,
  NameSegment,
  TemplateArgument,
  TemplateParameter,
  TypeSyntax,
} from '../ast/nodes.ts'
import { walk } from '../ast/walk.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import { type Atom, atomOf, intern, spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import { parseAttributes } from './attributes.ts'
import { token } from './cursor.ts'
import { parseConditional } from './expressions.ts'
import { isHardWord, isReservedWord, modifierRow } from './keywords.ts'
import type { NameEntry, Scope } from './names.ts'
import type { Parser } from './parser.ts'
import { handle, isModifierAt, parenthesesAround, scanType, type TypeScan } from './scan.ts'
import { parseEnum, parseStruct } from './structs.ts'

/** Runs `parse` on a name inside of parentheses. */
export function insideParentheses<Result>(parser: Parser, parse: () => Result): Result {
  const count = parenthesesAround(parser, parser.index)
  for (let index = 0; index < count; index++) parser.advance()
  const result = parse()
  for (let index = 0; index < count; index++) parser.advance()
  return result
}

export function parseIdentifier(parser: Parser): Identifier {
  const { start, end, text } = parser
  parser.advance()
  return { start, end, text }
}

export function isName(parser: Parser): boolean {
  return parser.kind === token.identifier && !isHardWord(parser.word, parser.isSlang)
}

/** Words that the tables here take as names of types, and Clang and DXC as keywords. */
const typeKeywords: ReadonlySet<Atom> = new Set(
  'auto bool char double float half int long short signed unsigned void'.split(' ').map(intern),
)

export function isTypeKeyword(parser: Parser): boolean {
  return parser.kind === token.identifier && typeKeywords.has(parser.atom)
}

export interface SplitModifiers {
  readonly declaration: Modifier[]
  readonly type: Modifier[]
}

/** Modifiers in front of a type, in any order; those of the type itself are kept apart. */
export function parseModifiers(parser: Parser): SplitModifiers {
  const split: SplitModifiers = { declaration: [], type: [] }
  while (isModifierAt(parser, parser.index)) parseModifier(parser, split)
  return split
}

function parseModifier(parser: Parser, { declaration, type }: SplitModifiers): void {
  const { start, end, word } = parser
  const list = modifierRow(word)!.isTypeWord ? type : declaration
  if (freeWords.has(word) && list.some((modifier) => modifier.word === word))
    parser.report(parserDiagnostics.warn_duplicate_declspec({ start, end }, { word }))
  list.push({ start, end, word })
  parser.advance()
}

/** Words that C++ lets stand on either side of a type: `int const static x`. */
const freeWords: ReadonlySet<string> = new Set(['const', 'volatile', 'static', 'extern', 'inline'])

/** Behind a type; those of HLSL belong in front of it. */
function parseTrailingModifiers(parser: Parser, split: SplitModifiers): void {
  while (isModifierAt(parser, parser.index)) {
    const mark = parser.failures
    if (!freeWords.has(parser.word)) parser.report(parserDiagnostics.err_hlsl_modifier_after_type(parser.start))
    parser.forgive(mark)
    parseModifier(parser, split)
  }
}

function parseTrailingConst(parser: Parser, modifiers: Modifier[]): void {
  while (parser.word === 'const' || parser.word === 'volatile') {
    modifiers.push({ start: parser.start, end: parser.end, word: parser.word })
    parser.advance()
  }
}

/** Whether `T::U` is a type without `typename` in front: Clang takes it where nothing else could stand. */
export type TypenameRule = 'needless' | 'extension' | 'needed'

/** The type of a declaration after its modifiers; undefined, without a message, where none starts. */
export function parseTypeSpecifier(
  parser: Parser,
  modifiers: SplitModifiers,
  templateParameters?: readonly TemplateParameter[],
  rule: TypenameRule = 'needless',
): TypeSyntax | undefined {
  const { index, word } = parser
  const type = parseUnboundedType(parser, modifiers, templateParameters)
  if (word !== 'typename' && !parser.isSlang && type?.kind === 'named-type') checkTypename(parser, type, index, rule)
  if (!type) return undefined
  // Slang writes bounds behind the type: `float[4] weights`. A struct that ends here is followed by an attribute.
  const hasBounds = parser.kind === token.openBracket && parser.isSlang && type.kind !== 'inline-type'
  return hasBounds ? parseArrayType(parser, type) : type
}

function checkTypename(parser: Parser, { path }: NamedType, from: number, rule: TypenameRule): void {
  if (rule === 'needless' || path.length < 2 || !isDependent(parser, path.slice(0, -1))) return
  const { end } = path.at(-1)!
  let name = ''
  for (let index = from; parser.tokens.positions[index]! < end; index++) name += spelling(parser.tokens.atoms[index]!)
  const span = { start: path[0]!.start, end }
  const mark = parser.failures
  parser.report(
    rule === 'needed'
      ? parserDiagnostics.err_typename_missing(span, { name })
      : parserDiagnostics.ext_implicit_typename(span, { name }),
  )
  parser.forgive(mark)
}

function parseUnboundedType(
  parser: Parser,
  split: SplitModifiers,
  templateParameters: readonly TemplateParameter[] | undefined,
): TypeSyntax | undefined {
  const { type: modifiers } = split
  const start = modifiers[0]?.start ?? parser.start
  switch (parser.word) {
    case 'struct':
    case 'class':
    case 'interface':
    case 'union':
      return parseStructType(parser, modifiers, start, templateParameters)
    case 'enum':
      return parseEnumType(parser, modifiers, start)
    case 'auto':
      parser.advance()
      parseTrailingConst(parser, modifiers)
      return { kind: 'inferred-type', start, end: parser.previousEnd, modifiers }
    case 'unsigned':
    case 'signed':
      return parseSignedType(parser, split, start)
    case 'typename':
      parser.advance()
      if (
        !parser.isSlang &&
        isName(parser) &&
        parser.kindAt(1) !== token.doubleColon &&
        parser.kindAt(1) !== token.less
      )
        parser.report(parserDiagnostics.err_expected_qualified_after_typename(parser.start))
      return parseNamedType(parser, split, start, 'typename')
  }
  if (isReservedWord(parser.word, parser.isSlang)) {
    parser.report(parserDiagnostics.err_hlsl_reserved_keyword(parser.start, { word: parser.word }))
    parser.advance()
    return namedInteger(modifiers, start, parser.previousEnd)
  }
  if (!isName(parser) && parser.kind !== token.doubleColon) return undefined
  return parseNamedType(parser, split, start, undefined)
}

function parseNamedType(
  parser: Parser,
  split: SplitModifiers,
  start: Location,
  keyword: NamedType['keyword'],
): NamedType | undefined {
  const isQualified = parser.kind === token.doubleColon && isNameAt(parser, 1)
  if (!isName(parser) && !isQualified) {
    parser.accept(token.doubleColon)
    parser.report(parserDiagnostics.err_expected_unqualified_id(parser.start))
    return undefined
  }
  const { type: modifiers } = split
  const { isGlobal, path } = parseTypePath(parser)
  if (parser.kind === token.openBracket && parser.kindAt(1) === token.openBracket) {
    const attributes = parseAttributes(parser)
    return { kind: 'named-type', start, end: parser.previousEnd, isGlobal, path, keyword, modifiers, attributes }
  }
  const { previousEnd: end } = parser
  parseTrailingModifiers(parser, split)
  if (!parser.isSlang) parseSecondTypes(parser, path, split)
  return { kind: 'named-type', start, end: Math.max(end, parser.previousEnd), isGlobal, path, keyword, modifiers }
}

/** `struct N::S<int>`: of a struct that is declared elsewhere. */
export function parseElaboratedType(parser: Parser): NamedType | undefined {
  const { start } = parser
  const keyword = parser.word === 'union' ? 'struct' : (parser.word as NamedType['keyword'])
  parser.advance()
  return parseNamedType(parser, parseModifiers(parser), start, keyword)
}

/** `int unsigned x` is `unsigned int x`; in `int float x` there is one type too many. */
function parseSecondTypes(parser: Parser, path: readonly NameSegment[], split: SplitModifiers): void {
  while (isTypeKeyword(parser)) {
    const [first] = path
    const isKeyword = path.length === 1 && typeKeywords.has(intern(first!.name))
    const { start, end, word } = parser
    if ((word === 'unsigned' || word === 'signed') && first!.name === 'int') split.type.push({ start, end, word })
    else {
      const previous = isKeyword ? first!.name : 'type-name'
      parser.report(parserDiagnostics.err_invalid_decl_spec_combination(start, { previous }))
    }
    parser.advance()
    parseTrailingModifiers(parser, split)
  }
}

/** Stands in for a type that is missing or wrong; Clang assumes `int`, too. */
export function namedInteger(modifiers: Modifier[], start: Location, end: Location): NamedType {
  const path = [{ start, end, name: 'int', templateArguments: undefined }]
  return { kind: 'named-type', start, end, isGlobal: false, path, keyword: undefined, modifiers }
}

function parseSignedType(parser: Parser, split: SplitModifiers, start: Location): NamedType {
  split.type.push({ start: parser.start, end: parser.end, word: parser.word })
  parser.advance()
  const { previousEnd } = parser
  parseTrailingModifiers(parser, split)
  if (isName(parser) && parser.scopes.lookup(parser.atom)?.kind === 'type')
    return parseNamedType(parser, split, start, undefined)!
  return namedInteger(split.type, start, previousEnd)
}

function parseStructType(
  parser: Parser,
  modifiers: Modifier[],
  start: Location,
  templateParameters: readonly TemplateParameter[] | undefined,
): TypeSyntax | undefined {
  const declaration = parseStruct(parser, templateParameters)
  if (!declaration) return undefined
  if (declaration.members === undefined && declaration.name && parser.kind !== token.semicolon) {
    const { name, keyword } = declaration
    const path = [{ ...name, name: name.text, templateArguments: declaration.templateArguments }]
    parseTrailingConst(parser, modifiers)
    return {
      kind: 'named-type',
      start,
      end: parser.previousEnd,
      isGlobal: false,
      path,
      keyword: keyword === 'union' ? 'struct' : keyword,
      modifiers,
    }
  }
  parseConstBehindDefinition(parser, declaration.keyword, modifiers)
  return { kind: 'inline-type', start, end: parser.previousEnd, declaration, modifiers }
}

/** `struct S { ... } const s;`: to DXC nothing but names follows a definition. */
function parseConstBehindDefinition(parser: Parser, keyword: string, modifiers: Modifier[]): void {
  if (parser.word === 'const' && parser.isStrictLikeDxc)
    parser.report(parserDiagnostics.err_expected_after(parser.gap, { what: "';'", before: keyword }))
  parseTrailingConst(parser, modifiers)
}

function parseEnumType(parser: Parser, modifiers: Modifier[], start: Location): TypeSyntax | undefined {
  const declaration = parseEnum(parser)
  if (!declaration) return undefined
  if (declaration.enumerators === undefined && declaration.name && parser.kind !== token.semicolon) {
    const { name } = declaration
    const path = [{ ...name, name: name.text, templateArguments: undefined }]
    parseTrailingConst(parser, modifiers)
    return { kind: 'named-type', start, end: parser.previousEnd, isGlobal: false, path, keyword: 'enum', modifiers }
  }
  parseConstBehindDefinition(parser, 'enum', modifiers)
  return { kind: 'inline-type', start, end: parser.previousEnd, declaration, modifiers }
}

/** `A::B<C>::D`, `Texture2D.Handle`. Behind a type `<` always opens arguments. */
function parseTypePath(parser: Parser): { isGlobal: boolean; path: NameSegment[] } {
  const isGlobal = parser.accept(token.doubleColon)
  const path = [parseTypeSegment(parser)]
  while (isMemberAhead(parser)) {
    parser.advance()
    const isSaid = parser.acceptWord('template')
    const segment = parseTypeSegment(parser)
    if (segment.templateArguments && !isSaid && !parser.isSlang && isDependent(parser, path))
      parser.report(parserDiagnostics.err_template_kw_missing(segment.start, { name: segment.name }))
    path.push(segment)
  }
  return { isGlobal, path }
}

/** Whether it takes an instance to know what is in `A<T>::`. */
function isDependent(parser: Parser, path: readonly NameSegment[]): boolean {
  const [first] = path
  if (!first || parser.scopes.isInside(intern(first.name))) return false
  let found = parser.scopes.isTemplateParameter(intern(first.name))
  for (const argument of path.flatMap(({ templateArguments }) => templateArguments ?? []))
    walk(argument.kind === 'type-argument' ? argument.type : argument.value, (node) => {
      if (node.kind === 'name' || node.kind === 'named-type')
        found ||= node.path.some(({ name }) => parser.scopes.isTemplateParameter(intern(name)))
      return !found
    })
  return found
}

/** At `::` or `.`: a name, or `template` and a name. A dot is for Slang, and for the handles of resource types. */
function isMemberAhead(parser: Parser): boolean {
  const isDot = parser.kind === token.dot && (parser.isSlang || parser.tokens.atoms[parser.index + 1] === handle)
  if (parser.kind !== token.doubleColon && !isDot) return false
  return isNameAt(parser, parser.wordAt(1) === 'template' ? 2 : 1)
}

function isNameAt(parser: Parser, distance: number): boolean {
  return parser.kindAt(distance) === token.identifier && !isHardWord(parser.wordAt(distance), parser.isSlang)
}

export function parseTypeSegment(parser: Parser): NameSegment {
  const { start, text } = parser
  parser.advance()
  const templateArguments = parser.kind === token.less ? parseTemplateArguments(parser) : undefined
  return { start, end: parser.previousEnd, name: text, templateArguments }
}

/** From `<` past `>`. */
export function parseTemplateArguments(parser: Parser): TemplateArgument[] {
  const mark = parser.failures
  const opened = parser.open()
  const list: TemplateArgument[] = []
  parser.withGreater(true, () => {
    if (parser.isGreater || parser.kind === token.end) return
    // Behind a comma comes another one.
    do list.push(parseTemplateArgument(parser))
    while (!parser.hasFailed(mark) && parser.accept(token.comma))
  })
  closeAngles(parser, opened, mark)
  return list
}

/** From this version of HLSL on, `>>` closes two lists to DXC, too. */
const firstWithJoinedAngles = 2029

export function closeAngles(parser: Parser, opened: Location, mark: number): void {
  parser.leave()
  if (parser.kind === token.shiftRight && parser.isStrictLikeDxc && parser.hlslVersion < firstWithJoinedAngles)
    parser.report(parserDiagnostics.err_two_right_angle_brackets_need_space(parser.start))
  if (parser.acceptGreater()) return
  if (!parser.hasFailed(mark))
    parser.report(
      parserDiagnostics.err_expected(
        parser.previousEnd,
        { what: "'>'" },
        { notes: [parserDiagnostics.note_matching(opened, { bracket: '<' })] },
      ),
    )
  parser.skipTo(token.greater)
  parser.acceptGreater()
}

/** An undeclared name is a type with arguments of its own, and else a value: most are built-in constants, and the checker finds types, too. */
export function parseTemplateArgument(parser: Parser): TemplateArgument {
  const { start } = parser
  const scan = scanType(parser, parser.index)
  const isType = scan.verdict === 'type' || (scan.verdict === 'unknown' && endsWithArguments(parser, scan))
  if (isType && scan.nextKind !== token.openParenthesis && scan.nextKind !== token.doubleColon) {
    const type = parseTypeName(parser)
    const { start: dots } = parser
    if (parser.accept(token.ellipsis) && !parser.isSlang)
      parser.report(parserDiagnostics.err_hlsl_unsupported_construct(dots, { what: 'ellipsis' }))
    if (type) return { kind: 'type-argument', start, end: parser.previousEnd, type }
  }
  const value = parseConditional(parser)
  return { kind: 'value-argument', start, end: value.end, value }
}

/** `Missing<T>` as the last thing before `,` or `>`: no value looks like that. */
function endsWithArguments(parser: Parser, { next, nextKind }: TypeScan): boolean {
  const distance = next - parser.index
  if (parser.kindAt(distance) === token.shiftRight) return nextKind === token.greater
  const last = parser.kindAt(distance - 1)
  return (
    (last === token.greater || last === token.shiftRight) && (nextKind === token.greater || nextKind === token.comma)
  )
}

/** A type on its own, as in casts, `sizeof` and template arguments. */
export function parseTypeName(parser: Parser, rule?: TypenameRule): TypeSyntax | undefined {
  parseAttributes(parser)
  const modifiers = parseModifiers(parser)
  const type = parseTypeSpecifier(parser, modifiers, undefined, rule)
  if (!type) {
    parser.report(parserDiagnostics.err_expected_type(parser.start))
    return undefined
  }
  rejectPointers(parser)
  return parser.kind === token.openBracket ? parseArrayType(parser, type) : type
}

function parseArrayType(parser: Parser, element: TypeSyntax): TypeSyntax {
  const sizes = parseArraySizes(parser)
  return { kind: 'array-type', start: element.start, end: parser.previousEnd, element, sizes }
}

export function parseArraySizes(parser: Parser): (Expression | undefined)[] {
  const sizes: (Expression | undefined)[] = []
  while (parser.kind === token.openBracket) {
    const mark = parser.failures
    const opened = parser.open()
    sizes.push(
      parser.kind === token.closeBracket ? undefined : parser.withGreater(false, () => parseConditional(parser)),
    )
    if (!parser.close(opened, token.closeBracket, '[', mark)) break
  }
  return sizes
}

/** `int (*f)(int)`, `int (&r)[2]` and `int S::*m`, read only as far as the message needs. */
export function rejectInnerPointer(parser: Parser): boolean {
  const isOpen = parser.kind === token.openParenthesis
  const isMember = parser.kind === token.identifier && parser.kindAt(1) === token.doubleColon
  const kind = isOpen ? parser.kindAt(1) : isMember ? parser.kindAt(2) : token.end
  if (kind !== token.star && !(isOpen && kind === token.ampersand)) return false
  const what = kind === token.star ? 'pointers' : 'references'
  const at = isOpen ? parser.tokens.positions[parser.index + 1]! : parser.start
  parser.report(parserDiagnostics.err_hlsl_pointers_unsupported(at, { what }))
  return true
}

/** `int *p` and `int &r`: said once, then read as if it were `int p`. */
export function rejectPointers(parser: Parser): void {
  let reported = false
  while (parser.kind === token.star || parser.kind === token.ampersand || parser.kind === token.logicalAnd) {
    if (!reported) {
      const what = parser.kind === token.star ? 'pointers' : 'references'
      parser.report(parserDiagnostics.err_hlsl_pointers_unsupported(parser.start, { what }))
    }
    reported = true
    parser.advance()
    parser.acceptWord('const')
  }
}

/** What a written type stands for in the scopes, as far as that is known while parsing. */
export function entryOfPath(parser: Parser, path: readonly { readonly name: string }[]): NameEntry | undefined {
  let entry: NameEntry | undefined
  for (const [position, segment] of path.entries()) {
    const atom = atomOf(segment.name)
    if (position === 0) entry = parser.scopes.lookup(atom)
    else entry = entry?.members ? parser.scopes.lookupIn(entry.members, atom) : undefined
    if (!entry) return undefined
  }
  return entry
}

export function membersOfType(parser: Parser, type: TypeSyntax): Scope | undefined {
  if (type.kind === 'named-type') return entryOfPath(parser, type.path)?.members
  if (type.kind === 'inline-type' && type.declaration.name)
    return parser.scopes.lookup(atomOf(type.declaration.name.text))?.members
  return undefined
}
