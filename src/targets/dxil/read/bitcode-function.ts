// A function's body in LLVM 3.7 bitcode as text. Operands are numbers relative to the instruction; an operand that is defined later brings its
// type with it.
import { quoteName } from '../../../ir/names.ts'
import { blockIds, textOf } from './bitcode-codes.ts'
import { readConstants, relative, relativeSigned, type ValueTable } from './bitcode-constants.ts'
import { instructionText } from './bitcode-instructions.ts'
import type { MetadataTable } from './bitcode-metadata.ts'
import { type BitBlock, type BitRecord, isBlock } from './bitstream.ts'
import { malformed } from './malformed.ts'

export interface FunctionHead {
  readonly type: number
  readonly name: string
}

export interface FunctionText {
  readonly parameters: readonly string[]
  readonly lines: readonly string[]
}

/** What one record of an instruction is decoded with. */
export class FunctionReader {
  readonly table: ValueTable
  readonly metadata: MetadataTable
  private readonly names: ReadonlyMap<number, string>
  private readonly blockNames: ReadonlyMap<number, string>
  private readonly blockLabels: string[] = []
  private readonly forward = new Map<number, string>()
  private nextNumber = 0
  private record: BitRecord = { code: 0, operands: [], wide: undefined }
  private position = 0

  constructor(table: ValueTable, metadata: MetadataTable, block: BitBlock) {
    this.table = table
    this.metadata = metadata
    const symbols = block.blocks.find(({ id }) => id === blockIds.symbols)
    this.names = namesOf(symbols, 1)
    this.blockNames = namesOf(symbols, 2)
  }

  // ---- Names ----

  /** The name of value `index`, which is not known yet when it is defined later. */
  local(index: number): string {
    const name = this.names.get(index)
    return name === undefined ? `%${this.nextNumber++}` : `%${quoteName(name)}`
  }

  prepare(parameters: readonly number[], items: BitBlock['items'], resultOf: (record: BitRecord) => boolean): string[] {
    const texts = parameters.map((type) => {
      const text = this.local(this.table.values.length)
      this.table.add(type, text)
      return `${this.table.types.at(type).text} ${text}`
    })
    this.nameAhead(items, resultOf)
    return texts
  }

  /** Blocks and later values get their numbers in the order of the text, so that phis and branches can name them. */
  private nameAhead(items: BitBlock['items'], hasResult: (record: BitRecord) => boolean): void {
    let index = this.table.values.length
    for (const item of items)
      if (isBlock(item)) {
        if (item.id === blockIds.constants) index += item.records.filter(({ code }) => code !== 1).length
      }
    let starts = true
    for (const item of items) {
      if (isBlock(item) || item.code === 1 || item.code === 33 || item.code === 35) continue
      if (starts) {
        const name = this.blockNames.get(this.blockLabels.length)
        this.blockLabels.push(name === undefined ? `${this.nextNumber++}` : quoteName(name))
        starts = false
      }
      if (hasResult(item)) this.forward.set(index, this.local(index++))
      if (isTerminator(item.code)) starts = true
    }
  }

  label(index: number | undefined): string {
    return `%${this.blockLabels[index ?? -1] ?? malformed(`the function has no block ${index}`)}`
  }

  labelLine(index: number): string {
    return `${this.blockLabels[index] ?? malformed(`the function has no block ${index}`)}:`
  }

  get resultName(): string {
    return this.forward.get(this.table.values.length) ?? malformed('an instruction has an unexpected result')
  }

  // ---- Operands of the record in hand ----

  begin(record: BitRecord): void {
    this.record = record
    this.position = 0
  }

  get code(): number {
    return this.record.code
  }

  get isAtEnd(): boolean {
    return this.position >= this.record.operands.length
  }

  get left(): number {
    return this.record.operands.length - this.position
  }

  number(): number {
    return (
      this.record.operands[this.position++] ?? malformed(`an instruction (${this.record.code}) has too few operands`)
    )
  }

  type(): number {
    const index = this.number()
    this.table.types.at(index)
    return index
  }

  /** The index of an operand whose type is known from elsewhere. */
  value(): number {
    return relative(this.table.values.length, this.number())
  }

  signedValue(): number {
    return relativeSigned(this.table.values.length, this.number())
  }

  /** An operand, followed by its type when it is defined later. */
  typedValue(): { readonly index: number; readonly type: number } {
    const index = this.value()
    const type = index < this.table.values.length ? this.table.at(index).type : this.type()
    return { index, type }
  }

  text(index: number): string {
    if (index < this.table.values.length) return this.table.text(index)
    return this.forward.get(index) ?? malformed(`the bitcode has no value ${index}`)
  }

  /** The argument of a call: metadata, which may hold a value of this function. */
  metadataText(): string {
    const index = this.value()
    return `metadata ${this.metadata.reference(index, (value, type) => this.typed({ index: value, type }))}`
  }

  typed({ index, type }: { readonly index: number; readonly type: number }): string {
    return `${this.table.types.at(type).text} ${this.text(index)}`
  }
}

function isTerminator(code: number): boolean {
  return code === 10 || code === 11 || code === 12 || code === 15
}

export function namesOf(symbols: BitBlock | undefined, code: number): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const record of symbols?.records ?? [])
    if (record.code === code) names.set(record.operands[0] ?? -1, textOf(record.operands, 1))
  return names
}

export function functionText(
  block: BitBlock,
  head: FunctionHead,
  table: ValueTable,
  metadata: MetadataTable,
): FunctionText {
  const before = table.values.length
  const metadataBefore = metadata.length
  const reader = new FunctionReader(table, metadata, block)
  const type = table.types.at(head.type)
  const producesValue = (record: BitRecord): boolean => hasResult(record, table)
  const parameters = reader.prepare(type.parts, block.items, producesValue)
  for (const inner of block.blocks) if (inner.id === blockIds.constants) readConstants(inner, table)
  for (const inner of block.blocks) if (inner.id === blockIds.metadata) metadata.read(inner)
  const attached = attachments(block)
  const lines: string[] = []
  let blockNumber = 0
  let instruction = 0
  let starts = true
  let location = ''
  for (const record of block.records) {
    if (record.code === 1) continue
    if (record.code === 33 || record.code === 35) {
      if (record.code === 35) location = metadata.locationText(record.operands)
      lines.push(`${lines.pop() ?? ''}, !dbg ${location}`)
      continue
    }
    if (starts && blockNumber > 0) lines.push('', reader.labelLine(blockNumber))
    starts = isTerminator(record.code)
    if (starts) blockNumber++
    reader.begin(record)
    const { text, type: result } = instructionText(reader)
    const suffix = attachmentText(attached.get(instruction++), metadata)
    if (!producesValue(record)) lines.push(`  ${text}${suffix}`)
    else {
      const name = reader.resultName
      lines.push(`  ${name} = ${text}${suffix}`)
      table.add(result, name)
    }
  }
  table.values.length = before
  metadata.truncate(metadataBefore)
  return { parameters, lines }
}

const withoutResult: ReadonlySet<number> = new Set([10, 11, 12, 15, 24, 36, 42, 44, 45])

/** Calls of functions that give nothing have no number. */
function hasResult(record: BitRecord, table: ValueTable): boolean {
  if (withoutResult.has(record.code)) return false
  if (record.code !== 34) return true
  const [, convention = 0, functionType] = record.operands
  if ((convention & (1 << 15)) === 0) return malformed('a call does not say the type of its function')
  const type = table.types.at(functionType)
  if (type.kind !== 'function') malformed('a call of something that is not a function')
  return table.types.at(type.result).kind !== 'void'
}

type Attached = ReadonlyMap<number, readonly number[]>

/** By number of instruction: pairs of kind and node. */
function attachments(block: BitBlock): Attached {
  const found = new Map<number, readonly number[]>()
  for (const inner of block.blocks)
    if (inner.id === blockIds.attachments)
      for (const { code, operands } of inner.records)
        if (code === 11 && operands.length % 2 === 1) found.set(operands[0]!, operands.slice(1))
  return found
}

function attachmentText(pairs: readonly number[] | undefined, metadata: MetadataTable): string {
  let text = ''
  for (let index = 0; index + 1 < (pairs?.length ?? 0); index += 2)
    text += `, !${metadata.kinds.get(pairs![index]!) ?? `kind${pairs![index]}`} ${metadata.reference(pairs![index + 1]!)}`
  return text
}
