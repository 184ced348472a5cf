// Declarations of class templates: the template itself, again, and its specialisations.
//
//   template<typename T> struct A;        template<typename U> struct A { ... };        template<> struct A<int> { ... };
import type { Identifier, StructDeclaration, TemplateParameter } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { Checker } from '../checker.ts'
import { symbolLocation } from '../names/lookup.ts'
import type { TypeTemplate } from '../names/symbols.ts'
import { findInNamespace } from '../names/used-namespaces.ts'
import { trial } from '../trial.ts'
import { checkPartialSpecialization } from './partial-specializations.ts'
import { chooseSpecialization } from './specializations.ts'
import { argumentsKey, argumentsText, bindArguments } from './template-arguments.ts'
import { checkTemplateParameters, mergedParameters } from './template-parameters.ts'
import { checkTemplateSyntax } from './template-syntax.ts'

export function declareClassTemplate(checker: Checker, declaration: StructDeclaration): void {
  const { name } = declaration
  checkTemplateSyntax(checker, declaration)
  if (!name) return
  if (declaration.templateArguments) {
    specializeTemplate(checker, declaration, name)
    return
  }
  const known = checker.scope.symbols.get(name.text)
  if (known?.kind === 'type-template') redeclareTemplate(checker, known, declaration)
  else {
    checkTemplateParameters(checker, declaration.templateParameters ?? [], true)
    const template: TypeTemplate = {
      kind: 'type-template',
      name: name.text,
      declaration,
      scope: checker.scope,
      specializations: [],
      instances: new Map(),
    }
    checker.scope.symbols.set(name.text, template)
  }
}

function specializeTemplate(checker: Checker, declaration: StructDeclaration, name: Identifier): void {
  const known = findInNamespace(checker.scope, name.text)?.symbol
  checkTemplateParameters(checker, declaration.templateParameters ?? [], false)
  if (known?.kind !== 'type-template') {
    checker.sink.report(nameDiagnostics.err_no_template(name, { name: name.text }))
    return
  }
  checker.names?.repeat(name.start, symbolLocation(known))
  const isPartial = declaration.templateParameters?.length !== 0
  if (isPartial && !checkPartialSpecialization(checker, known, declaration, name)) return
  if (!isSpecializedBefore(checker, known, declaration, name)) known.specializations.push(declaration)
}

/** Reports a second definition for the same arguments. */
function isSpecializedBefore(
  checker: Checker,
  template: TypeTemplate,
  { members, templateParameters, templateArguments }: StructDeclaration,
  name: Identifier,
): boolean {
  if (!members || templateParameters?.length !== 0) return false
  const use = { what: 'class', name: name.text, location: name.start, declaredAt: symbolLocation(template) } as const
  const parameters = template.declaration.templateParameters ?? []
  const quiet = trial(checker)
  const values = bindArguments(quiet, parameters, templateArguments ?? [], checker.scope, use)
  if (!values) return false
  const previous = chooseSpecialization(quiet, template, values, name.start)?.declaration
  const text = name.text + argumentsText(values)
  if (previous?.members && previous.templateParameters?.length === 0) {
    const notes = [nameDiagnostics.note_previous_definition(previous.name ?? previous)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: text }, { notes }))
    return true
  }
  const instance = template.instances.get(argumentsKey(values))?.type
  if (instance?.kind !== 'struct' || !instance.isComplete) return false
  checker.sink.report(templateDiagnostics.err_specialization_after_instantiation(name, { name: text }))
  return true
}

/** A definition after a forward declaration; default arguments may stand on either. */
function redeclareTemplate(checker: Checker, template: TypeTemplate, declaration: StructDeclaration): void {
  const previous = template.declaration
  checker.names?.repeat(declaration.name?.start ?? declaration.start, symbolLocation(template))
  const templateParameters = mergedParameters(checker, previous, declaration)
  const hasOthers = templateParameters.length !== previous.templateParameters?.length
  checkTemplateParameters(checker, templateParameters, !hasOthers)
  if (declaration.members && (previous.kind !== 'struct' || previous.members)) {
    const notes = [nameDiagnostics.note_previous_definition(symbolLocation(template))]
    const at = declaration.name ?? declaration
    checker.sink.report(nameDiagnostics.err_redefinition(at, { name: template.name }, { notes }))
    return
  }
  if (declaration.members) template.declaration = { ...declaration, templateParameters }
  else template.declaration = { ...previous, templateParameters: withDefaults(previous, templateParameters) }
}

/** A declaration gives defaults to parameters that the definition may call differently. */
function withDefaults(
  { templateParameters = [] }: TypeTemplate['declaration'],
  given: readonly TemplateParameter[],
): readonly TemplateParameter[] {
  return templateParameters.map((parameter, index) => ({ ...parameter, default: given[index]?.default }))
}
