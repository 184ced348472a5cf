// Which resource an expression names, and the places inside it: elements of buffers, texels, contents of constant buffers.
import type { Expression } from '../../../program/program.ts'
import { isNumeric } from '../../../types/types.ts'
import type { VulkanResource } from '../../vulkan/model.ts'
import { type Code, call, code, element, isNumber, suffix } from './code.ts'
import { write, writeIndex } from './expressions.ts'
import { coordinateCount } from './images.ts'
import type { Place, Storage } from './place.ts'
import { native } from './places.ts'
import { integerCoordinate } from './texels.ts'
import type { Writer } from './writer.ts'

export interface NamedResource {
  readonly resource: VulkanResource
  /** The descriptor: `Textures[nonuniformEXT(i)]`. */
  readonly code: Code
}

/** A `variable`, or an `index` of one. */
export function resourceOf(writer: Writer, expression: Expression): NamedResource | undefined {
  if (expression.kind === 'index' && expression.object.kind === 'variable') {
    const array = resourceOf(writer, expression.object)
    return array && { resource: array.resource, code: element(array.code, descriptorIndex(writer, expression.index)) }
  }
  const resource = expression.kind === 'variable' ? writer.resources.get(expression.variable) : undefined
  if (!resource) {
    writer.unsupported('this way of choosing a resource', expression)
    return undefined
  }
  return { resource, code: code(writer.resourceNames.get(resource)!) }
}

function descriptorIndex(writer: Writer, index: Expression): Code {
  if (index.kind === 'convert') return descriptorIndex(writer, index.operand)
  if (index.kind !== 'intrinsic' || index.name !== 'NonUniformResourceIndex') return writeIndex(writer, index)
  writer.extensions.add('GL_EXT_nonuniform_qualifier')
  return call('nonuniformEXT', writeIndex(writer, index.arguments[0]!))
}

/** The elements of a structured buffer, the words of a byte-address buffer, the struct of a ConstantBuffer. */
export function blockData(writer: Writer, expression: Expression): (NamedResource & { storage: Storage }) | undefined {
  const named = resourceOf(writer, expression)
  if (!named) return undefined
  const storage = writer.blockStorage.get(named.resource) ?? { kind: 'plain' }
  return { ...named, code: named.resource.isArray ? suffix(named.code, '.data') : named.code, storage }
}

export function resourceElementPlace(
  writer: Writer,
  expression: Extract<Expression, { kind: 'resource-element' }>,
): Place {
  const { object, index, selected, selector, type } = expression
  if (object.type.kind !== 'object') return native(code('0'), type)
  const objectType = object.type
  if (objectType.row.category === 'structured buffer') {
    const data = blockData(writer, object)
    if (!data) return native(code('0'), type)
    return structuredElement(data.code, data.storage, writeIndex(writer, index), type)
  }
  const named = resourceOf(writer, object)
  if (!named) return native(code('0'), type)
  const position = write(writer, index)
  const coordinate = isNumeric(index.type)
    ? integerCoordinate(writer, position, index.type, coordinateCount(objectType))
    : position
  return {
    kind: 'texel',
    type,
    object: objectType,
    resource: named.code,
    coordinate,
    selector,
    selected: selected && integerCoordinate(writer, write(writer, selected), selected.type, 1),
  }
}

/** glslang reads larger constants as negative ones and refuses them; no buffer has that many elements. */
const largestIndex = 2 ** 31 - 1

function structuredElement(data: Code, storage: Storage, index: Code, type: Expression['type']): Place {
  const isTooLarge = isNumber(index) && Number.parseInt(index.text, 10) > largestIndex
  const value = element(data, isTooLarge ? code(String(largestIndex)) : index)
  if (storage.kind !== 'array') return native(value, type)
  const inner = suffix(value, storage.wrapper)
  return storage.element.kind === 'plain'
    ? native(inner, type)
    : { kind: 'stored', type, code: inner, storage: storage.element }
}

export function bufferContentsPlace(
  writer: Writer,
  expression: Extract<Expression, { kind: 'buffer-contents' }>,
): Place {
  const data = blockData(writer, expression.object)
  if (!data) return native(code('0'), expression.type)
  return data.storage.kind === 'plain'
    ? native(data.code, expression.type)
    : { kind: 'stored', type: expression.type, code: data.code, storage: data.storage }
}
