// Which of two templates says more about what it fits: what the one is written with is taken for types of its own, and the other is asked
// whether it could be made of those.
//
//   f(Box<T> x)   before   f(T x)                 A<Box<T>, U>   before   A<T, U>
//   f(T x, T y)   before   f(T x, U y)            A<T, T> and A<Box<T>, U> are of no order
import type {
  Expression,
  FunctionDeclaration,
  TemplateArgument,
  TemplateParameter,
  TypeSyntax,
} from '../../ast/nodes.ts'
import { render, templateArgumentPieces } from '../../ast/print-expression.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'
import type { Scope, TemplateArgumentValue } from '../names/symbols.ts'
import { trial } from '../trial.ts'
import { typeArgument, typeSyntax, valueSyntax } from '../types/resolve-builtin.ts'
import { argumentsKey, inScope, sizeArgument } from './template-arguments.ts'
import { argumentDependsOn, type Bindings, parameterNames, soleName, unifyArgument } from './template-deduction.ts'

/** A template, and what it asks of the arguments of a use. */
export interface Ordered {
  readonly parameters: readonly TemplateParameter[]
  readonly patterns: readonly TemplateArgument[]
  readonly scope: Scope
}

/** Of the first `count` parameters of a function. */
export function orderedFunction(declaration: FunctionDeclaration, scope: Scope, count: number): Ordered {
  const patterns = declaration.parameters.slice(0, count).map(({ type, arraySizes, start, end }): TemplateArgument => {
    const whole: TypeSyntax =
      arraySizes.length === 0 ? type : { kind: 'array-type', element: type, sizes: arraySizes, start, end }
    return { kind: 'type-argument', type: whole, start, end }
  })
  return { parameters: declaration.templateParameters ?? [], patterns, scope }
}

interface Ordering {
  /** Parameters of the first, which stand for themselves. */
  readonly own: ReadonlySet<string>
  /** Parameters of the second, which stand for anything. */
  readonly others: ReadonlySet<string>
  /** What a parameter of the second stands for. */
  readonly stands: Map<string, string>
}

/** Whatever fits the first fits the second, too. */
export function isAtLeastAsSpecial(checker: Checker, first: Ordered, second: Ordered): boolean {
  const own = parameterNames(first.parameters)
  const others = parameterNames(second.parameters)
  const ordering = { own, others, stands: new Map<string, string>() }
  const quiet = trial(checker)
  return inScope(quiet, first.scope, () =>
    first.patterns.every((argument, index) => {
      const pattern = second.patterns[index]
      return pattern !== undefined && covers(quiet, pattern, argument, ordering)
    }),
  )
}

function covers(checker: Checker, pattern: TemplateArgument, argument: TemplateArgument, ordering: Ordering): boolean {
  const { own, others } = ordering
  const isOpen = argumentDependsOn(argument, own)
  const value = isOpen ? undefined : boundValue(checker, argument)
  const left = typeSyntax(pattern)
  const name = left && soleName(left)
  if (name !== undefined && others.has(name))
    return stand(ordering, name, value ? argumentsKey([value]) : render(templateArgumentPieces([argument])))
  if (!isOpen) {
    const bindings: Bindings = new Map()
    if (value === undefined || !unifyArgument(checker, pattern, value, others, bindings)) return false
    return [...bindings].every(([bound, each]) => stand(ordering, bound, argumentsKey([each])))
  }
  const right = typeSyntax(argument)
  if (left?.kind === 'array-type' && right?.kind === 'array-type')
    return (
      left.sizes.length === right.sizes.length &&
      left.sizes.every((size, index) => coversSize(checker, size, right.sizes[index], ordering)) &&
      covers(checker, typeOnly(left.element), typeOnly(right.element), ordering)
    )
  if (left?.kind !== 'named-type' || right?.kind !== 'named-type') return false
  const [segment, other] = [left.path.at(-1)!, right.path.at(-1)!]
  const inner = other.templateArguments ?? []
  return (
    segment.name === other.name &&
    segment.templateArguments?.length === inner.length &&
    inner.every((part, index) => covers(checker, segment.templateArguments![index]!, part, ordering))
  )
}

function coversSize(
  checker: Checker,
  pattern: Expression | undefined,
  size: Expression | undefined,
  ordering: Ordering,
): boolean {
  if (!pattern || !size) return pattern === size
  const [left, right] = [pattern, size].map(
    (value): TemplateArgument => ({ kind: 'value-argument', value, start: value.start, end: value.end }),
  )
  return covers(checker, left!, right!, ordering)
}

function typeOnly(type: TypeSyntax): TemplateArgument {
  return { kind: 'type-argument', type, start: type.start, end: type.end }
}

/** A parameter stands for one thing only. */
function stand({ stands }: Ordering, name: string, key: string): boolean {
  const known = stands.get(name)
  stands.set(name, key)
  return known === undefined || known === key
}

function boundValue(checker: Checker, argument: TemplateArgument): TemplateArgumentValue | undefined {
  const syntax = valueSyntax(argument)
  const number = syntax && integerValue(checkExpression(checker, syntax))
  if (number !== undefined) return sizeArgument(Number(number))
  const type = typeArgument(checker, argument)
  return type && { kind: 'type', type }
}
