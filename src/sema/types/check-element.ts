// What the elements of buffers, textures, nodes, patches and streams may be.
//
//   RWBuffer<float[2]> b;      constraints not satisfied for class template 'RWBuffer' [with element_type = float[2]]
import type { NameSegment } from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import type { ObjectRow } from '../../hlsl/resources.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { threadObjectIn } from '../../program/resources.ts'
import type { Location } from '../../support/source.ts'
import { quoteType, typeText } from '../../types/print.ts'
import { arrayElement, isBufferPointer, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isUnsized } from '../declarations/make-variable.ts'
import { requireComplete } from './complete.ts'
import { checkContents } from './contents.ts'

interface ElementContext {
  readonly name: string
  /** It is made of bytes alone. */
  readonly isRecord: boolean
}

const nodeRecords: ElementContext = { name: 'node records', isRecord: true }

const elementContexts: Partial<Record<ObjectRow['category'], ElementContext>> = {
  'constant buffer': { name: 'ConstantBuffers or TextureBuffers', isRecord: false },
  'node input': nodeRecords,
  'node output': nodeRecords,
  patch: { name: 'tessellation patches', isRecord: true },
  stream: { name: 'geometry streams', isRecord: true },
}

/** `Buffer<float[2]>`: Clang names the template, DXC its argument. */
export interface ElementPlace {
  readonly segment: NameSegment
  readonly argument: Location
}

export function checkElement(checker: Checker, row: ObjectRow, element: Type, place: ElementPlace): boolean {
  const location = place.argument
  const isNeededHere = row.category === 'stream' || row.category === 'patch'
  if (isNeededHere && !requireComplete(checker, element, location, 'variable')) return false
  const context = elementContexts[row.category]
  if (context && !checkContents(checker, element, location, context.name)) return false
  const held = context?.isRecord && element.kind === 'struct' ? objectIn(element) : undefined
  if (context && held) {
    reportContext(checker, held, context.name, location)
    return false
  }
  if (context === nodeRecords && element.kind === 'struct' && element.isComplete && isEmpty(element)) {
    const notes = [functionDiagnostics.note_defined_here(element.location, { name: element.scope + element.name })]
    checker.sink.report(typeDiagnostics.err_hlsl_zero_sized_record(location, { type: row.name }, { notes }))
    return false
  }
  switch (row.element?.rule) {
    case 'typed':
      return checkTypedElement(checker, row, element, place)
    case 'struct':
      return checkStructElement(checker, row, element, location)
    default:
      return checkStoredElement(checker, row, element, place)
  }
}

function checkTypedElement(checker: Checker, row: ObjectRow, element: Type, place: ElementPlace): boolean {
  const refuse = (diagnostic: Diagnostic): boolean => refuseElement(checker, row, element, place, diagnostic)
  if (element.kind !== 'scalar' && element.kind !== 'vector')
    return refuse(typeDiagnostics.err_hlsl_unsupported_typedbuffer_template_parameter(place.argument))
  const count = element.kind === 'vector' ? element.count : 1
  const component = element.kind === 'vector' ? element.element : element
  if (component.scalar === 'bool' && row.category === 'typed buffer') {
    const parameters = { name: row.name, type: typeText(element) }
    checker.sink.report(typeDiagnostics.err_hlsl_typed_buffer_of_bool(place.segment, parameters))
  }
  if (count <= 4 && count * scalars[component.scalar].bits <= 128) return true
  return refuse(typeDiagnostics.err_hlsl_unsupported_typedbuffer_template_parameter_size(place.argument))
}

/** Reports what is wrong with an element in Clang's words, with DXC's as the reason; under DXC's rules in DXC's alone. */
function refuseElement(
  checker: Checker,
  row: ObjectRow,
  element: Type,
  { segment }: ElementPlace,
  diagnostic: Diagnostic,
): false {
  const parameters = { name: row.name, type: typeText(element), reason: diagnostic.message }
  const inClang = typeDiagnostics.err_template_arg_list_constraints_not_satisfied(segment, parameters)
  checker.sink.report(checker.options.isLenientLikeDxc ? diagnostic : inClang)
  return false
}

function checkStructElement(checker: Checker, row: ObjectRow, element: Type, location: Location): boolean {
  if (element.kind === 'struct') {
    // A node's record may be declared later; a constant buffer's layout is needed here.
    return row.category !== 'constant buffer' || requireComplete(checker, element, location)
  }
  if (element.kind === 'object' || element.kind === 'handle') {
    reportContext(checker, element, elementContexts[row.category]?.name ?? 'node records', location)
  } else
    checker.sink.report(
      templateDiagnostics.err_hlsl_typeintemplateargument_requires_struct(location, { type: quoteType(element) }),
    )
  return false
}

/** What a vk::BufferPointer points to lies in memory; its type is known where something is read through the pointer. */
export function checkPointee(checker: Checker, pointee: Type, location: Location): void {
  const inner = arrayElement(pointee)
  const held = inner.kind === 'struct' ? objectIn(inner) : inner.kind === 'object' && !isBufferPointer(inner) && inner
  if (held) reportContext(checker, held, 'memory behind a vk::BufferPointer', location)
}

function checkStoredElement(checker: Checker, row: ObjectRow, element: Type, place: ElementPlace): boolean {
  const location = place.argument
  const refuse = (diagnostic: Diagnostic): boolean => {
    if (row.category === 'structured buffer') return refuseElement(checker, row, element, place, diagnostic)
    checker.sink.report(diagnostic)
    return false
  }
  const inner = arrayElement(element)
  if (inner.kind === 'void' || inner.kind === 'string')
    return refuse(templateDiagnostics.err_hlsl_typeintemplateargument(location, { type: quoteType(element) }))
  // A buffer has as many as there are.
  if ((row.category === 'patch' || row.category === 'stream') && isUnsized(element))
    return refuse(typeDiagnostics.err_incomplete_type(location, { type: quoteType(element) }))
  const context = elementContexts[row.category]?.name ?? 'structured buffers'
  if (inner.kind === 'object' && row.category !== 'vulkan' && !isBufferPointer(inner))
    return refuse(objectInContext(inner, context, location))
  const inside = inner.kind === 'struct' && row.category === 'structured buffer' ? objectIn(inner) : undefined
  return !inside || refuse(objectInContext(inside, context, location))
}

function isEmpty({ bases, fields }: StructType): boolean {
  return bases.every(isEmpty) && fields.every(({ type }) => type.kind === 'struct' && isEmpty(type))
}

/** The first resource, object of a thread, or object of the effects framework among the members of a struct. */
function objectIn({ bases, fields }: StructType): Type | undefined {
  for (const type of [...bases, ...fields.map((field) => field.type)]) {
    const inner = arrayElement(type)
    const found = inner.kind === 'struct' ? objectIn(inner) : inner
    if (found?.kind !== 'object') continue
    if (found.row.class !== undefined || found.row.category === 'effect' || threadObjectIn(found)) return found
  }
  return undefined
}

function reportContext(checker: Checker, type: Type, context: string, location: Location): void {
  checker.sink.report(objectInContext(type, context, location))
}

function objectInContext(type: Type, context: string, location: Location): Diagnostic {
  return typeDiagnostics.err_hlsl_unsupported_object_context(location, { type: quoteType(type), context })
}
