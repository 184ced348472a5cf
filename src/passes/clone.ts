// Copies blocks: for inlining (into another function) and unrolling (beside the originals).
import { attachRecord, DebugRecord } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { BasicBlock } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

/**
 * Copies of `blocks`, in no function yet. Operands found in `values` are replaced; the map is extended by every copied block and
 * instruction. Incoming edges of phis are mapped where the block is, and kept where it is not.
 */
export function cloneBlocks(blocks: Iterable<BasicBlock>, values: Map<Value, Value>): BasicBlock[] {
  const copies: BasicBlock[] = []
  const originals: Instruction[] = []
  const clones: Instruction[] = []
  for (const block of blocks) {
    const copy = new BasicBlock(block.name)
    values.set(block, copy)
    copies.push(copy)
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      // Operands may be copied later than their users, so they come when everything is there.
      const clone = each.clone([])
      clone.name = each.name
      values.set(each, clone)
      copy.append(clone)
      originals.push(each)
      clones.push(clone)
    }
  }
  originals.forEach(({ operands, debugRecords }, position) => {
    const clone = clones[position]!
    for (const operand of operands) clone.appendOperand(values.get(operand) ?? operand)
    if (debugRecords !== undefined) copyRecords(debugRecords, clone, values)
    for (let index = 0; index < clone.incomingBlocks.length; index++) {
      const mapped = values.get(clone.incomingBlocks[index]!)
      if (mapped) clone.incomingBlocks[index] = mapped as BasicBlock
    }
  })
  return copies
}

function copyRecords(records: readonly DebugRecord[], to: Instruction, values: ReadonlyMap<Value, Value>): void {
  for (const { kind, variable, location, value, fragment } of records) {
    const copied = value && (values.get(value) ?? value)
    attachRecord(new DebugRecord(kind, variable, location, copied, fragment), to)
  }
}
