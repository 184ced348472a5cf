// Methods of textures that read single texels or ask for sizes. Sampling and gathering: sample-methods.ts.
//
//   T.Load(int3(x, y, m))     =>   @llvm.dx.resource.load.texture(texture, <x, y>, m, offset)
//   T.GetDimensions(w, h)     =>   @llvm.dx.resource.getdimensions.xy(texture)
import { floatType, type IrType, i32, vectorType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { uintType } from '../../types/types.ts'
import { convertScalars } from '../conversions.ts'
import { loadTexture } from '../elements.ts'
import { typedElement } from '../types.ts'
import { componentsOf, pick } from '../vectors.ts'
import { elementResult, indexArgument, writeStatus } from './arguments.ts'
import type { MethodCall } from './call.ts'
import type { MethodTable } from './methods.ts'
import { sampleMethods } from './sample-methods.ts'

export const textureMethods: MethodTable = {
  ...sampleMethods,
  GetDimensions: dimensions,
  GetSamplePosition: (call) => {
    const pair = vectorType(2, floatType)
    const operands = [call.object, indexArgument(call, 0)]
    return call.builder.callIntrinsic('llvm.dx.resource.getsampleposition', [call.object.type], pair, operands)
  },
  Load: load,
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
    const positions = Array.from({ length: last }, (_, index) => index)
    coordinate = pick(builder, location, positions, coordinateType(last))
  }
  const hasStatus = call.count > next && call.isOutput(call.count - 1)
  const offset = call.count - (hasStatus ? 1 : 0) > next ? indexArgument(call, next) : undefined
  const { value, isMapped } = loadTexture(context, typedElement(objectType), object, coordinate, selected, offset)
  if (hasStatus) writeStatus(call, call.count - 1, isMapped())
  return elementResult(call, value)
}

/** Sizes of mip level 0, or of a given level together with the number of levels; of multisampled textures with the number of samples. */
function dimensions(call: MethodCall): undefined {
  const { builder, context, object, objectType } = call
  const { row } = objectType
  const hasLevel = !call.isOutput(0)
  const first = hasLevel ? 1 : 0
  const sizes = call.count - first - (hasLevel || row.multisampled ? 1 : 0)
  const axes = ['x', 'xy', 'xyz'][sizes - 1]!
  const kind = hasLevel ? `levels.${axes}` : row.multisampled ? `ms.${axes}` : axes
  const count = call.count - first
  const operands = hasLevel ? [object, indexArgument(call, 0)] : [object]
  const result = builder.callIntrinsic(
    `llvm.dx.resource.getdimensions.${kind}`,
    [object.type],
    count === 1 ? i32 : vectorType(count, i32),
    operands,
  )
  componentsOf(builder, result).forEach((size, index) => {
    call.write(first + index, convertScalars(context, size, uintType, call.scalar(first + index)))
  })
}
