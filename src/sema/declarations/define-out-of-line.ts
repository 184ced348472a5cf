// Definitions outside of the struct or namespace that declares them.
//
//   float S::f(float x) { ... }                     completes the method f of S
//   template<typename T> void A<T>::g() { ... }     completes the method g of every instance of A
//   template<typename T> T S::h() { ... }           completes the method template h of S
//   int S::count = 3;                               gives the static member its value (declare-variables.ts)
import type { FunctionDeclaration, NameSegment, StructDeclaration } from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { membersOf, resolveContainer, symbolLocation } from '../names/lookup.ts'
import type { FunctionSymbol, Scope, TypeTemplate } from '../names/symbols.ts'
import { findInNamespace } from '../names/used-namespaces.ts'
import { checkShadowedParameters } from '../templates/shadowed-parameters.ts'
import { inScope } from '../templates/template-arguments.ts'
import { isSameTemplate, redeclareFunctionTemplate } from '../templates/templates.ts'
import { createFunction, declareFunction } from './declare-functions.ts'
import { redeclare } from './redeclare-functions.ts'

export function defineOutOfLine(checker: Checker, declaration: FunctionDeclaration): void {
  if (declaration.templateParameters) checkShadowedParameters(checker, declaration)
  const template = templateOf(checker, declaration.qualifier)
  if (template) {
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

/** The class template whose member is defined: the qualifier's arguments are its own parameters. */
function templateOf(checker: Checker, qualifier: readonly NameSegment[]): TypeTemplate | undefined {
  const last = qualifier.at(-1)
  if (!last?.templateArguments) return undefined
  const outer = qualifier.length > 1 ? resolveContainer(checker, qualifier.slice(0, -1), false) : undefined
  for (let scope = outer?.kind === 'namespace' ? outer.scope : checker.scope; ; ) {
    const symbol = findInNamespace(scope, last.name)?.symbol
    if (symbol?.kind === 'type-template') {
      checker.names?.use(last.start, symbolLocation(symbol))
      return symbol
    }
    if (!scope.parent) return undefined
    scope = scope.parent
  }
}

function defineTemplateMember(checker: Checker, template: TypeTemplate, definition: FunctionDeclaration): void {
  const structs = [template.declaration, ...template.specializations].filter(
    (declaration): declaration is StructDeclaration => declaration.kind === 'struct',
  )
  for (const struct of structs)
    for (const member of struct.members ?? [])
      if (member.kind === 'function' && isDeclarationOf(member, definition)) {
        checker.outOfLine.set(member, definition)
        checker.names?.repeat(definition.name.start, member.name.start)
        return
      }
  const { name } = definition
  checker.sink.report(
    functionDiagnostics.err_member_decl_does_not_match(name, {
      name: name.text,
      container: `'${template.name}<T>'`,
    }),
  )
}

function isDeclarationOf(member: FunctionDeclaration, definition: FunctionDeclaration): boolean {
  return (
    member.name.text === definition.name.text &&
    member.parameters.length === definition.parameters.length &&
    member.body === undefined
  )
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
  if (definition.templateParameters) {
    reportNoDeclaration(checker, struct, definition)
    return
  }
  const made = inScope(checker, scope, () => createFunction(checker, definition, struct))
  const symbol = overloads.find(
    ({ function: known }) =>
      known?.parameters.length === made.parameters.length &&
      known.parameters.every((parameter, index) => parameter.type === made.parameters[index]!.type),
  )
  if (symbol) redeclare(checker, symbol, definition, made)
  else reportNoDeclaration(checker, struct, definition)
}

function reportNoDeclaration(checker: Checker, struct: StructType, { name }: FunctionDeclaration): void {
  const text = struct.scope + struct.name
  const notes = [functionDiagnostics.note_defined_here(struct.location, { name: text })]
  const parameters = { name: name.text, container: `'${text}'` }
  checker.sink.report(functionDiagnostics.err_member_decl_does_not_match(name, parameters, { notes }))
}
