// Single texels: `texture[xy]`, `buffer[i]`, `Load`, and what they are converted from and to.

import type { Type } from '../../../types/types.ts'
import { convertScalars } from '../conversions.ts'
import { ImageFormat } from '../enumerants.ts'
import type { FunctionWriter } from '../function-writer.ts'
import { addTexelOperands } from '../memory-model.ts'
import type { Id } from '../module.ts'
import type { ResourceReference, TexelPlace } from '../place.ts'
import { resourcePointer } from '../places.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import { ImageOperandList } from './image-operands.ts'
import { type ImageShape, imageComponent, imageShape } from './images.ts'
import { leading, lengthOf, padded, shapedLike, widthOf } from './vectors.ts'

/** Marks what depends on an index that may differ between lanes. */
export function markNonUniform(writer: FunctionWriter, value: Id): Id {
  if (writer.isOpen) writer.module.decorate(value, 'NonUniform')
  return value
}

/** What the variable holds: an image, a sampler, an image with its sampler. */
export function loadResource(writer: FunctionWriter, reference: ResourceReference): Id {
  const { variable, index, isNonUniform } = reference
  return writer.onceInBlock(`${variable.id} ${index} ${isNonUniform}`, () => {
    const object = writer.emit('OpLoad', variable.type, resourcePointer(writer, reference))
    return isNonUniform ? markNonUniform(writer, object) : object
  })
}

/** The image; of a combined one without its sampler. */
export function loadImage(writer: FunctionWriter, reference: ResourceReference): Id {
  const object = loadResource(writer, reference)
  const definition = writer.module.definition(reference.variable.type)
  if (definition?.opcode !== 'OpTypeSampledImage') return object
  const image = writer.emit('OpImage', definition.operands[0]!, object)
  return reference.isNonUniform ? markNonUniform(writer, image) : image
}

/** The four components that instructions about the image give. */
export function texelType({ module, shared }: FunctionWriter, element: Type | undefined): Id {
  return module.vectorType(scalarTypeId(shared, imageComponent(element).scalar), 4)
}

/** The first components of what an instruction gave, as the element's type. */
export function fromTexel(writer: FunctionWriter, texel: Id, element: Type): Id {
  const value = leading(writer, texel, element.kind === 'vector' ? element.count : 1)
  return convertScalars(writer, value, imageComponent(element), scalarUnder(element))
}

/** Always four components: an image of unknown format takes what it has. */
function toTexel(writer: FunctionWriter, value: Id, element: Type): Id {
  return padded(writer, convertScalars(writer, value, scalarUnder(element), imageComponent(element)), 4)
}

/** Coordinates are integers of 32 bits. */
function coordinateOf(writer: FunctionWriter, value: Id): Id {
  if (widthOf(writer, value) === 32) return value
  return writer.emit('OpUConvert', shapedLike(writer, value, writer.module.intType(32, false)), value)
}

function isUnknownFormat(writer: FunctionWriter, { variable }: ResourceReference): boolean {
  return writer.module.definition(variable.type)?.operands[6] === ImageFormat.Unknown
}

interface TexelRead {
  readonly image: ResourceReference
  readonly shape: ImageShape
  readonly element: Type
  readonly coordinate: Id
  /** The level, or the sample. */
  readonly selected: Id | undefined
  readonly offset?: Id | undefined
}

/** The texel as the image gives it, or with `isSparse` a struct of the residency code and it. */
export function readTexel(writer: FunctionWriter, read: TexelRead, isSparse = false): Id {
  const { module } = writer
  const { shape, selected, element } = read
  const image = loadImage(writer, read.image)
  const operands = new ImageOperandList()
  if (shape.isMultisampled) operands.add('Sample', selected ?? module.int(0))
  else if (!shape.isStorage && shape.dim !== 'Buffer') operands.add('Lod', selected ?? module.int(0))
  if (shape.isStorage && shape.dim !== 'SubpassData' && isUnknownFormat(writer, read.image))
    module.capability('StorageImageReadWithoutFormat')
  addTexelOperands(module, operands, shape.isStorage && read.image.variable.resource.isCoherent, 'load')
  const coordinate = movedBy(writer, coordinateOf(writer, read.coordinate), read.offset)
  const texel = texelType(writer, element)
  const name = shape.isStorage ? 'Read' : 'Fetch'
  if (!isSparse) return writer.emit(`OpImage${name}`, texel, image, coordinate, ...operands.words())
  module.capability('SparseResidency')
  const both = module.type('OpTypeStruct', module.intType(32, false), texel)
  return writer.emit(`OpImageSparse${name}`, both, image, coordinate, ...operands.words())
}

/** An offset is added to the location; the slice of an array stays. */
function movedBy(writer: FunctionWriter, coordinate: Id, offset: Id | undefined): Id {
  if (offset === undefined) return coordinate
  const type = shapedLike(writer, coordinate, writer.module.intType(32, true))
  const place = writer.module.typeOf(coordinate) === type ? coordinate : writer.emit('OpBitcast', type, coordinate)
  return writer.emit('OpIAdd', type, place, padded(writer, offset, lengthOf(writer, coordinate)))
}

function shapeOf(place: TexelPlace): ImageShape | undefined {
  return imageShape(place.image.variable.resource.object.row)
}

export function loadTexelPlace(writer: FunctionWriter, place: TexelPlace): Id | undefined {
  const shape = shapeOf(place)
  if (!shape) return undefined
  const { image, type: element, coordinate, selected } = place
  return fromTexel(writer, readTexel(writer, { image, shape, element, coordinate, selected }), element)
}

export function storeTexelPlace(writer: FunctionWriter, place: TexelPlace, value: Id): boolean {
  const { module } = writer
  const shape = shapeOf(place)
  if (!shape?.isStorage) return false
  if (isUnknownFormat(writer, place.image)) module.capability('StorageImageWriteWithoutFormat')
  const operands = new ImageOperandList()
  if (shape.isMultisampled) operands.add('Sample', place.selected ?? module.int(0))
  addTexelOperands(module, operands, place.image.variable.resource.isCoherent, 'store')
  const texel = toTexel(writer, value, place.type)
  const coordinate = coordinateOf(writer, place.coordinate)
  writer.emitVoid('OpImageWrite', loadImage(writer, place.image), coordinate, texel, ...operands.words())
  return true
}

/** A pointer to the texel, for atomics. */
export function texelPointer(writer: FunctionWriter, place: TexelPlace): Id {
  const { module, shared } = writer
  const component = scalarTypeId(shared, imageComponent(place.type).scalar)
  const sample = place.selected ?? module.uint(0)
  const pointer = writer.emit(
    'OpImageTexelPointer',
    module.pointerType('Image', component),
    resourcePointer(writer, place.image),
    coordinateOf(writer, place.coordinate),
    sample,
  )
  return place.image.isNonUniform ? markNonUniform(writer, pointer) : pointer
}
