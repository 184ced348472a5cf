// What follows a dot, as a value: fields, static members, swizzles, `Length`. Methods are for calls.ts, `mips` and `sample` for
// indexing.ts.
import type * as ast from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { foreignMethods } from '../../hlsl/foreign-names.ts'
import { lookupMethod, methodNames } from '../../hlsl/resources.ts'
import type { Expression } from '../../program/program.ts'
import { rootOf } from '../../program/writes.ts'
import { nearest } from '../../support/nearest.ts'
import { nowhere, type Span } from '../../support/source.ts'
import { quoteType, typeText } from '../../types/print.ts'
import type { ObjectType, StructType, Type } from '../../types/types.ts'
import { arrayElement, uintType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { derivesFrom, seenAsBase } from '../conversions/conversions.ts'
import { dereferenced, heapName } from '../handles/handles.ts'
import { checkAccess } from '../names/access.ts'
import { type Found, findInContainer, findMember, locationOf, resolveContainer } from '../names/lookup.ts'
import { reportNoMember, reportUndeclared } from '../names/missing-names.ts'
import { misnamed } from '../names/slang-prelude.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { refuseBufferCopy } from '../types/contents.ts'
import { resolvePath } from '../types/resolve-type.ts'
import { checkExpression, resolveName, valueOfFound } from './expressions.ts'
import { errorExpression, isError, literal, variableReference } from './nodes.ts'
import { checkMatrixSwizzle, checkVectorSwizzle } from './swizzles.ts'

export function checkMember(checker: Checker, syntax: ast.MemberExpression): Expression {
  const type = typeInFront(checker, syntax.object)
  if (type) return checkStaticMember(checker, type, syntax)
  const object = checkExpression(checker, syntax.object)
  return checkMemberOf(checker, object, syntax)
}

/** Slang writes `E.A` and `T.kind` where C++ writes `E::A`: the type such an expression names. */
export function typeInFront(checker: Checker, object: ast.Expression): Type | undefined {
  if (object.kind !== 'name') return undefined
  if (object.path.length > 1 || object.isGlobal) return undefined
  const found = resolveName(checker, object) ?? resolveMisnamed(checker, object)
  if (found?.kind !== 'symbol') return undefined
  const isType = found.symbol.kind === 'type' || found.symbol.kind === 'type-template'
  if (!isType) return undefined
  checker.names?.use(object.path[0]!.start, locationOf(found))
  if (found.symbol.kind === 'type' && !object.path[0]!.templateArguments) return found.symbol.type.type
  return resolvePath(checker, object.path, object.isGlobal, object).type
}

/** `ResourceKind.Sampler` of the proposal is `DescriptorKind.Sampler`; reported once, and taken as that. */
function resolveMisnamed(checker: Checker, { path }: ast.NameExpression): Found | undefined {
  const [segment] = path
  return checker.options.language === 'slang' && misnamed.has(segment!.name)
    ? reportUndeclared(checker, segment!)
    : undefined
}

function checkStaticMember(checker: Checker, type: Type, syntax: ast.MemberExpression): Expression {
  if (type.kind === 'error') return errorExpression(syntax)
  const container = { kind: 'type', type } as const
  const segment = { name: syntax.name.text, start: syntax.name.start, end: syntax.name.end }
  const found = findInContainer(checker, container, syntax.name.text) ?? reportNoMember(checker, container, segment)
  if (!found) return errorExpression(syntax)
  const path = [{ ...segment, templateArguments: syntax.templateArguments }]
  return valueOfFound(checker, found, { kind: 'name', isGlobal: false, path, start: syntax.start, end: syntax.end })
}

/** The object a member is looked up in: handles give their descriptor, constant buffers their contents. */
export function memberBase(checker: Checker, object: Expression, syntax: ast.MemberExpression): Expression {
  if (syntax.isArrow && object.type.kind !== 'handle') {
    const at = syntax.name.start - 2
    const usesHandles = checker.extensions.has('handles') || checker.options.language === 'slang'
    checker.sink.report(
      usesHandles
        ? handleDiagnostics.err_hlsl_handle_arrow(at, { type: quoteType(object.type) })
        : diagnostics.err_hlsl_operator_unsupported(at, { operator: '->' }),
    )
    return errorExpression(syntax)
  }
  const buffer = dereferenced(checker, object)
  // A method has a copy of its object.
  const isInCopy = buffer.type.kind === 'object' && rootOf(buffer)?.kind === 'this'
  if (isInCopy && refuseBufferCopy(checker, buffer.type, buffer.start, 'part of a copy')) return errorExpression(syntax)
  return contentsOf(buffer)
}

export function contentsOf(object: Expression): Expression {
  const { type } = object
  if (type.kind !== 'object' || type.row.category !== 'constant buffer' || !type.element) return object
  return { kind: 'buffer-contents', object, type: type.element, start: object.start, end: object.end }
}

/** A member of a checked object. */
export function checkMemberOf(checker: Checker, written: Expression, syntax: ast.MemberExpression): Expression {
  if (isError(written)) return errorExpression(syntax)
  const object = memberBase(checker, written, syntax)
  const { type } = object
  switch (type.kind) {
    case 'error':
      return errorExpression(syntax)
    case 'struct':
      return checkStructMember(checker, object, type, syntax)
    case 'scalar':
    case 'vector':
      return checkVectorSwizzle(checker, object, type, syntax.name, syntax)
    case 'matrix':
      return checkMatrixSwizzle(checker, object, type, syntax.name, syntax)
    case 'object':
      return checkObjectMember(checker, type, syntax, written.type.kind === 'handle')
    case 'array':
      if (syntax.name.text === 'Length' && type.count !== undefined)
        return literal(BigInt(type.count), uintType, syntax)
      return reportNoStruct(checker, type, syntax)
    default:
      return reportNoStruct(checker, type, syntax)
  }
}

function reportNoStruct(checker: Checker, type: Type, syntax: ast.MemberExpression): Expression {
  checker.names?.miss(syntax.name.text, () => ({ kind: 'members', type, isStatic: false }))
  const at = syntax.name.start - (syntax.isArrow ? 2 : 1)
  const ranges = [{ start: syntax.object.start, end: syntax.object.end }]
  checker.sink.report(
    diagnostics.err_typecheck_member_reference_struct_union(at, { type: quoteType(type) }, { ranges }),
  )
  return errorExpression(syntax)
}

/** `x.Base::f` looks in the base only. */
export function structToSearch(checker: Checker, type: StructType, syntax: ast.MemberExpression): StructType {
  if (syntax.qualifier.length === 0) return type
  const container = resolveContainer(checker, syntax.qualifier, false)
  if (container?.kind !== 'type' || container.type.kind !== 'struct') return type
  return derivesFrom(type, container.type) ? container.type : type
}

function checkStructMember(
  checker: Checker,
  object: Expression,
  type: StructType,
  syntax: ast.MemberExpression,
): Expression {
  const searched = structToSearch(checker, type, syntax)
  const found = findMember(checker, searched, syntax.name.text) ?? reportMissing(checker, searched, syntax)
  if (!found) return errorExpression(syntax)
  if (found.kind === 'field') checkAccess(checker, found.field.name, found.field.owner, found.struct, syntax.name)
  return memberValue(checker, object, found, syntax)
}

function memberValue(checker: Checker, object: Expression, found: Found, syntax: ast.MemberExpression): Expression {
  const { start, end } = syntax
  checker.names?.use(syntax.name.start, locationOf(found))
  if (found.kind === 'field') {
    const { name, type, location } = found.field
    if (location === nowhere) checker.names?.builtins.set(syntax.name.start, { kind: 'value', name, type })
    return fieldOf(object, found, syntax)
  }
  if (found.kind === 'methods') {
    reportUncalled(checker, found.overloads, syntax.name)
    return errorExpression(syntax)
  }
  if (found.kind === 'symbol') {
    const { symbol } = found
    if (symbol.kind === 'variable') {
      checker.uses?.used.add(symbol.variable)
      return variableReference(symbol.variable, syntax)
    }
    if (symbol.kind === 'enumerator') return literal(symbol.value, symbol.type, syntax)
    if (symbol.kind === 'constant') return { ...symbol.value, start, end }
  }
  const name = syntax.name.text
  const notes = [diagnostics.note_member_declared_at(locationOf(found), { name })]
  const parameters = { name, type: quoteType(object.type) }
  checker.sink.report(diagnostics.err_typecheck_member_reference_type(syntax.name.start, parameters, { notes }))
  return errorExpression(syntax)
}

/** A method without arguments is called with none in mind. */
export function reportUncalled(checker: Checker, overloads: readonly FunctionSymbol[], name: Span): void {
  const takesNothing = overloads.some(({ declaration: { parameters }, defaults }) =>
    parameters.every((_, index) => defaults[index]),
  )
  const hint = takesNothing ? '; did you mean to call it with no arguments?' : ''
  const fixes = takesNothing ? [{ span: { start: name.end, end: name.end }, text: '()' }] : []
  const targets = overloads.length > 1 ? overloads : []
  const notes = targets.map(({ declaration }) => diagnostics.note_possible_target_of_call(declaration.name.start))
  checker.sink.report(diagnostics.err_reference_to_member_function(name.start, { hint }, { fixes, notes }))
}

/** The field of an object, through the anonymous members it lies in. */
export function fieldOf(
  object: Expression,
  found: Extract<Found, { kind: 'field' }>,
  { start, end }: Span,
): Expression {
  let value = object
  for (const field of [...(found.through ?? []), found.field])
    value = { kind: 'field', object: seenAsBase(value, field.owner), field, type: field.type, start, end }
  return value
}

/** Reports a missing member; the result is what was probably meant. */
export function reportMissing(checker: Checker, type: StructType, syntax: ast.MemberExpression): Found | undefined {
  const { text, start, end } = syntax.name
  checker.names?.miss(text, () => ({ kind: 'members', type, isStatic: false }))
  return reportNoMember(checker, { kind: 'type', type }, { name: text, start, end })
}

function checkObjectMember(
  checker: Checker,
  type: ObjectType,
  syntax: ast.MemberExpression,
  isThroughHandle: boolean,
): Expression {
  const { text } = syntax.name
  if (type.row.category === 'patch' && text === 'Length' && type.count !== undefined)
    return literal(BigInt(type.count), uintType, syntax)
  if (type.row.category === 'heap' || type.row.category === 'dynamic resource') {
    reportUntyped(checker, type, syntax)
    return errorExpression(syntax)
  }
  if (lookupMethod(type.row, text)) {
    reportUncalled(checker, [], syntax.name)
    return errorExpression(syntax)
  }
  reportNoObjectMember(checker, type, syntax.name, isThroughHandle)
  return errorExpression(syntax)
}

export function isDynamicResource(type: Type): boolean {
  const element = arrayElement(type)
  return element.kind === 'object' && element.row.category === 'dynamic resource'
}

export function reportUntyped(checker: Checker, type: ObjectType, span: Span): void {
  checker.sink.report(
    type.row.category === 'dynamic resource'
      ? handleDiagnostics.err_hlsl_dynamic_resource_untyped(span)
      : diagnostics.err_hlsl_untyped_heap_element(span.start, { heap: heapName(type) }),
  )
}

/** Methods of handles themselves, as IComparable has them. */
const comparisonNames = new Set(['equals', 'lessThan', 'lessThanOrEquals'])

/** What is probably meant by a member that only the handle itself could have. */
function handleNotes({ text, start }: ast.Identifier): Diagnostic[] {
  if (comparisonNames.has(text)) return [handleDiagnostics.note_hlsl_handle_compare(start)]
  return /^[xyrg]+$/.test(text) ? [handleDiagnostics.note_hlsl_handle_words(start, { word: text })] : []
}

function meantMethod(type: ObjectType, name: string): string | undefined {
  const foreign = foreignMethods.get(name)
  if (foreign !== undefined && lookupMethod(type.row, foreign)) return foreign
  return name.length < 3 ? undefined : nearest(name, methodNames(type.row))
}

/** What to do instead of a method that such an object does not have. */
function memberAdvice({ row }: ObjectType, name: string): string | undefined {
  if (/^(?:Length|length|Count|size|Size|Width|Height)$/.test(name) && lookupMethod(row, 'GetDimensions'))
    return 'sizes are asked for with a method: GetDimensions(...)'
  if (/^(?:Sample|Gather)/.test(name) && /^(?:RW|RasterizerOrdered)Texture/.test(row.name))
    return `what can be written to is not sampled; declare a ${row.name.replace(/^RW|^RasterizerOrdered/, '')} of the same texture`
  return undefined
}

export function reportNoObjectMember(
  checker: Checker,
  type: ObjectType,
  name: ast.Identifier,
  isThroughHandle = false,
): void {
  const { text } = name
  checker.names?.miss(text, () => ({ kind: 'members', type, isStatic: false }))
  const container = `'${typeText(type)}'`
  const suggestion = meantMethod(type, text)
  const advice = memberAdvice(type, text)
  const ranges = [{ start: name.start, end: name.end }]
  const notes = isThroughHandle ? handleNotes(name) : []
  checker.sink.report(
    suggestion === undefined
      ? nameDiagnostics.err_no_member(
          name.start,
          { name: text, container, advice: advice ?? '' },
          { ranges, notes, noHelp: advice === undefined },
        )
      : nameDiagnostics.err_no_member_suggest(
          name.start,
          { name: text, container, suggestion },
          { ranges, fixes: [{ span: ranges[0]!, text: suggestion }] },
        ),
  )
}
