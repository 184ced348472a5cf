// Offsets that are not constant: Vulkan has them for gathers only. Elsewhere the location moves by as many texels of the level read.
import type { Id } from '../module.ts'
import type { MethodCall } from './call.ts'
import { useDerivatives } from './derivatives.ts'
import { sampledImage } from './samples.ts'
import { loadImage } from './texels.ts'
import { componentsIn, formula, shapedLike, vectorOf } from './vectors.ts'

/** `level` when the caller says which; else what the derivatives give, and level 0 where there are none. */
export function movedLocation(call: MethodCall, location: Id, offset: Id, level: Id | undefined): Id {
  const { module, writer } = call
  const { add, div } = formula(writer)
  const float = module.floatType(32)
  module.capability('ImageQuery')
  const components = componentsIn(writer, location)
  const moves = componentsIn(writer, writer.emit('OpConvertSToF', shapedLike(writer, offset, float), offset))
  const read = level ?? levelRead(call, vectorOf(writer, components.slice(0, moves.length)))
  const sizes = writer.emit(
    'OpImageQuerySizeLod',
    shapedLike(writer, location, module.intType(32, true)),
    loadImage(writer, call.object),
    read === undefined ? module.int(0) : writer.emit('OpConvertFToS', module.intType(32, true), read),
  )
  const extents = componentsIn(writer, writer.emit('OpConvertSToF', module.typeOf(location), sizes))
  const moved = components.map((component, index) => {
    const move = moves[index]
    return move === undefined ? component : add(component, div(move, extents[index]!))
  })
  return vectorOf(writer, moved)
}

function levelRead(call: MethodCall, location: Id): Id | undefined {
  const { module, writer } = call
  if (writer.shared.shader.stage !== 'pixel' || !/^Sample(Bias|Cmp)?$/.test(call.expression.name)) return undefined
  useDerivatives(writer)
  const float = module.floatType(32)
  const levels = writer.emit('OpImageQueryLod', module.vectorType(float, 2), sampledImage(call), location)
  return writer.extract(float, levels, 0)
}
