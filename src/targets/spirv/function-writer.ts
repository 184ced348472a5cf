// One function while it is written: its instructions, its blocks, its variables.
//
//   writer.emit('OpFAdd', type, left, right)          the id of the result
//   const merge = writer.newLabel(); writer.branch(merge); writer.open(merge)
//
// SPIR-V requires all variables of a function at the start of its first block: they are collected separately and put there at the end.
// After a jump no block is open; what is written then goes nowhere, since control never reaches it.
import type { Variable } from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import { nowhere } from '../../support/source.ts'
import type { Type } from '../../types/types.ts'
import { type Shared, unsupported } from './context.ts'
import { LoopControl, SelectionControl, StorageClass } from './enumerants.ts'
import { type CapabilityName, type Id, pushInstruction, type SpirvModule } from './module.ts'
import { type GlslInstruction, glslInstructions, type OpcodeName } from './opcodes.ts'
import type { Place } from './place.ts'
import { valueType } from './types.ts'

/** Where `break` and `continue` go. */
interface Jump {
  readonly onBreak: Id
  readonly onContinue: Id | undefined
}

export class FunctionWriter {
  readonly shared: Shared
  readonly module: SpirvModule
  readonly memoryVariables: ReadonlySet<Variable>
  /** Whose values are computed without contraction. */
  readonly preciseVariables: ReadonlySet<Variable>
  readonly places = new Map<Variable, Place>()
  readonly jumps: Jump[] = []
  /** Number of the part of the code that is written: the arms of branches and the bodies of loops have their own. */
  region = 0
  #regions = 0
  readonly #regionOf = new Map<Variable, number>()
  /** Inside of what a `precise` variable is computed from. */
  isPrecise: boolean
  readonly #variables: number[] = []
  readonly #body: number[] = []
  readonly #entry: Id
  /** Label of the open block, 0 when there is none. */
  #block: Id
  /** What the open block has made once for all. */
  readonly #ofBlock = new Map<string, Id>()
  /** Blocks something jumps to. */
  readonly #targets = new Set<Id>()

  constructor(
    shared: Shared,
    memoryVariables: ReadonlySet<Variable> = new Set(),
    preciseVariables: ReadonlySet<Variable> = new Set(),
  ) {
    this.shared = shared
    this.memoryVariables = memoryVariables
    this.preciseVariables = preciseVariables
    this.module = shared.module
    this.isPrecise = shared.strictFloats
    this.#entry = this.module.newId()
    this.#block = this.#entry
  }

  // ---- Instructions

  /** An instruction with a result; operands are ids and literal words. */
  emit(opcode: OpcodeName, type: Id, ...operands: number[]): Id {
    const id = this.module.newId(type)
    if (this.isOpen) pushInstruction(this.#body, opcode, [type, id, ...operands])
    return id
  }

  /** A value that stays the same throughout the block, by what it is. */
  onceInBlock(key: string, make: () => Id): Id {
    const known = this.#ofBlock.get(key)
    if (known !== undefined) return known
    const made = make()
    if (this.isOpen) this.#ofBlock.set(key, made)
    return made
  }

  /** An instruction without a result. */
  emitVoid(opcode: OpcodeName, ...operands: number[]): void {
    if (this.isOpen) pushInstruction(this.#body, opcode, operands)
  }

  glsl(instruction: GlslInstruction, type: Id, ...operands: Id[]): Id {
    const set = this.module.extendedSet('GLSL.std.450')
    return this.emit('OpExtInst', type, set, glslInstructions[instruction], ...operands)
  }

  /** The SPIR-V type of a value of a shader type. */
  type(type: Type): Id {
    return valueType(this.shared, type)
  }

  capability(name: CapabilityName): void {
    this.module.capability(name)
  }

  // ---- Composites

  /** A constant when all parts are. */
  construct(type: Id, parts: readonly Id[]): Id {
    if (parts.length > limits.spirvOperands.most) {
      unsupported(this.shared, { start: nowhere, end: nowhere }, `a value of ${parts.length} parts`)
      return this.module.zero(type)
    }
    if (!parts.every((part) => this.module.isConstant(part))) return this.emit('OpCompositeConstruct', type, ...parts)
    const isVector = this.module.definition(type)?.opcode === 'OpTypeVector'
    return this.module.composite(type, isVector ? parts.flatMap((part) => this.#scalars(part)) : parts)
  }

  /** Constant vectors are made of scalars only. */
  #scalars(constant: Id): Id[] {
    const { opcode, operands } = this.module.definition(this.module.typeOf(constant))!
    if (opcode !== 'OpTypeVector') return [constant]
    return Array.from({ length: operands[1]! }, (_, index) => this.extract(operands[0]!, constant, index))
  }

  /** One part of a composite, of a constant one without an instruction. */
  extract(type: Id, composite: Id, ...indices: number[]): Id {
    let current = composite
    for (const [position, index] of indices.entries()) {
      const definition = this.module.definition(current)
      if (definition?.opcode === 'OpConstantNull') return this.module.zero(type)
      if (definition?.opcode !== 'OpConstantComposite')
        return this.emit('OpCompositeExtract', type, current, ...indices.slice(position))
      current = definition.operands[index]!
    }
    return current
  }

  /** The same scalar in every component; the scalar itself when `count` is 1. */
  splat(scalar: Id, count: number): Id {
    if (count === 1) return scalar
    const type = this.module.vectorType(this.module.typeOf(scalar), count)
    return this.construct(type, new Array<Id>(count).fill(scalar))
  }

  // ---- Blocks

  get isOpen(): boolean {
    return this.#block !== 0
  }

  /** The label of the open block, for OpPhi. */
  get block(): Id {
    return this.#block
  }

  newLabel(): Id {
    return this.module.newId()
  }

  /** Whether something jumps to the block. */
  isTarget(label: Id): boolean {
    return this.#targets.has(label)
  }

  /** Starts a block; the one before must have ended. */
  open(label: Id): void {
    pushInstruction(this.#body, 'OpLabel', [label])
    this.#block = label
    this.#ofBlock.clear()
  }

  /** Starts a block that other blocks name as their merge block, which exists even when control never gets there. */
  openMerge(label: Id): void {
    this.open(label)
    if (!this.#targets.has(label)) this.end('OpUnreachable')
  }

  /** Ends the block. */
  end(opcode: OpcodeName, ...operands: number[]): void {
    this.emitVoid(opcode, ...operands)
    this.#block = 0
  }

  branch(target: Id): void {
    if (!this.isOpen) return
    this.#targets.add(target)
    this.end('OpBranch', target)
  }

  branchConditional(condition: Id, whenTrue: Id, whenFalse: Id): void {
    if (!this.isOpen) return
    this.#targets.add(whenTrue)
    this.#targets.add(whenFalse)
    this.end('OpBranchConditional', condition, whenTrue, whenFalse)
  }

  selectionMerge(merge: Id, control: keyof typeof SelectionControl = 'None'): void {
    this.emitVoid('OpSelectionMerge', merge, SelectionControl[control])
  }

  loopMerge(merge: Id, next: Id, control: keyof typeof LoopControl): void {
    this.emitVoid('OpLoopMerge', merge, next, LoopControl[control])
  }

  switch(
    selector: Id,
    otherwise: Id,
    targets: readonly { readonly words: readonly number[]; readonly label: Id }[],
  ): void {
    if (!this.isOpen) return
    this.#targets.add(otherwise)
    for (const { label } of targets) this.#targets.add(label)
    this.end('OpSwitch', selector, otherwise, ...targets.flatMap(({ words, label }) => [...words, label]))
  }

  /** Remembers where a variable is declared whose value is followed through assignments. */
  enterRegion(variable: Variable): void {
    this.#regionOf.set(variable, this.region)
  }

  regionOf(variable: Variable): number | undefined {
    return this.#regionOf.get(variable)
  }

  /** Writes what control may leave out or repeat. */
  inRegion(write: () => void): void {
    const outer = this.region
    this.region = ++this.#regions
    write()
    this.region = outer
  }

  /** `if (condition) then() else otherwise()`. */
  when(condition: Id, then: () => void, otherwise: () => void): void {
    if (!this.isOpen) return
    const merge = this.newLabel()
    const whenTrue = this.newLabel()
    const whenFalse = this.newLabel()
    this.selectionMerge(merge)
    this.branchConditional(condition, whenTrue, whenFalse)
    this.open(whenTrue)
    this.inRegion(then)
    this.branch(merge)
    this.open(whenFalse)
    this.inRegion(otherwise)
    this.branch(merge)
    this.openMerge(merge)
  }

  /** `condition ? whenTrue() : whenFalse()`, only one of them run. */
  choose(condition: Id, type: Id, whenTrue: () => Id, whenFalse: () => Id): Id {
    const incoming: number[] = []
    const remember = (side: () => Id) => (): void => {
      const value = side()
      if (this.isOpen) incoming.push(value, this.block)
    }
    this.when(condition, remember(whenTrue), remember(whenFalse))
    return this.isOpen ? this.emit('OpPhi', type, ...incoming) : this.module.undef(type)
  }

  /** Runs `write` with arithmetic marked as precise. */
  withPrecision<Result>(isPrecise: boolean, write: () => Result): Result {
    const before = this.isPrecise
    this.isPrecise ||= isPrecise
    const result = write()
    this.isPrecise = before
    return result
  }

  // ---- Variables

  /** A variable of the function; `type` is a type of values. */
  variable(type: Id, name: string): Id {
    const pointer = this.module.pointerType('Function', type)
    const id = this.module.newId(pointer)
    pushInstruction(this.#variables, 'OpVariable', [pointer, id, StorageClass.Function])
    this.module.name(id, name)
    return id
  }

  /** The first block's label, its variables, and everything else. */
  words(): number[] {
    const words: number[] = []
    pushInstruction(words, 'OpLabel', [this.#entry])
    for (const word of this.#variables) words.push(word)
    for (const word of this.#body) words.push(word)
    return words
  }
}
