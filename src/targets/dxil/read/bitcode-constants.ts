// Constants of LLVM 3.7 bitcode as text: `i32 4`, `{ i32 1, i8 0 }`, `getelementptr inbounds ([4 x i32], [4 x i32]* @a, i32 0, i32 1)`.
//
// Constants may mention constants that come later, so their text is made on demand.
import { floatFromBits } from '../../../ir/float-bits.ts'
import { escapeBytes } from '../../../ir/names.ts'
import { floatText } from '../../../ir/print-constants.ts'
import { doubleType, floatType, halfType } from '../../../ir/types.ts'
import { fileLimits } from '../../../support/limits.ts'
import { castWords, integerWords, unsign } from './bitcode-codes.ts'
import type { ReadType, TypeTable } from './bitcode-types.ts'
import { type BitBlock, type BitRecord, exactOperand } from './bitstream.ts'
import { malformed } from './malformed.ts'

export interface ReadValue {
  readonly type: number
  /** Without its type. */
  text(depth: number): string
}

export class ValueTable {
  readonly types: TypeTable
  readonly values: ReadValue[] = []

  constructor(types: TypeTable) {
    this.types = types
  }

  at(index: number): ReadValue {
    return this.values[index] ?? malformed(`the bitcode has no value ${index}`)
  }

  add(type: number, text: string): void {
    this.values.push({ type, text: () => text })
  }

  text(index: number): string {
    return this.at(index).text(0)
  }

  /** `i32 4` */
  typed(index: number, depth = 0): string {
    const value = this.at(index)
    return `${this.types.at(value.type).text} ${value.text(depth)}`
  }
}

export function readConstants(block: BitBlock, table: ValueTable): void {
  let type = -1
  for (const record of block.records) {
    if (record.code === 1) type = record.operands[0] ?? -1
    else table.values.push(new Constant(table, type < 0 ? table.types.indexOf('int', 'i32') : type, record))
  }
}

class Constant implements ReadValue {
  private readonly table: ValueTable
  readonly type: number
  private readonly record: BitRecord
  private known: string | undefined

  constructor(table: ValueTable, type: number, record: BitRecord) {
    this.table = table
    this.type = type
    this.record = record
    table.types.at(type)
  }

  text(depth: number): string {
    if (depth > fileLimits.bitcodeConstants.most) malformed('a constant is nested too deeply')
    if (this.known === undefined) {
      this.known = this.make(depth + 1)
      if (this.known.length > fileLimits.bitcodeConstantText.most) malformed('a constant is too large')
    }
    return this.known
  }

  private make(depth: number): string {
    const { operands, code } = this.record
    const type = this.table.types.at(this.type)
    const value = (index: number | undefined): string => this.table.typed(index ?? -1, depth)
    switch (code) {
      case 2:
        return zeroText(type)
      case 3:
        return 'undef'
      case 4:
        return integerText(type, exactOperand(this.record, 0))
      case 5:
        return `${operands.length} words`
      case 6:
        return bitsText(type, exactOperand(this.record, 0))
      case 7:
        return aggregateText(type, operands.map(value).join(', '))
      case 8:
      case 9:
        return `c"${escapeBytes(Uint8Array.from(code === 9 ? [...operands, 0] : operands))}"`
      case 22:
        return this.dataText(type)
      case 10:
        return `${integerWords[operands[0] ?? 99] ?? malformed('an unknown operation in a constant')} (${value(operands[1])}, ${value(operands[2])})`
      case 11:
        return `${castWords[operands[0] ?? 99] ?? malformed('an unknown cast in a constant')} (${value(operands[2])} to ${type.text})`
      case 12:
      case 20:
        return this.elementText(code === 20, depth)
      default:
        return malformed(`the bitcode has a constant of an unknown kind (${code})`)
    }
  }

  private dataText(type: ReadType): string {
    const element = this.table.types.at(type.parts[0])
    const items = this.record.operands.map((_, index) => {
      const bits = exactOperand(this.record, index)
      return `${element.text} ${element.kind === 'int' ? signedText(element, bits) : bitsText(element, bits)}`
    })
    return aggregateText(type, items.join(', '))
  }

  /** An odd number of operands starts with the type that is indexed. */
  private elementText(inBounds: boolean, depth: number): string {
    const { operands } = this.record
    const start = operands.length % 2
    const items: string[] = []
    for (let index = start; index < operands.length; index += 2)
      items.push(this.table.typed(operands[index + 1] ?? -1, depth))
    const source = start === 1 ? `${this.table.types.at(operands[0]).text}, ` : ''
    return `getelementptr ${inBounds ? 'inbounds ' : ''}(${source}${items.join(', ')})`
  }
}

function zeroText(type: ReadType): string {
  switch (type.kind) {
    case 'int':
      return type.count === 1 ? 'false' : '0'
    case 'half':
    case 'float':
    case 'double':
      return '0.000000e+00'
    case 'pointer':
      return 'null'
    default:
      return 'zeroinitializer'
  }
}

function integerText(type: ReadType, encoded: bigint): string {
  const magnitude = encoded >> 1n
  const value = (encoded & 1n) === 0n ? magnitude : magnitude === 0n ? -(1n << 63n) : -magnitude
  return type.count === 1 ? (value === 0n ? 'false' : 'true') : String(value)
}

function signedText(type: ReadType, bits: bigint): string {
  return String(BigInt.asIntN(Math.min(type.count, 64), bits))
}

const floats = { half: halfType, float: floatType, double: doubleType } as const

function bitsText(type: ReadType, bits: bigint): string {
  if (type.kind !== 'half' && type.kind !== 'float' && type.kind !== 'double')
    return malformed(`a float of type ${type.text}`)
  const float = floats[type.kind]
  return floatText(floatFromBits(float, BigInt.asUintN(float.bits, bits)))
}

function aggregateText(type: ReadType, members: string): string {
  switch (type.kind) {
    case 'array':
      return `[${members}]`
    case 'vector':
      return `<${members}>`
    default:
      return type.packed ? `<{ ${members} }>` : `{ ${members} }`
  }
}

/** Relative operands may be negative numbers of 32 bits. */
export function relative(next: number, operand: number): number {
  return next - (operand | 0)
}

export function relativeSigned(next: number, operand: number): number {
  return next - unsign(operand)
}
