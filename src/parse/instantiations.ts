// Explicit instantiations: `template` without parameters in front of what a template is to be made of.
//
//   template struct Pair<float>;        template float twice<float>(float);        template float twice(float x) { ... }  forgot `<...>`
import type { Attribute, Declaration } from '../ast/nodes.ts'
import { parserDiagnostics } from '../diagnostics/tables/parser.ts'
import type { Location } from '../support/source.ts'
import { token } from './cursor.ts'
import { parseDeclarationAfterTemplate } from './declarations.ts'
import type { DeclarationContext } from './declarators.ts'
import type { Parser } from './parser.ts'
import { refuseTemplate } from './templates.ts'
import { parseElaboratedType } from './types.ts'

const tagWords = new Set(['struct', 'class', 'interface', 'union'])

/** Behind `template`. */
export function parseInstantiation(
  parser: Parser,
  start: Location,
  attributes: Attribute[],
  context: DeclarationContext,
  out: Declaration[],
): void {
  const mark = parser.failures
  if (context !== 'file') {
    parser.report(parserDiagnostics.err_expected_after(parser.start, { what: "'<'", before: "'template'" }))
    parser.skipDeclaration()
    return
  }
  if (tagWords.has(parser.word) && !isDefinition(parser)) {
    const { word } = parser
    const type = parseElaboratedType(parser)
    if (!type) {
      parser.skipDeclaration()
      return
    }
    out.push({ kind: 'instantiation', start, end: parser.previousEnd, of: type })
    parser.expectSemicolon((at, fixes) =>
      parserDiagnostics.err_expected_after(at, { what: "';'", before: word }, { fixes }),
    )
    return
  }
  const declared: Declaration[] = []
  parseDeclarationAfterTemplate(parser, attributes, [], context, declared)
  if (!parser.hasFailed(mark)) for (const declaration of declared) refuseInstantiation(parser, declaration)
  if (parser.hasFailed(mark)) out.push(...declared.map(withoutParameters))
  else
    for (const of of declared)
      if (of.kind === 'function' || of.kind === 'variables') out.push({ kind: 'instantiation', start, end: of.end, of })
}

function isDefinition(parser: Parser): boolean {
  const behind = parser.kindAt(2)
  return parser.kindAt(1) !== token.identifier || behind === token.openBrace || behind === token.colon
}

/** `template float f(float x) { ... }`: most have forgotten `<typename T>`. */
function refuseInstantiation(parser: Parser, declaration: Declaration): void {
  const { kind, start } = declaration
  if (kind === 'function' && declaration.body)
    parser.report(parserDiagnostics.err_explicit_instantiation_definition(declaration.name, { what: 'function' }))
  else if (kind === 'struct' && declaration.members)
    parser.report(parserDiagnostics.err_explicit_instantiation_definition(declaration.name ?? start, { what: 'class' }))
  else if (kind === 'alias')
    parser.report(parserDiagnostics.err_explicit_instantiation_of_typedef(declaration.names[0]?.name ?? start))
  else if (kind === 'variables') {
    const plain = declaration.declarators.find(({ qualifier }) => qualifier.length === 0)
    const row = parserDiagnostics.err_explicit_instantiation_not_known
    if (plain) parser.report(row(plain.name, { name: plain.name.text }))
  } else if (kind === 'enum') refuseTemplate(parser, declaration, 'file')
}

function withoutParameters(declaration: Declaration): Declaration {
  const { kind } = declaration
  return kind === 'function' || kind === 'struct' ? { ...declaration, templateParameters: undefined } : declaration
}
