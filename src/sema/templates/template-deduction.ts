// What the parameters of a template must be so that a type as written becomes a given type.
//
//   T            against float3                 T = float3
//   vector<T, N> against float3                 T = float, N = 3
//   Pair<T>[N]   against Pair<int>[4]           T = int, N = 4
//
// Used for calls of function templates and to choose among specialisations of class templates.
import type {
  Expression,
  NamedType,
  NameSegment,
  StructDeclaration,
  TemplateArgument,
  TemplateParameter,
  TypeSyntax,
} from '../../ast/nodes.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { settledType } from '../expressions/literals.ts'
import type { TemplateArgumentValue, TypeTemplate } from '../names/symbols.ts'
import { trial } from '../trial.ts'
import { typeArgument, typeSyntax, valueSyntax } from '../types/resolve-builtin.ts'
import { resolveType, unqualified } from '../types/resolve-type.ts'
import { argumentScope, argumentsKey, inScope, sizeArgument } from './template-arguments.ts'

export type Bindings = Map<string, TemplateArgumentValue>

/** Does the type as written depend on one of the names? */
export function dependsOn(syntax: TypeSyntax, names: ReadonlySet<string>): boolean {
  switch (syntax.kind) {
    case 'named-type':
      return pathDependsOn(syntax.path, names)
    case 'array-type':
      return (
        dependsOn(syntax.element, names) || syntax.sizes.some((size) => size !== undefined && mentions(size, names))
      )
    default:
      return false
  }
}

function pathDependsOn(path: readonly NameSegment[], names: ReadonlySet<string>): boolean {
  return path.some(
    ({ name, templateArguments }) =>
      names.has(name) || templateArguments?.some((argument) => argumentDependsOn(argument, names)),
  )
}

export function argumentDependsOn(argument: TemplateArgument, names: ReadonlySet<string>): boolean {
  return argument.kind === 'type-argument' ? dependsOn(argument.type, names) : mentions(argument.value, names)
}

function mentions(expression: Expression, names: ReadonlySet<string>): boolean {
  switch (expression.kind) {
    case 'name':
      return pathDependsOn(expression.path, names)
    case 'number':
    case 'boolean':
    case 'character':
      return false
    case 'parenthesized':
      return mentions(expression.expression, names)
    case 'unary':
      return mentions(expression.operand, names)
    case 'binary':
      return mentions(expression.left, names) || mentions(expression.right, names)
    case 'conditional':
      return (
        mentions(expression.condition, names) ||
        mentions(expression.consequent, names) ||
        mentions(expression.alternate, names)
      )
    default:
      return true
  }
}

function bind(bindings: Bindings, name: string, value: TemplateArgumentValue): boolean {
  const known = bindings.get(name)
  if (!known) {
    bindings.set(name, value)
    return true
  }
  return argumentsKey([known]) === argumentsKey([value])
}

/** The one template parameter a type consists of, if it does. */
export function soleName(syntax: TypeSyntax): string | undefined {
  if (syntax.kind !== 'named-type' || syntax.isGlobal || syntax.path.length !== 1) return undefined
  const [segment] = syntax.path
  return segment!.templateArguments ? undefined : segment!.name
}

/** Finds bindings that make `pattern` the same as `type`; types that depend on nothing are accepted as they are. */
export function unify(
  checker: Checker,
  pattern: TypeSyntax,
  sizes: readonly (Expression | undefined)[],
  type: Type,
  names: ReadonlySet<string>,
  bindings: Bindings,
): boolean {
  let inner = type
  for (const size of sizes) {
    if (inner.kind !== 'array') return !dependsOn(pattern, names)
    if (!unifySize(size, inner.count, names, bindings)) return false
    inner = inner.element
  }
  if (pattern.kind === 'array-type') return unify(checker, pattern.element, pattern.sizes, inner, names, bindings)
  const name = soleName(pattern)
  if (name !== undefined && names.has(name))
    return bind(bindings, name, { kind: 'type', type: unqualified(settledType(inner)) })
  if (pattern.kind !== 'named-type' || !dependsOn(pattern, names)) return true
  return unifyTemplate(checker, pattern, inner, names, bindings)
}

function unifySize(
  size: Expression | undefined,
  count: number | undefined,
  names: ReadonlySet<string>,
  bindings: Bindings,
): boolean {
  if (size?.kind !== 'name' || size.path.length !== 1) return true
  const { name } = size.path[0]!
  if (!names.has(name)) return true
  return count !== undefined && bind(bindings, name, sizeArgument(count))
}

function unifyTemplate(
  checker: Checker,
  pattern: NamedType,
  type: Type,
  names: ReadonlySet<string>,
  bindings: Bindings,
): boolean {
  const segment = pattern.path.at(-1)!
  // `T::value_type` cannot be deduced from; another argument may determine T.
  if (!segment.templateArguments) return true
  const actual = argumentsOf(checker, segment.name, settledType(type))
  if (!actual) return false
  for (const [index, argument] of segment.templateArguments.entries()) {
    const value = actual[index]
    if (!value || !unifyArgument(checker, argument, value, names, bindings)) return false
  }
  return true
}

/** The arguments a type has as an instance of the named template. */
function argumentsOf(checker: Checker, name: string, type: Type): readonly TemplateArgumentValue[] | undefined {
  switch (type.kind) {
    case 'vector':
      if (name !== 'vector') return undefined
      return [{ kind: 'type', type: unqualified(type.element) }, sizeArgument(type.count)]
    case 'matrix':
      if (name !== 'matrix') return undefined
      return [{ kind: 'type', type: unqualified(type.element) }, sizeArgument(type.rows), sizeArgument(type.columns)]
    case 'object': {
      if (type.row.name !== name && type.row.name !== `vk::${name}`) return undefined
      const values: TemplateArgumentValue[] = []
      if (type.element) values.push({ kind: 'type', type: unqualified(type.element) })
      if (type.count !== undefined) values.push(sizeArgument(type.count))
      return values
    }
    case 'handle':
      return name === 'DescriptorHandle' ? [{ kind: 'type', type: unqualified(type.target) }] : undefined
    case 'struct': {
      const origin = checker.origins.get(type)
      if (origin?.template.name === name) return origin.arguments
      for (const base of type.bases) {
        const found = argumentsOf(checker, name, base)
        if (found) return found
      }
      return undefined
    }
    default:
      return undefined
  }
}

export function unifyArgument(
  checker: Checker,
  pattern: TemplateArgument,
  value: TemplateArgumentValue,
  names: ReadonlySet<string>,
  bindings: Bindings,
): boolean {
  if (value.kind === 'value') {
    const syntax = valueSyntax(pattern)
    if (!syntax) return false
    if (syntax.kind === 'name' && syntax.path.length === 1 && names.has(syntax.path[0]!.name))
      return bind(bindings, syntax.path[0]!.name, value)
    if (mentions(syntax, names)) return true
    const wanted = integerValue(checkExpression(checker, syntax))
    return wanted !== undefined && wanted === BigInt(value.value)
  }
  const syntax = typeSyntax(pattern)
  if (!syntax) return false
  const name = soleName(syntax)
  if (name !== undefined && names.has(name)) return bind(bindings, name, value)
  if (dependsOn(syntax, names)) return unify(checker, syntax, [], value.type.type, names, bindings)
  return resolveType(checker, syntax).type === value.type.type
}

export function parameterNames(parameters: readonly TemplateParameter[]): Set<string> {
  return new Set(parameters.flatMap(({ name }) => (name ? [name.text] : [])))
}

export function matchSpecialization(
  checker: Checker,
  template: TypeTemplate,
  declaration: StructDeclaration,
  values: readonly TemplateArgumentValue[],
): TemplateArgumentValue[] | undefined {
  const parameters = declaration.templateParameters ?? []
  const names = parameterNames(parameters)
  const bindings: Bindings = new Map()
  const patterns = declaration.templateArguments ?? []
  const quiet = trial(checker)
  const fits = inScope(quiet, template.scope, () =>
    patterns.every((pattern, index) => {
      const value = values[index]
      return value !== undefined && unifyArgument(quiet, pattern, value, names, bindings)
    }),
  )
  if (!fits) return undefined
  const bound: TemplateArgumentValue[] = []
  for (const { name } of parameters) {
    const value = name && bindings.get(name.text)
    if (!value) return undefined
    bound.push(value)
  }
  // A pattern with a computed part, such as `A<N * 2>`, is compared once everything is known.
  const scope = argumentScope(template.scope, parameters, bound)
  const same = inScope(quiet, scope, () => patterns.every((pattern, index) => equals(quiet, pattern, values[index]!)))
  return same ? bound : undefined
}

function equals(checker: Checker, pattern: TemplateArgument, value: TemplateArgumentValue): boolean {
  if (value.kind === 'type') return typeArgument(checker, pattern)?.type === value.type.type
  const syntax = valueSyntax(pattern)
  return syntax !== undefined && integerValue(checkExpression(checker, syntax)) === BigInt(value.value)
}
