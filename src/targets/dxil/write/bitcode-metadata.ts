// Metadata as records of LLVM 3.7: strings, values and nodes in one numbering, what a node mentions before the node itself.
import { ConstantExpression, isConstant } from '../../../ir/constants.ts'
import { DebugNode } from '../../../ir/debug-nodes.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import {
  type Metadata,
  MetadataConstant,
  type MetadataNode,
  MetadataString,
  type MetadataValue,
} from '../../../ir/metadata.ts'
import { GlobalVariable, IrFunction, type Module } from '../../../ir/module.ts'
import type { IrType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { debugWords, expressionCode, layoutOfForm } from '../debug-records.ts'
import { attachmentKinds } from './bitcode-codes.ts'
import type { ConstantSet, ValueNumbers } from './bitcode-constants.ts'
import { type BitWriter, utf8 } from './bitstream.ts'

type Entry =
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'value'; readonly constant: MetadataConstant; readonly type: number }
  | { readonly kind: 'node'; readonly node: MetadataNode }

const metadataBlock = 15
const codes = { string: 1, value: 2, node: 3, name: 4, distinctNode: 5, kind: 6, namedNode: 10 } as const

export class MetadataNumbers {
  private readonly module: Module
  private readonly named: ReadonlyMap<string, readonly MetadataNode[]>
  private readonly values: ValueNumbers
  private readonly pointees: ReadonlyMap<MetadataConstant, IrType>
  private readonly entries: Entry[] = []
  private readonly numbers = new Map<MetadataNode, number>()
  private readonly byKey = new Map<string, number>()
  private readonly kinds = new Map<string, number>(attachmentKinds.map((name, index) => [name, index]))
  private readonly casts = new Map<MetadataConstant, ConstantExpression>()
  private nextValue = 0
  private readonly valueKeys = new Map<unknown, number>()
  private readonly locals = new Map<Value, number>()

  constructor(
    module: Module,
    named: ReadonlyMap<string, readonly MetadataNode[]>,
    values: ValueNumbers,
    pointees: ReadonlyMap<MetadataConstant, IrType>,
  ) {
    this.module = module
    this.named = named
    this.values = values
    this.pointees = pointees
  }

  /** Numbers everything named nodes and attachments reach; constants go to the module's own. */
  collect(constants: ConstantSet, withBodies: boolean): void {
    for (const nodes of this.named.values()) for (const node of nodes) this.visit(node, constants)
    if (!withBodies) return
    for (const fn of this.module.functions.values())
      for (const instruction of fn.instructions()) {
        for (const [kind, node] of instruction.metadata ?? []) {
          this.visit(node, constants)
          if (!this.kinds.has(kind)) this.kinds.set(kind, this.kinds.size)
        }
        for (const metadata of argumentsOf(instruction)) if (!isLocal(metadata)) this.visit(metadata, constants)
      }
  }

  private visit(metadata: Metadata, constants: ConstantSet): void {
    if (metadata === null) return
    if (metadata instanceof MetadataString) this.number(`s${metadata.text}`, { kind: 'string', text: metadata.text })
    else if (metadata instanceof MetadataConstant) this.visitValue(metadata, constants)
    else if (!this.numbers.has(metadata)) {
      // A loop's node mentions itself; the number is put right below.
      this.numbers.set(metadata, -1)
      for (const operand of metadata.operands) this.visit(operand, constants)
      for (const text of stringsOf(metadata)) this.number(`s${text}`, { kind: 'string', text })
      const key =
        metadata.distinct || metadata instanceof DebugNode
          ? ''
          : `n${metadata.operands.map((operand) => this.operandNumber(operand)).join(',')}`
      this.numbers.set(metadata, this.number(key, { kind: 'node', node: metadata }))
    }
  }

  private visitValue(constant: MetadataConstant, constants: ConstantSet): void {
    if (this.isGone(constant)) return
    const type = this.typeOf(constant)
    const { value } = constant
    // From shader model 6.6 on, the globals of a library hold handles, but their records speak of the resource.
    if (value instanceof GlobalVariable && type !== this.values.types.ofValue(value))
      this.casts.set(constant, new ConstantExpression('bitcast', value.type, [value]))
    constants.add(this.valueOf(constant), type)
    this.number(this.valueKey(constant, type), { kind: 'value', constant, type })
  }

  private valueOf(constant: MetadataConstant): Value {
    return this.casts.get(constant) ?? constant.value
  }

  private typeOf(constant: MetadataConstant): number {
    const { types } = this.values
    const pointee = this.pointees.get(constant)
    const space = constant.value.type.kind === 'pointer' ? constant.value.type.addressSpace : 0
    return pointee === undefined ? types.ofValue(constant.value) : types.pointer(types.of(pointee), space)
  }

  private valueKey({ value }: MetadataConstant, type: number): string {
    let number = this.valueKeys.get(value)
    if (number === undefined) {
      number = this.nextValue++
      this.valueKeys.set(value, number)
    }
    return `v${number}:${type}`
  }

  /** Symbols that left the module are null in metadata. */
  private isGone({ value }: MetadataConstant): boolean {
    return (value instanceof IrFunction || value instanceof GlobalVariable) && value.module !== this.module
  }

  private number(key: string, entry: Entry): number {
    let number = key === '' ? undefined : this.byKey.get(key)
    if (number === undefined) {
      number = this.entries.length
      this.entries.push(entry)
      if (key !== '') this.byKey.set(key, number)
    }
    return number
  }

  /** Plus one; 0 is null. */
  private operandNumber(metadata: Metadata): number {
    if (metadata === null) return 0
    if (metadata instanceof MetadataString) return this.byKey.get(`s${metadata.text}`)! + 1
    if (metadata instanceof MetadataConstant)
      return this.isGone(metadata) ? 0 : this.byKey.get(this.valueKey(metadata, this.typeOf(metadata)))! + 1
    return (this.numbers.get(metadata) ?? bug('a node has no number')) + 1
  }

  write(writer: BitWriter): void {
    if (this.entries.length === 0) return
    writer.enterBlock(metadataBlock, 3)
    const text = writer.defineText(codes.string, 0)
    for (const entry of this.entries) {
      if (entry.kind === 'string') writer.textRecord(text, [], utf8(entry.text))
      else if (entry.kind === 'value')
        writer.record(codes.value, [entry.type, this.values.of(this.valueOf(entry.constant), entry.type)])
      else if (entry.node instanceof DebugNode) this.writeDebugNode(writer, entry.node)
      else
        writer.record(
          entry.node.distinct ? codes.distinctNode : codes.node,
          entry.node.operands.map((operand) => this.operandNumber(operand)),
        )
    }
    for (const [name, nodes] of this.named) {
      writer.record(codes.name, [...utf8(name)])
      writer.record(
        codes.namedNode,
        nodes.map((node) => this.nodeNumber(node)),
      )
    }
    writer.leaveBlock()
  }

  private writeDebugNode(writer: BitWriter, node: DebugNode): void {
    const distinct = node.distinct ? 1 : 0
    const layout = layoutOfForm.get(node.form)
    if (!layout) {
      const operations = node.fields.get('operations')
      const numbers = Array.isArray(operations) ? operations.map(wordNumber) : []
      writer.record(expressionCode, [distinct, ...numbers])
      return
    }
    const fields = layout.fields.map(({ kind, name }) => {
      const value = node.fields.get(name)
      if (value === undefined || value === null) return 0
      if (typeof value === 'string') return this.operandNumber(new MetadataString(value))
      if (typeof value === 'boolean') return value ? 1 : 0
      if (kind === 'n') return wordNumber(value as DebugWord)
      return this.operandNumber(value as Metadata) - (kind === 'i' ? 1 : 0)
    })
    writer.record(layout.code, [distinct, ...fields])
  }

  /** Values of a function in its calls of `llvm.dbg.value`; they are numbered behind everything else while the function is written. */
  enterFunction(writer: BitWriter, fn: IrFunction): void {
    this.locals.clear()
    const values: Value[] = []
    for (const instruction of fn.instructions())
      for (const metadata of argumentsOf(instruction)) {
        if (!isLocal(metadata) || this.locals.has(metadata.value)) continue
        this.locals.set(metadata.value, this.entries.length + values.length)
        values.push(metadata.value)
      }
    if (values.length === 0) return
    writer.enterBlock(metadataBlock, 3)
    for (const value of values) writer.record(codes.value, [this.values.types.ofValue(value), this.values.of(value)])
    writer.leaveBlock()
  }

  /** The number of metadata that is the argument of a call. */
  argumentNumber({ metadata }: MetadataValue): number {
    return isLocal(metadata)
      ? (this.locals.get(metadata.value) ?? bug('a local value has no number'))
      : this.operandNumber(metadata) - 1
  }

  /** Line, column, scope and call of an instruction, as its own record has them. */
  locationOperands(location: MetadataNode): number[] {
    const { fields } = location as DebugNode
    const numberOf = (name: string): number => this.operandNumber((fields.get(name) as Metadata | undefined) ?? null)
    return [fields.get('line') as number, fields.get('column') as number, numberOf('scope'), numberOf('inlinedAt')]
  }

  writeKinds(writer: BitWriter): void {
    writer.enterBlock(metadataBlock, 3)
    for (const [name, number] of this.kinds) writer.record(codes.kind, [number, ...utf8(name)])
    writer.leaveBlock()
  }

  nodeNumber(node: MetadataNode): number {
    return this.numbers.get(node) ?? bug('a node has no number')
  }

  kindNumber(kind: string): number {
    return this.kinds.get(kind) ?? bug(`metadata of the kind ${kind} has no number`)
  }
}

type DebugWord = number | { readonly word: string }

function wordNumber(value: DebugWord): number {
  return typeof value === 'number' ? value : (debugWords[value.word] ?? bug(`LLVM 3.7 has no ${value.word}`))
}

function stringsOf(node: MetadataNode): string[] {
  return node instanceof DebugNode ? [...node.fields.values()].filter((value) => typeof value === 'string') : []
}

function argumentsOf(instruction: Instruction): Exclude<Metadata, null>[] {
  if (instruction.opcode !== 'call') return []
  return instruction.operands.flatMap((operand) =>
    operand.kind === 'metadata' ? [(operand as MetadataValue).metadata] : [],
  )
}

function isLocal(metadata: Exclude<Metadata, null>): metadata is MetadataConstant {
  return metadata instanceof MetadataConstant && !isConstant(metadata.value)
}
