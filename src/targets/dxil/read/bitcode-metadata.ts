// Metadata of LLVM 3.7 bitcode as text: `!dx.version = !{!1}` and `!1 = !{i32 1, i32 6}`. Strings and values stand where they are used;
// nodes are numbered in the order in which the named ones reach them.
import { escapeBytes, escapeString } from '../../../ir/names.ts'
import { metadataWords, textOf } from './bitcode-codes.ts'
import type { ValueTable } from './bitcode-constants.ts'
import type { BitBlock, BitRecord } from './bitstream.ts'
import { malformed } from './malformed.ts'

export class MetadataTable {
  private readonly table: ValueTable
  private readonly entries: BitRecord[] = []
  private readonly named: { name: string; nodes: readonly number[] }[] = []
  readonly kinds: Map<number, string> = new Map()
  private readonly numbers = new Map<number, number>()
  private readonly numbered: number[] = []

  constructor(table: ValueTable) {
    this.table = table
  }

  /** Reads a block of the module or of a function. */
  read(block: BitBlock): void {
    let name = ''
    for (const record of block.records) {
      if (record.code === 4) name = textOf(record.operands)
      else if (record.code === 10) this.named.push({ name, nodes: record.operands })
      else if (record.code === 6) this.kinds.set(record.operands[0] ?? 0, escapeString(textOf(record.operands, 1)))
      else this.entries.push(record)
    }
  }

  /** How often a function's own metadata must be dropped again. */
  get length(): number {
    return this.entries.length
  }

  truncate(length: number): void {
    this.entries.length = length
  }

  /** `!"text"`, `i32 1` or `!4`. */
  reference(index: number): string {
    const record = this.entries[index] ?? malformed(`the bitcode has no metadata ${index}`)
    switch (record.code) {
      case 1:
        return `!"${escapeBytes(Uint8Array.from(record.operands))}"`
      case 2:
        return this.table.typed(record.operands[1] ?? -1)
      default:
        return `!${this.numberOf(index)}`
    }
  }

  private numberOf(index: number): number {
    let number = this.numbers.get(index)
    if (number === undefined) {
      number = this.numbered.length
      this.numbers.set(index, number)
      this.numbered.push(index)
    }
    return number
  }

  /** Each node of a named one, followed by those it mentions. */
  numberNodes(): void {
    const pending = this.named.flatMap(({ nodes }) => nodes).reverse()
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      const record = this.entries[index]
      if (record === undefined || (record.code !== 3 && record.code !== 5) || this.numbers.has(index)) continue
      this.numberOf(index)
      for (let operand = record.operands.length - 1; operand >= 0; operand--)
        pending.push(record.operands[operand]! - 1)
    }
  }

  namedText(): string[] {
    return this.named.map(
      ({ name, nodes }) => `!${escapeString(name)} = !{${nodes.map((node) => this.reference(node)).join(', ')}}`,
    )
  }

  /** Every node that something has mentioned, and the nodes those mention. */
  nodesText(): string[] {
    const lines: string[] = []
    for (let number = 0; number < this.numbered.length; number++)
      lines.push(`!${number} = ${this.nodeText(this.entries[this.numbered[number]!])}`)
    return lines
  }

  private nodeText(record: BitRecord | undefined): string {
    if (record === undefined) return 'null'
    const { code, operands } = record
    if (code === 3 || code === 5) {
      const items = operands.map((operand) => (operand === 0 ? 'null' : this.reference(operand - 1)))
      return `${code === 5 ? 'distinct ' : ''}!{${items.join(', ')}}`
    }
    // Debug information: the fields as numbers are enough to see what is there.
    return `!${metadataWords[code] ?? malformed(`the bitcode has metadata of an unknown kind (${code})`)}(${operands.join(', ')})`
  }
}
