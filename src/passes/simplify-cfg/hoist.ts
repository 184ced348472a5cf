// What both arms of a branch compute is computed before the branch.
//
//   if (c) x = b * sin(a); else x = sin(a) + 2;      =>      s = sin(a); x = c ? b * s : s + 2;
//
// Arms that turn out equal leave a branch that decides nothing, and what its condition was computed from is not used (DXC's "simple
// GVN hoist"). Writes stay in their arms, and so do reads behind them: DXC keeps a branch between two equal stores.
import type { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock } from '../../ir/module.ts'
import { append } from '../../support/lists.ts'
import { isConvergent, mayRead, mayWrite } from '../effects.ts'
import { hashOf } from '../instruction-hash.ts'

export function hoistCommonCode(block: BasicBlock): boolean {
  const branch = block.terminator
  if (!branch?.isConditionalBranch) return false
  const [yes, no] = [branch.successor(0), branch.successor(1)]
  if (yes === no || yes.singlePredecessor !== block || no.singlePredecessor !== block) return false
  if (yes.instructions.first === yes.terminator || no.instructions.first === no.terminator) return false
  if (yes.instructions.first?.opcode === 'phi' || no.instructions.first?.opcode === 'phi') return false
  const others = new Candidates(no)
  let changed = false
  for (const first of hoistable(yes)) {
    if (!standsAlone(first, yes)) continue
    const second = others.take(first)
    if (second === undefined) continue
    first.moveBefore(branch)
    const users = second.uses.map(({ user }) => user as Instruction)
    second.replaceWith(first)
    for (const user of users) others.add(user)
    changed = true
  }
  return changed
}

/** The instructions of an arm whose operands are computed before it, by hash. */
class Candidates {
  readonly #arm: BasicBlock
  readonly #mayMove: ReadonlySet<Instruction>
  readonly #byHash = new Map<number, Instruction[]>()

  constructor(arm: BasicBlock) {
    this.#arm = arm
    this.#mayMove = new Set(hoistable(arm))
    for (const instruction of this.#mayMove) this.add(instruction)
  }

  add(instruction: Instruction): void {
    if (!this.#mayMove.has(instruction) || !standsAlone(instruction, this.#arm)) return
    const hash = hashOf(instruction)
    append(this.#byHash, hash, instruction)
  }

  /** One that computes the same, which is a candidate no more. */
  take(wanted: Instruction): Instruction | undefined {
    const bucket = this.#byHash.get(hashOf(wanted))
    const index = bucket?.findIndex((each) => areEqual(each, wanted)) ?? -1
    return index < 0 ? undefined : bucket!.splice(index, 1)[0]
  }
}

/** What may be moved to the front of an arm, in order. */
function hoistable(arm: BasicBlock): Instruction[] {
  const found: Instruction[] = []
  let isWritten = false
  for (const instruction of arm.instructions) {
    if (mayWrite(instruction)) isWritten = true
    else if (isHoistable(instruction) && !(isWritten && mayRead(instruction))) found.push(instruction)
  }
  return found
}

function standsAlone({ operands }: Instruction, arm: BasicBlock): boolean {
  return operands.every((operand) => operand.kind !== 'instruction' || (operand as Instruction).block !== arm)
}

function isHoistable(instruction: Instruction): boolean {
  return !instruction.isTerminator && instruction.opcode !== 'alloca' && !isConvergent(instruction)
}

function areEqual(first: Instruction, second: Instruction): boolean {
  return (
    first.opcode === second.opcode &&
    first.type === second.type &&
    first.subjectType === second.subjectType &&
    first.predicate === second.predicate &&
    first.flags === second.flags &&
    first.alignment === second.alignment &&
    first.operands.length === second.operands.length &&
    first.operands.every((operand, index) => operand === second.operands[index]) &&
    first.indices.length === second.indices.length &&
    first.indices.every((value, index) => value === second.indices[index])
  )
}
