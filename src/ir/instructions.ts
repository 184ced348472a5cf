// Instructions. One class with one shape for all of them: an opcode, operands, and a few fields whose meaning depends on
// the opcode. The getters name operands, so that passes read like IR: `store.pointer`, `branch.condition`, `call.callee`.
//
//   opcode          operands                                  other fields
//   binary, fneg    lhs, rhs                                  flags
//   icmp, fcmp      lhs, rhs                                  predicate, flags
//   casts, freeze   value                                     flags (nneg, nuw, nsw)
//   select          condition, ifTrue, ifFalse
//   phi             one value per edge                        incomingBlocks, parallel to operands
//   call            arguments..., callee                      call (attributes), subjectType = function type
//   getelementptr   base, indices...                          subjectType = source element type
//   alloca          (count)                                   subjectType = allocated type, alignment
//   load            pointer                                   alignment, flags (volatile), ordering
//   store           value, pointer                            alignment, flags (volatile), ordering
//   extractelement  vector, index           insertelement     vector, element, index
//   shufflevector   first, second                             indices = mask, -1 for poison
//   extractvalue    aggregate               insertvalue       aggregate, element; indices
//   atomicrmw       pointer, value                            atomicOperation, ordering, syncScope, alignment
//   cmpxchg         pointer, expected, replacement            ordering, failureOrdering, ...; result { T, i1 }
//   fence           -                                         ordering, syncScope
//   br              target | condition, ifTrue, ifFalse
//   switch          value, default, (case, target)...
//   ret             (value)                 unreachable       -
//
// Blocks are operands of terminators only, so the uses of a block are its incoming edges.
import { bug } from '../support/bug.ts'
import type { Location } from '../support/source.ts'
import { ConstantInt } from './constants.ts'
import {
  attachRecord,
  type DebugRecord,
  forgetDebugUses,
  joinRecords,
  type ScopedLocation,
  splitRecords,
} from './debug.ts'
import { branchWeights, type MetadataNode, setBranchWeights, type WrittenRecord } from './metadata.ts'
import type { BasicBlock, IrFunction } from './module.ts'
import type { AtomicOperation, AtomicOrdering, Opcode, Predicate } from './opcodes.ts'
import { Trait, traitsOf } from './opcodes.ts'
import type { FunctionType, IrType } from './types.ts'
import { User, type Value } from './values.ts'

/** What a call carries beside its operands; kept for printing. */
export interface CallDetails {
  readonly callingConvention: string
  readonly resultAttributes: ReadonlyMap<string, string | IrType>
  /** Per argument; may be shorter than the arguments. */
  readonly argumentAttributes: readonly ReadonlyMap<string, string | IrType>[]
  readonly functionAttributes: ReadonlyMap<string, string>
}

const NO_INDICES: readonly number[] = Object.freeze([])
const NO_BLOCKS: BasicBlock[] = []

/** What few instructions have. */
interface RareFields {
  atomicOperation: AtomicOperation
  ordering: AtomicOrdering | undefined
  failureOrdering: AtomicOrdering | undefined
  syncScope: string
  call: CallDetails | undefined
  metadata: Map<string, MetadataNode> | undefined
  debugRecords: DebugRecord[] | undefined
  writtenRecords: readonly WrittenRecord[] | undefined
  choice: Location | undefined
  folded: bigint | undefined
  isInverted: boolean
}

/** Passes are bound by how fast memory is: what every walk over a function looks at comes first, and what few have stands apart. */
export class Instruction extends User {
  readonly opcode: Opcode
  /** Bits of Trait: those of the opcode. */
  readonly traits: number
  next: Instruction | undefined = undefined
  /** Its number in its function, to find it in arrays; see `numberInstructions`. */
  slot = 0
  block: BasicBlock | undefined = undefined
  /** Bits of Flag. */
  flags = 0
  previous: Instruction | undefined = undefined
  /** Position inside the block, valid while the block is numbered; use `comesBefore`. */
  order = 0
  /** The place in the source; 0 when there is none. The printer ignores it. */
  location: ScopedLocation = 0
  /** Allocated type, source element type or function type, see the table above. */
  subjectType: IrType | undefined = undefined
  /** In bytes; 0 for that of the type. */
  alignment = 0
  predicate: Predicate = 'eq'
  indices: readonly number[] = NO_INDICES
  /** Of a phi; parallel to its operands. Change it through addIncoming and its relatives. */
  incomingBlocks: BasicBlock[] = NO_BLOCKS
  private rare: RareFields | undefined = undefined

  /** Keeps the array of operands as its own. */
  constructor(opcode: Opcode, type: IrType, operands: Value[], name = '') {
    super('instruction', type, name, true, operands)
    this.opcode = opcode
    this.traits = traitsOf(opcode)
    if (opcode === 'phi') this.incomingBlocks = []
  }

  private get ownRare(): RareFields {
    this.rare ??= {
      atomicOperation: 'xchg',
      ordering: undefined,
      failureOrdering: undefined,
      syncScope: '',
      call: undefined,
      metadata: undefined,
      debugRecords: undefined,
      writtenRecords: undefined,
      choice: undefined,
      folded: undefined,
      isInverted: false,
    }
    return this.rare
  }

  get atomicOperation(): AtomicOperation {
    return this.rare?.atomicOperation ?? 'xchg'
  }

  set atomicOperation(operation: AtomicOperation) {
    this.ownRare.atomicOperation = operation
  }

  get ordering(): AtomicOrdering | undefined {
    return this.rare?.ordering
  }

  set ordering(ordering: AtomicOrdering | undefined) {
    if (ordering !== this.ordering) this.ownRare.ordering = ordering
  }

  get failureOrdering(): AtomicOrdering | undefined {
    return this.rare?.failureOrdering
  }

  set failureOrdering(ordering: AtomicOrdering | undefined) {
    this.ownRare.failureOrdering = ordering
  }

  /** Empty for the whole system. */
  get syncScope(): string {
    return this.rare?.syncScope ?? ''
  }

  set syncScope(scope: string) {
    if (scope !== this.syncScope) this.ownRare.syncScope = scope
  }

  get call(): CallDetails | undefined {
    return this.rare?.call
  }

  set call(details: CallDetails | undefined) {
    this.ownRare.call = details
  }

  /** Attachments by kind, such as `llvm.loop`. */
  get metadata(): Map<string, MetadataNode> | undefined {
    return this.rare?.metadata
  }

  set metadata(metadata: Map<string, MetadataNode> | undefined) {
    if (metadata !== this.metadata) this.ownRare.metadata = metadata
  }

  /** What is known of variables from here on; see debug.ts. */
  get debugRecords(): DebugRecord[] | undefined {
    return this.rare?.debugRecords
  }

  set debugRecords(records: DebugRecord[] | undefined) {
    if (records !== this.debugRecords) this.ownRare.debugRecords = records
  }

  /** Debug records that the text of a module has here, kept for printing. A copy has none, since they name values of the original. */
  get writtenRecords(): readonly WrittenRecord[] | undefined {
    return this.rare?.writtenRecords
  }

  set writtenRecords(records: readonly WrittenRecord[] | undefined) {
    if (records !== this.writtenRecords) this.ownRare.writtenRecords = records
  }

  /** Of a conditional branch or switch: where the statement begins whose condition it tests, or the `?` is. Copies have it, too. */
  get choice(): Location | undefined {
    return this.rare?.choice
  }

  set choice(place: Location | undefined) {
    this.ownRare.choice = place
  }

  /** Of a conditional branch or switch as it was lowered: what its condition is, if that is a constant of the language. */
  get folded(): bigint | undefined {
    return this.rare?.folded
  }

  set folded(value: bigint | undefined) {
    if (value !== this.folded) this.ownRare.folded = value
  }

  /** Of a branch: whether its condition is the opposite of that in the source. */
  get isInverted(): boolean {
    return this.rare?.isInverted === true
  }

  /** To be called when the targets change places. */
  invert(): void {
    this.ownRare.isInverted = !this.isInverted
  }

  get isTerminator(): boolean {
    return this.hasTrait(Trait.terminator)
  }

  hasFlag(flag: number): boolean {
    return (this.flags & flag) !== 0
  }

  hasTrait(trait: number): boolean {
    return (this.traits & trait) !== 0
  }

  get function(): IrFunction | undefined {
    return this.block?.parent
  }

  // ---- Operands by name ----

  get lhs(): Value {
    return this.operand(0)
  }

  get rhs(): Value {
    return this.operand(1)
  }

  /** The address a load, store, getelementptr or atomic works on. */
  get pointer(): Value {
    return this.operand(this.opcode === 'store' ? 1 : 0)
  }

  /** The value a store or atomicrmw writes. */
  get storedValue(): Value {
    return this.operand(this.opcode === 'store' ? 0 : 1)
  }

  /** Of a select or a conditional br. */
  get condition(): Value {
    return this.operand(0)
  }

  get ifTrue(): Value {
    return this.operand(1)
  }

  get ifFalse(): Value {
    return this.operand(2)
  }

  get isConditionalBranch(): boolean {
    return this.opcode === 'br' && this.operands.length === 3
  }

  // ---- Calls ----

  get callee(): Value {
    return this.operand(this.operands.length - 1)
  }

  /** The called function when it is known and called as what it is. */
  get calledFunction(): IrFunction | undefined {
    if (this.opcode !== 'call') return undefined
    const callee = this.callee
    if (callee.kind !== 'function') return undefined
    const fn = callee as IrFunction
    return fn.functionType === this.subjectType ? fn : undefined
  }

  /** The called intrinsic's name without type suffixes, such as `llvm.dx.resource.getpointer`; empty otherwise. */
  get intrinsic(): string {
    return this.opcode === 'call' ? (this.calledFunction?.intrinsic ?? '') : ''
  }

  get functionType(): FunctionType {
    return this.subjectType as FunctionType
  }

  get argumentCount(): number {
    return this.operands.length - 1
  }

  argument(index: number): Value {
    return index < this.operands.length - 1 ? this.operand(index) : bug(`no argument ${index}`)
  }

  // ---- Control flow ----

  /** How many outgoing edges a terminator has. */
  get successorCount(): number {
    switch (this.opcode) {
      case 'br':
        return this.operands.length === 1 ? 1 : 2
      case 'switch':
        return this.operands.length / 2
      default:
        return 0
    }
  }

  successor(index: number): BasicBlock {
    return this.operand(this.successorOperand(index)) as BasicBlock
  }

  /** Redirects one edge. Phis of the old and the new target are the caller's business. */
  setSuccessor(index: number, block: BasicBlock): void {
    this.setOperand(this.successorOperand(index), block)
  }

  /** A br has its targets at 0 or 1 and 2; a switch has its default at 1 and the cases' targets at 3, 5, ... */
  private successorOperand(index: number): number {
    if (this.opcode === 'switch') return index * 2 + 1
    return this.operands.length === 1 ? 0 : index + 1
  }

  /** Where a conditional br or a switch goes for a value. */
  successorFor(value: ConstantInt): BasicBlock {
    if (this.opcode === 'br') return this.successor(value.isZero ? 1 : 0)
    for (let index = 0; index < this.caseCount; index++)
      if (this.caseValue(index) === value) return this.caseTarget(index)
    return this.successor(0)
  }

  get caseCount(): number {
    return this.operands.length / 2 - 1
  }

  caseValue(index: number): ConstantInt {
    const value = this.operand(index * 2 + 2)
    return value instanceof ConstantInt ? value : bug('a case must be an integer')
  }

  caseTarget(index: number): BasicBlock {
    return this.operand(index * 2 + 3) as BasicBlock
  }

  addCase(value: ConstantInt, target: BasicBlock): void {
    this.appendOperand(value)
    this.appendOperand(target)
  }

  /** Removes one case; the last one takes its place, and its weight falls to the default. */
  removeCase(index: number): void {
    const weights = branchWeights(this)
    if (weights !== undefined) {
      weights[0] = (weights[0] ?? 0) + (weights[index + 1] ?? 0)
      weights[index + 1] = weights.at(-1) ?? 0
      setBranchWeights(this, weights.slice(0, -1))
    }
    this.removeOperandBySwap(index * 2 + 3)
    this.removeOperandBySwap(index * 2 + 2)
  }

  // ---- Phis ----

  addIncoming(value: Value, block: BasicBlock): void {
    this.appendOperand(value)
    this.incomingBlocks.push(block)
  }

  /** The value coming from a predecessor; undefined when the phi has no such edge. */
  incomingFrom(block: BasicBlock): Value | undefined {
    const index = this.incomingBlocks.indexOf(block)
    return index < 0 ? undefined : this.operands[index]
  }

  /** Removes one edge; the last one takes its place. */
  removeIncoming(index: number): void {
    this.removeOperandBySwap(index)
    const last = this.incomingBlocks.pop()!
    if (index < this.incomingBlocks.length) this.incomingBlocks[index] = last
  }

  /** Removes every edge from the chosen blocks, in one walk. */
  removeIncomingIf(choose: (block: BasicBlock) => boolean): void {
    for (let index = this.incomingBlocks.length - 1; index >= 0; index--)
      if (choose(this.incomingBlocks[index]!)) this.removeIncoming(index)
  }

  replaceIncomingBlock(from: BasicBlock, to: BasicBlock): void {
    for (let index = 0; index < this.incomingBlocks.length; index++)
      if (this.incomingBlocks[index] === from) this.incomingBlocks[index] = to
  }

  // ---- Place in the block ----

  insertBefore(other: Instruction): void {
    const block = other.block ?? bug('the other instruction is in no block')
    block.insert(this, other)
  }

  moveBefore(other: Instruction): void {
    this.remove()
    this.insertBefore(other)
  }

  /** Takes the instruction out of its block; it keeps its operands and uses. */
  remove(): void {
    if (this.debugRecords !== undefined) this.leaveRecords()
    this.block?.take(this)
  }

  /** The records stay where they are: before the next instruction, or before what comes to the end of the block next. */
  private leaveRecords(): void {
    const { next, previous, block, debugRecords } = this
    const heir = next ?? (previous?.isTerminator ? previous : undefined)
    if (heir) this.passRecords(heir)
    else if (block) block.recordsAtEnd = joinRecords(block.recordsAtEnd ?? [], debugRecords ?? [])
    this.debugRecords = undefined
  }

  /** Takes over records that stood before another instruction. */
  inheritRecords(records: DebugRecord[]): void {
    const all = joinRecords(records, this.debugRecords ?? [])
    if (all[0]?.place) all[0].place.at = this
    this.debugRecords = all
  }

  /** Moves the records before this instruction, which is removed, to the one that follows. */
  passRecords(to: Instruction): void {
    const { debugRecords } = this
    if (debugRecords === undefined) return
    this.debugRecords = undefined
    to.inheritRecords(debugRecords)
  }

  /** What is known before `other` is known before this instruction; it adds to what was known here. */
  takeRecords(other: Instruction): void {
    const records = other.debugRecords ?? []
    other.debugRecords = undefined
    for (const record of records) attachRecord(record, this)
  }

  /** Removes the instruction, which must have no uses. */
  erase(): void {
    if (this.hasUses) bug(`an erased ${this.opcode} is still used`)
    // What a vector was made of is still known when the vector has no use.
    if (this.debugUses !== undefined) {
      if (this.opcode === 'insertelement') splitRecords(this, insertedLanes(this))
      else if (this.opcode === 'shufflevector') splitRecords(this, shuffledLanes(this))
    }
    this.remove()
    this.dropOperands()
    this.incomingBlocks = NO_BLOCKS
    if (this.debugUses !== undefined) forgetDebugUses(this)
  }

  /** replaceAllUsesWith, then erase. */
  replaceWith(value: Value): void {
    this.replaceAllUsesWith(value)
    this.erase()
  }

  /** Whether this instruction stands before the other one in the same block. */
  comesBefore(other: Instruction): boolean {
    const block = this.block
    if (block === undefined || block !== other.block) return bug('the instructions are not in one block')
    block.ensureOrder()
    return this.order < other.order
  }

  /** A copy with the same flags, location and attachments, and the same operands unless others are given; in no block and without a name. */
  clone(operands: Value[] = this.operands.slice()): Instruction {
    const copy = new Instruction(this.opcode, this.type, operands)
    copy.flags = this.flags
    copy.location = this.location
    copy.subjectType = this.subjectType
    copy.alignment = this.alignment
    copy.predicate = this.predicate
    copy.indices = this.indices
    if (this.opcode === 'phi') copy.incomingBlocks = [...this.incomingBlocks]
    if (this.rare !== undefined) {
      const metadata = this.metadata && new Map(this.metadata)
      copy.rare = { ...this.rare, metadata, debugRecords: undefined, writtenRecords: undefined }
    }
    return copy
  }
}

/** What the insertelements that end here put into each lane; others have no entry. */
export function insertedLanes(vector: Instruction): (Value | undefined)[] {
  const lanes: (Value | undefined)[] = []
  for (
    let each: Value = vector;
    each instanceof Instruction && each.opcode === 'insertelement' && each.operands.length > 0;
    each = each.operand(0)
  ) {
    const index = each.operand(2)
    if (index instanceof ConstantInt) lanes[index.unsignedNumber] ??= each.operand(1)
  }
  return lanes
}

/** Those lanes of the operands that are extracted. */
function shuffledLanes({ operands, indices }: Instruction): (Value | undefined)[] {
  const [first] = operands
  if (first?.type.kind !== 'vector') return []
  const { count } = first.type
  return indices.map((index) =>
    index < 0 ? undefined : extractedLane(operands[index < count ? 0 : 1]!, index % count),
  )
}

function extractedLane(vector: Value, lane: number): Value | undefined {
  if (vector instanceof Instruction && vector.opcode === 'insertelement') return insertedLanes(vector)[lane]
  for (const user of vector.users()) {
    if (!(user instanceof Instruction) || user.opcode !== 'extractelement' || user.block === undefined) continue
    const index = user.operand(1)
    if (index instanceof ConstantInt && index.unsignedNumber === lane) return user
  }
  return undefined
}
