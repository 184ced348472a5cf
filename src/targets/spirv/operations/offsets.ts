// Offsets that are not constant: Vulkan has them for gathers only. Elsewhere the location moves by as many texels of the level read.
import { floatType, intType } from '../../../types/types.ts'
import { convertScalars } from '../conversions.ts'
import type { Id } from '../module.ts'
import type { MethodCall } from './call.ts'
import { useDerivatives } from './derivatives.ts'
import { sampledImage } from './samples.ts'
import { loadImage } from './texels.ts'
import { leading, lengthOf, padded, shapedLike } from './vectors.ts'

/** `level` when the call has one; else that of the derivatives, and level 0 where there are none. */
export function movedLocation(call: MethodCall, location: Id, offset: Id, level: Id | undefined): Id {
  const { module, writer } = call
  module.capability('ImageQuery')
  const count = lengthOf(writer, offset)
  const read = level ?? levelRead(call, leading(writer, location, count))
  const whole = read === undefined ? module.int(0) : convertScalars(writer, read, floatType, intType)
  const type = shapedLike(writer, location, module.intType(32, true))
  const size = writer.emit('OpImageQuerySizeLod', type, loadImage(writer, call.object), whole)
  const floats = shapedLike(writer, offset, module.floatType(32))
  const extent = writer.emit('OpConvertSToF', floats, leading(writer, size, count))
  const move = writer.emit('OpFDiv', floats, writer.emit('OpConvertSToF', floats, offset), extent)
  return writer.emit('OpFAdd', module.typeOf(location), location, padded(writer, move, lengthOf(writer, location)))
}

function levelRead(call: MethodCall, location: Id): Id | undefined {
  const { module, writer } = call
  if (writer.shared.entry.stage !== 'pixel' || !/^Sample(Bias|Cmp)?$/.test(call.expression.name)) return undefined
  useDerivatives(writer, call.expression)
  const float = module.floatType(32)
  const levels = writer.emit('OpImageQueryLod', module.vectorType(float, 2), sampledImage(call), location)
  return writer.extract(float, levels, 0)
}
