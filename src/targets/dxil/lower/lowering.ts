// Walks a function and replaces every intrinsic by operations of DXIL, and vectors by their components.
//
//   %v = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(%h, 3)     =>     %r = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(...)
//   %x = extractelement (extractvalue %v, 0), 1                                 =>     %x = extractvalue %r, 1
//
// What an intrinsic becomes is a row of table.ts; this file knows only components, members and handles. Vectors of arithmetic are gone
// before (passes/scalarize.ts), those in memory too (legalize/).

import { reversePostorder } from '../../../analysis/cfg.ts'
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { dxilDiagnostics } from '../../../diagnostics/tables/dxil.ts'
import { Builder } from '../../../ir/builder.ts'
import { type ConstantInt, constantElement, isConstant, undefValue } from '../../../ir/constants.ts'
import { plainLocation, splitRecords } from '../../../ir/debug.ts'
import { Instruction, insertedLanes } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import { elementCount, type IrType, type StructType, scalarOf, voidType } from '../../../ir/types.ts'
import { Argument, type Value } from '../../../ir/values.ts'
import { callOperation } from '../operation-calls.ts'
import { operation } from '../operations.ts'
import { hitObjectType } from '../types.ts'
import { HitMemory } from './hit-memory.ts'

/** A value, components of a vector, or something made only when it is asked for. */
export type Member = Value | readonly Value[] | (() => Value)

/** What an intrinsic becomes: nothing, a scalar, components, or members of a struct. */
export type Result = Value | readonly Value[] | { readonly members: readonly Member[] } | undefined

export type IntrinsicRow = (call: IntrinsicCall) => Result

export interface LoweringOptions {
  /** Of the shader model 6.x. */
  readonly minor: number
  readonly sink: DiagnosticSink
  /** By the intrinsic's name without suffixes. */
  readonly table: ReadonlyMap<string, IntrinsicRow>
  /** What the payload of a mesh shader is. */
  readonly payloadType: StructType | undefined
  readonly native16Bit: boolean
}

export class Lowering {
  readonly module: Module
  readonly builder: Builder
  readonly minor: number
  readonly native16Bit: boolean
  readonly payloadType: StructType | undefined
  /** Handles of DXIL by the values they stand for. */
  readonly handles = new Map<Value, Value>()
  private readonly options: LoweringOptions
  private readonly hitMemory: HitMemory
  private readonly components = new Map<Value, readonly Value[]>()
  private readonly members = new Map<Value, readonly Member[]>()
  private readonly reported = new Set<string>()
  private readonly replaced: Instruction[] = []
  private readonly hitPhis: (readonly [phi: Instruction, made: Instruction])[] = []
  private current: Instruction | undefined
  /** Made here for vectors that stay. */
  private readonly own = new Set<Value>()

  constructor(module: Module, options: LoweringOptions) {
    this.module = module
    this.builder = new Builder(module)
    this.minor = options.minor
    this.native16Bit = options.native16Bit
    this.payloadType = options.payloadType
    this.options = options
    this.hitMemory = new HitMemory(module)
    for (const fn of module.functions.values()) this.hitMemory.changeParameters(fn)
  }

  run(fn: IrFunction): void {
    for (const block of reversePostorder(fn))
      for (const instruction of block.instructions) {
        if (instruction.block !== block) continue
        this.builder.positionBefore(instruction)
        this.current = instruction
        this.visit(instruction)
      }
    this.finishHitPhis()
    for (const instruction of this.replaced) this.splitRecords(instruction)
    for (const instruction of this.replaced) instruction.dropOperands()
    for (const instruction of this.replaced) this.eraseReplaced(instruction)
    this.replaced.length = 0
  }

  /** Debuggers see vectors component by component, too. */
  private splitRecords(vector: Instruction): void {
    if (vector.debugUses === undefined || vector.type.kind !== 'vector') return
    splitRecords(vector, this.components.get(vector) ?? insertedLanes(vector))
  }

  private eraseReplaced(instruction: Instruction): void {
    if (instruction.hasUses) {
      this.unsupported(instruction, 'this use of a resource')
      instruction.replaceAllUsesWith(undefValue(instruction.type))
    }
    instruction.erase()
  }

  private visit(instruction: Instruction): void {
    if (this.own.has(instruction)) return
    switch (instruction.opcode) {
      case 'call':
        this.visitCall(instruction)
        break
      case 'extractelement':
        this.replaceScalar(instruction, this.extracted(instruction))
        break
      case 'extractvalue':
        this.visitExtractValue(instruction)
        break
      case 'select':
        if (instruction.type.kind === 'target') this.selectHandle(instruction)
        break
      case 'phi':
        if (isHitObject(instruction.type)) this.startHitPhi(instruction)
        else if (instruction.type.kind === 'vector') this.replaced.push(instruction)
        break
      case 'alloca':
        if (this.hitMemory.holdsObject(instruction.subjectType!)) this.makeHitVariable(instruction)
        break
      case 'getelementptr':
        instruction.subjectType = this.hitMemory.of(instruction.subjectType!)
        break
      case 'load':
        if (isHitObject(instruction.type)) this.loadHit(instruction)
        else if (instruction.type.kind === 'vector') this.takeApart(instruction, instruction.next)
        break
      case 'store':
        if (isHitObject(instruction.storedValue.type)) this.storeHit(instruction)
        else this.putTogether(instruction)
        break
      case 'ret':
        this.putTogether(instruction)
        break
      default:
        if (instruction.type.kind === 'vector') this.replaced.push(instruction)
    }
  }

  // ---- Hit objects, in local variables too

  /** What comes around a loop is not known yet. */
  private startHitPhi(phi: Instruction): void {
    const made = this.builder.phi(hitObjectType(this.module))
    this.handles.set(phi, made)
    this.hitPhis.push([phi, made])
    this.replaced.push(phi)
  }

  private finishHitPhis(): void {
    for (const [phi, made] of this.hitPhis)
      phi.operands.forEach((value, index) => {
        const block = phi.incomingBlocks[index]!
        this.builder.positionBefore(block.terminator!)
        made.addIncoming(this.handle(value), block)
      })
    this.hitPhis.length = 0
  }

  private makeHitVariable(alloca: Instruction): void {
    alloca.replaceAllUsesWith(this.builder.alloca(this.hitMemory.of(alloca.subjectType!), alloca.name, 4))
    this.replaced.push(alloca)
  }

  private loadHit(load: Instruction): void {
    this.handles.set(load, this.builder.load(hitObjectType(this.module), load.pointer, '', 4))
    this.replaced.push(load)
  }

  private storeHit(store: Instruction): void {
    this.builder.store(this.handle(store.storedValue), store.pointer, 4)
    this.replaced.push(store)
  }

  /** Payloads and parameters of exported functions keep their vectors: components are taken out of them. */
  private takeApart(vector: Value, before: Instruction | undefined): readonly Value[] {
    if (before) this.builder.positionBefore(before)
    const count = elementCount(vector.type)
    const components = Array.from({ length: count }, (_, index) => this.builder.extractElement(vector, index))
    this.components.set(vector, components)
    for (const component of components) this.own.add(component)
    return components
  }

  /** And put into them. */
  private putTogether(user: Instruction): void {
    user.operands.forEach((operand, index) => {
      if (operand.type.kind !== 'vector' || isConstant(operand)) return
      let vector: Value = undefValue(operand.type)
      this.componentsOf(operand).forEach((component, lane) => {
        vector = this.builder.insertElement(vector, component, lane)
        this.own.add(vector)
      })
      user.setOperand(index, vector)
    })
  }

  private selectHandle(select: Instruction): void {
    const [yes, no] = [this.handle(select.ifTrue), this.handle(select.ifFalse)]
    this.handles.set(select, this.builder.select(select.condition, yes, no))
    this.replaced.push(select)
  }

  private visitCall(call: Instruction): void {
    const { intrinsic } = call
    if (intrinsic === '') {
      this.putTogether(call)
      if (call.type.kind === 'vector') this.takeApart(call, call.next)
      return
    }
    const row = this.options.table.get(intrinsic)
    if (!row) {
      this.unsupported(call, `'${intrinsic.replace(/^llvm\.(dx\.)?/, '')}'`)
      this.handles.set(call, undefValue(call.type))
      this.finish(call, undefinedResult(call.type))
      return
    }
    this.finish(call, row(new IntrinsicCall(this, call)))
  }

  private finish(call: Instruction, result: Result): void {
    if (result === undefined) this.replaced.push(call)
    else if (isList(result)) this.setComponents(call, result)
    else if ('members' in result) {
      this.members.set(call, result.members)
      this.replaced.push(call)
    } else this.replaceScalar(call, result)
  }

  private setComponents(instruction: Instruction, values: readonly Value[]): void {
    this.components.set(instruction, values)
    this.replaced.push(instruction)
  }

  private replaceScalar(instruction: Instruction, value: Value): void {
    if (value !== instruction) instruction.replaceAllUsesWith(value)
    this.replaced.push(instruction)
  }

  private extracted(extract: Instruction): Value {
    const index = extract.operand(1) as ConstantInt
    return this.componentsOf(extract.operand(0))[index.unsignedNumber] ?? undefValue(extract.type)
  }

  private visitExtractValue(extract: Instruction): void {
    const members = this.members.get(extract.operand(0))
    if (!members) return
    const member = members[extract.indices[0] ?? 0]
    const value = typeof member === 'function' ? member() : member
    if (value === undefined) this.replaceScalar(extract, undefValue(extract.type))
    else if (isList(value)) {
      if (extract.type.kind === 'vector') this.setComponents(extract, value)
      else this.replaceScalar(extract, value[0]!)
    } else this.replaceScalar(extract, value)
  }

  // ---- For the rows

  componentsOf(value: Value): readonly Value[] {
    if (value.type.kind !== 'vector') return [value]
    const known = this.components.get(value)
    if (known) return known
    const made = this.makeComponents(value, value.type.count)
    this.components.set(value, made)
    return made
  }

  private makeComponents(value: Value, count: number): readonly Value[] {
    const each = (make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index))
    const nothing = undefValue(scalarOf(value.type))
    if (isConstant(value)) return each((index) => constantElement(value, index) ?? nothing)
    if (value instanceof Instruction) {
      if (value.opcode === 'insertelement') {
        const position = (value.operand(2) as ConstantInt).unsignedNumber
        const before = this.componentsOf(value.operand(0))
        return each((index) => (index === position ? value.operand(1) : before[index]!))
      }
      if (value.opcode === 'shufflevector') {
        const both = [...this.componentsOf(value.operand(0)), ...this.componentsOf(value.operand(1))]
        return each((index) => both[value.indices[index]!] ?? nothing)
      }
    }
    if (value instanceof Argument) {
      const components = this.takeApart(value, value.parent.entry.firstNonPhi())
      if (this.current) this.builder.positionBefore(this.current)
      return components
    }
    this.unsupported(value instanceof Instruction ? value : undefined, `a vector ${value.type.text} here`)
    return each(() => nothing)
  }

  handle(value: Value): Value {
    return this.handles.get(value) ?? this.unknownHandle(value)
  }

  private unknownHandle(value: Value): Value {
    // A hit object that was never set stands for no hit.
    if (isHitObject(value.type)) return this.operation('hitObject_MakeNop', voidType, [])
    if (value.kind !== 'poison' && value.kind !== 'undef' && value.kind !== 'zero')
      this.unsupported(value instanceof Instruction ? value : undefined, 'a resource chosen while the shader runs')
    return undefValue(
      this.module.createStruct('dx.types.Handle', [this.module.structs.get('dx.types.Handle')!.elements[0]!]),
    )
  }

  operation(name: string, overload: IrType, args: readonly Value[]): Instruction {
    const needed = operation(name)?.shaderModel ?? 0
    if (needed > this.minor && !this.reported.has(name)) {
      this.reported.add(name)
      const facts = { operation: name, needed: String(needed), minor: String(this.minor) }
      this.options.sink.report(dxilDiagnostics.err_dxil_shader_model(plainLocation(this.builder.location), facts))
    }
    return callOperation(this.builder, name, overload, args)
  }

  /** Said once for each kind of thing. */
  unsupported(instruction: Instruction | undefined, what: string): void {
    if (this.reported.has(what)) return
    this.reported.add(what)
    this.options.sink.report(dxilDiagnostics.err_dxil_unsupported(plainLocation(instruction?.location ?? 0), { what }))
  }
}

function isHitObject(type: IrType): boolean {
  return type.kind === 'target' && type.name === 'dx.HitObject'
}

function isList(value: Member | Result): value is readonly Value[] {
  return Array.isArray(value)
}

function undefinedResult(type: IrType): Result {
  if (type.kind === 'void') return undefined
  if (type.kind === 'vector') return Array.from({ length: type.count }, () => undefValue(type.element))
  if (type.kind !== 'struct') return undefValue(type)
  const members = Array.from({ length: elementCount(type) }, (_, index): Member => {
    const member = undefinedResult(type.elements[index]!)
    return isList(member) ? member : undefValue(type.elements[index]!)
  })
  return { members }
}

/** One call as a row sees it. */
export class IntrinsicCall {
  readonly lowering: Lowering
  readonly instruction: Instruction

  constructor(lowering: Lowering, instruction: Instruction) {
    this.lowering = lowering
    this.instruction = instruction
  }

  get builder(): Builder {
    return this.lowering.builder
  }

  get type(): IrType {
    return this.instruction.type
  }

  get count(): number {
    return this.instruction.argumentCount
  }

  /** A scalar argument. */
  value(index: number): Value {
    return this.instruction.argument(index)
  }

  components(index: number): readonly Value[] {
    return this.lowering.componentsOf(this.instruction.argument(index))
  }

  handle(index: number): Value {
    return this.lowering.handle(this.instruction.argument(index))
  }

  operation(name: string, overload: IrType, args: readonly Value[]): Instruction {
    return this.lowering.operation(name, overload, args)
  }

  unsupported(what: string): void {
    this.lowering.unsupported(this.instruction, what)
  }

  /** The result component by component, from the components of all arguments; scalars serve every component. */
  eachComponent(make: (args: readonly Value[]) => Value): Result {
    const all = Array.from({ length: this.count }, (_, index) => this.components(index))
    if (this.type.kind !== 'vector') return make(all.map((components) => components[0]!))
    const count = this.type.count
    return Array.from({ length: count }, (_, lane) => make(all.map((components) => components[lane] ?? components[0]!)))
  }
}
