// Copies blocks: for inlining (into another function) and unrolling (beside the originals).
import type { Instruction } from '../ir/instructions.ts'
import { BasicBlock } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

/**
 * Copies of `blocks`, in no function yet. Operands found in `values` are replaced; the map is extended by every copied block and
 * instruction. Incoming edges of phis are mapped where the block is, and kept where it is not.
 */
export function cloneBlocks(blocks: Iterable<BasicBlock>, values: Map<Value, Value>): BasicBlock[] {
  const copies: BasicBlock[] = []
  const clones: Instruction[] = []
  for (const block of blocks) {
    const copy = new BasicBlock(block.name)
    values.set(block, copy)
    copies.push(copy)
    for (const instruction of block.instructions) {
      const clone = instruction.clone()
      clone.name = instruction.name
      values.set(instruction, clone)
      copy.append(clone)
      clones.push(clone)
    }
  }
  for (const clone of clones) {
    for (let index = 0; index < clone.operands.length; index++) {
      const mapped = values.get(clone.operand(index))
      if (mapped) clone.setOperand(index, mapped)
    }
    for (let index = 0; index < clone.incomingBlocks.length; index++) {
      const mapped = values.get(clone.incomingBlocks[index]!)
      if (mapped) clone.incomingBlocks[index] = mapped as BasicBlock
    }
  }
  return copies
}
