// LLVM's bitstream: blocks of records, written in bits, with abbreviations that say how the operands of a record are packed.
//
// The whole stream becomes a tree. Every loop is bounded by the bits that are left, so a hostile file costs time in proportion to its size.

import { fileLimits } from '../../../support/limits.ts'
import { malformed } from './malformed.ts'

export interface BitRecord {
  readonly code: number
  /** Numbers beyond 2^53 are rounded here and exact in `wide`. */
  readonly operands: readonly number[]
  readonly wide: ReadonlyMap<number, bigint> | undefined
}

export interface BitBlock {
  readonly id: number
  readonly records: readonly BitRecord[]
  readonly blocks: readonly BitBlock[]
  /** Records and blocks in their order. */
  readonly items: readonly (BitRecord | BitBlock)[]
}

export function isBlock(item: BitRecord | BitBlock): item is BitBlock {
  return 'items' in item
}

export function exactOperand(record: BitRecord, index: number): bigint {
  return record.wide?.get(index) ?? BigInt(record.operands[index] ?? 0)
}

type Field =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'fixed' | 'vbr'; readonly width: number }
  | { readonly kind: 'array' | 'char6' | 'blob' }

const encodings = ['', 'fixed', 'vbr', 'array', 'char6', 'blob'] as const
const char6 = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._'

/** The blocks of a file that starts with 'BC' C0 DE. Throws Malformed. */
export function readBitstream(bytes: Uint8Array): readonly BitBlock[] {
  if (bytes.length > fileLimits.bitcodeBytes.most) malformed('the bitcode is too large')
  if (bytes[0] !== 0x42 || bytes[1] !== 0x43 || bytes[2] !== 0xc0 || bytes[3] !== 0xde)
    malformed("the bitcode does not start with 'BC' C0 DE")
  return new BitReader(bytes).topLevel()
}

class BitReader {
  private readonly bytes: Uint8Array
  private readonly end: number
  private position = 32
  /** Abbreviations that BLOCKINFO gives to every block of an id. */
  private readonly shared = new Map<number, Field[][]>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.end = bytes.length * 8
  }

  topLevel(): BitBlock[] {
    const blocks: BitBlock[] = []
    while (this.end - this.position >= 32) {
      if (this.fixed(2) !== 1) malformed('something other than a block stands between the blocks of the bitcode')
      blocks.push(this.block(0))
    }
    return blocks
  }

  private block(depth: number): BitBlock {
    if (depth > fileLimits.bitcodeBlocks.most) malformed('the blocks of the bitcode are nested too deeply')
    const id = this.vbr(8)
    const width = this.vbr(4)
    if (width < 2 || width > 32) malformed(`a block cannot have abbreviations of ${width} bits`)
    this.align()
    const length = this.fixed(32)
    if (length * 32 > this.end - this.position) malformed('a block of the bitcode is longer than the file')
    const abbreviations = [...(this.shared.get(id) ?? [])]
    const items: (BitRecord | BitBlock)[] = []
    let described: number | undefined
    for (;;) {
      const abbreviation = this.fixed(width)
      if (abbreviation === 0) {
        this.align()
        const records = items.filter((item): item is BitRecord => !isBlock(item))
        return { id, records, blocks: items.filter(isBlock), items }
      }
      if (abbreviation === 1) items.push(this.block(depth + 1))
      else if (abbreviation === 2) {
        const fields = this.abbreviation()
        if (id !== 0) abbreviations.push(fields)
        else if (described === undefined) malformed('an abbreviation for no block')
        else this.share(described, fields)
      } else {
        const record =
          abbreviation === 3
            ? this.plainRecord()
            : this.packedRecord(
                abbreviations[abbreviation - 4] ?? malformed(`there is no abbreviation ${abbreviation}`),
              )
        if (id === 0 && record.code === 1) described = record.operands[0]
        items.push(record)
      }
    }
  }

  private share(id: number, fields: Field[]): void {
    const known = this.shared.get(id)
    if (known === undefined) this.shared.set(id, [fields])
    else known.push(fields)
  }

  private abbreviation(): Field[] {
    const count = this.length(this.vbr(5))
    const fields: Field[] = []
    for (let index = 0; index < count; index++) {
      if (this.fixed(1) === 1) {
        fields.push({ kind: 'literal', value: this.vbr(8) })
        continue
      }
      const kind = encodings[this.fixed(3)]
      if (kind === undefined || kind === '') return malformed('an abbreviation has a field of an unknown kind')
      if (kind !== 'fixed' && kind !== 'vbr') {
        fields.push({ kind })
        continue
      }
      const width = this.vbr(5)
      if (width > 32) malformed(`an abbreviation has a field of ${width} bits`)
      // As LLVM does: no bits at all always read as zero.
      fields.push(width === 0 ? { kind: 'literal', value: 0 } : { kind, width })
    }
    if (fields.length === 0) malformed('an abbreviation has no fields')
    return fields
  }

  private plainRecord(): BitRecord {
    const code = this.vbr(6)
    const count = this.length(this.vbr(6))
    const gathered = new Operands()
    for (let index = 0; index < count; index++) gathered.add(this.wideVbr(6))
    return gathered.record(code)
  }

  private packedRecord(fields: readonly Field[]): BitRecord {
    const gathered = new Operands()
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index]!
      if (field.kind === 'array') {
        const element = fields[++index] ?? malformed('an abbreviation ends with an array of nothing')
        const count = this.length(this.vbr(6))
        for (let each = 0; each < count; each++) gathered.add(this.field(element))
      } else if (field.kind === 'blob') {
        const count = this.length(this.vbr(6))
        this.align()
        for (let each = 0; each < count; each++) gathered.add(this.fixed(8))
        this.align()
      } else gathered.add(this.field(field))
    }
    const code = gathered.operands.shift() ?? malformed('a record has no code')
    return gathered.record(code, 1)
  }

  private field(field: Field): number | bigint {
    switch (field.kind) {
      case 'literal':
        return field.value
      case 'fixed':
        return this.fixed(field.width)
      case 'vbr':
        return this.wideVbr(field.width)
      case 'char6':
        return char6.charCodeAt(this.fixed(6))
      default:
        return malformed('an array of arrays')
    }
  }

  /** How many things follow: never more than there are bits. */
  private length(count: number): number {
    return count <= this.end - this.position ? count : malformed('a record of the bitcode is longer than the file')
  }

  private fixed(width: number): number {
    if (width > this.end - this.position) malformed('the bitcode ends in the middle')
    let value = 0
    for (let done = 0; done < width; ) {
      const bit = this.position & 7
      const count = Math.min(8 - bit, width - done)
      const piece = (this.bytes[this.position >>> 3]! >>> bit) & ((1 << count) - 1)
      value += piece * 2 ** done
      done += count
      this.position += count
    }
    return value
  }

  private vbr(width: number): number {
    const value = this.wideVbr(width)
    return typeof value === 'number' ? value : malformed('a number in the bitcode is too large')
  }

  private wideVbr(width: number): number | bigint {
    if (width < 2) return this.fixed(width)
    const more = 2 ** (width - 1)
    let piece = this.fixed(width)
    if (piece < more) return piece
    let value = piece - more
    let wide = 0n
    for (let shift = width - 1; ; shift += width - 1) {
      if (shift > 70) malformed('a number in the bitcode is too large')
      piece = this.fixed(width)
      const bits = piece >= more ? piece - more : piece
      if (shift + width - 1 <= 52) value += bits * 2 ** shift
      else wide += BigInt(bits) << BigInt(shift)
      if (piece < more) break
    }
    if (wide === 0n) return value
    const exact = BigInt.asUintN(64, wide + BigInt(value))
    return exact <= Number.MAX_SAFE_INTEGER ? Number(exact) : exact
  }

  private align(): void {
    this.position = Math.min((this.position + 31) & ~31, this.end)
  }
}

class Operands {
  readonly operands: number[] = []
  private wide: Map<number, bigint> | undefined

  add(value: number | bigint): void {
    if (typeof value === 'bigint') {
      this.wide ??= new Map()
      this.wide.set(this.operands.length, value)
    }
    this.operands.push(Number(value))
  }

  /** `dropped`: how many operands were taken from the front. */
  record(code: number, dropped = 0): BitRecord {
    if (dropped === 0 || this.wide === undefined) return { code, operands: this.operands, wide: this.wide }
    const wide = new Map<number, bigint>()
    for (const [index, value] of this.wide) wide.set(index - dropped, value)
    return { code, operands: this.operands, wide }
  }
}
