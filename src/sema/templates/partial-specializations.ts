// What a partial specialisation of a class template must be so that anything can ever be made of it.
//
//   template<typename T> struct A<int> { };            partial specialization of 'A' does not use any of its template parameters
//   template<typename T> struct A<T> { };              ... does not specialize any template argument
//   template<typename T, int N> struct A<T[2]> { };    ... contains a template parameter that cannot be deduced
import type { Expression, Identifier, StructDeclaration, TemplateArgument, TemplateParameter } from '../../ast/nodes.ts'
import { render, templateArgumentPieces } from '../../ast/print-expression.ts'
import { type Node, walk } from '../../ast/walk.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { Checker } from '../checker.ts'
import { symbolLocation } from '../names/lookup.ts'
import type { TypeTemplate } from '../names/symbols.ts'
import { typeSyntax, valueSyntax } from '../types/resolve-builtin.ts'
import { soleName } from './template-deduction.ts'
import { isSameSyntax, renamedParameters } from './templates.ts'

/** Reports what is wrong; false if the template is better off without it. */
export function checkPartialSpecialization(
  checker: Checker,
  template: TypeTemplate,
  declaration: StructDeclaration,
  name: Identifier,
): boolean {
  const { sink } = checker
  const { templateParameters = [], templateArguments = [] } = declaration
  const parameters = template.declaration.templateParameters ?? []
  const fallback = templateParameters.find((parameter) => parameter.default)
  if (fallback) sink.report(templateDiagnostics.err_default_arg_in_partial_spec(fallback.default!))
  if (!checkArguments(checker, template, parameters, templateArguments, name)) return false
  if (isPrimary(templateParameters, templateArguments, parameters)) {
    sink.report(templateDiagnostics.err_partial_spec_args_match_primary_template(name))
    return false
  }
  const used = deducedNames(templateArguments)
  const missing = templateParameters.filter((parameter) => !parameter.name || !used.has(parameter.name.text))
  if (missing.length === templateParameters.length && !mentionsAny(templateArguments, templateParameters)) {
    sink.report(templateDiagnostics.err_partial_spec_fully_specialized(name, { name: name.text }))
    return false
  }
  if (missing.length > 0) {
    const notes = missing.map((parameter) =>
      templateDiagnostics.note_non_deducible_parameter(parameter.name ?? parameter, {
        name: parameter.name?.text ?? '(anonymous)',
      }),
    )
    sink.report(templateDiagnostics.ext_partial_specs_not_deducible(name, undefined, { notes }))
    return false
  }
  return !isRepeated(checker, template, declaration, name)
}

/** As many as the template has parameters, of their kinds. */
function checkArguments(
  { sink }: Checker,
  template: TypeTemplate,
  parameters: readonly TemplateParameter[],
  given: readonly TemplateArgument[],
  at: Identifier,
): boolean {
  if (parameters.at(-1)?.isPack) return true
  const names = { what: 'class', name: template.name }
  const notes = [templateDiagnostics.note_template_declared_here(symbolLocation(template))]
  const needed = parameters.filter((parameter) => !parameter.default).length
  if (given.length > parameters.length)
    sink.report(templateDiagnostics.err_template_too_many_args(at, names, { notes }))
  else if (given.length < needed) sink.report(templateDiagnostics.err_template_too_few_args(at, names, { notes }))
  else return given.every((argument, index) => isOfKind(sink, parameters[index]!, argument))
  return false
}

function isOfKind(sink: Checker['sink'], parameter: TemplateParameter, argument: TemplateArgument): boolean {
  const notes = [templateDiagnostics.note_template_param_here(parameter.name ?? parameter)]
  if (parameter.valueType ? valueSyntax(argument) : typeSyntax(argument)) return true
  const row = parameter.valueType
    ? templateDiagnostics.err_template_arg_must_be_expr
    : templateDiagnostics.err_template_arg_must_be_type
  sink.report(row(argument, undefined, { notes }))
  return false
}

/** `A<T, N>` of the specialisation's own T and N, in the template's order. */
function isPrimary(
  own: readonly TemplateParameter[],
  given: readonly TemplateArgument[],
  parameters: readonly TemplateParameter[],
): boolean {
  if (own.length !== parameters.length || given.length !== own.length) return false
  return given.every((argument, index) => {
    const { name } = own[index]!
    return name !== undefined && nameOf(argument) === name.text
  })
}

/** The one name that an argument consists of. */
function nameOf(argument: TemplateArgument): string | undefined {
  if (argument.kind === 'type-argument') return soleName(argument.type)
  return plainName(argument.value)
}

function plainName(value: Expression): string | undefined {
  if (value.kind !== 'name' || value.path.length !== 1 || value.path[0]!.templateArguments) return undefined
  return value.path[0]!.name
}

/** Computed parts tell nothing, nor does what stands in front of `::`. */
function deducedNames(given: readonly TemplateArgument[]): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: Node): boolean => {
    if (node.kind === 'named-type' || node.kind === 'name') {
      if (node.path.length > 1) return false
      names.add(node.path[0]!.name)
      return true
    }
    return node.kind === 'type-argument' || node.kind === 'value-argument' || node.kind === 'array-type'
  }
  for (const argument of given) walk(argument, visit)
  return names
}

function mentionsAny(given: readonly TemplateArgument[], parameters: readonly TemplateParameter[]): boolean {
  const names = new Set(parameters.flatMap(({ name }) => name?.text ?? []))
  let found = false
  for (const argument of given)
    walk(argument, (node) => {
      if (node.kind === 'named-type' || node.kind === 'name') found ||= node.path.some(({ name }) => names.has(name))
      return !found
    })
  return found
}

/** Defined before, up to the names of its parameters. */
function isRepeated(
  { sink }: Checker,
  template: TypeTemplate,
  { members, templateParameters = [], templateArguments }: StructDeclaration,
  name: Identifier,
): boolean {
  const previous = template.specializations.find(
    (known) =>
      known.members !== undefined &&
      known.templateParameters?.length === templateParameters.length &&
      isSameSyntax(
        known.templateArguments,
        templateArguments,
        renamedParameters(known.templateParameters, templateParameters),
      ),
  )
  if (!members || !previous) return false
  const notes = [nameDiagnostics.note_previous_definition(previous.name ?? previous)]
  const text = name.text + render(templateArgumentPieces(templateArguments ?? []))
  sink.report(nameDiagnostics.err_redefinition(name, { name: text }, { notes }))
  return true
}
