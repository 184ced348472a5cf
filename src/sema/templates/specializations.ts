// Which specialisation of a class template an instance is made of: of those that fit the arguments, the one that is at least as special as
// all others.
//
//   template<typename T> struct A<T, int>;   template<typename T> struct A<T, T>;       A<float, int> is the first, A<int, int> ambiguous
import type { StructDeclaration } from '../../ast/nodes.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import type { TemplateArgumentValue, TypeTemplate } from '../names/symbols.ts'
import { isAtLeastAsSpecial, type Ordered } from './partial-ordering.ts'
import { argumentsText } from './template-arguments.ts'
import { matchSpecialization } from './template-deduction.ts'

export interface Specialization {
  readonly declaration: StructDeclaration
  readonly values: readonly TemplateArgumentValue[]
}

/** One without parameters of its own beats all others. */
export function chooseSpecialization(
  checker: Checker,
  template: TypeTemplate,
  values: readonly TemplateArgumentValue[],
  location: Location,
): Specialization | undefined {
  const matching: Specialization[] = []
  for (const declaration of template.specializations) {
    const matched = matchSpecialization(checker, template, declaration, values)
    if (matched) matching.push({ declaration, values: matched })
  }
  if (matching.length < 2) return matching[0]
  const ordered = matching.map(({ declaration }) => orderedStruct(declaration, template))
  const bests = matching.filter((_, index) =>
    ordered.every((other) => isAtLeastAsSpecial(checker, ordered[index]!, other)),
  )
  // It may be declared before it is defined.
  if (bests.length > 0) return bests.find(({ declaration }) => declaration.members) ?? bests[0]
  const notes = matching.map(({ declaration }) =>
    templateDiagnostics.note_partial_spec_match(declaration.name ?? declaration),
  )
  const name = template.name + argumentsText(values)
  checker.sink.report(templateDiagnostics.err_partial_spec_ordering_ambiguous(location, { name }, { notes }))
  return matching[0]
}

function orderedStruct(declaration: StructDeclaration, { scope }: TypeTemplate): Ordered {
  return { parameters: declaration.templateParameters ?? [], patterns: declaration.templateArguments ?? [], scope }
}
