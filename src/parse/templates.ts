// `template<typename T, int N = 4>` in front of a declaration, and Slang's `<T : IFace>` behind its name with `where` clauses.
import type { Attribute, Declaration, TemplateArgument, TemplateParameter, TypeSyntax } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Location } from '../support/source.ts'
import { token } from './cursor.ts'
import { parseDeclarationAfterTemplate } from './declarations.ts'
import type { DeclarationContext } from './declarators.ts'
import { parseInstantiation } from './instantiations.ts'
import { declareIn, Scope } from './names.ts'
import type { Parser } from './parser.ts'
import {
  closeAngles,
  isName,
  parseIdentifier,
  parseModifiers,
  parseTemplateArgument,
  parseTypeName,
  parseTypeSpecifier,
} from './types.ts'

/** A parameter while its constraints are still being collected. */
interface OpenParameter extends TemplateParameter {
  readonly constraints: TypeSyntax[]
}

export function parseTemplateDeclaration(
  parser: Parser,
  attributes: Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): void {
  const { start } = parser
  if (!parser.isSlang && parser.hlslVersion < 2021)
    parser.report(parserDiagnostics.err_hlsl_reserved_keyword(start, { word: 'template' }))
  // They follow the parameters, and outside of structs only in double brackets.
  if (!parser.isSlang && attributes[0]) parser.report(parserDiagnostics.err_attributes_not_allowed(attributes[0].start))
  parser.advance()
  if (parser.kind !== token.less) {
    parseInstantiation(parser, start, attributes, context, out)
    return
  }
  const scope = new Scope(true)
  const mark = parser.failures
  const parameters = parseTemplateParameters(parser, scope)
  if (parser.hasFailed(mark) && parser.kind === token.end) return
  parser.enter()
  const declared: Declaration[] = []
  parser.scoped(() => parseDeclarationAfterTemplate(parser, attributes, parameters, context, declared), scope)
  parser.leave()
  if (!parser.isSlang)
    for (const declaration of declared) {
      if (parameters.length === 0) refuseNoParameters(parser, start, declaration)
      refuseTemplate(parser, declaration, context)
    }
  out.push(...declared)
}

/** `template<> struct S { };` specializes nothing; a function may, by the types of its parameters. */
function refuseNoParameters(parser: Parser, start: Location, declaration: Declaration): void {
  const specialized = declaration.kind === 'struct' ? declaration : undefined
  const plain = declaration.kind === 'variables' ? declaration.declarators[0] : undefined
  const name = specialized?.name ?? (plain?.qualifier.length === 0 ? plain.name : undefined)
  if (!name || specialized?.templateArguments || plain?.templateArguments) return
  const parameters = { what: specialized?.keyword ?? 'variable', name: name.text }
  parser.report(parserDiagnostics.err_template_tag_noparams(start, parameters))
}

/** Functions, classes, aliases and variables have parameters, members that are variables have not. */
export function refuseTemplate(parser: Parser, declaration: Declaration, context: DeclarationContext): void {
  const { kind, start } = declaration
  if (kind === 'enum') parser.report(parserDiagnostics.err_enum_template(declaration.name ?? start))
  else if (kind === 'alias' && !declaration.isUsing)
    parser.report(parserDiagnostics.err_typedef_not_template(declaration.names[0]?.name ?? start))
  else if (kind === 'variables') {
    const plain = declaration.declarators.find(({ qualifier }) => qualifier.length === 0)
    if (!plain) return
    if (declaration.declarators.length > 1)
      parser.report(parserDiagnostics.err_multiple_template_declarators(plain.nameEnd))
    const isPartial = plain.templateArguments !== undefined && declaration.templateParameters?.length !== 0
    const what = isPartial ? 'partial specialization of a variable template' : 'variable template'
    if (isPartial || context !== 'file')
      parser.report(parserDiagnostics.err_hlsl_unsupported_construct(plain.name, { what }))
    else if (!plain.templateArguments && declaration.templateParameters?.length !== 0)
      parser.report(parserDiagnostics.ext_variable_template(plain.name))
  }
}

function parseTemplateParameters(parser: Parser, scope: Scope): TemplateParameter[] {
  const list: TemplateParameter[] = []
  const mark = parser.failures
  const opened = parser.open()
  parser.withGreater(true, () => {
    while (!parser.isGreater && parser.kind !== token.end) {
      const parameter = parser.scoped(() => parseTemplateParameter(parser, scope), scope)
      if (!parameter) break
      list.push(parameter)
      if (!parser.accept(token.comma)) break
      if (parser.isGreater) parser.report(parserDiagnostics.err_expected_template_parameter(parser.start))
    }
  })
  if (parser.isGreater || parser.hasFailed(mark)) closeAngles(parser, opened, mark)
  else {
    // The bracket was forgotten: the templated declaration follows.
    parser.leave()
    parser.report(parserDiagnostics.err_expected_comma_greater(parser.start))
  }
  return list
}

function parseTemplateParameter(parser: Parser, scope: Scope): TemplateParameter | undefined {
  const { start } = parser
  if (parser.word === 'typename' || parser.word === 'class') {
    parser.advance()
    const isPack = parser.accept(token.ellipsis)
    if (isName(parser)) declareIn(scope, parser.atom, 'type')
    const name = isName(parser) ? parseIdentifier(parser) : undefined
    const fallback = parser.accept(token.equal) ? parseDefaultType(parser) : undefined
    return {
      start,
      end: parser.previousEnd,
      name,
      valueType: undefined,
      default: fallback,
      isPack,
      constraints: [],
    }
  }
  const valueType = parseTypeSpecifier(parser, parseModifiers(parser))
  if (!valueType) {
    parser.report(parserDiagnostics.err_expected_template_parameter(parser.start))
    return undefined
  }
  const isPack = parser.accept(token.ellipsis)
  if (isName(parser)) declareIn(scope, parser.atom, 'value')
  const name = isName(parser) ? parseIdentifier(parser) : undefined
  const fallback = parser.accept(token.equal) ? parseTemplateArgument(parser) : undefined
  return { start, end: parser.previousEnd, name, valueType, default: fallback, isPack, constraints: [] }
}

function parseDefaultType(parser: Parser): TemplateArgument | undefined {
  const { start } = parser
  const type = parseTypeName(parser)
  return type ? { kind: 'type-argument', start, end: parser.previousEnd, type } : undefined
}

/** Slang: `<T, U : IFace, let N : int>`. The names are declared in `scope`. */
export function parseGenericParameters(parser: Parser, scope: Scope): TemplateParameter[] {
  const list: TemplateParameter[] = []
  const mark = parser.failures
  const opened = parser.open()
  parser.withGreater(true, () => {
    while (!parser.isGreater && parser.kind !== token.end) {
      const parameter = parser.scoped(() => parseGenericParameter(parser, scope), scope)
      if (!parameter) break
      list.push(parameter)
      if (!parser.accept(token.comma)) break
    }
  })
  closeAngles(parser, opened, mark)
  return list
}

function parseGenericParameter(parser: Parser, scope: Scope): TemplateParameter | undefined {
  const { start } = parser
  const isValue = parser.acceptWord('let')
  if (!isValue && !(isName(parser) && !isTypeThenName(parser))) return parseTemplateParameter(parser, scope)
  if (!isName(parser)) {
    parser.report(parserDiagnostics.err_expected_template_parameter(parser.start))
    return undefined
  }
  declareIn(scope, parser.atom, isValue ? 'value' : 'type')
  const name = parseIdentifier(parser)
  const bound = parser.accept(token.colon) ? parseTypeName(parser) : undefined
  const fallback = parser.accept(token.equal) ? parseTemplateArgument(parser) : undefined
  return {
    start,
    end: parser.previousEnd,
    name,
    valueType: isValue ? bound : undefined,
    default: fallback,
    isPack: false,
    constraints: isValue || !bound ? [] : [bound],
  }
}

function isTypeThenName(parser: Parser): boolean {
  return parser.kindAt(1) === token.identifier
}

/** `where T : IFace, IOther where U : IFace`: the constraints join the parameters they speak of. */
export function parseWhereClauses(parser: Parser, parameters: readonly TemplateParameter[]): void {
  while (parser.acceptWord('where')) {
    if (!isName(parser)) {
      parser.report(parserDiagnostics.err_expected(parser.start, { what: 'identifier' }))
      return
    }
    const { text } = parseIdentifier(parser)
    const parameter = parameters.find((candidate) => candidate.name?.text === text) as OpenParameter | undefined
    if (!parser.expect(token.colon)) return
    do {
      const constraint = parseTypeName(parser)
      if (!constraint) return
      parameter?.constraints.push(constraint)
    } while (parser.accept(token.comma))
  }
}
