// Subscripts of arrays, vectors, matrices, resources, patches and the descriptor heaps.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { lookupObject } from '../../hlsl/resources.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Expression, Variable } from '../../program/program.ts'
import { containsResources, resourceCount } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import {
  arrayElement,
  componentCount,
  type Field,
  intType,
  isNumeric,
  type ObjectType,
  objectType,
  type Type,
  uintType,
  vectorType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { canConvert, convertTo, settle } from '../conversions/conversions.ts'
import { dereferenced, heapName, requireIndices } from '../handles/handles.ts'
import { checkExpression } from './expressions.ts'
import { asCharacters } from './literals.ts'
import { rootVariable } from './lvalues.ts'
import { checkMemberOf, typeInFront } from './members.ts'
import { convert, errorExpression, isError } from './nodes.ts'
import { callUserOperator } from './user-operators.ts'

export function checkIndex(checker: Checker, syntax: ast.IndexExpression): Expression {
  const selected = checkSelected(checker, syntax)
  if (selected) return selected
  const object = asCharacters(checkExpression(checker, syntax.object))
  const index = checkExpression(checker, syntax.index)
  return indexObject(checker, object, index, syntax)
}

/** `texture.mips[level][location]` and `texture.sample[index][location]`: two subscripts that belong together. */
function checkSelected(checker: Checker, syntax: ast.IndexExpression): Expression | undefined {
  const inner = syntax.object
  if (inner.kind !== 'index' || inner.object.kind !== 'member') return undefined
  const member = inner.object
  const selector = member.name.text
  if ((selector !== 'mips' && selector !== 'sample') || typeInFront(checker, member.object)) return undefined
  const written = checkExpression(checker, member.object)
  const object = dereferenced(checker, written)
  const { type } = object
  const isSelectable = type.kind === 'object' && type.row[selector] === true
  if (!isSelectable) {
    const value = checkMemberOf(checker, written, member)
    const first = indexObject(checker, value, checkExpression(checker, inner.index), inner)
    return indexObject(checker, first, checkExpression(checker, syntax.index), syntax)
  }
  const level = numberIndex(checker, checkExpression(checker, inner.index), type, inner.object.end)
  const index = checkExpression(checker, syntax.index)
  if (!level || isError(index)) return errorExpression(syntax)
  return resourceElement(checker, object, type, index, syntax, selector, level)
}

function indexObject(
  checker: Checker,
  written: Expression,
  index: Expression,
  syntax: ast.IndexExpression,
): Expression {
  if (isError(written) || isError(index)) return errorExpression(syntax)
  const object = dereferenced(checker, written)
  const { type } = object
  switch (type.kind) {
    case 'array':
      return indexArray(checker, object, type, index, syntax)
    case 'vector':
      return indexNumbers(checker, object, type.count, type.element, index, syntax, 'vector')
    case 'matrix':
      return indexNumbers(checker, object, type.rows, vectorType(type.element, type.columns), index, syntax, 'matrix')
    case 'object':
      return indexResource(checker, object, type, index, syntax)
    case 'struct': {
      const at = syntax.object.end
      const called = callUserOperator(checker, '[]', object, index, syntax, at)
      if (called) return called
      const parameters = { type: quoteType(type), operator: 'subscript' }
      checker.sink.report(diagnostics.err_ovl_no_oper(at, parameters))
      return errorExpression(syntax)
    }
    default:
      checker.sink.report(diagnostics.err_typecheck_subscript_value(syntax.object.end))
      return errorExpression(syntax)
  }
}

/** A scalar integer; a float is rounded towards zero, as DXC does. */
function integerIndex(checker: Checker, index: Expression, at: Location): Expression | undefined {
  const { type } = index
  if (type.kind === 'enum' && !type.isScoped) return convert(index, type.underlying)
  if (type.kind !== 'scalar') {
    checker.sink.report(diagnostics.err_typecheck_subscript_not_integer(at))
    return undefined
  }
  const settled = settle(checker, index)
  const isPlain = settled.type.kind === 'scalar' && scalars[settled.type.scalar].class === 'int'
  return isPlain ? settled : convertTo(checker, settled, intType, 'argument')
}

function indexArray(
  checker: Checker,
  object: Expression,
  type: Extract<Type, { kind: 'array' }>,
  written: Expression,
  syntax: ast.IndexExpression,
): Expression {
  if (written.type.kind === 'struct' || written.type.kind === 'object') {
    checker.sink.report(diagnostics.err_ovl_no_viable_subscript(syntax.object.end, { type: quoteType(type) }))
    return errorExpression(syntax)
  }
  const index = integerIndex(checker, written, syntax.object.end)
  if (!index) return errorExpression(syntax)
  warnBounds(checker, object, type, index)
  if (!checkChoice(checker, type, index)) return errorExpression(syntax)
  return { kind: 'index', object, index, type: type.element, start: syntax.start, end: syntax.end }
}

/** The resources of an array of structs are bound one by one, so a choice among the structs is made of choices among all of them. */
function checkChoice(checker: Checker, type: Extract<Type, { kind: 'array' }>, index: Expression): boolean {
  if (arrayElement(type).kind !== 'struct' || !containsResources(type)) return true
  const count = resourceCount(type)
  const limit = limits.chosenResources.most
  if (count <= limit || integerValue(index) !== undefined) return true
  checker.sink.report(typeDiagnostics.err_hlsl_too_many_resources_to_choose(index, { count, limit }))
  return false
}

function warnBounds(
  checker: Checker,
  object: Expression,
  type: Extract<Type, { kind: 'array' }>,
  index: Expression,
): void {
  if (type.count === undefined || index.kind === 'variable') return
  const value = integerValue(index)
  if (value === undefined || (value >= 0n && value < BigInt(type.count))) return
  const declared = declaredArray(object)
  const notes = declared ? [diagnostics.note_array_declared_here(declared.location, { name: declared.name })] : []
  const ranges = [{ start: index.start, end: index.end }]
  const { isLenientLikeDxc, hlslVersion } = checker.options
  // The one element of an array at the end of a struct may stand for more. DXC does not warn about resource arrays.
  const isTail = type.count === 1 && object.kind === 'field'
  // Structs hold the resources themselves, and there are none past the end.
  const isBound = arrayElement(type).kind === 'struct' && containsResources(type)
  if (isBound || (isLenientLikeDxc && hlslVersion > 2016 && !isTail && arrayElement(type).kind !== 'object')) {
    const row = diagnostics.err_hlsl_array_element_index_out_of_bounds
    checker.sink.report(row(object.start, { index: value }, { notes, ranges }))
    return
  }
  checker.sink.report(
    value < 0n
      ? diagnostics.warn_array_index_precedes_bounds(object.start, { index: value }, { notes, ranges })
      : diagnostics.warn_array_index_exceeds_bounds(
          object.start,
          { index: value, type: quoteType(type) },
          { notes, ranges },
        ),
  )
}

/** The member or variable that is the array, or holds it as its element. */
function declaredArray(object: Expression): Field | Variable | undefined {
  let current = object
  while (current.kind === 'index') current = current.object
  return current.kind === 'field' ? current.field : rootVariable(current)
}

function indexNumbers(
  checker: Checker,
  object: Expression,
  count: number,
  type: Type,
  written: Expression,
  syntax: ast.IndexExpression,
  kind: 'vector' | 'matrix',
): Expression {
  const isColumn = object.kind === 'index' && object.object.type.kind === 'matrix'
  const what = isColumn ? 'column' : 'row'
  // DXC takes a vector of one component.
  if (isNumeric(written.type) && componentCount(written.type) > 1) {
    checker.sink.report(
      kind === 'matrix' || isColumn
        ? diagnostics.err_matrix_index_not_integer(written, { what })
        : diagnostics.err_typecheck_subscript_not_integer(syntax.object.end),
    )
    return errorExpression(syntax)
  }
  const index = convertTo(checker, written, uintType, 'argument')
  if (isError(index)) return errorExpression(syntax)
  const value = integerValue(index)
  if (value !== undefined && value >= BigInt(count)) {
    const shown = integerValue(written) ?? value
    const row =
      kind === 'vector' ? 'err_hlsl_vector_element_index_out_of_bounds' : 'err_hlsl_matrix_row_index_out_of_bounds'
    checker.sink.report(
      (kind === 'matrix' || isColumn) && !checker.options.isLenientLikeDxc
        ? diagnostics.err_matrix_index_outside_range(written, { what, count })
        : diagnostics[row](written, { index: shown }),
    )
    return errorExpression(syntax)
  }
  return { kind: 'index', object, index, type, start: syntax.start, end: syntax.end }
}

function indexResource(
  checker: Checker,
  object: Expression,
  type: ObjectType,
  index: Expression,
  syntax: ast.IndexExpression,
): Expression {
  const { row } = type
  const { start, end } = syntax
  if (row.subscript === undefined) {
    const at = syntax.object.end
    const name = quoteType(type)
    checker.sink.report(
      row.name.endsWith('ByteAddressBuffer')
        ? diagnostics.err_hlsl_no_bytes_subscript(at, { type: name })
        : diagnostics.err_ovl_no_oper(at, { type: name, operator: 'subscript' }),
    )
    return errorExpression(syntax)
  }
  if (row.category === 'heap') {
    const converted = numberIndex(checker, index, type, syntax.object.end)
    if (!converted) return errorExpression(syntax)
    if (!requireIndices(checker, heapName(type), syntax)) return errorExpression(syntax)
    // A handle in disguise.
    if (checker.options.language === 'slang') checker.extensions.add('handles')
    const heap = row.name === '.Sampler' ? 'sampler' : 'resource'
    return { kind: 'heap', heap, index: converted, type, start, end }
  }
  const element = row.category === 'patch' ? type.element : nodeElement(type)
  if (element) {
    const converted = numberIndex(checker, index, type, syntax.object.end)
    if (!converted) return errorExpression(syntax)
    return { kind: 'index', object, index: converted, type: element, start, end }
  }
  return resourceElement(checker, object, type, index, syntax, undefined, undefined)
}

/** An element of an array of nodes is a node. */
function nodeElement(type: ObjectType): Type | undefined {
  const name = type.row.name
  if (name !== 'NodeOutputArray' && name !== 'EmptyNodeOutputArray') return undefined
  const row = lookupObject(name.slice(0, -'Array'.length))
  return row && objectType(row, type.element)
}

/** Of what has no coordinates: heaps, mips, samples, patches and nodes. */
function numberIndex(checker: Checker, index: Expression, type: ObjectType, at: Location): Expression | undefined {
  if (isError(index)) return undefined
  if (!canConvert(checker, index.type, uintType) || !hasCoordinates(index.type, 1)) {
    checker.sink.report(diagnostics.err_ovl_no_viable_subscript(at, { type: quoteType(type) }))
    return undefined
  }
  const converted = convertTo(checker, index, uintType, 'argument')
  return isError(converted) ? undefined : converted
}

/** A coordinate for every dimension: neither spreading nor truncation. */
function hasCoordinates(type: Type, count: number): boolean {
  return isNumeric(type) ? componentCount(type) === count : count === 1
}

function resourceElement(
  checker: Checker,
  object: Expression,
  type: ObjectType,
  written: Expression,
  syntax: ast.IndexExpression,
  selector: 'mips' | 'sample' | undefined,
  selected: Expression | undefined,
): Expression {
  const { start, end } = syntax
  const coordinates = type.row.subscript ?? 1
  const wanted = coordinates === 1 ? uintType : vectorType(uintType, coordinates)
  if (!canConvert(checker, written.type, wanted) || !hasCoordinates(written.type, coordinates)) {
    checker.sink.report(diagnostics.err_ovl_no_viable_subscript(syntax.object.end, { type: quoteType(type) }))
    return errorExpression(syntax)
  }
  const index = convertTo(checker, written, wanted, 'argument')
  return { kind: 'resource-element', object, index, selector, selected, type: type.element!, start, end }
}
