// The containers of the IR, and the place to start reading.
//
// A Module is one translation unit: globals, functions, named metadata, and the lines every LLVM file opens with. An
// IrFunction is a list of BasicBlocks (or a declaration, when it has none); a block is a list of Instructions that ends
// with a terminator. Instructions are values: an operand is simply a reference to the instruction, argument, constant,
// global or block it names, and numbers such as %7 exist only in printed text. Types (types.ts) and plain constants
// (constants.ts) are unique objects, compared with ===.
//
// Building:
//
//   const module = new Module('example')
//   const fn = module.createFunction('twice', functionType(i32, [i32]), { parameterNames: ['x'] })
//   const builder = new Builder(module)
//   builder.positionAtEnd(fn.appendBlock('entry'))
//   builder.ret(builder.add(fn.arguments[0]!, fn.arguments[0]!, 'sum'))
//
// Walking. Lists may be changed at the instruction in hand while they are walked:
//
//   for (const block of fn.blocks)
//     for (const instruction of block.instructions)
//       if (instruction.opcode === 'load' && !instruction.hasUses) instruction.erase()
//
// Uses. Every value knows its users, and all edges of the flow graph are uses of blocks:
//
//   for (const use of pointer.uses) if (use.user instanceof Instruction && use.user.opcode === 'store') ...
//   instruction.replaceAllUsesWith(constantInt(i32, 0))
//   instruction.erase()                    // or both at once: instruction.replaceWith(value)
//   block.predecessors(), block.successors(), block.phis()
//
// A use list is changed by what happens to its users, so copy it ([...value.uses]) before erasing users in a loop. Phis
// hold one value per incoming edge; code that adds or removes an edge calls addIncoming/removeIncoming on the target's phis.
// printer.ts shows a module, parser.ts reads it back, analysis/verifier.ts finds what is wrong with it.
import { bug } from '../support/bug.ts'
import { type DebugInfo, type DebugRecord, forgetDebugUses } from './debug.ts'
import { Instruction } from './instructions.ts'
import { type IntrinsicFacts, intrinsicFacts } from './intrinsics.ts'
import { dxilDataLayout } from './layout.ts'
import { List } from './list.ts'
import { intrinsicBaseName, intrinsicName } from './mangle.ts'
import type { MetadataNode } from './metadata.ts'
import {
  type FunctionType,
  functionType,
  type IrType,
  labelType,
  namedStructType,
  pointerType,
  type StructType,
  voidType,
} from './types.ts'
import { Argument, User, Value } from './values.ts'

export type Linkage =
  | 'external'
  | 'internal'
  | 'private'
  | 'linkonce'
  | 'linkonce_odr'
  | 'weak'
  | 'weak_odr'
  | 'common'
  | 'appending'
  | 'extern_weak'
  | 'available_externally'

export type Visibility = 'default' | 'hidden' | 'protected'

export class BasicBlock extends Value {
  readonly instructions: List<Instruction> = new List()
  parent: IrFunction | undefined = undefined
  previous: BasicBlock | undefined = undefined
  next: BasicBlock | undefined = undefined
  /** A number that an analysis of the function assigns to index arrays; the next one assigns another. */
  slot = 0
  /** Of a terminator that was taken out: they wait for the one that replaces it. */
  recordsAtEnd: DebugRecord[] | undefined = undefined
  private orderIsValid = true

  constructor(name = '') {
    super('block', labelType, name, true)
  }

  get terminator(): Instruction | undefined {
    const last = this.instructions.last
    return last?.isTerminator ? last : undefined
  }

  get isEntry(): boolean {
    return this.parent?.blocks.first === this
  }

  // ---- Instructions ----

  append(instruction: Instruction): Instruction {
    this.insert(instruction, undefined)
    return instruction
  }

  /** `before` undefined means the end. */
  insert(instruction: Instruction, before: Instruction | undefined): void {
    if (instruction.block !== undefined) bug('the instruction is already in a block')
    instruction.block = this
    if (this.parent !== undefined && this.parent.slotCount >= 0) instruction.slot = this.parent.slotCount++
    this.instructions.insertBefore(instruction, before)
    if (before === undefined && this.recordsAtEnd !== undefined) {
      instruction.inheritRecords(this.recordsAtEnd)
      this.recordsAtEnd = undefined
    }
    if (before !== undefined) this.orderIsValid = false
    else if (instruction.previous !== undefined) instruction.order = instruction.previous.order + 1
    else instruction.order = 0
  }

  /** Takes an instruction out; `Instruction.remove` is the usual way to say it. */
  take(instruction: Instruction): void {
    this.instructions.remove(instruction)
    instruction.block = undefined
  }

  ensureOrder(): void {
    if (this.orderIsValid) return
    let order = 0
    for (let each = this.instructions.first; each !== undefined; each = each.next) each.order = order++
    this.orderIsValid = true
  }

  phis(): Instruction[] {
    const phis: Instruction[] = []
    for (let each = this.instructions.first; each?.opcode === 'phi'; each = each.next) phis.push(each)
    return phis
  }

  /** The first instruction that is no phi. */
  firstNonPhi(): Instruction | undefined {
    let each = this.instructions.first
    while (each?.opcode === 'phi') each = each.next
    return each
  }

  // ---- Edges ----

  /** Each block that can jump here, once. */
  predecessors(): BasicBlock[] {
    const uses = this.uses
    if (uses.length === 1) {
      const block = (uses[0]!.user as Instruction).block
      return block === undefined ? [] : [block]
    }
    const blocks = new Set<BasicBlock>()
    for (const use of uses) {
      const block = (use.user as Instruction).block
      if (block !== undefined) blocks.add(block)
    }
    return [...blocks]
  }

  get hasPredecessors(): boolean {
    return this.uses.length > 0
  }

  /** The only block that jumps here, even if by several edges. */
  get singlePredecessor(): BasicBlock | undefined {
    const block = (this.uses[0]?.user as Instruction | undefined)?.block
    for (let index = 1; index < this.uses.length; index++)
      if ((this.uses[index]!.user as Instruction).block !== block) return undefined
    return block
  }

  /** Each block this one can jump to, once. */
  successors(): BasicBlock[] {
    const terminator = this.terminator
    if (terminator === undefined) return []
    const count = terminator.successorCount
    if (count === 0) return []
    const first = terminator.successor(0)
    if (count === 1) return [first]
    if (count === 2) {
      const second = terminator.successor(1)
      return first === second ? [first] : [first, second]
    }
    const blocks = new Set<BasicBlock>()
    for (let index = 0; index < count; index++) blocks.add(terminator.successor(index))
    return [...blocks]
  }

  get singleSuccessor(): BasicBlock | undefined {
    const successors = this.successors()
    return successors.length === 1 ? successors[0] : undefined
  }

  /** Says in the phis of all successors that the edges now come from `replacement`. */
  replaceInSuccessorPhis(replacement: BasicBlock): void {
    for (const successor of this.successors())
      for (const phi of successor.phis()) phi.replaceIncomingBlock(this, replacement)
  }

  /**
   * Moves `instruction` and everything after it to a new block placed behind this one, and branches there. Takes time
   * for what is moved: to split at many places of one block, start with the last.
   */
  splitBefore(instruction: Instruction): BasicBlock {
    const fn = this.parent ?? bug('the block is in no function')
    const tail = new BasicBlock()
    fn.insertBlock(tail, this.next)
    this.replaceInSuccessorPhis(tail)
    for (let each: Instruction | undefined = instruction; each !== undefined; ) {
      const next: Instruction | undefined = each.next
      this.take(each)
      tail.append(each)
      each = next
    }
    this.append(new Instruction('br', voidType, [tail]))
    return tail
  }

  /** Forgets all operands inside, so that dead blocks that name each other can be erased one by one. */
  dropAllOperands(): void {
    for (let each = this.instructions.first; each !== undefined; each = each.next) each.dropOperands()
  }

  /** Removes the block and its instructions. The caller updates the phis of successors. */
  erase(): void {
    for (let each = this.instructions.last; each !== undefined; ) {
      const previous: Instruction | undefined = each.previous
      each.erase()
      each = previous
    }
    if (this.hasUses) bug('an erased block is still the target of a jump')
    this.parent?.takeBlock(this)
  }
}

/** The function that stores the initial values of statics. */
export const initializerName = '_GLOBAL__init'

/** What functions and globals have in common: a name in the module. */
export interface SymbolOptions {
  readonly linkage?: Linkage
  readonly visibility?: Visibility
}

export interface FunctionOptions extends SymbolOptions {
  readonly parameterNames?: readonly string[]
  readonly attributes?: Iterable<readonly [string, string]>
}

export class IrFunction extends Value {
  readonly functionType: FunctionType
  readonly arguments: readonly Argument[]
  readonly blocks: List<BasicBlock> = new List()
  module: Module | undefined = undefined
  linkage: Linkage
  visibility: Visibility
  /** `noinline`, `memory` = `none`, `hlsl.numthreads` = `8,8,1`, ...: LLVM's own words or strings, see attributes.ts. */
  readonly attributes: Map<string, string>
  readonly resultAttributes: Map<string, string | IrType> = new Map()
  callingConvention = ''
  unnamedAddress: '' | 'unnamed_addr' | 'local_unnamed_addr' = ''
  dsoLocal = false
  alignment = 0
  readonly metadata: Map<string, MetadataNode> = new Map()
  /** The intrinsic's name without type suffixes; empty when the function is none. */
  readonly intrinsic: string
  /** The source position of the definition, 0 when there is none. */
  location = 0
  #facts: IntrinsicFacts | undefined = undefined
  /** See `numberInstructions`; -1 when there are instructions without a slot of their own. */
  slotCount = -1

  constructor(name: string, type: FunctionType, options: FunctionOptions = {}) {
    super('function', pointerType(0), name, true)
    this.functionType = type
    this.arguments = type.parameters.map(
      (parameter, index) => new Argument(parameter, index, this, options.parameterNames?.[index] ?? ''),
    )
    this.linkage = options.linkage ?? 'external'
    this.visibility = options.visibility ?? 'default'
    this.attributes = new Map(options.attributes)
    this.intrinsic = intrinsicBaseName(name)
  }

  /** What is known of the intrinsic; nothing is taken for granted of another function. */
  get facts(): IntrinsicFacts {
    this.#facts ??= intrinsicFacts(this.intrinsic)
    return this.#facts
  }

  get isDeclaration(): boolean {
    return this.blocks.first === undefined
  }

  get entry(): BasicBlock {
    return this.blocks.first ?? bug(`${this.name} has no body`)
  }

  get resultType(): IrType {
    return this.functionType.result
  }

  appendBlock(name = ''): BasicBlock {
    const block = new BasicBlock(name)
    this.insertBlock(block, undefined)
    return block
  }

  /** `before` undefined means the end. */
  insertBlock(block: BasicBlock, before: BasicBlock | undefined): void {
    if (block.parent !== undefined) bug('the block is already in a function')
    block.parent = this
    this.slotCount = -1
    this.blocks.insertBefore(block, before)
  }

  /** Takes a block out, to be inserted elsewhere. Jumps to it and phis are the caller's business. */
  takeBlock(block: BasicBlock): void {
    this.blocks.remove(block)
    block.parent = undefined
  }

  /** Every instruction, block by block. The instruction in hand may be erased. */
  instructions(): IterableIterator<Instruction> {
    return new InstructionIterator(this.blocks[Symbol.iterator]())
  }

  /**
   * Gives every instruction a slot of its own, below the number it answers. They keep them, and those that are inserted get slots behind
   * the others, until blocks are inserted or most slots are unused.
   */
  numberInstructions(): number {
    let inUse = 0
    for (let block = this.blocks.first; block !== undefined; block = block.next) inUse += block.instructions.length
    if (this.slotCount >= 0 && this.slotCount <= 2 * inUse) return this.slotCount
    let count = 0
    for (let block = this.blocks.first; block !== undefined; block = block.next)
      for (let each = block.instructions.first; each !== undefined; each = each.next) each.slot = count++
    this.slotCount = count
    return count
  }

  /** Its calls, in no particular order: finds the few calls of an intrinsic without a visit of all instructions. */
  calls(): Instruction[] {
    const calls: Instruction[] = []
    for (const { user } of this.uses)
      if (user.kind === 'instruction' && (user as Instruction).calledFunction === this) calls.push(user as Instruction)
    return calls
  }

  /** Numbers its blocks as `numberInstructions` does its instructions. */
  numberBlocks(): number {
    let count = 0
    for (let block = this.blocks.first; block !== undefined; block = block.next) block.slot = count++
    return count
  }

  /** Makes a declaration of it. */
  dropBody(): void {
    for (const block of this.blocks) block.dropAllOperands()
    for (const block of this.blocks) block.erase()
  }
}

/** Through all blocks; a generator would take several times as long. */
class InstructionIterator implements IterableIterator<Instruction> {
  private readonly blocks: IterableIterator<BasicBlock>
  private inside: IterableIterator<Instruction> | undefined = undefined

  constructor(blocks: IterableIterator<BasicBlock>) {
    this.blocks = blocks
  }

  next(): IteratorResult<Instruction> {
    for (;;) {
      const step = this.inside?.next()
      if (step && !step.done) return step
      const block = this.blocks.next()
      if (block.done) return { done: true, value: undefined }
      this.inside = block.value.instructions[Symbol.iterator]()
    }
  }

  [Symbol.iterator](): IterableIterator<Instruction> {
    return this
  }
}

export interface GlobalOptions extends SymbolOptions {
  readonly initializer?: Value
  readonly constant?: boolean
  readonly alignment?: number
  readonly addressSpace?: number
}

/** A variable in memory; its value, as an operand, is its address. The initializer is its only operand. */
export class GlobalVariable extends User {
  readonly valueType: IrType
  readonly addressSpace: number
  module: Module | undefined = undefined
  linkage: Linkage
  visibility: Visibility
  isConstant: boolean
  alignment: number
  unnamedAddress: '' | 'unnamed_addr' | 'local_unnamed_addr' = ''
  dsoLocal = false
  externallyInitialized = false
  section = ''
  readonly attributes: Map<string, string> = new Map()
  readonly metadata: Map<string, MetadataNode> = new Map()
  /** The source position of the declaration, 0 when there is none. */
  location = 0

  constructor(name: string, valueType: IrType, options: GlobalOptions = {}) {
    const { initializer } = options
    super('global', pointerType(options.addressSpace ?? 0), name, true, initializer === undefined ? [] : [initializer])
    this.valueType = valueType
    this.addressSpace = options.addressSpace ?? 0
    this.linkage = options.linkage ?? 'external'
    this.visibility = options.visibility ?? 'default'
    this.isConstant = options.constant ?? false
    this.alignment = options.alignment ?? 0
  }

  get initializer(): Value | undefined {
    return this.operands[0]
  }

  set initializer(value: Value | undefined) {
    this.dropOperands()
    if (value !== undefined) this.appendOperand(value)
  }
}

export type GlobalSymbol = IrFunction | GlobalVariable

export class Module {
  /** The name in `; ModuleID`. */
  name: string
  sourceFilename = ''
  dataLayout: string = dxilDataLayout
  targetTriple = ''
  /** By name, in order of creation. Change them through the methods below. */
  readonly functions: Map<string, IrFunction> = new Map()
  readonly globals: Map<string, GlobalVariable> = new Map()
  readonly structs: Map<string, StructType> = new Map()
  /** `dx.valver`, `llvm.module.flags`, `hlsl.cbs`, ... */
  readonly namedMetadata: Map<string, MetadataNode[]> = new Map()
  /** Scopes of the instructions' locations, when debug information is wanted. */
  debug: DebugInfo | undefined = undefined
  /** What lanes of a wave do together stays though nothing uses the result, as in DXC. */
  keepsCrossLane = false
  private readonly suffixes = new Map<string, number>()

  constructor(name = '') {
    this.name = name
  }

  /** `base`, or `base.1`, `base.2`, ... when there is such a symbol already. */
  uniqueSymbol(base: string): string {
    if (!this.functions.has(base) && !this.globals.has(base)) return base
    for (let suffix = this.suffixes.get(base) ?? 1; ; suffix++) {
      const name = `${base}.${suffix}`
      if (this.functions.has(name) || this.globals.has(name)) continue
      this.suffixes.set(base, suffix + 1)
      return name
    }
  }

  /** Adds a function; a taken name gets a suffix. */
  createFunction(name: string, type: FunctionType, options: FunctionOptions = {}): IrFunction {
    const fn = new IrFunction(this.uniqueSymbol(name), type, options)
    fn.module = this
    this.functions.set(fn.name, fn)
    return fn
  }

  /** Adds a global; a taken name gets a suffix. */
  createGlobal(name: string, valueType: IrType, options: GlobalOptions = {}): GlobalVariable {
    const global = new GlobalVariable(this.uniqueSymbol(name), valueType, options)
    global.module = this
    this.globals.set(global.name, global)
    return global
  }

  getFunction(name: string): IrFunction | undefined {
    return this.functions.get(name)
  }

  getGlobal(name: string): GlobalVariable | undefined {
    return this.globals.get(name)
  }

  /** The function of that name, declared if it is new. */
  declareFunction(name: string, type: FunctionType): IrFunction {
    return this.functions.get(name) ?? this.createFunction(name, type)
  }

  /**
   * The intrinsic overloaded on `overloads`:
   * `declareIntrinsic('llvm.dx.resource.getpointer', [ptr, handle], ptr, [handle, i32])`.
   */
  declareIntrinsic(
    baseName: string,
    overloads: readonly IrType[],
    result: IrType,
    parameters: readonly IrType[],
  ): IrFunction {
    return this.declareFunction(intrinsicName(baseName, overloads), functionType(result, parameters))
  }

  /** The calls of the intrinsics that are chosen by their names, in the order of the code, without a look at the rest of it. */
  callsOf(isChosen: (intrinsic: string) => boolean): Instruction[] {
    const found: Instruction[] = []
    for (const fn of this.functions.values())
      if (fn.hasUses && fn.intrinsic !== '' && isChosen(fn.intrinsic)) for (const call of fn.calls()) found.push(call)
    return found.length < 2 ? found : this.#inOrder(found)
  }

  #inOrder(instructions: Instruction[]): Instruction[] {
    const places = new Map<BasicBlock, number>()
    for (const { blocks } of this.functions.values())
      for (let block = blocks.first; block !== undefined; block = block.next) places.set(block, places.size)
    return instructions.sort((left, right) => {
      const [home, other] = [left.block!, right.block!]
      if (home !== other) return places.get(home)! - places.get(other)!
      return left === right ? 0 : left.comesBefore(right) ? -1 : 1
    })
  }

  /** A named struct; when the name is taken by another body, `.0`, `.1`, ... is added. */
  createStruct(name: string, elements: readonly IrType[], packed = false): StructType {
    return this.namedStruct(name, (candidate) => namedStructType(candidate, elements, packed), true)
  }

  /** A struct of its own, even if there is one with the same name and elements. */
  createOwnStruct(name: string, elements: readonly IrType[]): StructType {
    return this.namedStruct(name, (candidate) => namedStructType(candidate, elements, false), false)
  }

  private namedStruct(name: string, create: (candidate: string) => StructType, isShared: boolean): StructType {
    let candidate = name
    for (let suffix = 0; ; suffix++) {
      const type = create(candidate)
      const known = this.structs.get(candidate)
      if (known === type && isShared) return type
      if (known === undefined) {
        this.structs.set(candidate, type)
        return type
      }
      candidate = `${name}.${suffix}`
    }
  }

  /** Renames a symbol; a taken name gets a suffix. */
  rename(symbol: GlobalSymbol, name: string): void {
    const table: Map<string, GlobalSymbol> = symbol instanceof IrFunction ? this.functions : this.globals
    table.delete(symbol.name)
    symbol.name = this.uniqueSymbol(name)
    table.set(symbol.name, symbol)
  }

  /** Removes a function, which nothing may call. */
  eraseFunction(fn: IrFunction): void {
    fn.dropBody()
    if (fn.hasUses) bug(`the erased function ${fn.name} is still used`)
    this.functions.delete(fn.name)
    fn.module = undefined
  }

  /** Removes a global, which must have no uses. */
  eraseGlobal(global: GlobalVariable): void {
    if (global.hasUses) bug(`the erased global ${global.name} is still used`)
    global.dropOperands()
    this.globals.delete(global.name)
    global.module = undefined
    forgetDebugUses(global)
  }
}
