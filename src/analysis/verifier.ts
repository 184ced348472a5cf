// Says what is wrong with a module; runs around every pass in tests. Rules, each reported with the value it is about:
//
// Module
//   - a symbol stands in the module's tables under its own name; an initializer has the type of its global
//   - two structs of one name are one type
// Functions
//   - arguments fit the function type; nothing but an intrinsic takes or gives a handle (`target("dx....")`) or token
//   - the entry block has no predecessors
// Blocks
//   - a block knows its function, an instruction its block
//   - a block ends with a terminator and has no other; phis stand before everything else
// Instructions
//   - operand types, result types, indices, flags and orderings fit the opcode (verify-operands.ts)
//   - a call has the type of what it calls; a return the type of its function
//   - a phi has one value per incoming edge, the same one for several edges from one block, and is no handle
// Values
//   - operands are in the same function or the same module, and are not erased
//   - a value is computed on every path to its uses (its definition dominates them)
//   - uses and operands agree, both ways
//
// Takes n log n time. The dominator tree is asked for nothing when the blocks are broken already.
import { ConstantAggregate, ConstantExpression } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import { BasicBlock, GlobalVariable, IrFunction, type Module } from '../ir/module.ts'
import { constantText } from '../ir/print-constants.ts'
import { StructCollector } from '../ir/struct-collector.ts'
import { Argument, type User, type Value } from '../ir/values.ts'
import { DominatorTree } from './dominators.ts'
import { checkInstruction, checkMembers, isTokenLike } from './verify-operands.ts'

export interface VerifierProblem {
  readonly message: string
  /** What the message is about. */
  readonly value: Value
}

export function verifyModule(module: Module): VerifierProblem[] {
  const verifier = new Verifier(module)
  verifier.checkModule()
  return verifier.problems
}

class Verifier {
  readonly problems: VerifierProblem[] = []
  private readonly module: Module | undefined
  private readonly checkedConstants = new Set<Value>()
  private readonly checkedUses = new Set<Value>()

  constructor(module: Module | undefined) {
    this.module = module
  }

  private report(value: Value, message: string): void {
    this.problems.push({ value, message })
  }

  // ---- Module ----

  checkModule(): void {
    const { module } = this
    if (module === undefined) return
    for (const [name, global] of module.globals) {
      if (global.name !== name || global.module !== module) this.report(global, `the global is not at home as @${name}`)
      const { initializer } = global
      if (initializer !== undefined && initializer.type !== global.valueType)
        this.report(global, `the initializer of @${name} is not of type ${global.valueType.text}`)
      this.checkOperands(global)
      this.checkUses(global)
    }
    for (const [name, fn] of module.functions) {
      if (fn.name !== name || fn.module !== module) this.report(fn, `the function is not at home as @${name}`)
      this.checkFunction(fn)
    }
    const names = new Map<string, unknown>()
    const [anySymbol] = [...module.functions.values(), ...module.globals.values()]
    for (const struct of new StructCollector(module).collect()) {
      if (names.has(struct.name) && anySymbol !== undefined)
        this.report(anySymbol, `two different structs are called %${struct.name}`)
      names.set(struct.name, struct)
    }
  }

  // ---- Functions and blocks ----

  checkFunction(fn: IrFunction): void {
    this.checkSignature(fn)
    this.checkUses(fn)
    if (fn.isDeclaration) return
    const before = this.problems.length
    for (const block of fn.blocks) this.checkBlock(block, fn)
    if (fn.entry.hasPredecessors) this.report(fn.entry, `the entry block of @${fn.name} has predecessors`)
    if (this.problems.length > before) return
    const tree = new DominatorTree(fn)
    for (const block of fn.blocks) {
      this.checkPhis(block)
      for (const instruction of block.instructions) this.checkDominance(instruction, tree)
    }
  }

  private checkSignature(fn: IrFunction): void {
    const { functionType } = fn
    if (
      fn.arguments.length !== functionType.parameters.length ||
      fn.arguments.some((argument, index) => argument.type !== functionType.parameters[index])
    )
      this.report(fn, `the arguments of @${fn.name} are not those of its type`)
    for (const argument of fn.arguments) this.checkUses(argument)
    if (fn.name.startsWith('llvm.')) {
      if (!fn.isDeclaration) this.report(fn, `the intrinsic @${fn.name} has a body`)
      return
    }
    if (isTokenLike(functionType.result)) this.report(fn, `@${fn.name} gives a ${functionType.result.text}`)
    const handle = functionType.parameters.find(isTokenLike)
    if (handle !== undefined) this.report(fn, `@${fn.name} takes a ${handle.text}`)
  }

  private checkBlock(block: BasicBlock, fn: IrFunction): void {
    if (block.parent !== fn) this.report(block, 'the block does not know its function')
    this.checkUses(block)
    if (block.terminator === undefined) this.report(block, 'the block does not end with a terminator')
    let phisAreOver = false
    for (const instruction of block.instructions) {
      if (instruction.block !== block) this.report(instruction, 'the instruction does not know its block')
      if (instruction.isTerminator && instruction.next !== undefined)
        this.report(instruction, 'a terminator stands in the middle of a block')
      if (instruction.opcode !== 'phi') phisAreOver = true
      else if (phisAreOver) this.report(instruction, 'a phi stands behind other instructions')
      const complaint = checkInstruction(instruction)
      if (complaint !== undefined) this.report(instruction, `${instruction.opcode}: ${complaint}`)
      this.checkOperands(instruction)
      this.checkUses(instruction)
    }
  }

  /** One value per edge: the multisets of predecessors and of incoming blocks are equal. */
  private checkPhis(block: BasicBlock): void {
    const phis = block.phis()
    if (phis.length === 0) return
    const edges = new Map<BasicBlock, number>()
    for (const use of block.uses) {
      const from = (use.user as Instruction).block
      if (from !== undefined) edges.set(from, (edges.get(from) ?? 0) + 1)
    }
    let edgeCount = 0
    for (const count of edges.values()) edgeCount += count
    for (const phi of phis) {
      const values = new Map<BasicBlock, Value>()
      const missing = new Map(edges)
      for (const [index, from] of phi.incomingBlocks.entries()) {
        const value = phi.operand(index)
        const count = missing.get(from) ?? 0
        if (count === 0) this.report(phi, 'phi: has a value for an edge that does not exist')
        missing.set(from, count - 1)
        if (!isSameValue(values.get(from) ?? value, value))
          this.report(phi, 'phi: has two values for edges from one block')
        values.set(from, value)
      }
      if (phi.incomingBlocks.length < edgeCount) this.report(phi, 'phi: has no value for an edge')
    }
  }

  private checkDominance(instruction: Instruction, tree: DominatorTree): void {
    for (const [index, operand] of instruction.operands.entries()) {
      if (!(operand instanceof Instruction)) continue
      const use = instruction.operandUse(index)
      if (use === undefined || !tree.dominatesUse(operand, use))
        this.report(instruction, `${instruction.opcode}: operand ${index} is not computed on every way here`)
    }
  }

  // ---- Values ----

  private checkOperands(user: User): void {
    const fn = user instanceof Instruction ? user.function : undefined
    for (const [index, operand] of user.operands.entries()) {
      const complaint = this.operandComplaint(operand, fn)
      if (complaint !== undefined) this.report(user, `operand ${index} ${complaint}`)
      const use = user.operandUse(index)
      if (
        operand.isTracked !== (use !== undefined) ||
        (use && (use.index !== index || operand.uses[use.position] !== use))
      )
        this.report(user, `operand ${index} is not in the uses of its value`)
    }
  }

  private operandComplaint(operand: Value, fn: IrFunction | undefined): string | undefined {
    if (operand instanceof Instruction) {
      if (operand.block === undefined) return 'is in no block'
      return operand.function === fn ? undefined : 'is in another function'
    }
    if (operand instanceof Argument) return operand.parent === fn ? undefined : 'is an argument of another function'
    if (operand instanceof BasicBlock) return operand.parent === fn ? undefined : 'is a block of another function'
    if (operand instanceof IrFunction || operand instanceof GlobalVariable)
      return operand.module === this.module ? undefined : `is @${operand.name}, which is not in this module`
    if (operand instanceof ConstantAggregate || operand instanceof ConstantExpression)
      return this.checkConstant(operand)
    return undefined
  }

  private checkConstant(constant: ConstantAggregate | ConstantExpression): string | undefined {
    if (this.checkedConstants.has(constant)) return undefined
    this.checkedConstants.add(constant)
    this.checkOperands(constant)
    return constant instanceof ConstantAggregate ? checkMembers(constant.type, constant.operands) : undefined
  }

  /** Every recorded use is an operand; the other way round is checkOperands. */
  private checkUses(value: Value): void {
    if (this.checkedUses.has(value)) return
    this.checkedUses.add(value)
    for (const [position, use] of value.uses.entries())
      if (use.position !== position || use.user.operands[use.index] !== value)
        this.report(value, 'a recorded use is not an operand')
  }
}

/** Constants that mention globals are not unique objects; their text identifies them. */
function isSameValue(first: Value, second: Value): boolean {
  if (first === second) return true
  const written = first.kind === 'expression' || first.kind === 'aggregate'
  return written && second.kind === first.kind && constantText(first) === constantText(second)
}
