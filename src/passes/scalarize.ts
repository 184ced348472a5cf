// Does arithmetic on vectors lane by lane.
//
//   %s = fadd <2 x float> %a, %b        =>        %s.0 = fadd float %a.0, %b.0
//                                                 %s.1 = fadd float %a.1, %b.1
//
// DXIL knows no other way, and only so each lane has its own fate: a lane without reads keeps nothing alive, a lane that is zero makes
// its product zero. Loads, stores and calls keep their vectors, which are put together where they are needed. Runs after
// promote-memory, once variables are values.

import { isReachable, reversePostorder } from '../analysis/cfg.ts'
import { Builder } from '../ir/builder.ts'
import { ConstantInt, constantElement, isConstant, poisonValue } from '../ir/constants.ts'
import { splitRecords } from '../ir/debug.ts'
import { Instruction, insertedLanes } from '../ir/instructions.ts'
import { intrinsicFacts } from '../ir/intrinsics.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import { type BinaryOpcode, type CastOpcode, Trait } from '../ir/opcodes.ts'
import { functionType, scalarOf, type VectorType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'

export const scalarize = definePass({
  name: 'scalarize',
  summary: 'Do arithmetic on vectors lane by lane.',
  after: ['promote-memory'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (!fn.isDeclaration) changed = new Scalarizer(fn, module).run() || changed
    }
    return changed
  },
})

/** The lanes of a value; an empty place is a lane that was not needed yet. */
type Lanes = (Value | undefined)[]

class Scalarizer {
  private readonly fn: IrFunction
  private readonly builder: Builder
  private readonly lanes = new Map<Value, Lanes>()
  /** Instructions whose lanes are computed one by one now. */
  private readonly replaced = new Set<Value>()
  private readonly scalarCallees = new Map<IrFunction, IrFunction>()

  constructor(fn: IrFunction, module: Module) {
    this.fn = fn
    this.builder = new Builder(module)
  }

  run(): boolean {
    for (const block of reversePostorder(this.fn))
      for (let each = block.instructions.first; each !== undefined; ) {
        const instruction: Instruction = each
        each = instruction.next
        this.visit(instruction)
      }
    const replaced = [...this.replaced] as Instruction[]
    for (const instruction of replaced) if (instruction.opcode === 'phi') this.completePhi(instruction)
    for (const instruction of replaced) this.reassemble(instruction)
    this.splitRecords()
    for (const instruction of replaced) instruction.dropOperands()
    for (const instruction of replaced) instruction.erase()
    return replaced.length > 0
  }

  /** Debuggers see vectors lane by lane, even those without other uses of single lanes. */
  private splitRecords(): void {
    if (!this.builder.module.debug) return
    for (const instruction of this.fn.instructions())
      if (instruction.debugUses && instruction.type.kind === 'vector')
        splitRecords(instruction, this.lanes.get(instruction) ?? insertedLanes(instruction))
  }

  private visit(instruction: Instruction): void {
    if (instruction.opcode === 'extractelement') {
      this.visitExtract(instruction)
      return
    }
    if (instruction.type.kind !== 'vector' || !this.isScalarizable(instruction, instruction.type)) return
    const lanes: Lanes = []
    this.lanes.set(instruction, lanes)
    this.replaced.add(instruction)
    for (let lane = 0; lane < instruction.type.count; lane++) lanes.push(this.makeLane(instruction, lane))
  }

  private isScalarizable(instruction: Instruction, type: VectorType): boolean {
    const { opcode } = instruction
    if (instruction.hasTrait(Trait.binary)) return true
    if (instruction.hasTrait(Trait.cast)) {
      const from = instruction.operand(0).type
      return from.kind === 'vector' && from.count === type.count
    }
    switch (opcode) {
      case 'fneg':
      case 'icmp':
      case 'fcmp':
      case 'freeze':
      case 'select':
      case 'phi':
        return true
      case 'call':
        return intrinsicFacts(instruction.intrinsic).isElementwise
      // These cost nothing: they follow their operands.
      case 'insertelement':
        return instruction.operand(2) instanceof ConstantInt && this.replaced.has(instruction.operand(0))
      case 'shufflevector':
        return this.replaced.has(instruction.operand(0)) || this.replaced.has(instruction.operand(1))
      default:
        return false
    }
  }

  private visitExtract(instruction: Instruction): void {
    const index = instruction.operand(1)
    const lanes = this.lanes.get(instruction.operand(0))
    if (lanes === undefined || !(index instanceof ConstantInt)) return
    const lane = lanes[index.unsignedNumber]
    if (lane !== undefined && lane !== instruction) instruction.replaceWith(lane)
  }

  // ---- Lanes ----

  private laneOf(value: Value, lane: number): Value {
    if (value.type.kind !== 'vector') return value
    if (isConstant(value)) return constantElement(value, lane) ?? this.extract(value, lane)
    let lanes = this.lanes.get(value)
    if (lanes === undefined) {
      lanes = []
      this.lanes.set(value, lanes)
    }
    return (lanes[lane] ??= this.givenLane(value, lane) ?? this.extract(value, lane))
  }

  /** Of what was put together from others: `float4(a, b, c, d).zw` has c and d at hand. */
  private givenLane(vector: Value, lane: number): Value | undefined {
    let from = vector
    let position = lane
    for (;;) {
      const source = from instanceof Instruction ? laneSource(from, position) : undefined
      if (source === undefined) return from === vector ? undefined : this.laneOf(from, position)
      if (source.value.type.kind !== 'vector') return source.value
      const known = this.lanes.get(source.value)?.[source.lane]
      if (known !== undefined) return known
      from = source.value
      position = source.lane
    }
  }

  /** Right behind the definition, so that it serves every use. */
  private extract(value: Value, lane: number): Value {
    const { builder } = this
    const block = value instanceof Instruction ? value.block! : this.fn.entry
    const next = value instanceof Instruction && value.opcode !== 'phi' ? value.next! : block.firstNonPhi()!
    builder.positionBefore(next)
    if (value instanceof Instruction) builder.location = value.location
    return builder.extractElement(value, lane, laneName(value, lane))
  }

  private makeLane(instruction: Instruction, lane: number): Value {
    const { opcode, flags } = instruction
    const name = laneName(instruction, lane)
    const operands = opcode === 'phi' ? [] : this.laneOperands(instruction, lane)
    const { builder } = this
    builder.positionBefore(instruction)
    const first = operands[0]!
    const second = operands[1]!
    const third = operands[2]!
    if (instruction.hasTrait(Trait.binary)) return builder.binary(opcode as BinaryOpcode, first, second, name, flags)
    if (instruction.hasTrait(Trait.cast))
      return builder.cast(opcode as CastOpcode, first, scalarOf(instruction.type), name, flags)
    switch (opcode) {
      case 'fneg':
        return builder.fneg(first, name, flags)
      case 'freeze':
        return builder.freeze(first, name)
      case 'select':
        return builder.select(first, second, third, name, flags)
      case 'phi':
        return builder.phi(scalarOf(instruction.type), name)
      case 'insertelement':
        return (instruction.operand(2) as ConstantInt).unsignedNumber === lane ? second : first
      case 'shufflevector':
        return this.givenLane(instruction, lane)!
      case 'call':
        return this.callLane(instruction, operands, name)
      default:
        return this.copyLane(instruction, operands, name)
    }
  }

  private laneOperands(instruction: Instruction, lane: number): Value[] {
    if (instruction.opcode === 'shufflevector') return []
    const count = instruction.opcode === 'call' ? instruction.argumentCount : instruction.operands.length
    const lanes = instruction.operands.slice(0, count)
    for (let index = 0; index < count; index++) lanes[index] = this.laneOf(lanes[index]!, lane)
    return lanes
  }

  /** The same intrinsic, overloaded on scalars. */
  private callLane(call: Instruction, operands: readonly Value[], name: string): Value {
    const vectors = call.calledFunction!
    let callee = this.scalarCallees.get(vectors)
    if (callee === undefined) {
      const type = functionType(
        scalarOf(call.type),
        operands.map((operand) => operand.type),
      )
      callee = this.builder.module.declareFunction(scalarName(vectors.name), type)
      this.scalarCallees.set(vectors, callee)
    }
    return this.builder.call(callee, operands, name, call.flags)
  }

  /** Comparisons: the builder has a method for each, but a copy keeps the predicate without asking. */
  private copyLane(compare: Instruction, operands: Value[], name: string): Value {
    const copy = new Instruction(compare.opcode, scalarOf(compare.type), operands, name)
    copy.predicate = compare.predicate
    copy.flags = compare.flags
    return this.builder.insert(copy)
  }

  private completePhi(phi: Instruction): void {
    const lanes = this.lanes.get(phi)!
    phi.incomingBlocks.forEach((from, edge) => {
      lanes.forEach((lane, index) => {
        // Code that cannot be reached may use itself in circles.
        const value = isReachable(from) ? this.laneOf(phi.operand(edge), index) : poisonValue(scalarOf(phi.type))
        ;(lane as Instruction).addIncoming(value, from)
      })
    })
  }

  // ---- Vectors ----

  /** Rebuilds the vector for its remaining uses. */
  private reassemble(instruction: Instruction): void {
    if (instruction.uses.every(({ user }) => this.replaced.has(user))) return
    const lanes = this.lanes.get(instruction)!
    this.builder.positionBefore(instruction.opcode === 'phi' ? instruction.block!.firstNonPhi()! : instruction)
    this.builder.location = instruction.location
    let vector: Value = poisonValue(instruction.type)
    lanes.forEach((lane, index) => {
      vector = this.builder.insertElement(vector, lane!, index)
    })
    if (vector.kind === 'instruction') vector.name = instruction.name
    instruction.replaceUsesWithIf(vector, ({ user }) => !this.replaced.has(user))
  }
}

/** The lane of another vector that this one took over, or the scalar that was put there; undefined when it computes its lanes. */
function laneSource(vector: Instruction, lane: number): { readonly value: Value; readonly lane: number } | undefined {
  if (vector.opcode === 'insertelement') {
    const index = vector.operand(2)
    if (!(index instanceof ConstantInt)) return undefined
    return { value: vector.operand(index.unsignedNumber === lane ? 1 : 0), lane }
  }
  if (vector.opcode !== 'shufflevector') return undefined
  const index = vector.indices[lane]!
  if (index < 0) return { value: poisonValue(scalarOf(vector.type)), lane }
  const first = vector.operand(0)
  const count = first.type.kind === 'vector' ? first.type.count : 0
  return index < count ? { value: first, lane: index } : { value: vector.operand(1), lane: index - count }
}

function laneName(value: Value, lane: number): string {
  return value.name === '' ? '' : `${value.name}.${lane}`
}

/** `llvm.fabs.v4f32` => `llvm.fabs.f32`. */
function scalarName(name: string): string {
  return name.replace(/\.v\d+(?=[if]\d)/g, '.')
}
