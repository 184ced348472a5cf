// Loads from structured and raw buffers that also return residency: at most four numbers at once, each load with
// its check bit, all bits taken together.
//
//   S s = buffer.Load(i, status)   =>   @llvm.dx.resource.load.rawbuffer(buffer, i, offset of each member)
import { constantBool, constantInt, poisonValue } from '../../ir/constants.ts'
import { i1, i32, ptr, vectorType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { bug } from '../../support/bug.ts'
import { matrixStride, matrixVectors, scalarSize } from '../../types/layout.ts'
import { load, store, temporary } from '../access.ts'
import { forEachPart } from '../aggregates.ts'
import { storedScalar } from '../buffer-types.ts'
import { bufferPlace } from '../buffers.ts'
import { allocate } from '../context.ts'
import { resultOf } from '../elements.ts'
import { type BufferPlace, type Place, valuePlace } from '../place.ts'
import { fromStored } from '../stored.ts'
import { irType, isAggregate, scalarUnder } from '../types.ts'
import { componentsOf, fromComponents } from '../vectors.ts'
import { writeStatus } from './arguments.ts'
import type { MethodCall } from './call.ts'

const maximumElements = 4

/** The element at `index`, or the bytes that start there; the last argument gets the status. */
export function loadChecked(call: MethodCall, index: Value, rowMajor: boolean): Value | Place {
  const { builder, context } = call
  // Only its offsets are asked for.
  const source = bufferPlace(call.type, poisonValue(ptr), { rules: 'structured', rowMajor, writable: false })
  const isMapped = allocate(context, i1, 'mapped')
  builder.store(constantBool(true), isMapped)
  const read = (place: Place): Value => {
    if (place.kind === 'bit-field')
      return load(context, { ...place, base: valuePlace(place.base.type, read(place.base)) })
    return place.kind === 'buffer' ? readPart(call, index, place, isMapped) : bug(`a ${place.kind} is in no buffer`)
  }
  let result: Value | Place
  if (isAggregate(call.type)) {
    const target = temporary(context, call.type, 'element')
    forEachPart(context, [source, target], ([from, to]) => store(context, to!, read(from!)))
    result = target
  } else {
    result = read(source)
  }
  writeStatus(call, call.count - 1, builder.load(i1, isMapped))
  return result
}

/** A scalar, vector or matrix; matrices vector by vector. */
function readPart(call: MethodCall, index: Value, place: BufferPlace, isMapped: Value): Value {
  const { builder, context } = call
  const { type, rowMajor, rules } = place
  const scalar = scalarUnder(type)
  const whole = irType(context.shared, type)
  if (type.kind !== 'matrix') {
    const count = type.kind === 'vector' ? type.count : 1
    const components = readRun(call, index, place, 0, count, isMapped)
    return fromComponents(builder, whole, components)
  }
  const { count, length } = matrixVectors(type, rowMajor)
  const stride = matrixStride(type, rowMajor, rules) / scalarSize(scalar)
  const components: Value[] = new Array(count * length)
  for (let vector = 0; vector < count; vector++) {
    readRun(call, index, place, vector * stride, length, isMapped).forEach((component, inside) => {
      components[rowMajor ? vector * length + inside : inside * count + vector] = component
    })
  }
  return fromComponents(builder, whole, components)
}

/** Neighbouring scalars, `first` of them into the place. */
function readRun(
  call: MethodCall,
  index: Value,
  place: BufferPlace,
  first: number,
  count: number,
  isMapped: Value,
): Value[] {
  const { builder, context, object } = call
  const scalar = scalarUnder(place.type)
  const stored = storedScalar(scalar)
  const isRaw = call.objectType.row.category === 'raw buffer'
  const components: Value[] = []
  for (let next = 0; next < count; next += maximumElements) {
    const length = Math.min(maximumElements, count - next)
    const type = length === 1 ? stored : vectorType(length, stored)
    const constant = constantInt(i32, place.offset + (first + next) * scalarSize(scalar))
    const offset = place.dynamic ? builder.add(place.dynamic, constant) : constant
    const position = isRaw ? [builder.add(index, offset), poisonValue(i32)] : [index, offset]
    const name = 'llvm.dx.resource.load.rawbuffer'
    const result = builder.callIntrinsic(name, [type, object.type], resultOf(type), [object, ...position])
    const mapped = builder.and(builder.load(i1, isMapped), builder.extractValue(result, [1]))
    builder.store(mapped, isMapped)
    const value = fromStored(context, builder.extractValue(result, [0]), scalar)
    components.push(...componentsOf(builder, value))
  }
  return components
}
