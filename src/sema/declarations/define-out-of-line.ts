// Definitions outside of the struct or namespace that declares them.
//
//   float S::f(float x) { ... }                     completes the method f of S
//   template<typename T> void A<T>::g() { ... }     completes the method g of every instance of A
//   template<typename T> T S::h() { ... }           completes the method template h of S
//   int S::count = 3;                               gives the static member its value (declare-variables.ts)
import type {
  Declaration,
  FunctionDeclaration,
  NameSegment,
  StructDeclaration,
  TemplateParameter,
} from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { builtinTypeNames } from '../../hlsl/keywords.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { type Container, membersOf, resolveContainer, symbolLocation } from '../names/lookup.ts'
import type { FunctionSymbol, Scope, TypeTemplate } from '../names/symbols.ts'
import { findInNamespace } from '../names/used-namespaces.ts'
import { specializeMethod } from '../templates/function-specializations.ts'
import { checkShadowedParameters } from '../templates/shadowed-parameters.ts'
import { inScope } from '../templates/template-arguments.ts'
import { soleName } from '../templates/template-deduction.ts'
import { isSameSyntax, isSameTemplate, redeclareFunctionTemplate, renamedParameters } from '../templates/templates.ts'
import { createFunction, declareFunction } from './declare-functions.ts'
import { redeclare } from './redeclare-functions.ts'

export function defineOutOfLine(checker: Checker, declaration: FunctionDeclaration): void {
  if (declaration.templateParameters) checkShadowedParameters(checker, declaration)
  const template = templateOf(checker, declaration.qualifier)
  if (template && !declaration.templateParameters) {
    checker.sink.report(templateDiagnostics.err_template_spec_needs_header(declaration.name))
    return
  }
  if (template && declaration.templateParameters?.length !== 0) {
    defineTemplateMember(checker, template, declaration)
    return
  }
  const container = resolveContainer(checker, declaration.qualifier, false)
  if (!container) return
  if (container.kind === 'namespace') defineInNamespace(checker, container.scope, declaration)
  else if (container.type.kind === 'struct') defineMethod(checker, container.type, declaration)
}

function defineInNamespace(checker: Checker, scope: Scope, declaration: FunctionDeclaration): void {
  const { name } = declaration
  const space = namespaceText(scope)
  if (!isAround(checker.scope, scope)) {
    const parameters = { name: name.text, around: namespaceText(checker.scope), inner: space }
    checker.sink.report(nameDiagnostics.err_declaration_not_enclosed(name, parameters))
    return
  }
  const before = overloadCount(scope, name.text)
  inScope(checker, scope, () => declareFunction(checker, { ...declaration, qualifier: [] }))
  // What was not there before has no declaration that it could belong to.
  if (overloadCount(scope, name.text) === before) return
  const parameters = { name: name.text, container: `namespace ${space}` }
  checker.sink.report(functionDiagnostics.err_member_decl_does_not_match(name, parameters))
}

function namespaceText({ prefix }: Scope): string {
  return `'${prefix.slice(0, -2)}'`
}

function isAround(outer: Scope, inner: Scope): boolean {
  for (let scope: Scope | undefined = inner; scope; scope = scope.parent) if (scope === outer) return true
  return false
}

function overloadCount(scope: Scope, name: string): number {
  const symbol = scope.symbols.get(name)
  return symbol?.kind === 'functions' ? symbol.overloads.length : 0
}

/** What `S<T>::Inner` names. */
interface TemplateMember {
  readonly template: TypeTemplate
  /** Structs in it, from the outermost. */
  readonly inner: readonly NameSegment[]
}

/** The class template whose member is defined: the qualifier's arguments are its own parameters. */
function templateOf(checker: Checker, qualifier: readonly NameSegment[]): TemplateMember | undefined {
  const at = qualifier.findIndex(({ templateArguments }) => templateArguments)
  const segment = qualifier[at]
  if (!segment) return undefined
  const outer = at > 0 ? resolveContainer(checker, qualifier.slice(0, at), false) : undefined
  for (let scope = scopeOf(checker, outer); ; ) {
    const symbol = findInNamespace(scope, segment.name)?.symbol
    if (symbol?.kind === 'type-template') {
      checker.names?.use(segment.start, symbolLocation(symbol))
      return { template: symbol, inner: qualifier.slice(at + 1) }
    }
    if (!scope.parent) return undefined
    scope = scope.parent
  }
}

function scopeOf(checker: Checker, container: Container | undefined): Scope {
  if (container?.kind === 'namespace') return container.scope
  return container?.type.kind === 'struct' ? membersOf(checker, container.type).scope : checker.scope
}

function defineTemplateMember(
  checker: Checker,
  { template, inner }: TemplateMember,
  definition: FunctionDeclaration,
): void {
  const parameters = template.declaration.templateParameters ?? []
  for (const outermost of [template.declaration, ...template.specializations]) {
    const struct = structInside(outermost, inner)
    const member = struct && declarationOf(checker, struct, outermost.templateParameters ?? parameters, definition)
    if (!member) continue
    checker.names?.repeat(definition.name.start, member.name.start)
    completeMember(checker, struct, outermost.templateParameters ?? parameters, member, definition)
    return
  }
  const { name } = definition
  checker.sink.report(
    functionDiagnostics.err_member_decl_does_not_match(name, {
      name: name.text,
      container: `'${[inner.length === 0 ? `${template.name}<T>` : template.name, ...inner.map((each) => each.name)].join('::')}'`,
    }),
  )
}

function structInside(outermost: Declaration, path: readonly NameSegment[]): StructDeclaration | undefined {
  let struct: Declaration | undefined = outermost
  for (const { name } of path) {
    if (struct?.kind !== 'struct') return undefined
    struct = struct.members?.find((member) => member.kind === 'struct' && member.name?.text === name)
  }
  return struct?.kind === 'struct' ? struct : undefined
}

/** The one with these types as written, else one that has no body yet: types may be written in several ways. */
function declarationOf(
  checker: Checker,
  { members = [] }: StructDeclaration,
  templateParameters: readonly TemplateParameter[],
  definition: FunctionDeclaration,
): FunctionDeclaration | undefined {
  const { name, parameters } = definition
  const candidates = members.filter(
    (member): member is FunctionDeclaration =>
      member.kind === 'function' &&
      member.name.text === name.text &&
      member.parameters.length === parameters.length &&
      member.body === undefined,
  )
  const renamed = renamedParameters(templateParameters, definition.templateParameters ?? [])
  const typesOf = (declaration: FunctionDeclaration): unknown => declaration.parameters.map(({ type }) => type)
  return (
    candidates.find((member) => isSameSyntax(typesOf(member), typesOf(definition), renamed)) ??
    candidates.find((member) => !checker.outOfLine.has(member)) ??
    candidates[0]
  )
}

function completeMember(
  checker: Checker,
  struct: StructDeclaration,
  templateParameters: readonly TemplateParameter[],
  member: FunctionDeclaration,
  definition: FunctionDeclaration,
): void {
  const { name } = definition
  const previous = checker.outOfLine.get(member)
  if (previous) {
    const notes = [nameDiagnostics.note_previous_definition(previous.name)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
    return
  }
  if (returnsAnother(templateParameters, member, definition)) {
    const text = `${struct.name?.text ?? ''}::${name.text}`
    const notes = [nameDiagnostics.note_previous_declaration(member.name)]
    checker.sink.report(functionDiagnostics.err_diff_out_of_line_return_type(name, { name: text }, { notes }))
  }
  checker.outOfLine.set(member, definition)
}

/** A parameter of the template is no other type; of two other types, only instances tell whether they are the same. */
function returnsAnother(
  parameters: readonly TemplateParameter[],
  { returnType, templateParameters }: FunctionDeclaration,
  definition: FunctionDeclaration,
): boolean {
  const [own, other] = [soleName(returnType), soleName(definition.returnType)]
  if (own === undefined || other === undefined || templateParameters) return false
  const renamed = renamedParameters(parameters, definition.templateParameters ?? [])
  const [expected, isParameter] = [renamed.get(own), [...renamed.values()].includes(other)]
  if (expected !== undefined && isParameter) return expected !== other
  return expected === undefined ? isParameter && builtinTypeNames.has(own) : builtinTypeNames.has(other)
}

/** Of a struct that is no template itself. Diagnostics of the declaration are not repeated. */
function defineMethodTemplate(checker: Checker, symbol: FunctionSymbol, definition: FunctionDeclaration): void {
  const { modifiers } = symbol.declaration
  redeclareFunctionTemplate(checker, symbol, { ...definition, modifiers, qualifier: [] })
}

function defineMethod(checker: Checker, struct: StructType, definition: FunctionDeclaration): void {
  const { scope, methods } = membersOf(checker, struct)
  const { name, returnType } = definition
  const overloads = methods.get(name.text) ?? []
  const template = overloads.find(({ declaration }) => isSameTemplate({ ...declaration, returnType }, definition))
  if (template) {
    defineMethodTemplate(checker, template, definition)
    return
  }
  const isSpecial = definition.templateParameters?.length === 0 && checker.origins.has(struct)
  if (definition.templateParameters && !isSpecial) {
    reportNoDeclaration(checker, struct, definition)
    return
  }
  const made = inScope(checker, scope, () => createFunction(checker, definition, struct))
  const symbol = overloads.find(
    ({ function: known }) =>
      known?.parameters.length === made.parameters.length &&
      known.parameters.every((parameter, index) => parameter.type === made.parameters[index]!.type),
  )
  if (!symbol) reportNoDeclaration(checker, struct, definition)
  else if (isSpecial) specializeMethod(checker, symbol.function!, definition, made, scope)
  else redeclare(checker, symbol, definition, made)
}

function reportNoDeclaration(checker: Checker, struct: StructType, { name }: FunctionDeclaration): void {
  const text = struct.scope + struct.name
  const notes = [functionDiagnostics.note_defined_here(struct.location, { name: text })]
  const parameters = { name: name.text, container: `'${text}'` }
  checker.sink.report(functionDiagnostics.err_member_decl_does_not_match(name, parameters, { notes }))
}
