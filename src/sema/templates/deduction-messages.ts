// Why no arguments were found for a function template, in Clang's words. Only asked after the deduction has failed.
import type * as ast from '../../ast/nodes.ts'
import { typeText } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'
import { settledType } from '../expressions/literals.ts'
import type { FunctionSymbol } from '../names/symbols.ts'

export function deductionFailure(
  symbol: FunctionSymbol,
  types: readonly Type[],
  explicit: readonly ast.TemplateArgument[] | undefined,
): string {
  const { declaration } = symbol
  const parameters = declaration.templateParameters ?? []
  const given = explicit?.length ?? 0
  if (given > parameters.length)
    return `substitution failure: too many template arguments for function template '${declaration.name.text}'`
  const wrong = parameters.slice(0, given).find((parameter, index) => !suits(parameter, explicit![index]!))
  if (wrong) return `invalid explicitly-specified argument for template parameter '${wrong.name?.text ?? ''}'`
  for (const { name } of parameters.slice(given)) {
    if (!name) continue
    const conflict = conflictingTypes(declaration, types, name.text)
    if (conflict) return `deduced conflicting types for parameter '${name.text}' (${conflict})`
  }
  const missing = parameters
    .slice(given)
    .find(({ name, default: fallback }) => !fallback && name && !mentioned(declaration, name.text))
  if (missing) return `couldn't infer template argument '${missing.name!.text}'`
  const constrained = parameters.find(({ constraints }) => constraints.length > 0)
  if (constrained) return `constraints not satisfied: '${constrained.name?.text ?? ''}' must be a descriptor`
  return 'substitution failure'
}

function suits(parameter: ast.TemplateParameter, argument: ast.TemplateArgument): boolean {
  const isType = argument.kind === 'type-argument' || argument.value.kind === 'name'
  return parameter.valueType ? argument.kind === 'value-argument' || isType : isType
}

/** Types the arguments give a parameter that is used plainly: `T a, T b`. */
function conflictingTypes(
  declaration: ast.FunctionDeclaration,
  types: readonly Type[],
  name: string,
): string | undefined {
  let first: Type | undefined
  for (const [index, { type, arraySizes }] of declaration.parameters.entries()) {
    const given = types[index]
    const plain = type.kind === 'named-type' && type.path.length === 1 && type.path[0]!.name === name
    if (!plain || arraySizes.length > 0 || !given) continue
    const settled = settledType(given)
    first ??= settled
    if (settled !== first) return `'${typeText(first)}' vs. '${typeText(settled)}'`
  }
  return undefined
}

function mentioned(declaration: ast.FunctionDeclaration, name: string): boolean {
  return declaration.parameters.some(({ type }) => type.kind === 'named-type' && mentions(type.path, name))
}

function mentions(path: readonly ast.NameSegment[], name: string): boolean {
  return path.some(
    (segment) =>
      segment.name === name ||
      segment.templateArguments?.some(
        (argument) =>
          (argument.kind === 'type-argument' &&
            argument.type.kind === 'named-type' &&
            mentions(argument.type.path, name)) ||
          (argument.kind === 'value-argument' && argument.value.kind === 'name' && mentions(argument.value.path, name)),
      ),
  )
}
