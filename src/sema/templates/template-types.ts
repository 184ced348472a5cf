// Instances of class and alias templates, made when they are first named.
//
//   template<typename T> struct Pair { T a, b; };      Pair<float>  =>  struct "Pair<float>" { float a, b; }
//
// The declaration is checked again for every set of arguments, with the parameters' names bound to them; explicit and partial
// specialisations are chosen first.
import type { NameSegment, StructDeclaration } from '../../ast/nodes.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { completeStruct, createStruct } from '../declarations/declare-structs.ts'
import { symbolLocation } from '../names/lookup.ts'
import type { QualifiedType, Scope, TemplateArgumentValue, TypeTemplate } from '../names/symbols.ts'
import { applyArraySizes } from '../types/array-sizes.ts'
import { errorQualified, resolveType, unqualified } from '../types/resolve-type.ts'
import { insideInstance, instanceNotes } from './instantiation-notes.ts'
import { chooseSpecialization } from './specializations.ts'
import {
  argumentScope,
  argumentsKey,
  argumentsText,
  bindArguments,
  inScope,
  moduleNameOf,
} from './template-arguments.ts'

export function instantiateType(checker: Checker, template: TypeTemplate, segment: NameSegment): QualifiedType {
  const { declaration, name } = template
  const parameters = declaration.templateParameters ?? []
  const what = declaration.kind === 'struct' ? 'class' : 'alias'
  const declaredAt = symbolLocation(template)
  if (!segment.templateArguments && parameters.some((parameter) => !parameter.default && !parameter.isPack)) {
    const notes = [templateDiagnostics.note_template_declared_here(declaredAt)]
    checker.sink.report(templateDiagnostics.err_template_missing_args(segment, { what, name }, { notes }))
    return errorQualified
  }
  const use = { what, name, location: segment.start, declaredAt } as const
  const values = bindArguments(checker, parameters, segment.templateArguments ?? [], template.scope, use)
  return values ? instantiateTypeWith(checker, template, values, segment.start) : errorQualified
}

/** The instance for a full set of arguments. */
export function instantiateTypeWith(
  checker: Checker,
  template: TypeTemplate,
  values: readonly TemplateArgumentValue[],
  location: Location,
): QualifiedType {
  const key = argumentsKey(values)
  const known = template.instances.get(key)
  if (known) {
    const { type } = known
    const waits = type.kind === 'struct' && !type.isComplete && !checker.beingCompleted.has(type)
    if (waits) complete(checker, template, type, values, location)
    return known
  }
  checker.instantiationDepth++
  const result = make(checker, template, values, key, location)
  checker.instantiationDepth--
  return result
}

function make(
  checker: Checker,
  template: TypeTemplate,
  values: readonly TemplateArgumentValue[],
  key: string,
  location: Location,
): QualifiedType {
  const { declaration } = template
  if (declaration.kind === 'alias') {
    const scope = argumentScope(template.scope, declaration.templateParameters ?? [], values)
    const sizes = declaration.names[0]?.arraySizes ?? []
    const result = inScope(checker, scope, () => {
      const resolved = resolveType(checker, declaration.type)
      return { ...resolved, type: applyArraySizes(checker, resolved.type, sizes, template.name) }
    })
    template.instances.set(key, result)
    return result
  }
  const name = template.name + argumentsText(values)
  if (name.length > limits.templateName.most) {
    const parameters = { name: template.name, limit: limits.templateName.most }
    checker.sink.report(templateDiagnostics.err_template_name_too_long(location, parameters))
    return errorQualified
  }
  const struct = createStruct(checker, declaration, name, template.scope, moduleNameOf(template.name, values))
  const result = unqualified(struct)
  template.instances.set(key, result)
  checker.origins.set(struct, { template, arguments: values })
  complete(checker, template, struct, values, location)
  return result
}

function complete(
  outer: Checker,
  template: TypeTemplate,
  struct: StructType,
  values: readonly TemplateArgumentValue[],
  location: Location,
): void {
  const label = `template class '${struct.scope}${struct.name}'`
  const note = templateDiagnostics.note_template_instantiation_here(location, { label })
  const checker = insideInstance(outer, [note, ...instanceNotes(outer)])
  const choice = chooseDeclaration(outer, template, values, location)
  if (!choice?.declaration.members) return
  checker.beingCompleted.add(struct)
  checker.scope = choice.scope
  checker.current = undefined
  completeStruct(checker, struct, choice.declaration, choice.scope, template.name, location)
  checker.beingCompleted.delete(struct)
}

function chooseDeclaration(
  checker: Checker,
  template: TypeTemplate,
  values: readonly TemplateArgumentValue[],
  location: Location,
): { readonly declaration: StructDeclaration; readonly scope: Scope } | undefined {
  const special = chooseSpecialization(checker, template, values, location)
  if (special) {
    const parameters = special.declaration.templateParameters ?? []
    return { declaration: special.declaration, scope: argumentScope(template.scope, parameters, special.values) }
  }
  const { declaration } = template
  if (declaration.kind !== 'struct') return undefined
  return { declaration, scope: argumentScope(template.scope, declaration.templateParameters ?? [], values) }
}
