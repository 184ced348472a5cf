// Values of the IR as vectors of sixteen bytes: how many a value takes for four lanes, and how constants are written.
//
//   float, half, i32, i16, i1 (0 or all ones), handles    one vector, a word for each lane
//   double, i64                                           two: lanes 0 and 1, lanes 2 and 3
//   <3 x float>                                           three
//
// A half is kept as the float of the same value, an integer of 8 or 16 bits with its sign extended.
import { ConstantAggregate, ConstantFloat, ConstantInt, ConstantString } from '../../ir/constants.ts'
import { floatToBits } from '../../ir/float-bits.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'

/** One vector of a value. */
export interface Part {
  readonly scalar: IrType
  /** Of a scalar with two vectors: which one. */
  readonly half: 0 | 1
  readonly isWide: boolean
}

/** Of two vectors of two lanes of 64 bits. */
export const lowWords = [0, 2, 4, 6] as const
export const highWords = [1, 3, 5, 7] as const

/** Scalars of 64 bits take two vectors. */
export function isWide(type: IrType): boolean {
  return (type.kind === 'int' || type.kind === 'float') && type.bits === 64
}

const knownScalars = new WeakMap<IrType, readonly IrType[]>()
const knownParts = new WeakMap<IrType, readonly Part[]>()

/** The types of the scalars of a value, in order. */
export function scalarsOf(type: IrType): readonly IrType[] {
  let scalars = knownScalars.get(type)
  if (!scalars) knownScalars.set(type, (scalars = findScalars(type)))
  return scalars
}

function findScalars(type: IrType): readonly IrType[] {
  switch (type.kind) {
    case 'int':
    case 'float':
    case 'pointer':
      return [type]
    case 'target':
      return type.name === 'dx.Padding' ? [] : [type]
    case 'vector':
    case 'array':
      return Array.from({ length: type.count }, () => scalarsOf(type.element)).flat()
    case 'struct':
      return type.elements.flatMap(scalarsOf)
    case 'void':
      return []
    default:
      throw new CannotRun(`${type.text} is not translated`)
  }
}

/** The vectors of a value, in order. */
export function partsOf(type: IrType): readonly Part[] {
  let parts = knownParts.get(type)
  if (!parts) {
    parts = scalarsOf(type).flatMap((scalar): Part[] =>
      isWide(scalar)
        ? [
            { scalar, half: 0, isWide: true },
            { scalar, half: 1, isWide: true },
          ]
        : [{ scalar, half: 0, isWide: false }],
    )
    knownParts.set(type, parts)
  }
  return parts
}

/** How many vectors lie before the element that a path of indices names. */
export function pathStart(type: IrType, indices: readonly number[]): number {
  let start = 0
  let current = type
  for (const index of indices) {
    if (current.kind === 'struct') {
      start += current.elements.slice(0, index).flatMap(partsOf).length
      current = current.elements[index]!
    } else if (current.kind === 'array' || current.kind === 'vector') {
      start += index * partsOf(current.element).length
      current = current.element
    }
  }
  return start
}

const isNothing = ({ kind }: Value): boolean =>
  kind === 'zero' || kind === 'null' || kind === 'undef' || kind === 'poison'

/** A scalar of a constant; 0 where nothing is said. Undefined if the value is no constant. */
export function constantScalar(value: Value, scalar: number): ConstantInt | ConstantFloat | number | undefined {
  if (value instanceof ConstantInt || value instanceof ConstantFloat) return value
  if (value instanceof ConstantString) return value.bytes[scalar] ?? 0
  if (value instanceof ConstantAggregate) {
    let rest = scalar
    for (const operand of value.operands) {
      const count = scalarsOf(operand.type).length
      if (rest < count) return constantScalar(operand, rest)
      rest -= count
    }
    return 0
  }
  return isNothing(value) ? 0 : undefined
}

const floatBits = new DataView(new ArrayBuffer(4))

export function floatWord(value: number): number {
  floatBits.setFloat32(0, value)
  return floatBits.getInt32(0)
}

/** The words of a vector of a constant, the same in all lanes; undefined if the value is none. */
export function constantWords(value: Value, part: number): readonly number[] | undefined {
  const constant = constantScalar(value, scalarIndex(value.type, part))
  if (constant === undefined) return undefined
  if (typeof constant === 'number') return [constant, constant, constant, constant]
  if (isWide(constant.type)) {
    const bits = constant instanceof ConstantInt ? constant.value : floatToBits(constant)
    const [low, high] = [Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n))]
    return [low, high, low, high]
  }
  const word = constantWord(constant)
  return [word, word, word, word]
}

/** Of the scalar that a vector of an aggregate belongs to. */
function scalarIndex(type: IrType, part: number): number {
  let rest = part
  return scalarsOf(type).findIndex((scalar) => {
    rest -= isWide(scalar) ? 2 : 1
    return rest < 0
  })
}

function constantWord(constant: ConstantInt | ConstantFloat): number {
  if (constant instanceof ConstantInt) return constant.type.bits === 1 ? -constant.number : constant.number
  return constant.type.bits === 16 ? floatWord(constant.value) : Number(BigInt.asIntN(32, floatToBits(constant)))
}
