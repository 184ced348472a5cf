// Numbers for the values of a module, and the records of its constants.
//
// Globals and functions come first, then the constants their initialisers and the metadata mention; each function adds its own constants
// behind those and takes them away again.
import {
  type ConstantAggregate,
  type ConstantExpression,
  type ConstantFloat,
  type ConstantInt,
  type ConstantString,
  isZeroValue,
} from '../../../ir/constants.ts'
import { floatToBits } from '../../../ir/float-bits.ts'
import { Flag } from '../../../ir/opcodes.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { castNumbers } from './bitcode-codes.ts'
import type { BitcodeTypes } from './bitcode-types.ts'
import type { BitWriter } from './bitstream.ts'

interface Constant {
  readonly value: Value
  readonly type: number
}

const constantsBlock = 11
const codes = {
  type: 1,
  null: 2,
  undef: 3,
  integer: 4,
  float: 6,
  aggregate: 7,
  string: 8,
  cast: 11,
  element: 12,
  elementInBounds: 20,
} as const

export class ValueNumbers {
  readonly types: BitcodeTypes
  private readonly numbers = new Map<Value, number>()
  /** Pointers without an object of their own (undef, null) have a number per type. */
  private readonly typed = new Map<string, number>()
  private next = 0

  constructor(types: BitcodeTypes) {
    this.types = types
  }

  get count(): number {
    return this.next
  }

  define(value: Value): number {
    this.numbers.set(value, this.next)
    return this.next++
  }

  has(value: Value, type: number): boolean {
    return isUntyped(value) ? this.typed.has(this.key(value, type)) : this.numbers.has(value)
  }

  of(value: Value, type?: number): number {
    const number = isUntyped(value)
      ? this.typed.get(this.key(value, type ?? this.types.ofValue(value)))
      : this.numbers.get(value)
    return number ?? bug(`a ${value.kind} ${value.name} has no number`)
  }

  /** undef and poison are the same in LLVM 3.7. */
  private key(value: Value, type: number): string {
    return `${value.kind === 'null' || value.kind === 'zero' ? 'null' : 'undef'}:${type}`
  }

  defineConstant({ value, type }: Constant): void {
    if (isUntyped(value)) this.typed.set(this.key(value, type), this.next++)
    else this.define(value)
  }

  /** Forgets everything that has a number from `count` on. */
  truncate(count: number): void {
    for (const [value, number] of this.numbers) if (number >= count) this.numbers.delete(value)
    for (const [key, number] of this.typed) if (number >= count) this.typed.delete(key)
    this.next = count
  }
}

function isUntyped(value: Value): boolean {
  return value.kind === 'undef' || value.kind === 'poison' || value.kind === 'null' || value.kind === 'zero'
}

/** Collects constants, members first, and writes them grouped by type. */
export class ConstantSet {
  private readonly numbers: ValueNumbers
  private readonly constants: Constant[] = []
  private readonly seen = new Set<Value>()
  private readonly seenTyped = new Set<string>()

  constructor(numbers: ValueNumbers) {
    this.numbers = numbers
  }

  add(value: Value, type: number = this.numbers.types.ofValue(value)): void {
    if (value.kind === 'function' || value.kind === 'global' || this.numbers.has(value, type)) return
    if (isUntyped(value)) {
      const key = `${value.kind === 'null' || value.kind === 'zero' ? 'null' : 'undef'}:${type}`
      if (this.seenTyped.has(key)) return
      this.seenTyped.add(key)
    } else {
      if (this.seen.has(value)) return
      this.seen.add(value)
      if (value.kind === 'aggregate' || value.kind === 'expression')
        for (const operand of (value as ConstantAggregate | ConstantExpression).operands) this.add(operand)
    }
    this.constants.push({ value, type })
  }

  /** Gives the numbers. Integers first: readers must know the indices of constant expressions. */
  number(): void {
    const rank = ({ value }: Constant): number => (value.type.kind === 'int' ? 0 : value.kind === 'expression' ? 2 : 1)
    this.constants.sort((first, second) => rank(first) - rank(second) || first.type - second.type)
    for (const constant of this.constants) this.numbers.defineConstant(constant)
  }

  write(writer: BitWriter): void {
    if (this.constants.length === 0) return
    writer.enterBlock(constantsBlock, 4)
    let current = -1
    for (const { value, type } of this.constants) {
      if (type !== current) writer.record(codes.type, [type])
      current = type
      writer.record(...this.recordOf(value))
    }
    writer.leaveBlock()
  }

  private recordOf(value: Value): [code: number, operands: (number | bigint)[]] {
    if (isZeroValue(value)) return [codes.null, []]
    switch (value.kind) {
      case 'undef':
      case 'poison':
        return [codes.undef, []]
      case 'int':
        return [codes.integer, [signed(value as ConstantInt)]]
      case 'float':
        return [codes.float, [floatToBits(value as ConstantFloat)]]
      case 'string':
        return [codes.string, [...(value as ConstantString).bytes]]
      case 'aggregate':
        return [codes.aggregate, (value as ConstantAggregate).operands.map((operand) => this.numbers.of(operand))]
      case 'expression':
        return this.expressionRecord(value as ConstantExpression)
      default:
        return bug(`${value.kind} is not a constant`)
    }
  }

  private expressionRecord(value: ConstantExpression): [code: number, operands: number[]] {
    const { types } = this.numbers
    const pair = (operand: Value): number[] => [types.ofValue(operand), this.numbers.of(operand)]
    if (value.opcode === 'getelementptr') {
      const source = types.of(value.sourceElementType ?? bug('a getelementptr of nothing'))
      const code = (value.flags & Flag.inbounds) !== 0 ? codes.elementInBounds : codes.element
      return [code, [source, ...value.operands.flatMap(pair)]]
    }
    const cast = castNumbers[value.opcode as keyof typeof castNumbers]
    if (cast === undefined) bug(`DXIL has no constant ${value.opcode}`)
    return [codes.cast, [cast, ...pair(value.operand(0))]]
  }
}

/** The sign is the lowest bit. i1 true is -1 for LLVM. */
function signed(constant: ConstantInt): number | bigint {
  if (constant.type.bits === 1) return 3
  if (constant.type.bits > 32) {
    const { value } = constant
    if (value === -(1n << 63n)) return 1n
    return value < 0n ? (-value << 1n) | 1n : value << 1n
  }
  return constant.number < 0 ? -constant.number * 2 + 1 : constant.number * 2
}
