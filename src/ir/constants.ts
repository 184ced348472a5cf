// Constants. The factories canonicalise as LLVM does, so equal plain constants are the same object: compare with ===.
//
//   constantInt(i32, 4294967295) === constantInt(i32, -1)
//   aggregate(vec2, [zero, zero]) === zeroValue(vec2)
//
// Aggregates and expressions that mention a global are not shared: they are users of that global, with use lists.

import { roundToHalf } from '../support/arithmetic/half.ts'
import { bug } from '../support/bug.ts'
import { effort } from '../support/limits.ts'
import { WeakTable } from '../support/weak-table.ts'
import {
  type ArrayType,
  elementCount,
  elementType,
  type FloatType,
  type IntType,
  type IrType,
  i1,
  i8,
} from './types.ts'
import { User, Value } from './values.ts'

/** An integer. `number` is the signed value (0 or 1 for i1): exact up to 53 bits; `value` is exact always. */
export class ConstantInt extends Value {
  declare readonly type: IntType
  readonly number: number
  private readonly exact: bigint | undefined

  constructor(type: IntType, number: number, exact: bigint | undefined) {
    super('int', type, '', false)
    this.number = number
    this.exact = exact
  }

  /** The signed value (0 or 1 for i1). */
  get value(): bigint {
    return this.exact ?? BigInt(this.number)
  }

  get unsigned(): bigint {
    return BigInt.asUintN(this.type.bits, this.value)
  }

  /** The unsigned value; exact up to 53 bits. */
  get unsignedNumber(): number {
    if (this.number >= 0) return this.number
    return this.type.bits <= 32 ? this.number + 2 ** this.type.bits : Number(this.unsigned)
  }

  get isZero(): boolean {
    return this.number === 0
  }

  get isOne(): boolean {
    return this.number === 1
  }

  get isAllOnes(): boolean {
    return this.number === (this.type.bits === 1 ? 1 : -1)
  }
}

/** A half, float or double, already rounded to its type. */
export class ConstantFloat extends Value {
  declare readonly type: FloatType
  readonly value: number
  /** A NaN other than the usual one: its bits, widened to a double. */
  readonly nanBits: bigint | undefined

  constructor(type: FloatType, value: number, nanBits: bigint | undefined) {
    super('float', type, '', false)
    this.value = value
    this.nanBits = nanBits
  }
}

/** null, undef, poison, and zeroinitializer of aggregates, vectors and target types. */
class SimpleConstant extends Value {
  declare readonly kind: 'null' | 'undef' | 'poison' | 'zero'

  constructor(kind: 'null' | 'undef' | 'poison' | 'zero', type: IrType) {
    super(kind, type, '', false)
  }
}

/** Bytes: an array of i8 with known elements, which LLVM writes c"...". */
export class ConstantString extends Value {
  declare readonly type: ArrayType
  readonly bytes: Uint8Array

  constructor(type: ArrayType, bytes: Uint8Array) {
    super('string', type, '', false)
    this.bytes = bytes
  }
}

/** A vector, array or struct; its operands are its members. */
export class ConstantAggregate extends User {
  constructor(type: IrType, elements: readonly Value[], tracked: boolean) {
    super('aggregate', type, '', tracked, elements.slice())
  }
}

export type ConstantExpressionOpcode =
  | 'getelementptr'
  | 'bitcast'
  | 'addrspacecast'
  | 'ptrtoint'
  | 'inttoptr'
  | 'trunc'
  | 'add'
  | 'sub'
  | 'xor'

/** An operation on the address of a global: a constant that only the linker could compute. */
export class ConstantExpression extends User {
  readonly opcode: ConstantExpressionOpcode
  /** The source element type of a getelementptr. */
  readonly sourceElementType: IrType | undefined
  /** Bits of Flag. */
  readonly flags: number

  constructor(
    opcode: ConstantExpressionOpcode,
    type: IrType,
    operands: readonly Value[],
    flags = 0,
    sourceElementType?: IrType,
  ) {
    super('expression', type, '', true, operands.slice())
    this.opcode = opcode
    this.flags = flags
    this.sourceElementType = sourceElementType
  }
}

export function isConstant({ kind }: Value): boolean {
  return kind !== 'instruction' && kind !== 'argument' && kind !== 'block' && kind !== 'metadata'
}

const smallInts = new Map<IntType, WeakTable<number, ConstantInt>>()
const bigInts = new WeakTable<bigint, ConstantInt>()

/** The integer, wrapped to the width of the type. */
export function constantInt(type: IntType, value: number | bigint): ConstantInt {
  if (type.bits > 32) {
    const wrapped = BigInt.asIntN(type.bits, BigInt(value))
    if (wrapped < -0x1fffffffffffffn || wrapped > 0x1fffffffffffffn) {
      if (type.bits !== 64) return new ConstantInt(type, Number(wrapped), wrapped)
      return bigInts.get(wrapped) ?? bigInts.add(wrapped, new ConstantInt(type, Number(wrapped), wrapped))
    }
    return smallInt(type, Number(wrapped))
  }
  const low = typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : wrapTo32(value)
  if (type.bits === 32) return smallInt(type, low)
  if (type.bits === 1) return smallInt(type, low & 1)
  const shift = 32 - type.bits
  return smallInt(type, (low << shift) >> shift)
}

/** `| 0` is exact only below 2^53; larger numbers are exact integers a BigInt can wrap. */
function wrapTo32(value: number): number {
  return Number.isSafeInteger(value) ? value | 0 : Number(BigInt.asIntN(32, BigInt(Math.trunc(value))))
}

function tableOf<Key, Constant extends object>(
  tables: Pick<WeakMap<IrType, WeakTable<Key, Constant>>, 'get' | 'set'>,
  type: IrType,
  most?: number,
): WeakTable<Key, Constant> {
  let table = tables.get(type)
  if (table === undefined) {
    table = new WeakTable(most)
    tables.set(type, table)
  }
  return table
}

function smallInt(type: IntType, value: number): ConstantInt {
  const table = tableOf(smallInts, type)
  return table.get(value) ?? table.add(value, new ConstantInt(type, value, undefined))
}

export const constantTrue: ConstantInt = constantInt(i1, 1)
export const constantFalse: ConstantInt = constantInt(i1, 0)

export function constantBool(value: boolean): ConstantInt {
  return value ? constantTrue : constantFalse
}

const floats = new Map<FloatType, WeakTable<number | bigint | string, ConstantFloat>>()

/** The bits of the NaN that arithmetic makes, as a double. */
export const usualNanBits = 0x7ff8000000000000n

/** The number, rounded to the type. `nanBits` (of a double) matters only for NaN. */
export function constantFloat(type: FloatType, value: number, nanBits?: bigint): ConstantFloat {
  const rounded = type.bits === 64 ? value : type.bits === 32 ? Math.fround(value) : roundToHalf(value)
  const bits = Number.isNaN(rounded) && nanBits !== usualNanBits ? nanBits : undefined
  // A Map takes 0 and -0 for the same key.
  const key = bits ?? (Object.is(rounded, -0) ? '-0' : rounded)
  const table = tableOf(floats, type)
  return table.get(key) ?? table.add(key, new ConstantFloat(type, rounded, bits))
}

const simples = {
  null: new WeakMap<IrType, SimpleConstant>(),
  undef: new WeakMap<IrType, SimpleConstant>(),
  poison: new WeakMap<IrType, SimpleConstant>(),
  zero: new WeakMap<IrType, SimpleConstant>(),
}

function simple(kind: 'null' | 'undef' | 'poison' | 'zero', type: IrType): SimpleConstant {
  let constant = simples[kind].get(type)
  if (constant === undefined) {
    constant = new SimpleConstant(kind, type)
    simples[kind].set(type, constant)
  }
  return constant
}

export function undefValue(type: IrType): SimpleConstant {
  return simple('undef', type)
}

export function poisonValue(type: IrType): SimpleConstant {
  return simple('poison', type)
}

/** 0, 0.0, null or zeroinitializer, whichever the type has. */
export function zeroValue(type: IrType): Value {
  if (type.kind === 'int') return constantInt(type, 0)
  if (type.kind === 'float') return constantFloat(type, 0)
  return simple(type.kind === 'pointer' ? 'null' : 'zero', type)
}

const strings = new WeakTable<string, ConstantString>(effort.recentAggregates.most)

/** The bytes as an array of i8; add the final zero yourself. */
export function constantBytes(type: ArrayType, bytes: Uint8Array): Value {
  if (bytes.every((byte) => byte === 0)) return zeroValue(type)
  const key = bytes.join(',')
  return strings.get(key) ?? strings.add(key, new ConstantString(type, bytes))
}

const aggregates = new WeakMap<IrType, WeakTable<string, ConstantAggregate>>()
const constantNumbers = new WeakMap<Value, number>()
let nextConstantNumber = 0

function numberOf(constant: Value): number {
  let number = constantNumbers.get(constant)
  if (number === undefined) {
    number = nextConstantNumber++
    constantNumbers.set(constant, number)
  }
  return number
}

/** A vector, array or struct of constants, in LLVM's canonical form. */
export function constantAggregate(type: IrType, elements: readonly Value[]): Value {
  if (elements.length !== elementCount(type)) bug(`${type.text} cannot have ${elements.length} members`)
  const first = elements[0]
  if (first === undefined) return zeroValue(type)
  if (elements.some((element) => element.isTracked)) return new ConstantAggregate(type, elements, true)
  const uniform = elements.every((element) => element.kind === first.kind)
  if (uniform && first.kind === 'poison') return poisonValue(type)
  if (uniform && first.kind === 'undef') return undefValue(type)
  if (elements.every(isZeroValue)) return zeroValue(type)
  if (type.kind === 'array' && type.element === i8 && uniform && first instanceof ConstantInt) {
    return constantBytes(
      type,
      Uint8Array.from(elements as ConstantInt[], (element) => element.number),
    )
  }
  let key = ''
  for (const element of elements) key += `${numberOf(element)},`
  const table = tableOf(aggregates, type, effort.recentAggregates.most)
  return table.get(key) ?? table.add(key, new ConstantAggregate(type, elements, false))
}

/** A vector with the same constant in every lane, or the constant itself for a scalar type. */
export function splat(type: IrType, element: Value): Value {
  return type.kind === 'vector' ? constantAggregate(type, new Array<Value>(type.count).fill(element)) : element
}

/** An integer, or an integer in every lane. */
export function constantIntLike(type: IrType, value: number | bigint): Value {
  const scalar = type.kind === 'vector' ? type.element : type
  return scalar.kind === 'int' ? splat(type, constantInt(scalar, value)) : bug(`${type.text} is not an integer type`)
}

/** A float, or a float in every lane. */
export function constantFloatLike(type: IrType, value: number): Value {
  const scalar = type.kind === 'vector' ? type.element : type
  return scalar.kind === 'float' ? splat(type, constantFloat(scalar, value)) : bug(`${type.text} is not a float type`)
}

/** Any value may stand for it. */
export function isUndefined({ kind }: Value): boolean {
  return kind === 'undef' || kind === 'poison'
}

/** 0, +0.0, null or zeroinitializer; -0.0 is not zero. */
export function isZeroValue(value: Value): boolean {
  if (value instanceof ConstantInt) return value.number === 0
  if (value instanceof ConstantFloat) return Object.is(value.value, 0)
  return value.kind === 'null' || value.kind === 'zero'
}

/** Member `index` of a constant vector, array or struct; undefined when the value is not such a constant. */
export function constantElement(value: Value, index: number): Value | undefined {
  const type = elementType(value.type, index)
  if (type === undefined) return undefined
  switch (value.kind) {
    case 'zero':
      return zeroValue(type)
    case 'undef':
      return undefValue(type)
    case 'poison':
      return poisonValue(type)
    case 'string':
      return constantInt(i8, (value as ConstantString).bytes[index] ?? 0)
    case 'aggregate':
      return (value as ConstantAggregate).operands[index]
    default:
      return undefined
  }
}

/** The value all lanes of a constant vector share, or a scalar constant itself; undefined otherwise. */
export function splatElement(value: Value): Value | undefined {
  if (value.type.kind !== 'vector') return isConstant(value) ? value : undefined
  const first = constantElement(value, 0)
  if (first === undefined) return undefined
  for (let index = 1; index < value.type.count; index++) if (constantElement(value, index) !== first) return undefined
  return first
}
