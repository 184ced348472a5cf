// Built-in templates: `vector<T, n>`, `matrix<T, r, c>` and the objects, with the rules about their arguments.
//
//   Texture2D<unorm float4>   ConstantBuffer<S>   Texture2DMS<float4, 8>   RayQuery<RAY_FLAG_NONE>
import type { Expression, NameSegment, TemplateArgument, TypeSyntax } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { builtinTypeNames } from '../../hlsl/keywords.ts'
import type { ObjectRow } from '../../hlsl/resources.ts'
import { limits } from '../../support/limits.ts'
import { quoteType } from '../../types/print.ts'
import {
  floatType,
  matrixType,
  type Normalization,
  objectType,
  type ScalarType,
  type Type,
  vectorType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageInteger } from '../expressions/language-constants.ts'
import { reportUndeclared } from '../names/missing-names.ts'
import type { QualifiedType } from '../names/symbols.ts'
import { checkElement } from './check-element.ts'
import { checkQueryFlags } from './ray-queries.ts'
import { resolveInlineType } from './resolve-inline-types.ts'
import { errorQualified, resolveType, resolveTypeName, unqualified } from './resolve-type.ts'
import { mayStandAlone, singleContents } from './single-contents.ts'

/** A template argument that must be a type; the parser may have taken a plain name for a value. */
export function typeArgument(checker: Checker, argument: TemplateArgument): QualifiedType | undefined {
  const syntax = typeSyntax(argument)
  if (!syntax) {
    checker.sink.report(templateDiagnostics.err_template_arg_must_be_type(argument))
    return undefined
  }
  const [only] = syntax.kind === 'named-type' && !syntax.isGlobal && syntax.path.length === 1 ? syntax.path : []
  // A name that means nothing could have been a value here.
  if (only && !only.templateArguments && !resolveTypeName(checker, undefined, only)) {
    reportUndeclared(checker, only)
    return undefined
  }
  return resolveType(checker, syntax)
}

/** The type that an argument denotes, if its syntax can denote one. */
export function typeSyntax(argument: TemplateArgument): TypeSyntax | undefined {
  if (argument.kind === 'type-argument') return argument.type
  const { value } = argument
  if (value.kind !== 'name') return undefined
  const { isGlobal, path, start, end } = value
  return { kind: 'named-type', isGlobal, path, keyword: undefined, modifiers: [], start, end }
}

/** The expression of an argument that must be a value; the parser may have taken a plain name for a type. */
export function valueSyntax(argument: TemplateArgument): Expression | undefined {
  if (argument.kind === 'value-argument') return argument.value
  const { type } = argument
  if (type.kind !== 'named-type' || type.modifiers.length > 0) return undefined
  if (type.path.length === 1 && builtinTypeNames.has(type.path[0]!.name)) return undefined
  return { kind: 'name', isGlobal: type.isGlobal, path: type.path, start: type.start, end: type.end }
}

export function integerArgument(checker: Checker, argument: TemplateArgument): number | undefined {
  const syntax = valueSyntax(argument)
  if (!syntax) {
    checker.sink.report(templateDiagnostics.err_template_arg_must_be_expr(argument))
    return undefined
  }
  const expression = checkExpression(checker, syntax)
  if (expression.type.kind === 'error') return undefined
  // Components of a vector are no constants of the language, known as they may be.
  const value = expression.kind === 'swizzle' ? undefined : languageInteger(checker, expression)
  if (value === undefined) {
    checker.sink.report(templateDiagnostics.err_non_type_template_arg_not_constant(argument))
    return undefined
  }
  return Number(value)
}

export function resolveVector(checker: Checker, segment: NameSegment): QualifiedType {
  const [first, second, extra] = segment.templateArguments ?? []
  if (extra) return tooMany(checker, segment)
  const element = first ? scalarArgument(checker, segment, first) : floatType
  const count = second ? integerArgument(checker, second) : 4
  if (!element || count === undefined) return errorQualified
  const limit = checker.options.shaderModel.minor >= 9 ? limits.vectorLength.most : 4
  if (count < 1 || count > limit) {
    checker.sink.report(typeDiagnostics.err_hlsl_invalid_vector_size(second ?? segment, { limit }))
    return errorQualified
  }
  return unqualified(vectorType(element, count))
}

export function resolveMatrix(checker: Checker, segment: NameSegment): QualifiedType {
  const [first, second, third, extra] = segment.templateArguments ?? []
  if (extra) return tooMany(checker, segment)
  const element = first ? scalarArgument(checker, segment, first) : floatType
  const rows = second ? integerArgument(checker, second) : 4
  const columns = third ? integerArgument(checker, third) : 4
  if (!element || rows === undefined || columns === undefined) return errorQualified
  if (rows < 1 || rows > 4 || columns < 1 || columns > 4) {
    checker.sink.report(typeDiagnostics.err_hlsl_unsupportedmatrixsize(segment, { name: 'matrix', rows, columns }))
    return errorQualified
  }
  return unqualified(matrixType(element, rows, columns))
}

function tooMany(checker: Checker, segment: NameSegment): QualifiedType {
  const at = segment.templateArguments?.at(-1) ?? segment
  checker.sink.report(templateDiagnostics.err_template_too_many_args(at, { what: 'class', name: segment.name }))
  return errorQualified
}

function scalarArgument(checker: Checker, segment: NameSegment, argument: TemplateArgument): ScalarType | undefined {
  const type = typeArgument(checker, argument)?.type
  if (!type || type.kind === 'error') return undefined
  if (type.kind === 'scalar') return type
  const { name } = segment
  checker.sink.report(
    typeDiagnostics.err_hlsl_unsupportedvectortype(argument, { name: `'${name}'`, type: quoteType(type) }),
  )
  return undefined
}

export function resolveObject(checker: Checker, row: ObjectRow, segment: NameSegment): QualifiedType {
  if (row.name.startsWith('vk::') && !isForVulkan(checker)) {
    const parameters = { name: 'vk', advice: 'names of vk:: are for Vulkan: compile with -spirv' }
    checker.sink.report(nameDiagnostics.err_undeclared_var_use(segment.start, parameters))
    return errorQualified
  }
  if (row.name.startsWith('SubpassInput') && checker.options.isLenientLikeDxc && !isForVulkan(checker)) {
    const parameters = { name: row.name, advice: 'it is for Vulkan: compile with -spirv' }
    checker.sink.report(nameDiagnostics.err_unknown_typename(segment, parameters))
    return errorQualified
  }
  if (row.category === 'dynamic resource') return resolveDynamicResource(checker, row, segment)
  if (row.category === 'vulkan') {
    const inline = resolveInlineType(checker, row, segment)
    if (inline) return inline
  }
  if (row.combined && row.category === 'texture') checker.extensions.add('combined textures')
  if (row.category === 'heap') checker.extensions.add('handles')
  const given = [...(segment.templateArguments ?? [])]
  let element: Type | undefined
  let normalized: Normalization | undefined
  let rowMajor = false
  if (row.element) {
    const argument = given.shift()
    if (argument) {
      const qualified = typeArgument(checker, argument)
      if (!qualified || qualified.type.kind === 'error') return errorQualified
      element = qualified.type
      normalized = qualified.normalized
      rowMajor = qualified.rowMajor ?? checker.isRowMajorAt(argument.start)
      if (row.category === 'constant buffer' && checker.options.language === 'slang' && mayStandAlone(element))
        element = singleContents(checker, element, rowMajor, argument.start)
      if (!checkElement(checker, row, element, { segment, argument: argument.start })) return errorQualified
    } else if (row.element.default) element = vectorType(floatType, 4)
    else return missingArguments(checker, row, segment)
  }
  let count: number | undefined
  let queryFlags = 0
  if (row.count) {
    const argument = given.shift()
    if (argument) {
      count = integerArgument(checker, argument)
      if (count === undefined || !fitsPatch(checker, row, count, segment)) return errorQualified
    } else if (row.count.default !== undefined) count = undefined
    else if (row.category !== 'ray query' || checker.options.language === 'hlsl')
      return missingArguments(checker, row, segment)
    // A second set of flags came with shader model 6.9.
    if (row.category === 'ray query' && given[0]) queryFlags = integerArgument(checker, given.shift()!) ?? 0
  }
  if (row.category === 'ray query')
    checkQueryFlags(checker, count ?? 0, queryFlags, segment.templateArguments?.[0] ?? segment)
  if (given.length > 0 && (row.element || row.count)) return tooMany(checker, segment)
  if (given.length > 0 && row.class !== undefined) {
    checker.sink.report(templateDiagnostics.err_not_a_template(segment, { name: row.name }))
    return errorQualified
  }
  return unqualified(objectType(row, element, count, normalized, rowMajor, queryFlags))
}

/** `__DynamicResource<__DynamicResourceKind.General>`. */
function resolveDynamicResource(checker: Checker, row: ObjectRow, segment: NameSegment): QualifiedType {
  const [argument, extra] = segment.templateArguments ?? []
  const kind = argument ? integerArgument(checker, argument) : 0
  if (kind === undefined) return errorQualified
  if (extra || (kind !== 0 && kind !== 1)) {
    checker.sink.report(handleDiagnostics.err_hlsl_dynamic_resource_kind(segment))
    return errorQualified
  }
  checker.extensions.add('dynamic resources')
  return unqualified(objectType(row, undefined, kind))
}

export function missingArguments(checker: Checker, row: ObjectRow, segment: NameSegment): QualifiedType {
  const { err_template_missing_args, err_template_too_few_args } = templateDiagnostics
  const message = segment.templateArguments ? err_template_too_few_args : err_template_missing_args
  checker.sink.report(message(segment, { what: 'class', name: row.name }))
  return errorQualified
}

function fitsPatch(checker: Checker, { category }: ObjectRow, count: number, at: NameSegment): boolean {
  const limit = limits.controlPoints.most
  if (category !== 'patch' || (count > 0 && count <= limit)) return true
  if (count <= 0) {
    checker.sink.report(stageLimitDiagnostics.err_hlsl_empty_patch(at, { name: at.name }))
    return false
  }
  checker.sink.report(stageLimitDiagnostics.err_hlsl_control_point_count(at, { limit, count }))
  return false
}
