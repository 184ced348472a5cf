// Methods of textures. Every load, sample and gather gives `{ value, check bit }`.
//
//   T.Sample(s, uv)         =>   @llvm.dx.resource.sample(texture, sampler, uv, offset)
//   T.Load(int3(x, y, m))   =>   @llvm.dx.resource.load.texture(texture, <x, y>, m, offset)
import { zeroValue } from '../../ir/constants.ts'
import { type IrType, i32, vectorType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { checked, elementScalar, loadTexture, resultOf } from '../elements.ts'
import { fromStored } from '../stored.ts'
import { typedElement } from '../types.ts'
import { pick } from '../vectors.ts'
import { indexArgument, writeStatus } from './buffer-methods.ts'
import type { MethodCall } from './call.ts'
import type { MethodTable } from './methods.ts'

export const textureMethods: MethodTable = {
  Load: load,
  Sample: sample,
}

function coordinateType(count: number): IrType {
  return count === 1 ? i32 : vectorType(count, i32)
}

/** The last component of the location is the mip level, except for writable and multisampled textures. */
function load(call: MethodCall): Value {
  const { builder, context, objectType, object } = call
  const { row } = objectType
  const location = indexArgument(call, 0)
  let next = 1
  let coordinate = location
  let selected: Value | undefined
  if (row.multisampled) {
    selected = indexArgument(call, next++)
  } else if (!row.writable && location.type.kind === 'vector') {
    const last = location.type.count - 1
    selected = builder.extractElement(location, last)
    coordinate = pick(builder, location, range(last), coordinateType(last))
  }
  const hasStatus = call.count > next && isStatus(call)
  const offset = call.count - (hasStatus ? 1 : 0) > next ? call.value(next) : undefined
  const { value, isMapped } = loadTexture(context, typedElement(objectType), object, coordinate, selected, offset)
  if (hasStatus) writeStatus(call, call.count - 1, isMapped())
  return fromStored(context, value, elementScalar(objectType))
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Whether the last argument is the status. */
export function isStatus(call: MethodCall): boolean {
  return call.isOutput(call.count - 1)
}

function sample(call: MethodCall): Value {
  const { builder, context, objectType, object } = call
  const [sampler, coordinate] = [call.value(0), call.value(1)]
  const offset = call.count > 2 ? call.value(2) : zeroValue(i32)
  const element = typedElement(objectType)
  const overloads = [element, object.type, sampler.type, coordinate.type, offset.type]
  const operands = [object, sampler, coordinate, offset]
  const result = builder.callIntrinsic('llvm.dx.resource.sample', overloads, resultOf(element), operands)
  return fromStored(context, checked(context, result).value, elementScalar(objectType))
}
