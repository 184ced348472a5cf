// Methods of textures and typed buffers that read texels or ask about the image itself.
import { samplePositions } from '../../vulkan/sample-positions.ts'
import type { Id } from '../module.ts'
import type { MethodCall, MethodTable } from './call.ts'
import { imageShape } from './images.ts'
import { fromTexel, loadImage, readTexel, texelType } from './texels.ts'
import { componentsIn, leading, lengthOf, scalarTypeOf } from './vectors.ts'

export const queryMethods: MethodTable = {
  GetDimensions: dimensions,
  GetSamplePosition: samplePosition,
  Load: load,
  SubpassLoad: subpassLoad,
}

/** The last component of the location is the level, except for buffers, writable and multisampled textures. */
function load(call: MethodCall): Id {
  const { module, writer, objectType } = call
  const { row } = objectType
  const shape = imageShape(row)
  if (!shape) return call.unsupported()
  let next = 1
  let coordinate = call.value(0)
  let selected: Id | undefined
  if (shape.isMultisampled) selected = call.value(next++)
  else if (!shape.isStorage && shape.dim !== 'Buffer') {
    const last = lengthOf(writer, coordinate) - 1
    selected = writer.extract(scalarTypeOf(writer, coordinate), coordinate, last)
    coordinate = leading(writer, coordinate, last)
  }
  const hasStatus = call.count > next && call.isOutput(call.count - 1)
  const offset = call.count - (hasStatus ? 1 : 0) > next ? call.value(next) : undefined
  const read = { image: call.object, shape, element: call.type, coordinate, selected, offset }
  const result = readTexel(writer, read, hasStatus)
  if (!hasStatus) return fromTexel(writer, result, call.type)
  call.writeUint(call.count - 1, writer.extract(module.intType(32, false), result, 0))
  return fromTexel(writer, writer.extract(texelType(writer, call.type), result, 1), call.type)
}

/** Where the fragment is; a sample of it when there are several. */
function subpassLoad(call: MethodCall): Id {
  const { module, writer, objectType } = call
  const shape = imageShape(objectType.row)
  if (!shape || writer.shared.entry.stage !== 'pixel')
    return call.unsupported("'SubpassLoad' outside of a pixel shader")
  const coordinate = module.zero(module.vectorType(module.intType(32, true), 2))
  const selected = call.count > 0 ? call.value(0) : undefined
  const read = { image: call.object, shape, element: call.type, coordinate, selected }
  return fromTexel(writer, readTexel(writer, read), call.type)
}

/** Sizes of level 0, or of a given level and the number of levels; of multisampled textures with the number of samples. */
function dimensions(call: MethodCall): Id {
  const { module, writer } = call
  const shape = imageShape(call.objectType.row)
  if (!shape) return call.unsupported()
  module.capability('ImageQuery')
  const uint = module.intType(32, false)
  const hasLevel = !call.isOutput(0)
  const first = hasLevel ? 1 : 0
  const image = loadImage(writer, call.object)
  const count = call.count - first - (hasLevel || shape.isMultisampled ? 1 : 0)
  const hasLevels = !shape.isStorage && !shape.isMultisampled && shape.dim !== 'Buffer'
  const type = module.vectorType(uint, count)
  const sizes = hasLevels
    ? writer.emit('OpImageQuerySizeLod', type, image, hasLevel ? call.value(0) : module.uint(0))
    : writer.emit('OpImageQuerySize', type, image)
  const answers = componentsIn(writer, sizes)
  if (hasLevel) answers.push(writer.emit('OpImageQueryLevels', uint, image))
  else if (shape.isMultisampled) answers.push(writer.emit('OpImageQuerySamples', uint, image))
  answers.forEach((answer, index) => {
    call.writeUint(first + index, answer)
  })
  return 0
}

/** Those of n samples begin at the n-th place. */
const standardPositions = [[0, 0] as const, ...Object.values(samplePositions).flat()]

/** Vulkan has no query: the standard positions for the number of samples of the image. */
function samplePosition(call: MethodCall): Id {
  const { module, writer } = call
  module.capability('ImageQuery')
  const uint = module.intType(32, false)
  const pair = call.resultType
  const table = module.arrayType(pair, standardPositions.length)
  const positions = standardPositions.map((position) =>
    module.composite(
      pair,
      position.map((sixteenths) => module.float(sixteenths / 16)),
    ),
  )
  const variable = writer.variable(table, 'positions')
  writer.emitVoid('OpStore', variable, module.composite(table, positions))
  const samples = writer.emit('OpImageQuerySamples', uint, loadImage(writer, call.object))
  const sample = writer.emit('OpBitcast', uint, call.value(0))
  const place = writer.glsl(
    'UMin',
    uint,
    writer.emit('OpIAdd', uint, samples, sample),
    module.uint(positions.length - 1),
  )
  const pointer = writer.emit('OpAccessChain', module.pointerType('Function', pair), variable, place)
  return writer.emit('OpLoad', pair, pointer)
}
