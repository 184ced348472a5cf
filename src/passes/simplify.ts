// Replaces instructions by simpler ones, looking at one instruction and its operands at a time.
//
//   %a = mul i32 %x, 0            =>      (nothing; uses become 0)
//   %b = icmp ult i32 %x, 0       =>      (nothing; uses become false)
//
// The rules stand in simplify/, by family. A change puts the users back on the list of work, so everything that follows from a fact
// is found in one run. Branches on constants are left for simplify-cfg, which records why code is removed.
import { isReachable, markReachable } from '../analysis/cfg.ts'
import { Builder } from '../ir/builder.ts'
import { constantInt, isConstant, poisonValue, splat } from '../ir/constants.ts'
import { foldInstruction, poisonedBinary } from '../ir/fold.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import { type BinaryOpcode, castOpcodes, type Opcode, Trait } from '../ir/opcodes.ts'
import { scalarOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { isRemovable, recordUnused } from './effects.ts'
import type { Remarks } from './remarks.ts'
import { simplifyAddress } from './simplify/addresses.ts'
import {
  simplifyAdd,
  simplifyDivision,
  simplifyFloatAdd,
  simplifyFloatDiv,
  simplifyFloatMul,
  simplifyFloatNegation,
  simplifyFloatSub,
  simplifyMul,
  simplifySub,
} from './simplify/arithmetic.ts'
import { simplifyAnd, simplifyOr, simplifyShift, simplifyXor } from './simplify/bitwise.ts'
import { simplifyCast } from './simplify/casts.ts'
import { computeInChoice } from './simplify/choices.ts'
import { simplifyFloatCompare, simplifyIntCompare } from './simplify/compare.ts'
import { simplifyCall } from './simplify/intrinsics.ts'
import { BitKnowledge, exactValue } from './simplify/known-bits.ts'
import { asOpcode, complementOf, type Rule, type SimplifyContext } from './simplify/rule.ts'
import { simplifyPhi, simplifySelect } from './simplify/select.ts'
import {
  simplifyExtractElement,
  simplifyExtractValue,
  simplifyInsertElement,
  simplifyShuffle,
} from './simplify/vectors.ts'

export const simplify = definePass({
  name: 'simplify',
  summary: 'Replace instructions by simpler ones.',
  after: [],
  ignores: ['simplify'],
  run(module: Module, { remarks, level }): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (!fn.isDeclaration) changed = new Simplifier(fn, module, remarks, level > 0).run() || changed
    }
    return changed
  },
})

/** `!c` as a condition: exchange the targets. */
const simplifyBranch: Rule = (branch) => {
  if (!branch.isConditionalBranch) return undefined
  const opposite = complementOf(branch.condition)
  if (opposite === undefined) return undefined
  const [ifTrue, ifFalse] = [branch.ifTrue, branch.ifFalse]
  branch.setOperand(0, opposite)
  branch.setOperand(1, ifFalse)
  branch.setOperand(2, ifTrue)
  branch.invert()
  return branch
}

const simplifyFreeze: Rule = (freeze) => {
  const inner = freeze.operand(0)
  return asOpcode(inner, 'freeze')
}

const rules: ReadonlyMap<Opcode, Rule> = new Map<Opcode, Rule>([
  ...castOpcodes.map((opcode): [Opcode, Rule] => [opcode, simplifyCast]),
  ['add', simplifyAdd],
  ['sub', simplifySub],
  ['mul', simplifyMul],
  ['udiv', simplifyDivision],
  ['sdiv', simplifyDivision],
  ['urem', simplifyDivision],
  ['srem', simplifyDivision],
  ['fadd', simplifyFloatAdd],
  ['fsub', simplifyFloatSub],
  ['fmul', simplifyFloatMul],
  ['fdiv', simplifyFloatDiv],
  ['fneg', simplifyFloatNegation],
  ['and', simplifyAnd],
  ['or', simplifyOr],
  ['xor', simplifyXor],
  ['shl', simplifyShift],
  ['lshr', simplifyShift],
  ['ashr', simplifyShift],
  ['icmp', simplifyIntCompare],
  ['fcmp', simplifyFloatCompare],
  ['select', simplifySelect],
  ['phi', simplifyPhi],
  ['freeze', simplifyFreeze],
  ['extractelement', simplifyExtractElement],
  ['insertelement', simplifyInsertElement],
  ['shufflevector', simplifyShuffle],
  ['extractvalue', simplifyExtractValue],
  ['getelementptr', simplifyAddress],
  ['call', simplifyCall],
  ['br', simplifyBranch],
])

function hasPoison({ operands }: Instruction): boolean {
  for (let index = 0; index < operands.length; index++) if (operands[index]!.kind === 'poison') return true
  return false
}

class WatchedBuilder extends Builder {
  private readonly created: (instruction: Instruction) => void

  constructor(module: Module, created: (instruction: Instruction) => void) {
    super(module)
    this.created = created
  }

  override insert(instruction: Instruction): Instruction {
    super.insert(instruction)
    this.created(instruction)
    return instruction
  }
}

class Simplifier {
  private readonly fn: IrFunction
  private readonly pending: Instruction[] = []
  /** Whether an instruction is in `pending`, or in a block that is still to come, by slot. */
  private waits: Uint8Array
  private readonly context: SimplifyContext
  private readonly remarks: Remarks
  private changed = false

  constructor(fn: IrFunction, module: Module, remarks: Remarks, followsBits: boolean) {
    this.fn = fn
    this.remarks = remarks
    const builder = new WatchedBuilder(module, (instruction) => this.enqueueNew(instruction))
    this.context = { builder, bits: new BitKnowledge(), followsBits }
    // Code that cannot be reached may use itself in circles.
    markReachable(fn)
    const slots = fn.numberInstructions()
    this.waits = new Uint8Array(2 * slots).fill(1, 0, slots)
  }

  /** Block by block, the first instruction first; what a change leaves to do comes before anything else. */
  run(): boolean {
    for (let block = this.fn.blocks.first; block !== undefined; block = block.next) {
      for (let each = block.instructions.last; each !== undefined; each = each.previous) this.pending.push(each)
      this.drain()
    }
    return this.changed
  }

  private drain(): void {
    for (let instruction = this.pending.pop(); instruction; instruction = this.pending.pop()) {
      this.waits[instruction.slot] = 0
      if (instruction.block !== undefined && isReachable(instruction.block)) this.visit(instruction)
    }
  }

  private enqueueNew(instruction: Instruction): void {
    if (instruction.slot >= this.waits.length) {
      const more = new Uint8Array(2 * (instruction.slot + 1))
      more.set(this.waits)
      this.waits = more
    }
    this.enqueue(instruction)
  }

  private enqueue(instruction: Instruction): void {
    if (this.waits[instruction.slot] === 1) return
    this.waits[instruction.slot] = 1
    this.pending.push(instruction)
  }

  private enqueueUsers(value: Value): void {
    for (const { user } of value.uses) if (user.kind === 'instruction') this.enqueue(user as Instruction)
  }

  private visit(instruction: Instruction): void {
    if (!instruction.hasUses && isRemovable(instruction)) {
      this.eraseUnused(instruction)
      return
    }
    const condition = instruction.opcode === 'br' ? instruction.operand(0) : undefined
    const result = this.simplify(instruction)
    if (result === undefined) return
    this.changed = true
    if (condition?.kind === 'instruction') this.enqueue(condition as Instruction)
    this.enqueueUsers(instruction)
    this.enqueue(instruction)
    if (result === instruction) return
    if (result.kind === 'instruction' && result.name === '') result.name = instruction.name
    instruction.replaceAllUsesWith(result)
  }

  private eraseUnused(instruction: Instruction): void {
    const { operands } = instruction
    recordUnused(instruction, this.remarks)
    instruction.erase()
    this.changed = true
    for (const operand of operands) if (operand.kind === 'instruction') this.enqueue(operand as Instruction)
  }

  private simplify(instruction: Instruction): Value | undefined {
    const { opcode } = instruction
    if (instruction.hasTrait(Trait.binary | Trait.cast | Trait.comparison) && hasPoison(instruction))
      return instruction.hasTrait(Trait.binary)
        ? poisonedBinary(opcode as BinaryOpcode, instruction.lhs, instruction.rhs)
        : poisonValue(instruction.type)
    const folded = foldInstruction(instruction)
    if (folded !== undefined) return folded
    if (instruction.hasTrait(Trait.commutative) && isConstant(instruction.lhs) && !isConstant(instruction.rhs)) {
      const constant = instruction.lhs
      instruction.setOperand(0, instruction.rhs)
      instruction.setOperand(1, constant)
      return instruction
    }
    this.context.builder.positionBefore(instruction)
    const simpler = rules.get(opcode)?.(instruction, this.context)
    if (simpler !== undefined || !instruction.hasTrait(Trait.binary | Trait.cast | Trait.comparison)) return simpler
    // DXC keeps both where it does not optimise.
    const choice = this.context.followsBits ? computeInChoice(instruction, this.context) : undefined
    return choice ?? (instruction.hasTrait(Trait.comparison) ? undefined : this.exactResult(instruction))
  }

  /** Operations whose bits are all known whatever the operands. */
  private exactResult(instruction: Instruction): Value | undefined {
    const type = scalarOf(instruction.type)
    if (type.kind !== 'int' || !this.context.followsBits) return undefined
    const bits = this.context.bits.of(instruction)
    const exact = bits && exactValue(bits)
    return exact === undefined ? undefined : splat(instruction.type, constantInt(type, exact))
  }
}
