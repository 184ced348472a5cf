// Copies blocks: for inlining (into another function) and unrolling (beside the originals).
import { attachRecord, DebugRecord } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { BasicBlock, type IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

/** What stands for values in a copy. */
export interface CopyTable {
  get(value: Value): Value | undefined
  set(value: Value, copy: Value): unknown
}

/** For copies of a whole function, which does not change meanwhile: its instructions are found by their slots. */
export class FunctionCopies implements CopyTable {
  readonly #copies: (Value | undefined)[]
  readonly #others = new Map<Value, Value>()

  constructor(fn: IrFunction) {
    this.#copies = new Array<Value | undefined>(fn.numberInstructions()).fill(undefined)
  }

  get(value: Value): Value | undefined {
    switch (value.kind) {
      case 'instruction':
        return this.#copies[(value as Instruction).slot]
      case 'argument':
      case 'block':
        return this.#others.get(value)
      default:
        return undefined
    }
  }

  set(value: Value, copy: Value): void {
    if (value.kind === 'instruction') this.#copies[(value as Instruction).slot] = copy
    else this.#others.set(value, copy)
  }
}

/**
 * Copies of `blocks`, in no function yet. Operands found in `values` are replaced; the map is extended by every copied block and
 * instruction. Incoming edges of phis are mapped where the block is, and kept where it is not.
 */
export function cloneBlocks(blocks: Iterable<BasicBlock>, values: CopyTable): BasicBlock[] {
  const originals = [...blocks]
  const copies = originals.map((block) => {
    const copy = new BasicBlock(block.name)
    values.set(block, copy)
    return copy
  })
  /** Instructions with operands that may be copied later than they are: these come when everything is there. */
  const early: Instruction[] = []
  for (let position = 0; position < originals.length; position++) {
    const copy = copies[position]!
    for (let each = originals[position]!.instructions.first; each !== undefined; each = each.next) {
      const clone = copyOf(each, values, early)
      values.set(each, clone)
      copy.append(clone)
    }
  }
  for (const original of early) complete(values.get(original) as Instruction, original, values)
  return copies
}

function copyOf(original: Instruction, values: CopyTable, early: Instruction[]): Instruction {
  let isEarly = original.debugRecords !== undefined || original.opcode === 'phi'
  const operands = original.operands.slice()
  for (let index = 0; index < operands.length; index++) {
    const operand = operands[index]!
    const copied = values.get(operand)
    if (copied !== undefined) operands[index] = copied
    else if (operand.kind === 'instruction') isEarly = true
  }
  const clone = original.clone(operands)
  clone.name = original.name
  if (isEarly) early.push(original)
  return clone
}

function complete(clone: Instruction, { operands, debugRecords }: Instruction, values: CopyTable): void {
  for (let index = 0; index < operands.length; index++) {
    const copied = values.get(operands[index]!)
    if (copied !== undefined && copied !== clone.operands[index]) clone.setOperand(index, copied)
  }
  for (let index = 0; index < clone.incomingBlocks.length; index++) {
    const copied = values.get(clone.incomingBlocks[index]!)
    if (copied) clone.incomingBlocks[index] = copied as BasicBlock
  }
  if (debugRecords !== undefined) copyRecords(debugRecords, clone, values)
}

function copyRecords(records: readonly DebugRecord[], to: Instruction, values: CopyTable): void {
  for (const { kind, variable, location, value, fragment } of records) {
    const copied = value && (values.get(value) ?? value)
    attachRecord(new DebugRecord(kind, variable, location, copied, fragment), to)
  }
}
