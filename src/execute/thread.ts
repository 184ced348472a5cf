// One thread of a compute shader, run instruction by instruction.
//
// A thread is a generator: it yields at barriers and at wave operations, and continues with the value it is given. Everything
// that needs other threads is decided by dispatch.ts.
import type { Loop } from '../analysis/loops.ts'
import { ConstantAggregate, ConstantExpression, ConstantFloat, ConstantInt, ConstantString } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { intrinsicFacts } from '../ir/intrinsics.ts'
import { sizeInBytes, structLayout } from '../ir/layout.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../ir/module.ts'
import { isBinaryOpcode, isCastOpcode } from '../ir/opcodes.ts'
import { type IrType, scalarOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bug } from '../support/bug.ts'
import { atomicResult, binary, cast, compareValues, componentwise, flushed } from './arithmetic.ts'
import { BlockOrder } from './block-order.ts'
import type { Budget } from './budget.ts'
import { CannotRun } from './cannot-run.ts'
import { dxilResourceOperations } from './dxil-resources.ts'
import { Handle, Memory, Pointer, type RuntimeValue, zeroOf } from './memory.ts'
import { meaningOf } from './operations.ts'
import { formatMessage } from './printf.ts'
import { pureFunction } from './pure-functions.ts'
import { operateOn, takesDerivatives } from './resource-operations.ts'
import type { Resources } from './resources.ts'
import type { Watch } from './watch.ts'
import { waveFunctions } from './wave.ts'

export type Stop =
  | { readonly kind: 'barrier'; readonly at: Instruction }
  /** Where lanes of a wave may meet; see block-order.ts. */
  | { readonly kind: 'place'; readonly place: readonly number[] }
  | {
      readonly kind: 'wave'
      readonly at: Instruction
      /** A name of `waveFunctions`. */
      readonly operation: string
      /** Of the result. */
      readonly type: IrType
      readonly operands: readonly RuntimeValue[]
    }

export interface ThreadIdentity {
  readonly group: readonly [number, number, number]
  readonly inGroup: readonly [number, number, number]
  readonly groupSize: readonly [number, number, number]
  readonly lane: number
  readonly waveSize: number
  /** Which wave of the group it is in, and how many there are. */
  readonly wave: number
  readonly waves: number
  /** What a stage of drawing reads and writes; see draw.ts. */
  readonly stage?: StageValues
}

/** Inputs and outputs of a stage of drawing, by element of its signature. */
export interface StageValues {
  readonly input: (element: number, row: number, column: number, type: IrType) => RuntimeValue
  readonly output: (element: number, row: number, column: number, value: RuntimeValue) => void
  /** The pixel is not covered, or was discarded: it takes part in derivatives and writes nothing. */
  isHelper: boolean
}

export interface Machine {
  readonly resources: Resources
  /** Groupshared memory of the group, by variable. */
  readonly shared: Map<GlobalVariable, Memory>
  /** Of functions, when the lanes of a wave must run in step; absent when they have nothing to do together. */
  readonly orders: Map<IrFunction, BlockOrder> | undefined
  readonly budget: Budget
  readonly watch: Watch | undefined
  /** Denormal floats of 32 bits count as zero wherever they are computed with, as Direct3D may have it. */
  readonly flushesDenormals: boolean
  /** Takes what `printf` says. */
  readonly print?: ((text: string) => void) | undefined
}

export class Thread {
  readonly #machine: Machine
  readonly identity: ThreadIdentity
  readonly #statics = new Map<GlobalVariable, Memory>()
  /** Places of the calls that are running. */
  #calls: readonly number[] = []

  constructor(machine: Machine, identity: ThreadIdentity) {
    this.#machine = machine
    this.identity = identity
  }

  *run(fn: IrFunction, args: readonly RuntimeValue[]): Generator<Stop, RuntimeValue, RuntimeValue> {
    const frame = new Map<Value, RuntimeValue>()
    fn.arguments.forEach((argument, index) => {
      frame.set(argument, args[index])
    })
    const order = this.#orderOf(fn)
    const iterations = new Map<Loop, number>()
    const calls = this.#calls
    const { budget } = this.#machine
    let block: BasicBlock = fn.entry
    let previous: BasicBlock | undefined
    for (;;) {
      order?.jump(previous, block, iterations)
      const place = order ? [...calls, ...order.place(block, iterations)] : calls
      if (order) yield { kind: 'place', place: [...place, 0] }
      this.#enterPhis(block, previous, frame)
      let next: BasicBlock | undefined
      let position = 0
      for (let instruction = block.firstNonPhi(); instruction; instruction = instruction.next) {
        position++
        budget.spend(instruction)
        this.#machine.watch?.before?.(instruction, this, (value) => this.#value(value, frame))
        switch (instruction.opcode) {
          case 'ret':
            if (calls.length === 0) budget.threadEnded()
            return instruction.operands[0] && this.#value(instruction.operands[0], frame)
          case 'br':
            next = this.#branch(instruction, frame)
            break
          case 'switch':
            next = this.#switch(instruction, frame)
            break
          case 'unreachable':
            throw new CannotRun('the shader reached what cannot be reached')
          case 'call':
            if (isOwn(instruction)) {
              this.#calls = [...place, position]
              frame.set(instruction, yield* this.run(instruction.calledFunction!, this.#arguments(instruction, frame)))
              if (order) yield { kind: 'place', place: [...place, position + 0.5] }
            } else {
              const { name, operands } = this.#called(instruction, frame)
              const meeting = meetingOf(name)
              const result = meeting
                ? yield* this.#meet(meeting, instruction, name, operands)
                : this.#call(instruction, name, operands)
              frame.set(instruction, result)
            }
            break
          default:
            frame.set(instruction, this.#execute(instruction, frame))
        }
        this.#machine.watch?.step?.(instruction, this, (value) => this.#value(value, frame))
      }
      if (!next) return bug('a block must end')
      previous = block
      block = next
    }
  }

  #orderOf(fn: IrFunction): BlockOrder | undefined {
    const { orders } = this.#machine
    let order = orders?.get(fn)
    if (orders && !order) orders.set(fn, (order = new BlockOrder(fn)))
    return order
  }

  /** All phis of a block take their values at once. */
  #enterPhis(block: BasicBlock, previous: BasicBlock | undefined, frame: Map<Value, RuntimeValue>): void {
    if (!previous) return
    const phis = block.phis()
    const values = phis.map((phi) => this.#value(phi.incomingFrom(previous)!, frame))
    phis.forEach((phi, index) => {
      frame.set(phi, values[index])
    })
  }

  #branch(instruction: Instruction, frame: Map<Value, RuntimeValue>): BasicBlock {
    if (!instruction.isConditionalBranch) return instruction.successor(0)
    return instruction.successor(this.#value(instruction.condition, frame) ? 0 : 1)
  }

  #switch(instruction: Instruction, frame: Map<Value, RuntimeValue>): BasicBlock {
    const value = BigInt((this.#value(instruction.operand(0), frame) ?? 0) as number | bigint)
    for (let index = 0; index < instruction.caseCount; index++) {
      if (instruction.caseValue(index).value === value) return instruction.caseTarget(index)
    }
    return instruction.successor(0)
  }

  // ---- Values

  #value(value: Value, frame: Map<Value, RuntimeValue>): RuntimeValue {
    if (value instanceof ConstantInt) return value.type.bits === 64 ? value.value : value.number
    if (value instanceof ConstantFloat) return value.value
    if (value instanceof GlobalVariable) return new Pointer(this.#memoryOf(value), 0)
    if (value instanceof ConstantAggregate) return value.operands.map((operand) => this.#value(operand, frame))
    if (value instanceof ConstantString) return [...value.bytes]
    if (value instanceof ConstantExpression) return this.#constantExpression(value, frame)
    if (value.kind === 'zero' || value.kind === 'null') return zeroOf(value.type)
    // A value that does not matter may be anything; zero is as good, and the same in every run.
    if (value.kind === 'undef' || value.kind === 'poison') return zeroOf(value.type)
    return frame.get(value)
  }

  #constantExpression(value: ConstantExpression, frame: Map<Value, RuntimeValue>): RuntimeValue {
    if (value.opcode !== 'getelementptr') throw new CannotRun(`the constant ${value.opcode} is not run`)
    return this.#address(value.sourceElementType!, value.operands, frame)
  }

  #memoryOf(global: GlobalVariable): Memory {
    const table = global.addressSpace === 3 ? this.#machine.shared : this.#statics
    let memory = table.get(global)
    if (!memory) {
      const { valueType } = global
      const size = sizeInBytes(valueType)
      const stride = valueType.kind === 'array' ? sizeInBytes(valueType.element) : 1
      memory = table === this.#machine.shared ? Memory.ofGroup(size, global.name, stride) : new Memory(size)
      table.set(global, memory)
      if (global.initializer) memory.write(global.valueType, 0, this.#value(global.initializer, new Map()))
    }
    return memory
  }

  #address(type: IrType, operands: readonly Value[], frame: Map<Value, RuntimeValue>): RuntimeValue {
    const base = this.#value(operands[0]!, frame)
    if (!(base instanceof Pointer)) return undefined
    let offset = base.offset
    let current = type
    for (let index = 1; index < operands.length; index++) {
      const at = Number(this.#value(operands[index]!, frame) ?? 0)
      if (index === 1) offset += at * sizeInBytes(current)
      else if (current.kind === 'struct') {
        offset += structLayout(current).offsets[at]!
        current = current.elements[at]!
      } else if (current.kind === 'array' || current.kind === 'vector') {
        current = current.element
        offset += at * sizeInBytes(current)
      } else return bug('an address into no aggregate')
    }
    return new Pointer(base.memory, offset)
  }

  // ---- Instructions

  #execute(instruction: Instruction, frame: Map<Value, RuntimeValue>): RuntimeValue {
    const { opcode, type } = instruction
    const operand = (index: number): RuntimeValue => this.#value(instruction.operand(index), frame)
    const number = (index: number): RuntimeValue => this.#flushed(instruction.operand(index).type, operand(index))
    if (isBinaryOpcode(opcode)) return this.#flushed(type, binary(opcode, type, number(0), number(1)))
    if (isCastOpcode(opcode)) return cast(opcode, instruction.operand(0).type, type, operand(0))
    switch (opcode) {
      case 'fneg':
        return componentwise(type, [operand(0)], (x) => -Number(x ?? 0))
      case 'icmp':
      case 'fcmp':
        return compareValues(instruction.predicate, instruction.lhs.type, number(0), number(1))
      case 'select':
        return select(operand)
      case 'freeze':
        return operand(0)
      case 'alloca':
        return new Pointer(Memory.ofVariable(sizeInBytes(instruction.subjectType!), instruction), 0)
      case 'load':
        return this.#load(instruction, type, operand(0))
      case 'store':
        return this.#store(instruction, instruction.storedValue.type, operand(1), operand(0))
      case 'getelementptr':
        return this.#address(instruction.subjectType!, instruction.operands, frame)
      case 'extractelement':
        return (operand(0) as RuntimeValue[])[Number(operand(1))] ?? zeroOf(type)
      case 'insertelement':
        return replaced(operand(0) as RuntimeValue[], Number(operand(2)), operand(1))
      case 'shufflevector': {
        const both = [...(operand(0) as RuntimeValue[]), ...(operand(1) as RuntimeValue[])]
        return instruction.indices.map((index) => (index < 0 ? zeroOf(scalarOf(type)) : both[index]))
      }
      case 'extractvalue':
        return instruction.indices.reduce<RuntimeValue>((value, index) => (value as RuntimeValue[])[index], operand(0))
      case 'insertvalue':
        return inserted(operand(0), instruction.indices, operand(1))
      case 'atomicrmw':
        return this.#exchange(instruction, type, operand(0), (old) =>
          atomicResult(instruction.atomicOperation, type, old, operand(1)),
        )
      case 'cmpxchg': {
        const expected = operand(1)
        const change = (old: RuntimeValue): RuntimeValue => (old === expected ? operand(2) : old)
        const old = this.#exchange(instruction, instruction.operand(1).type, operand(0), change)
        return [old, old === expected ? 1 : 0]
      }
      case 'fence':
        return undefined
      default:
        throw new CannotRun(`the instruction ${opcode} is not run`)
    }
  }

  #load(at: Instruction, type: IrType, pointer: RuntimeValue): RuntimeValue {
    return pointer instanceof Pointer ? this.#read(at, type, pointer.memory, pointer.offset) : zeroOf(type)
  }

  #store(at: Instruction, type: IrType, pointer: RuntimeValue, value: RuntimeValue): undefined {
    if (pointer instanceof Pointer) this.#write(at, type, pointer.memory, pointer.offset, value)
    return undefined
  }

  #read(at: Instruction, type: IrType, memory: Memory, offset: number): RuntimeValue {
    this.#machine.watch?.access({ kind: 'read', at, type, memory, offset, thread: this, value: undefined })
    return memory.read(type, offset)
  }

  #write(at: Instruction, type: IrType, memory: Memory, offset: number, value: RuntimeValue): void {
    if (this.identity.stage?.isHelper && memory.name !== undefined) return
    this.#machine.watch?.access({ kind: 'write', at, type, memory, offset, thread: this, value })
    memory.write(type, offset, value)
  }

  /** Returns what was there. */
  #exchange(
    at: Instruction,
    type: IrType,
    pointer: RuntimeValue,
    change: (old: RuntimeValue) => RuntimeValue,
  ): RuntimeValue {
    if (!(pointer instanceof Pointer) || this.identity.stage?.isHelper) return zeroOf(type)
    const { memory, offset } = pointer
    this.#machine.watch?.access({ kind: 'atomic', at, type, memory, offset, thread: this, value: undefined })
    const old = memory.read(type, offset)
    memory.write(type, offset, change(old))
    return old
  }

  #flushed(type: IrType, value: RuntimeValue): RuntimeValue {
    return this.#machine.flushesDenormals ? flushed(type, value) : value
  }

  // ---- Calls

  #arguments(call: Instruction, frame: Map<Value, RuntimeValue>): RuntimeValue[] {
    const operands: RuntimeValue[] = []
    for (let index = 0; index < call.argumentCount; index++) operands.push(this.#value(call.argument(index), frame))
    return operands
  }

  /** The intrinsic that a function without a body is, and its operands: those of an operation of DXIL go without its number. */
  #called(call: Instruction, frame: Map<Value, RuntimeValue>): Called {
    const operands = this.#arguments(call, frame)
    if (!isOperation(call)) return { name: call.intrinsic, operands }
    const [code, ...rest] = operands
    const number = Number(code)
    if (dxilResourceOperations[number]) return { name: '', operands }
    const meaning = meaningOf(number, rest)
    if (!meaning) throw new CannotRun(`'${call.calledFunction?.name}' (operation ${number}) is not run`)
    return { name: meaning.intrinsic, operands: meaning.operands }
  }

  #call(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    if (name === '' && isOperation(call))
      return dxilResourceOperations[Number(operands[0])]!(call, operands.slice(1), this.#machine.resources)
    if (call.calledFunction?.name.startsWith('printf.text')) return this.#print(call, operands)
    if (name.startsWith(resourcePrefix))
      return this.#resource(call, name.slice(resourcePrefix.length), operands, undefined)
    return this.#intrinsic(call, name, operands)
  }

  /** What lanes do together: they wait for each other. */
  *#meet(
    meeting: Meeting,
    call: Instruction,
    name: string,
    operands: readonly RuntimeValue[],
  ): Generator<Stop, RuntimeValue, RuntimeValue> {
    switch (meeting) {
      case 'wave':
        return yield { kind: 'wave', at: call, operation: name, type: call.type, operands }
      case 'barrier':
        return yield { kind: 'barrier', at: call }
      case 'derivatives': {
        const changes = yield* this.#changes(call, operands[2])
        return this.#resource(call, name.slice(resourcePrefix.length), operands, changes)
      }
    }
  }

  /** How a value differs between the lanes of the quad, to the right and down. */
  *#changes(at: Instruction, value: RuntimeValue): Generator<Stop, [RuntimeValue, RuntimeValue], RuntimeValue> {
    const { type } = at.argument(2)
    const ddx = yield { kind: 'wave', at, operation: 'llvm.dx.ddx.coarse', type, operands: [value] }
    const ddy = yield { kind: 'wave', at, operation: 'llvm.dx.ddy.coarse', type, operands: [value] }
    return [ddx, ddy]
  }

  #print(call: Instruction, [, ...values]: readonly RuntimeValue[]): undefined {
    if (!this.identity.stage?.isHelper) this.#machine.print?.(formatMessage(textIn(call.argument(0)), values))
    return undefined
  }

  #intrinsic(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    const pure = operands.length === 0 ? undefined : pureFunction(name, call, operands.length)
    if (!pure) return this.#builtin(call, name, operands)
    return pure(operands, (type, value) => this.#flushed(type, value))
  }

  #builtin(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    const { group, inGroup, groupSize, lane, waveSize, wave, waves, stage } = this.identity
    const axis = Number(operands[0] ?? 0)
    switch (name) {
      case 'llvm.dx.thread.id':
        return group[axis]! * groupSize[axis]! + inGroup[axis]!
      case 'llvm.dx.thread.id.in.group':
        return inGroup[axis]!
      case 'llvm.dx.group.id':
        return group[axis]!
      case 'llvm.dx.flattened.thread.id.in.group':
        return inGroup[0] + groupSize[0] * (inGroup[1] + groupSize[1] * inGroup[2])
      case 'llvm.dx.break':
        return 1
      case 'llvm.dx.wave.getlaneindex':
        return lane
      case 'llvm.dx.wave.get.lane.count':
        return waveSize
      case 'llvm.dx.group.wave.index':
        return wave
      case 'llvm.dx.group.wave.count':
        return waves
      case 'llvm.dx.is.helper.lane':
        return stage?.isHelper ? 1 : 0
      case 'llvm.dx.discard':
        if (stage && operands[0]) stage.isHelper = true
        return undefined
      case 'llvm.dx.input.load':
        return stage?.input(axis, Number(operands[1]), Number(operands[2]), call.type)
      case 'llvm.dx.output.store':
        if (stage && !stage.isHelper) stage.output(axis, Number(operands[1]), Number(operands[2]), operands[3])
        return undefined
      case 'llvm.dx.is.debugging.enabled':
        return 0
      default:
        if (/^llvm\.(lifetime|assume|dbg)|^llvm\.dx\.debug\.break/.test(name)) return undefined
        throw new CannotRun(
          `'${name || (call.calledFunction?.name ?? 'a call')}' is not run (${intrinsicFacts(name).effect})`,
        )
    }
  }

  #resource(
    call: Instruction,
    name: string,
    operands: readonly RuntimeValue[],
    changes: readonly [RuntimeValue, RuntimeValue] | undefined,
  ): RuntimeValue {
    const { resources } = this.#machine
    if (name === 'handlefrombinding' || name === 'handlefromimplicitbinding')
      return new Handle(nameOf(call), Number(operands[3]) >>> 0)
    if (name.startsWith('handlefrom'))
      return new Handle(
        name === 'handlefromheap' && operands[1] ? samplerHeap : resourceHeap,
        Number(operands[0]) >>> 0,
      )
    if (name === 'nonuniformindex') return operands[0]
    const handle = operands[0]
    if (!(handle instanceof Handle)) throw new CannotRun(`'${name}' on no resource is not run`)
    return operateOn(name, {
      call,
      operands,
      resources,
      handle,
      type: call.argument(0).type,
      memory: resources.memoryOf(handle, call.argument(0).type),
      changes,
      read: (type, memory, offset) => this.#read(call, type, memory, offset),
      write: (type, memory, offset, value) => this.#write(call, type, memory, offset, value),
    })
  }
}

const resourcePrefix = 'llvm.dx.resource.'

/** Names of the heaps among the inputs: `ResourceDescriptorHeap[3]`. */
export const resourceHeap = 'ResourceDescriptorHeap'
export const samplerHeap = 'SamplerDescriptorHeap'

interface Called {
  readonly name: string
  readonly operands: readonly RuntimeValue[]
}

/** Why a call makes lanes wait for each other. */
type Meeting = 'wave' | 'barrier' | 'derivatives'

const meetings = new Map<string, Meeting | undefined>()

function meetingOf(name: string): Meeting | undefined {
  if (!meetings.has(name)) meetings.set(name, findMeeting(name))
  return meetings.get(name)
}

function findMeeting(name: string): Meeting | undefined {
  if (Object.hasOwn(waveFunctions, name)) return 'wave'
  if (name.includes('barrier')) return 'barrier'
  const isDerived = name.startsWith(resourcePrefix) && takesDerivatives.test(name.slice(resourcePrefix.length))
  return isDerived ? 'derivatives' : undefined
}

/** A call of an operation of DXIL. */
function isOperation({ calledFunction }: Instruction): boolean {
  return calledFunction?.name.startsWith('dx.op.') === true
}

/** A call of a function with a body. */
function isOwn({ calledFunction }: Instruction): boolean {
  return calledFunction?.isDeclaration === false
}

function select(operand: (index: number) => RuntimeValue): RuntimeValue {
  const condition = operand(0)
  if (!Array.isArray(condition)) return condition ? operand(1) : operand(2)
  const [ifTrue, ifFalse] = [operand(1) as RuntimeValue[], operand(2) as RuntimeValue[]]
  return condition.map((choice, index) => (choice ? ifTrue[index] : ifFalse[index]))
}

/** A resource's name from the constant its handle call carries. */
function nameOf(call: Instruction): string {
  const name = textIn(call.argument(call.argumentCount - 1))
  if (name === '') throw new CannotRun('a resource without a name cannot be found')
  return name
}

/** The text that a constant holds before its final zero. */
function textIn(constant: Value): string {
  const text = constant instanceof GlobalVariable ? constant.initializer : undefined
  return text instanceof ConstantString ? new TextDecoder().decode(text.bytes.subarray(0, -1)) : ''
}

function replaced(values: readonly RuntimeValue[], index: number, value: RuntimeValue): RuntimeValue[] {
  const copy = [...values]
  if (index >= 0 && index < copy.length) copy[index] = value
  return copy
}

function inserted(aggregate: RuntimeValue, indices: readonly number[], value: RuntimeValue): RuntimeValue {
  const [index, ...rest] = indices
  if (index === undefined) return value
  const elements = aggregate as RuntimeValue[]
  return replaced(elements, index, inserted(elements[index], rest, value))
}
