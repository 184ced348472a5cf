// Explicit instantiations: what an instance would be told when something uses it is told at once, of all methods of a struct.
//
//   template struct Pair<float>;          template float twice<float>(float);          template float Pair<float>::sum();
//
// It asks for what uses ask for, too, so nothing else depends on it.
import type {
  FunctionDeclaration,
  InstantiationDeclaration,
  NamedType,
  NameSegment,
  VariableDeclaration,
} from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { createFunction } from '../declarations/declare-functions.ts'
import {
  type Container,
  findInContainer,
  findName,
  findTypeNamed,
  membersOf,
  resolveContainer,
  symbolLocation,
} from '../names/lookup.ts'
import type { FunctionSymbol, NameSymbol, TypeTemplate } from '../names/symbols.ts'
import { requestBody } from '../statements/function-bodies.ts'
import { trial } from '../trial.ts'
import { refuseKeyword } from '../types/elaborated-types.ts'
import { chooseSpecialization } from './specializations.ts'
import { argumentsText, bindArguments, inScope } from './template-arguments.ts'
import { instantiateTypeWith } from './template-types.ts'
import { deduceTemplateArguments, hasSameTypes, instantiateFunction } from './templates.ts'

export function checkInstantiation(checker: Checker, declaration: InstantiationDeclaration): void {
  const { of } = declaration
  if (of.kind === 'named-type') instantiateStruct(checker, declaration, of)
  else if (of.kind === 'function') instantiateMatching(checker, of)
  else requireMembers(checker, of)
}

// ---- Structs

function instantiateStruct(checker: Checker, { start }: Span, syntax: NamedType): void {
  const last = syntax.path.at(-1)!
  const qualifier = syntax.path.slice(0, -1)
  const container = containerOf(checker, qualifier, syntax.isGlobal)
  if (container === 'unknown' || refuseKeyword(checker, syntax)) return
  const symbol = symbolIn(checker, container, last)
  if (symbol?.kind === 'type-template' && last.templateArguments) {
    instantiateTemplate(checker, symbol, last)
    return
  }
  const { name } = last
  if (container?.kind === 'type' && container.type.kind === 'struct' && !last.templateArguments) {
    const names = { name, keyword: syntax.keyword ?? 'struct', container: container.type.name }
    if (!symbol) checker.sink.report(templateDiagnostics.err_not_tag_in_scope(last, names))
    else if (symbol.kind === 'type' && symbol.type.type.kind === 'struct')
      requestMethods(checker, symbol.type.type, last)
    return
  }
  if (!last.templateArguments) {
    checker.sink.report(templateDiagnostics.err_explicit_instantiation_nontemplate_type(start, { name }))
    return
  }
  const what = symbol ? 'non-template struct' : 'undeclared template struct'
  checker.sink.report(templateDiagnostics.err_explicit_instantiation_of_no_template(last, { what, name }))
}

/** What is in front of a name: nothing, a namespace or a struct, or something that was reported. */
function containerOf(
  checker: Checker,
  qualifier: readonly NameSegment[],
  isGlobal: boolean,
): Container | 'unknown' | undefined {
  if (qualifier.length === 0 && !isGlobal) return undefined
  return resolveContainer(checker, qualifier, isGlobal) ?? 'unknown'
}

function symbolIn(checker: Checker, container: Container | undefined, { name }: NameSegment): NameSymbol | undefined {
  if (!container) return findTypeNamed(checker, name)?.symbol
  const found = findInContainer(checker, container, name)
  return found?.kind === 'symbol' ? found.symbol : undefined
}

function instantiateTemplate(checker: Checker, template: TypeTemplate, segment: NameSegment): void {
  const { declaration, name } = template
  const parameters = declaration.templateParameters ?? []
  const declaredAt = symbolLocation(template)
  const { start } = segment
  checker.names?.use(start, declaredAt)
  const what = declaration.kind === 'struct' ? 'class' : 'alias'
  const use = { what, name, location: start, declaredAt } as const
  const values = bindArguments(checker, parameters, segment.templateArguments ?? [], checker.scope, use)
  if (!values) return
  const full = name + argumentsText(values)
  const special = chooseSpecialization(trial(checker), template, values, start)?.declaration
  if (special?.members && special.templateParameters?.length === 0) {
    const row = templateDiagnostics.warn_explicit_instantiation_after_specialization
    const notes = [nameDiagnostics.note_previous_definition(special.name ?? special)]
    checker.sink.report(row(segment, { name: full }, { notes }))
    return
  }
  const { type } = instantiateTypeWith(checker, template, values, start)
  if (type.kind !== 'struct' || !noteFirst(checker, type, full, segment)) return
  if (type.isComplete) {
    requestMethods(checker, type, segment)
    return
  }
  const notes = [templateDiagnostics.note_template_declared_here(declaredAt)]
  const undefinedRow = templateDiagnostics.err_explicit_instantiation_undefined
  checker.sink.report(undefinedRow(segment, { what: 'template', name: `'${full}'` }, { notes }))
}

function requestMethods(checker: Checker, struct: StructType, { start }: Span): void {
  for (const overloads of membersOf(checker, struct).methods.values())
    for (const { function: method } of overloads) if (method) request(checker, method, start)
}

/** A body that was not read was checked before. */
function request(checker: Checker, target: ProgramFunction, location: Location): void {
  const pending = checker.lazyBodies.get(target)
  const { body, isSkipped } = (pending && checker.outOfLine.get(pending.declaration)) ?? pending?.declaration ?? {}
  if (pending && body && !isSkipped) requestBody(checker, pending, location)
}

/** Reports the second of two for the same instance. */
function noteFirst(checker: Checker, instance: StructType | ProgramFunction, name: string, at: Span): boolean {
  const previous = checker.explicitInstances.get(instance)
  if (!previous) {
    checker.explicitInstances.set(instance, at)
    return true
  }
  const notes = [templateDiagnostics.note_previous_explicit_instantiation(previous)]
  checker.sink.report(templateDiagnostics.err_explicit_instantiation_duplicate(at, { name }, { notes }))
  return false
}

// ---- Functions

function instantiateMatching(checker: Checker, declaration: FunctionDeclaration): void {
  const { name, qualifier, modifiers } = declaration
  const inline = modifiers.find(({ word }) => word === 'inline')
  if (inline) checker.sink.report(templateDiagnostics.err_explicit_instantiation_inline(inline))
  if (modifiers.some(({ word }) => word === 'static' || word === 'extern'))
    checker.sink.report(templateDiagnostics.err_explicit_instantiation_storage_class(name))
  const container = containerOf(checker, qualifier, false)
  if (container === 'unknown') return
  const owner = container?.kind === 'type' && container.type.kind === 'struct' ? container.type : undefined
  const scope = container?.kind === 'namespace' ? container.scope : owner && membersOf(checker, owner).scope
  const made = inScope(checker, scope ?? checker.scope, () => createFunction(checker, declaration, owner))
  for (const symbol of overloadsOf(checker, container, name.text)) {
    const instance = instanceOf(checker, symbol, declaration, made)
    if (!instance) continue
    checker.names?.use(name.start, symbol.declaration.name.start)
    const values = checker.instanceOrigins.get(instance)?.values
    noteFirst(checker, instance, name.text + (values ? argumentsText(values) : ''), name)
    return
  }
  checker.sink.report(parserDiagnostics.err_explicit_instantiation_not_known(name, { name: name.text }))
}

function overloadsOf(checker: Checker, container: Container | undefined, name: string): readonly FunctionSymbol[] {
  const found = container ? findInContainer(checker, container, name) : findName(checker, name)
  if (found?.kind === 'methods') return found.overloads
  return found?.kind === 'symbol' && found.symbol.kind === 'functions' ? found.symbol.overloads : []
}

/** Of a template, or of a method of one, the function with these types. */
function instanceOf(
  checker: Checker,
  symbol: FunctionSymbol,
  { templateArguments }: FunctionDeclaration,
  made: ProgramFunction,
): ProgramFunction | undefined {
  const isMethod = symbol.owner !== undefined && checker.origins.has(symbol.owner)
  if (symbol.function) return isMethod && hasSameTypes(symbol.function, made) ? symbol.function : undefined
  const types = made.parameters.map(({ type }) => type)
  const values = deduceTemplateArguments(checker, symbol, types, templateArguments)
  const instance = values && instantiateFunction(checker, symbol, values)
  return instance && hasSameTypes(instance, made) ? instance : undefined
}

/** `template const int S<int>::size;` */
function requireMembers(checker: Checker, { declarators }: VariableDeclaration): void {
  for (const { name, qualifier } of declarators) {
    const container = containerOf(checker, qualifier, false)
    if (!container || container === 'unknown' || findInContainer(checker, container, name.text)) continue
    checker.sink.report(parserDiagnostics.err_explicit_instantiation_not_known(name, { name: name.text }))
  }
}

/** At the end of the file, where a template that was only declared may have its body. */
export function finishInstantiations(checker: Checker): void {
  for (const [instance, at] of checker.explicitInstances) {
    if ('fields' in instance) continue
    const { symbol } = checker.instanceOrigins.get(instance) ?? {}
    if (!symbol || symbol.declaration.body) {
      request(checker, instance, at.start)
      continue
    }
    const { name } = symbol.declaration
    const notes = [templateDiagnostics.note_template_declared_here(symbol.place)]
    const parameters = { what: 'function template', name: `'${name.text}'` }
    checker.sink.report(templateDiagnostics.err_explicit_instantiation_undefined(at, parameters, { notes }))
  }
}
