// Which specialisation of a class template an instance is made of: of those that fit the arguments, the one that is at least as special as
// all others.
//
//   template<typename T> struct A<T, int>;   template<typename T> struct A<T, T>;       A<float, int> is the first, A<int, int> ambiguous
import type { StructDeclaration, TemplateArgument } from '../../ast/nodes.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { sourceText } from '../expressions/source-text.ts'
import type { TemplateArgumentValue, TypeTemplate } from '../names/symbols.ts'
import { trial } from '../trial.ts'
import { typeArgument, typeSyntax, valueSyntax } from '../types/resolve-builtin.ts'
import { argumentsKey, argumentsText, inScope, sizeArgument } from './template-arguments.ts'
import {
  argumentDependsOn,
  matchSpecialization,
  parameterNames,
  soleName,
  unifyArgument,
} from './template-deduction.ts'

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
  const bests = matching.filter(({ declaration }) =>
    matching.every((other) => isAtLeastAsSpecial(checker, template, declaration, other.declaration)),
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

/** Whatever fits the first fits the second, too. */
function isAtLeastAsSpecial(
  checker: Checker,
  template: TypeTemplate,
  first: StructDeclaration,
  second: StructDeclaration,
): boolean {
  if (first === second || first.templateParameters?.length === 0) return true
  const quiet = trial(checker)
  const own = parameterNames(first.templateParameters ?? [])
  const others = parameterNames(second.templateParameters ?? [])
  const stands = new Map<string, string>()
  return inScope(quiet, template.scope, () =>
    (first.templateArguments ?? []).every((argument, index) => {
      const pattern = second.templateArguments?.[index]
      return pattern !== undefined && covers(quiet, pattern, argument, { own, others, stands })
    }),
  )
}

interface Ordering {
  /** Parameters of the first, which stand for themselves. */
  readonly own: ReadonlySet<string>
  /** Parameters of the second, which stand for anything. */
  readonly others: ReadonlySet<string>
  /** What a parameter of the second stands for. */
  readonly stands: Map<string, string>
}

function covers(checker: Checker, pattern: TemplateArgument, argument: TemplateArgument, ordering: Ordering): boolean {
  const { own, others, stands } = ordering
  const isOpen = argumentDependsOn(argument, own)
  const value = isOpen ? undefined : boundValue(checker, argument)
  const left = typeSyntax(pattern)
  const name = left && soleName(left)
  if (name !== undefined && others.has(name)) {
    const key = value ? argumentsKey([value]) : sourceText(checker, argument)
    const known = stands.get(name)
    stands.set(name, key)
    return known === undefined || known === key
  }
  if (!isOpen) return value !== undefined && unifyArgument(checker, pattern, value, others, new Map())
  const right = typeSyntax(argument)
  if (left?.kind !== 'named-type' || right?.kind !== 'named-type') return false
  const [segment, other] = [left.path.at(-1)!, right.path.at(-1)!]
  const inner = other.templateArguments ?? []
  return (
    segment.name === other.name &&
    segment.templateArguments?.length === inner.length &&
    inner.every((part, index) => covers(checker, segment.templateArguments![index]!, part, ordering))
  )
}

function boundValue(checker: Checker, argument: TemplateArgument): TemplateArgumentValue | undefined {
  const syntax = valueSyntax(argument)
  const number = syntax && integerValue(checkExpression(checker, syntax))
  if (number !== undefined) return sizeArgument(Number(number))
  const type = typeArgument(checker, argument)
  return type && { kind: 'type', type }
}
