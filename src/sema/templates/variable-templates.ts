// Variables with template parameters: an instance for every set of arguments, made when it is first named.
//
//   template<typename T> static const T pi = T(3.14159);      pi<half> * r   =>   a static const half of its own
//   template<> static const int pi<int> = 3;                  pi<int>        =>   3
import type { Declarator, NameSegment, VariableDeclaration } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { Variable } from '../../program/program.ts'
import type { Checker } from '../checker.ts'
import { declareInstance } from '../declarations/declare-variables.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { declareName } from '../names/declare-names.ts'
import type { TemplateArgumentValue, VariableTemplate } from '../names/symbols.ts'
import { enterLevels, instanceLevels, leaveLevels } from '../nesting.ts'
import { argumentScope, argumentsKey, bindArguments, inScope } from './template-arguments.ts'
import { checkTemplateParameters } from './template-parameters.ts'

export function declareVariableTemplate(checker: Checker, declaration: VariableDeclaration): void {
  checkTemplateParameters(checker, declaration.templateParameters ?? [], true)
  const isSpecial = declaration.templateParameters?.length === 0
  for (const declarator of declaration.declarators) {
    // Others than explicit ones were refused when they were read.
    if (declarator.templateArguments && !isSpecial) continue
    if (declarator.templateArguments) specialize(checker, declaration, declarator, declarator.templateArguments)
    else if (!refuseBuiltinName(checker, declarator.name, 'template')) declare(checker, declaration, declarator)
  }
}

function declare(checker: Checker, declaration: VariableDeclaration, declarator: Declarator): void {
  declareName(checker, declarator.name, {
    kind: 'variable-template',
    declaration,
    declarator,
    scope: checker.scope,
    specializations: new Map(),
    instances: new Map(),
  })
}

function specialize(
  checker: Checker,
  declaration: VariableDeclaration,
  declarator: Declarator,
  written: NonNullable<Declarator['templateArguments']>,
): void {
  const { name } = declarator
  const template = checker.scope.symbols.get(name.text)
  if (template?.kind !== 'variable-template') {
    checker.sink.report(nameDiagnostics.err_no_template(name, { name: name.text }))
    return
  }
  const values = argumentsOf(checker, template, { ...name, name: name.text, templateArguments: written })
  if (!values) return
  const key = argumentsKey(values)
  const isLate = template.instances.has(key)
  const parameters = { name: name.text }
  if (isLate) checker.sink.report(templateDiagnostics.err_specialization_after_instantiation(name, parameters))
  template.specializations.set(key, { declaration, declarator })
}

function argumentsOf(
  checker: Checker,
  { declaration, declarator, scope }: VariableTemplate,
  segment: NameSegment,
): TemplateArgumentValue[] | undefined {
  const { name } = declarator
  const use = { what: 'variable', name: name.text, location: segment.start, declaredAt: name.start } as const
  const { templateArguments: given } = segment
  if (given) return bindArguments(checker, declaration.templateParameters ?? [], given, scope, use)
  const notes = [templateDiagnostics.note_template_declared_here(name)]
  checker.sink.report(templateDiagnostics.err_template_missing_args(segment, use, { notes }))
  return undefined
}

export function instantiateVariable(
  checker: Checker,
  template: VariableTemplate,
  segment: NameSegment,
): Variable | undefined {
  const values = argumentsOf(checker, template, segment)
  if (!values) return undefined
  const key = argumentsKey(values)
  const known = template.instances.get(key)
  if (known) return known
  if (!enterLevels(checker, segment.start, instanceLevels)) return undefined
  checker.instantiationDepth++
  const { declaration, declarator } = template.specializations.get(key) ?? template
  const { current } = checker
  checker.current = undefined
  const scope = argumentScope(template.scope, declaration.templateParameters ?? [], values)
  const made = inScope(checker, scope, () => declareInstance(checker, declaration, declarator))
  checker.current = current
  checker.instantiationDepth--
  leaveLevels(checker, instanceLevels)
  template.instances.set(key, made)
  return made
}
