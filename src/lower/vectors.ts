// Taking values apart into components and putting them together. A scalar counts as one component.
import type { Builder } from '../ir/builder.ts'
import { constantInt, isConstant, poisonValue, splat } from '../ir/constants.ts'
import { type IrType, i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'

export function componentsOf(builder: Builder, value: Value): Value[] {
  const { type } = value
  if (type.kind !== 'vector') return [value]
  return Array.from({ length: type.count }, (_, index) => builder.extractElement(value, index))
}

/** A scalar of one component, a vector of all. */
export function fromComponents(builder: Builder, type: IrType, components: readonly Value[]): Value {
  if (type.kind !== 'vector') return components[0]!
  let vector: Value = poisonValue(type)
  components.forEach((component, index) => {
    vector = builder.insertElement(vector, component, index)
  })
  return vector
}

export function splatValue(builder: Builder, type: IrType, scalar: Value): Value {
  if (type.kind !== 'vector') return scalar
  if (isConstant(scalar)) return splat(type, scalar)
  const first = builder.insertElement(poisonValue(type), scalar, 0)
  return builder.shuffleVector(first, poisonValue(type), new Array<number>(type.count).fill(0))
}

/** The chosen components as a value of `type`, which is a scalar only when one is chosen. */
export function pick(builder: Builder, value: Value, positions: readonly number[], type: IrType): Value {
  if (value.type.kind !== 'vector') return splatValue(builder, type, value)
  if (type.kind !== 'vector') return builder.extractElement(value, positions[0]!)
  if (value.type === type && positions.every((position, index) => position === index)) return value
  return builder.shuffleVector(value, poisonValue(value.type), positions)
}

/** `value` with the chosen components replaced by those of `parts`, in order. */
export function replace(builder: Builder, value: Value, positions: readonly number[], parts: Value): Value {
  if (value.type.kind !== 'vector') return parts.type.kind === 'vector' ? builder.extractElement(parts, 0) : parts
  if (positions.length === value.type.count && positions.every((position, index) => position === index)) return parts
  let result = value
  const components = componentsOf(builder, parts)
  positions.forEach((position, index) => {
    result = builder.insertElement(result, components[index]!, position)
  })
  return result
}

/** Components `start`, `start + 1`, ... for as many as `type` has. */
export function pickRun(builder: Builder, value: Value, start: Value, type: IrType): Value {
  if (value.type.kind !== 'vector') return splatValue(builder, type, value)
  if (type.kind !== 'vector') return builder.extractElement(value, start)
  let result: Value = poisonValue(type)
  for (let index = 0; index < type.count; index++) {
    const position = builder.add(start, constantInt(i32, index))
    result = builder.insertElement(result, builder.extractElement(value, position), index)
  }
  return result
}

export function replaceRun(builder: Builder, value: Value, start: Value, parts: Value): Value {
  if (value.type.kind !== 'vector') return parts
  let result = value
  componentsOf(builder, parts).forEach((component, index) => {
    result = builder.insertElement(result, component, builder.add(start, constantInt(i32, index)))
  })
  return result
}
