// Metadata of LLVM 3.7 bitcode as text: `!dx.version = !{!1}` and `!1 = !{i32 1, i32 6}`. Strings and values stand where they are used;
// nodes are numbered in the order in which the named ones reach them.
import { escapeBytes, escapeString } from '../../../ir/names.ts'
import { type DebugField, type DebugRecordLayout, expressionCode, layoutOfCode, wordOf } from '../debug-records.ts'
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
  reference(index: number, valueText = (value: number, _type: number): string => this.table.typed(value)): string {
    const record = this.entries[index] ?? malformed(`the bitcode has no metadata ${index}`)
    switch (record.code) {
      case 1:
        return `!${this.string(index)}`
      case 2:
        return valueText(record.operands[1] ?? -1, record.operands[0] ?? -1)
      case expressionCode:
        return this.nodeText(record)
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
    const distinct = operands[0] === 1 ? 'distinct ' : ''
    if (code === expressionCode) return `!DIExpression(${expressionText(operands.slice(1))})`
    const layout = layoutOfCode.get(code)
    if (layout) return `${distinct}${this.debugText(layout, operands.slice(1))}`
    return `!${metadataWords[code] ?? malformed(`the bitcode has metadata of an unknown kind (${code})`)}(${operands.join(', ')})`
  }

  /** `!DIFile(filename: "a.hlsl", directory: "")`: fields that say nothing are left out. */
  private debugText({ form, fields }: DebugRecordLayout, operands: readonly number[]): string {
    const parts: string[] = []
    fields.forEach(({ kind, name, words }, index) => {
      const value = operands[index] ?? 0
      const text = this.fieldText(kind, words, value)
      if (name !== '' && (value !== 0 || kind === 'b' || kind === 'i' || name === 'line'))
        parts.push(`${name}: ${text}`)
    })
    return `!${form}(${parts.join(', ')})`
  }

  private fieldText(kind: DebugField['kind'], words: string, value: number): string {
    switch (kind) {
      case 's':
        return value === 0 ? 'null' : this.string(value - 1)
      case 'm':
        return value === 0 ? 'null' : this.reference(value - 1)
      case 'i':
        return this.reference(value)
      case 'b':
        return value === 0 ? 'false' : 'true'
      case 'n':
        return (words === '' ? undefined : wordOf(words, value)) ?? String(value)
    }
  }

  private string(index: number): string {
    const record = this.entries[index]
    if (record?.code !== 1) return malformed(`metadata ${index} is not a string`)
    return `"${escapeBytes(Uint8Array.from(record.operands))}"`
  }

  /** The record of an instruction's own place, `!DILocation(line: 14, column: 3, scope: !15)`. */
  locationText([line = 0, column = 0, scope = 0, inlinedAt = 0]: readonly number[]): string {
    const fields = [`line: ${line}`, `column: ${column}`]
    if (scope > 0) fields.push(`scope: ${this.reference(scope - 1)}`)
    if (inlinedAt > 0) fields.push(`inlinedAt: ${this.reference(inlinedAt - 1)}`)
    return `!DILocation(${fields.join(', ')})`
  }
}

function expressionText(operations: readonly number[]): string {
  const [operation, ...rest] = operations
  if (operation === undefined) return ''
  return [wordOf('DW_OP', operation) ?? operation, ...rest].join(', ')
}
