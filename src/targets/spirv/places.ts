// Expressions as places: l-values, and everything whose value lies in memory.
import type {
  Expression,
  IndexExpression,
  MethodExpression,
  ResourceElementExpression,
  VariableExpression,
} from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import { isBufferPointer, isNodeObject, type ObjectType } from '../../types/types.ts'
import { isOutsideVariable } from '../vulkan/binding-units.ts'
import { basePlace, componentsPlace, elementPlace, fieldPlace, matrixElementsPlace } from './access.ts'
import { largestScalar, pointedAt } from './buffer-pointers.ts'
import { unsupported } from './context.ts'
import { toIndex } from './conversions.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import { storedByRows } from './memory-types.ts'
import type { Id, StorageClassName } from './module.ts'
import { recordPlace } from './node-payloads.ts'
import { type MemoryPlace, type Place, type ResourceReference, valuePlace } from './place.ts'
import { resourceRules } from './resources.ts'
import { declareLocal } from './statements.ts'

export function place(writer: FunctionWriter, expression: Expression): Place {
  switch (expression.kind) {
    case 'variable':
      if (expression.type.kind === 'string') unsupported(writer.shared, expression, 'a string that is not a literal')
      return variableOf(writer, expression)
    case 'field':
      return fieldPlace(writer, place(writer, expression.object), expression.field)
    case 'base':
      return basePlace(writer, place(writer, expression.object), expression.base)
    case 'swizzle':
      return componentsPlace(writer, place(writer, expression.object), expression.components, expression.type)
    case 'matrix-swizzle':
      return matrixElementsPlace(writer, place(writer, expression.object), expression.elements, expression.type)
    case 'index':
      return indexedPlace(writer, expression)
    case 'resource-element':
      return resourceElementPlace(writer, expression)
    case 'buffer-contents':
      return contentsPlace(writer, expression.object, expression.type)
    case 'method':
      return methodPlace(writer, expression)
    default:
      return valuePlace(expression.type, value(writer, expression))
  }
}

/** What `vk::BufferPointer` points to is an l-value, and so is the record of a node. */
function methodPlace(writer: FunctionWriter, expression: MethodExpression): Place {
  const { object } = expression
  if (isRecordAccess(expression)) {
    const [index] = expression.arguments
    return recordPlace(writer, object, index ? indexValue(writer, index) : writer.module.uint(0), expression.type)
  }
  if (!isBufferPointer(object.type)) return valuePlace(expression.type, value(writer, expression))
  const target = pointedAt(writer, { ...object.type, element: expression.type }, value(writer, object))
  const { alignment = 1 } = target
  const isPowerOfTwo = (alignment & (alignment - 1)) === 0
  if (!isPowerOfTwo || alignment < largestScalar(target.type))
    unsupported(writer.shared, expression, `a pointer with an alignment of ${alignment}`)
  return target
}

export function isRecordAccess({ object, name }: MethodExpression): boolean {
  return name === 'Get' && isNodeObject(object.type)
}

function variableOf(writer: FunctionWriter, expression: VariableExpression): Place {
  const { variable } = expression
  const known = writer.places.get(variable) ?? writer.shared.globals.get(variable)
  if (known) return known
  if (variable.isTemporary) {
    declareLocal(writer, variable, undefined)
    return writer.places.get(variable)!
  }
  // `vk::ext_storage_class` puts a constant into no buffer.
  if (isOutsideVariable(variable)) unsupported(writer.shared, expression, `the variable '${variable.name}'`)
  // In its own initialiser a variable has no value yet.
  else if (variable.kind !== 'local' && variable.type.kind !== 'string')
    bug(`the variable ${variable.name} is not declared`)
  return valuePlace(variable.type, writer.module.undef(writer.type(variable.type)))
}

/** The value of an index, 32 bits wide. */
export function indexValue(writer: FunctionWriter, expression: Expression): Id {
  return toIndex(writer, value(writer, expression), expression.type)
}

function indexedPlace(writer: FunctionWriter, expression: IndexExpression): Place {
  const object = place(writer, expression.object)
  return elementPlace(writer, object, indexValue(writer, expression.index), expression.type)
}

function resourceElementPlace(writer: FunctionWriter, expression: ResourceElementExpression): Place {
  const { object, selected, type } = expression
  if (isNodeObject(object.type)) return recordPlace(writer, object, indexValue(writer, expression.index), type)
  const reference = resourceReference(writer, object)
  if ((object.type as ObjectType).row.category === 'structured buffer')
    return structuredElement(writer, reference, indexValue(writer, expression.index), expression)
  const level = selected && value(writer, selected)
  const coordinate = value(writer, expression.index)
  return { kind: 'texel', type, expression, image: reference, coordinate, selected: level }
}

/** An element of a structured buffer: `block.data[i]`. */
function structuredElement(
  writer: FunctionWriter,
  reference: ResourceReference,
  index: Id,
  { type }: Pick<Expression, 'type'>,
): MemoryPlace {
  const rowMajor = storedByRows(type, reference.variable.resource.object.rowMajorElement)
  const block = blockPlace(writer, reference)
  return { ...block, type, chain: [...block.chain, writer.module.int(0), index], rowMajor }
}

function contentsPlace(writer: FunctionWriter, object: Expression, type: Expression['type']): Place {
  const reference = resourceReference(writer, object)
  return { ...blockPlace(writer, reference), type, pointee: reference.variable.type }
}

/** The block of a buffer, without a shader type. */
function blockPlace(writer: FunctionWriter, reference: ResourceReference): MemoryPlace {
  const { variable, index, isNonUniform } = reference
  if (isNonUniform) requireNonUniform(writer, reference)
  return {
    kind: 'memory',
    type: variable.resource.object,
    base: variable.id,
    storage: variable.storage,
    chain: index === undefined ? [] : [index],
    rules: resourceRules(variable.resource),
    rowMajor: false,
    pointee: undefined,
    isNonUniform,
    isCoherent: variable.resource.isCoherent,
  }
}

/** `variable`, or `index(variable, i)`. */
export function resourceReference(writer: FunctionWriter, expression: Expression): ResourceReference {
  const isIndexed = expression.kind === 'index'
  const named = isIndexed ? expression.object : expression
  const variable = named.kind === 'variable' ? writer.shared.resources.get(named.variable) : undefined
  if (!variable) return bug('a resource is always named where it is used')
  if (!isIndexed) return { variable, index: undefined, isNonUniform: false }
  const { index } = expression
  const isNonUniform = index.kind === 'intrinsic' && index.name === 'NonUniformResourceIndex'
  const position = indexValue(writer, isNonUniform ? index.arguments[0]! : index)
  const isDynamic = !writer.module.isConstant(position)
  if (isDynamic && !isNonUniform) requireDynamic(writer, variable.resource.object)
  return { variable, index: position, isNonUniform: isNonUniform && isDynamic }
}

/** A pointer to the image, sampler, block, ... itself, marked as non-uniform where its index is. */
export function resourcePointer(writer: FunctionWriter, reference: ResourceReference): Id {
  const { variable, index } = reference
  return index === undefined ? variable.id : pointerInto(writer, reference, variable.id, variable)
}

/** A pointer into a variable that stands for the resource: its own one, or one beside it with as many elements. */
export function pointerInto(
  writer: FunctionWriter,
  reference: ResourceReference,
  base: Id,
  { storage, type }: { readonly storage: StorageClassName; readonly type: Id },
  chain: readonly Id[] = [],
): Id {
  const { module } = writer
  const { index, isNonUniform } = reference
  const indices = index === undefined ? chain : [index, ...chain]
  const pointer = writer.emit('OpAccessChain', module.pointerType(storage, type), base, ...indices)
  if (isNonUniform) {
    requireNonUniform(writer, reference)
    module.decorate(pointer, 'NonUniform')
  }
  return pointer
}

/** Declares what an index needs that is only known when the shader runs. */
function requireDynamic({ module }: FunctionWriter, object: ObjectType): void {
  const family = indexedFamily(object)
  if (!family) return
  module.capability(`${family}ArrayDynamicIndexing`)
  if (family.endsWith('TexelBuffer')) module.extension('SPV_EXT_descriptor_indexing', 1, 5)
}

/** Declares what an index that differs between lanes needs, and marks the index. */
function requireNonUniform({ module }: FunctionWriter, { variable, index }: ResourceReference): void {
  module.capability('ShaderNonUniform')
  const family = indexedFamily(variable.resource.object)
  if (family) module.capability(`${family}ArrayNonUniformIndexing`)
  module.extension('SPV_EXT_descriptor_indexing', 1, 5)
  if (index !== undefined) module.decorate(index, 'NonUniform')
}

type IndexedFamily =
  | 'UniformBuffer'
  | 'StorageBuffer'
  | 'UniformTexelBuffer'
  | 'StorageTexelBuffer'
  | 'SampledImage'
  | 'StorageImage'

/** What the capabilities call arrays of such resources; those of acceleration structures need none. */
function indexedFamily({ row }: ObjectType): IndexedFamily | undefined {
  switch (row.category) {
    case 'acceleration structure':
      return undefined
    case 'constant buffer':
      return row.kind === 'CBuffer' ? 'UniformBuffer' : 'StorageBuffer'
    case 'structured buffer':
    case 'raw buffer':
      return 'StorageBuffer'
    case 'typed buffer':
      return row.writable ? 'StorageTexelBuffer' : 'UniformTexelBuffer'
    default:
      return row.writable ? 'StorageImage' : 'SampledImage'
  }
}
