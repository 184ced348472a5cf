// Finds values that are the same constant on every path that can be taken, and paths that cannot be taken, both at once.
//
//   int mode = 1; while (more) { if (mode == 2) B[0] = 1; else mode = 1; }
//
// mode stays 1 only if the branch is never taken, and the branch is never taken only if mode stays 1: assuming both until proved
// wrong finds what one after the other would not (Wegman and Zadeck 1991). Constants go into conditions; simplify-cfg then removes the
// paths that are not taken.
import { ConstantInt, isConstant, isZeroValue } from '../ir/constants.ts'
import { foldInstruction } from '../ir/fold.ts'
import type { Instruction } from '../ir/instructions.ts'
import { type BasicBlock, GlobalVariable, type IrFunction, type Module } from '../ir/module.ts'
import type { Use, Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { isRemovable } from './effects.ts'
import { foldIntrinsic } from './simplify/fold-intrinsics.ts'

export const constantPropagation = definePass({
  name: 'constant-propagation',
  summary: 'Find constants through branches that are never taken.',
  after: [],
  // Removing unused values gives no new constants.
  ignores: ['constant-propagation', 'dead-stores', 'dead-code'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (!fn.isDeclaration) changed = new Propagation(fn).run() || changed
    }
    return changed
  },
})

/** Known to vary. */
const varying = Symbol('varying')

/** Undefined: nothing seen yet. Poison gives way to any other constant. */
type Knowledge = Value | typeof varying | undefined

class Propagation {
  private readonly fn: IrFunction
  /** By slot. */
  private readonly known: Knowledge[]
  /** By the blocks' slots. */
  private readonly reached: Uint8Array
  /** Edges that are taken, as numbers made of the slots of their blocks. */
  private readonly taken = new Set<number>()
  /** Edges to follow: where each comes from, then where it goes. */
  private readonly edges: BasicBlock[] = []
  private readonly changedValues: Instruction[] = []
  /** Positions of the edges in the phis of blocks with many. */
  private readonly positions = new Map<Instruction, Map<BasicBlock, number>>()
  /** A block is seen for the first time: its values have not been read, so no users have to be visited again. */
  private isFirstVisit = false
  /** How many instructions are known to be constants. */
  private constants = 0

  constructor(fn: IrFunction) {
    this.fn = fn
    this.known = new Array<Knowledge>(fn.numberInstructions()).fill(undefined)
    this.reached = new Uint8Array(fn.numberBlocks())
  }

  run(): boolean {
    this.enter(this.fn.entry)
    for (;;) {
      const to = this.edges.pop()
      if (to !== undefined) {
        this.take(this.edges.pop()!, to)
        continue
      }
      const changed = this.changedValues.pop()
      if (changed === undefined) break
      for (const use of changed.uses) this.revisit(use)
    }
    return this.constants > 0 && this.replace()
  }

  private replace(): boolean {
    let changed = false
    for (let block = this.fn.blocks.first; block !== undefined; block = block.next)
      for (let each = block.instructions.first; each !== undefined; ) {
        const instruction: Instruction = each
        each = instruction.next
        const value = this.known[instruction.slot]
        if (value === undefined || value === varying || !isRemovable(instruction)) continue
        instruction.replaceWith(value)
        changed = true
      }
    return changed
  }

  // ---- Ways ----

  private enter(block: BasicBlock): void {
    this.reached[block.slot] = 1
    this.isFirstVisit = true
    for (let each = block.instructions.first; each !== undefined; each = each.next)
      if (each.opcode !== 'phi') this.visit(each)
    this.isFirstVisit = false
  }

  private take(from: BasicBlock, to: BasicBlock): void {
    const edge = this.edgeNumber(from, to)
    if (this.taken.has(edge)) return
    this.taken.add(edge)
    const isNew = this.reached[to.slot] === 0
    this.isFirstVisit = isNew
    for (let phi = to.instructions.first; phi?.opcode === 'phi'; phi = phi.next) this.mergeFrom(phi, from)
    this.isFirstVisit = false
    if (isNew) this.enter(to)
  }

  private edgeNumber(from: BasicBlock, to: BasicBlock): number {
    return from.slot * this.reached.length + to.slot
  }

  private mergeFrom(phi: Instruction, from: BasicBlock): void {
    const position = this.positionOf(phi, from)
    if (position !== undefined) this.merge(phi, this.of(phi.operand(position)))
  }

  private positionOf(phi: Instruction, from: BasicBlock): number | undefined {
    if (phi.incomingBlocks.length < 16) return phi.incomingBlocks.indexOf(from)
    let positions = this.positions.get(phi)
    if (positions === undefined) {
      positions = new Map(phi.incomingBlocks.map((block, position) => [block, position]))
      this.positions.set(phi, positions)
    }
    return positions.get(from)
  }

  // ---- Values ----

  private of(value: Value): Knowledge {
    if (value.kind === 'instruction') return this.known[(value as Instruction).slot]
    return isConstant(value) ? value : varying
  }

  private merge(instruction: Instruction, value: Knowledge): void {
    const known = this.known[instruction.slot]
    if (value === undefined || value === known || known === varying) return
    const isNews = known === undefined || value === varying || isPoison(known)
    if (!isNews && isPoison(value)) return
    const learned = isNews ? value : varying
    this.known[instruction.slot] = learned
    if (known !== undefined) this.constants--
    if (learned !== varying) this.constants++
    if (!this.isFirstVisit) this.changedValues.push(instruction)
  }

  private revisit({ user, index }: Use): void {
    if (user.kind !== 'instruction') return
    const instruction = user as Instruction
    if (this.known[instruction.slot] === varying) return
    const block = instruction.block!
    if (this.reached[block.slot] === 0) return
    if (instruction.opcode !== 'phi') this.visit(instruction)
    else if (this.taken.has(this.edgeNumber(instruction.incomingBlocks[index]!, block)))
      this.merge(instruction, this.of(instruction.operand(index)))
  }

  private visit(instruction: Instruction): void {
    if (instruction.isTerminator) this.visitTerminator(instruction)
    else if (this.known[instruction.slot] !== varying) this.merge(instruction, this.evaluate(instruction))
  }

  private visitTerminator(terminator: Instruction): void {
    const from = terminator.block!
    const decided = this.decidedSuccessor(terminator)
    if (decided === 'later') return
    if (decided !== undefined) this.edges.push(from, decided)
    else if (terminator.successorCount === 1) this.edges.push(from, terminator.successor(0))
    else for (const to of from.successors()) this.edges.push(from, to)
  }

  private decidedSuccessor(terminator: Instruction): BasicBlock | 'later' | undefined {
    if (terminator.opcode !== 'switch' && !terminator.isConditionalBranch) return undefined
    const value = this.of(terminator.operand(0))
    if (value === undefined) return 'later'
    return value instanceof ConstantInt ? terminator.successorFor(value) : undefined
  }

  private evaluate(instruction: Instruction): Knowledge {
    const { opcode } = instruction
    if (opcode === 'select') return this.evaluateSelect(instruction)
    if (opcode === 'load') return loadedConstant(instruction) ?? varying
    // A product with zero is zero, whatever the rest.
    const canBeZero = opcode === 'mul' || opcode === 'and'
    let waits = false
    let varies = false
    for (let index = 0; index < instruction.operands.length; index++) {
      const value = this.of(instruction.operands[index]!)
      if (value === varying) {
        if (!canBeZero) return varying
        varies = true
      } else if (value === undefined) waits = true
      else if (canBeZero && isZeroValue(value)) return value
    }
    if (waits) return undefined
    return varies || opcode === 'alloca' || !isRemovable(instruction) ? varying : this.fold(instruction)
  }

  private fold(instruction: Instruction): Value | typeof varying {
    const operands = instruction.operands.map((operand) => this.of(operand) as Value)
    return (
      foldInstruction(instruction, operands) ??
      (instruction.opcode === 'call' ? foldIntrinsic(instruction, operands) : undefined) ??
      varying
    )
  }

  private evaluateSelect(select: Instruction): Knowledge {
    const condition = this.of(select.condition)
    if (condition === undefined) return undefined
    if (condition instanceof ConstantInt) return this.of(condition.isZero ? select.ifFalse : select.ifTrue)
    const yes = this.of(select.ifTrue)
    const no = this.of(select.ifFalse)
    if (yes === undefined || no === undefined) return yes ?? no
    return yes === no ? yes : varying
  }
}

/** `static const bool shadows = false;` decides a branch as a literal does. */
function loadedConstant(load: Instruction): Value | undefined {
  const from = load.operand(0)
  if (!(from instanceof GlobalVariable) || !from.isConstant) return undefined
  const { initializer } = from
  return initializer && initializer.type === load.type && isConstant(initializer) ? initializer : undefined
}

function isPoison(value: Knowledge): boolean {
  return typeof value === 'object' && value.kind === 'poison'
}
