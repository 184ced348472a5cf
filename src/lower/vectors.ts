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

/** Component or row `index`, which is known only when the shader runs. */
export function pickDynamic(builder: Builder, value: Value, index: Value, type: IrType): Value {
  if (value.type.kind !== 'vector') return splatValue(builder, type, value)
  if (type.kind !== 'vector') return builder.extractElement(value, index)
  const positions = positionsOf(builder, index, type.count)
  return fromComponents(
    builder,
    type,
    positions.map((position) => builder.extractElement(value, position)),
  )
}

export function replaceDynamic(builder: Builder, value: Value, index: Value, parts: Value): Value {
  if (value.type.kind !== 'vector') return parts
  const components = componentsOf(builder, parts)
  const positions = positionsOf(builder, index, components.length)
  return components.reduce((result, component, at) => builder.insertElement(result, component, positions[at]!), value)
}

function positionsOf(builder: Builder, index: Value, count: number): Value[] {
  const first = count === 1 ? index : builder.mul(index, constantInt(i32, count))
  return Array.from({ length: count }, (_, at) => (at === 0 ? first : builder.add(first, constantInt(i32, at))))
}
