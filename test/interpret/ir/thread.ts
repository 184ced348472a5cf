// One thread of a compute shader, run instruction by instruction.
//
// A thread is a generator: it stops at barriers and at wave operations, says so, and goes on with what it is given. Everything
// that needs other threads is decided by dispatch.ts.
import type { Loop } from '../../../src/analysis/loops.ts'
import {
  ConstantAggregate,
  ConstantExpression,
  ConstantFloat,
  ConstantInt,
  ConstantString,
} from '../../../src/ir/constants.ts'
import type { Instruction } from '../../../src/ir/instructions.ts'
import { intrinsicFacts } from '../../../src/ir/intrinsics.ts'
import { sizeInBytes, structLayout } from '../../../src/ir/layout.ts'
import { type BasicBlock, GlobalVariable, type IrFunction } from '../../../src/ir/module.ts'
import { isBinaryOpcode, isCastOpcode } from '../../../src/ir/opcodes.ts'
import { type IrType, scalarOf } from '../../../src/ir/types.ts'
import type { Value } from '../../../src/ir/values.ts'
import { bug } from '../../../src/support/bug.ts'
import { atomicResult, binary, cast, compareValues, componentwise, roundTo, wrap } from './arithmetic.ts'
import { BlockOrder } from './block-order.ts'
import { resourceOperations } from './dxil-resources.ts'
import { conversions, floatFunctions, floatTests, integerFunctions } from './intrinsics.ts'
import { Handle, Memory, Pointer, type RuntimeValue } from './memory.ts'
import { meaningOf } from './operations.ts'
import type { Resources } from './resources.ts'
import { waveFunctions } from './wave.ts'

/** The program asks for something that cannot be run here, or ran too long; told to whoever called, never a crash. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

export type Stop =
  | { readonly kind: 'barrier'; readonly at: Instruction }
  /** Where lanes of a wave may meet; see block-order.ts. */
  | { readonly kind: 'place'; readonly place: readonly number[] }
  | {
      readonly kind: 'wave'
      readonly at: Instruction
      /** A name of `waveFunctions`. */
      readonly operation: string
      readonly operands: readonly RuntimeValue[]
    }

export interface ThreadIdentity {
  readonly group: readonly [number, number, number]
  readonly inGroup: readonly [number, number, number]
  readonly groupSize: readonly [number, number, number]
  readonly lane: number
  readonly waveSize: number
}

export interface Machine {
  readonly resources: Resources
  /** Groupshared memory of the group, by variable. */
  readonly shared: Map<GlobalVariable, Memory>
  /** Of functions, when the lanes of a wave must run in step; absent when they have nothing to do together. */
  readonly orders: Map<IrFunction, BlockOrder> | undefined
  /** Instructions all threads may still run together. */
  budget: { remaining: number }
}

export class Thread {
  readonly #machine: Machine
  readonly #identity: ThreadIdentity
  readonly #statics = new Map<GlobalVariable, Memory>()
  /** Places of the calls that are running. */
  #calls: readonly number[] = []

  constructor(machine: Machine, identity: ThreadIdentity) {
    this.#machine = machine
    this.#identity = identity
  }

  *run(fn: IrFunction, args: readonly RuntimeValue[]): Generator<Stop, RuntimeValue, RuntimeValue> {
    const frame = new Map<Value, RuntimeValue>()
    fn.arguments.forEach((argument, index) => {
      frame.set(argument, args[index])
    })
    const order = this.#orderOf(fn)
    const iterations = new Map<Loop, number>()
    const calls = this.#calls
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
        if (--this.#machine.budget.remaining < 0) throw new CannotRun('the shader runs too long')
        switch (instruction.opcode) {
          case 'ret':
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
            this.#calls = [...place, position]
            frame.set(instruction, yield* this.#call(instruction, frame))
            if (order && isOwn(instruction)) yield { kind: 'place', place: [...place, position + 0.5] }
            break
          default:
            frame.set(instruction, this.#execute(instruction, frame))
        }
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
      table.set(global, (memory = new Memory(sizeInBytes(global.valueType))))
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
    if (isBinaryOpcode(opcode)) return binary(opcode, type, operand(0), operand(1))
    if (isCastOpcode(opcode)) return cast(opcode, instruction.operand(0).type, type, operand(0))
    switch (opcode) {
      case 'fneg':
        return componentwise(type, [operand(0)], (x) => -Number(x ?? 0))
      case 'icmp':
      case 'fcmp':
        return compareValues(instruction.predicate, instruction.lhs.type, operand(0), operand(1))
      case 'select':
        return select(operand)
      case 'freeze':
        return operand(0)
      case 'alloca':
        return new Pointer(new Memory(sizeInBytes(instruction.subjectType!)), 0)
      case 'load':
        return this.#load(type, operand(0))
      case 'store':
        return this.#store(instruction.storedValue.type, operand(1), operand(0))
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
      case 'atomicrmw': {
        const old = this.#load(type, operand(0))
        this.#store(type, operand(0), atomicResult(instruction.atomicOperation, type, old, operand(1)))
        return old
      }
      case 'cmpxchg': {
        const valueType = instruction.operand(1).type
        const old = this.#load(valueType, operand(0))
        const matches = old === operand(1)
        if (matches) this.#store(valueType, operand(0), operand(2))
        return [old, matches ? 1 : 0]
      }
      default:
        throw new CannotRun(`the instruction ${opcode} is not run`)
    }
  }

  #load(type: IrType, pointer: RuntimeValue): RuntimeValue {
    return pointer instanceof Pointer ? pointer.memory.read(type, pointer.offset) : zeroOf(type)
  }

  #store(type: IrType, pointer: RuntimeValue, value: RuntimeValue): undefined {
    if (pointer instanceof Pointer) pointer.memory.write(type, pointer.offset, value)
    return undefined
  }

  // ---- Calls

  *#call(call: Instruction, frame: Map<Value, RuntimeValue>): Generator<Stop, RuntimeValue, RuntimeValue> {
    const callee = call.calledFunction
    const operands: RuntimeValue[] = []
    for (let index = 0; index < call.argumentCount; index++) operands.push(this.#value(call.argument(index), frame))
    if (callee && !callee.isDeclaration) return yield* this.run(callee, operands)
    if (callee?.name.startsWith('dx.op.')) return yield* this.#operation(call, Number(operands[0]), operands.slice(1))
    return yield* this.#named(call, call.intrinsic, operands)
  }

  /** An operation of DXIL. */
  *#operation(
    call: Instruction,
    number: number,
    operands: readonly RuntimeValue[],
  ): Generator<Stop, RuntimeValue, RuntimeValue> {
    const onResource = resourceOperations[number]
    if (onResource) return onResource(call, operands, this.#machine.resources)
    const meaning = meaningOf(number, operands)
    if (!meaning) throw new CannotRun(`'${call.calledFunction?.name}' (operation ${number}) is not run`)
    return yield* this.#named(call, meaning.intrinsic, meaning.operands)
  }

  *#named(
    call: Instruction,
    name: string,
    operands: readonly RuntimeValue[],
  ): Generator<Stop, RuntimeValue, RuntimeValue> {
    if (Object.hasOwn(waveFunctions, name)) return yield { kind: 'wave', at: call, operation: name, operands }
    if (name.includes('barrier')) return yield { kind: 'barrier', at: call }
    return this.#intrinsic(call, name, operands)
  }

  #intrinsic(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    const { type } = call
    const scalar = scalarOf(type)
    const float = floatFunctions[name]
    if (float && scalar.kind === 'float')
      return componentwise(type, operands, (...x) => roundTo(scalar.bits, float(...x.map(Number))))
    const integer = integerFunctions[name]
    if (integer && scalar.kind === 'int' && scalar.bits <= 32)
      return componentwise(type, operands, (...x) => wrap(scalar.bits, integer(...x.map(Number))))
    const test = floatTests[name]
    if (test) return componentwise(type, operands, (x) => (test(Number(x)) ? 1 : 0))
    const convert = conversions[name]
    if (convert) return componentwise(type, operands, (x) => convert(Number(x)))
    if (name.startsWith('llvm.dx.resource.'))
      return this.#resource(call, name.slice('llvm.dx.resource.'.length), operands)
    return this.#builtin(call, name, operands)
  }

  #builtin(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    const { group, inGroup, groupSize, lane, waveSize } = this.#identity
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
      case 'llvm.dx.fdot':
      case 'llvm.dx.sdot':
      case 'llvm.dx.udot': {
        const [left, right] = operands as number[][]
        return left!.reduce(
          (sum, x, index) =>
            name === 'llvm.dx.fdot'
              ? Math.fround(sum + Math.fround(x * right![index]!))
              : (sum + Math.imul(x, right![index]!)) | 0,
          0,
        )
      }
      case 'llvm.dx.all':
        return flat(operands[0]).every((x) => x !== 0) ? 1 : 0
      case 'llvm.dx.any':
        return flat(operands[0]).some((x) => x !== 0) ? 1 : 0
      default:
        if (name.startsWith('llvm.lifetime') || name.startsWith('llvm.assume')) return undefined
        throw new CannotRun(
          `'${name || (call.calledFunction?.name ?? 'a call')}' is not run (${intrinsicFacts(name).effect})`,
        )
    }
  }

  #resource(call: Instruction, name: string, operands: readonly RuntimeValue[]): RuntimeValue {
    const { resources } = this.#machine
    if (name === 'handlefrombinding' || name === 'handlefromimplicitbinding')
      return new Handle(nameOf(call), Number(operands[3]) >>> 0)
    if (name === 'nonuniformindex') return operands[0]
    const handle = operands[0]
    if (!(handle instanceof Handle)) throw new CannotRun(`'${name}' on no resource is not run`)
    const handleType = call.argument(0).type
    const memory = resources.memoryOf(handle)
    const place = (index: RuntimeValue): number => resources.offsetOf(handleType, Number(index) >>> 0)
    switch (name) {
      case 'getpointer':
        return new Pointer(memory, place(operands[1]))
      case 'gettexturepointer':
        return new Pointer(memory, resources.texelOffset(handle, handleType, flat(operands[1])))
      case 'load.typedbuffer':
        return [memory.read(elementOf(call.type), place(operands[1])), 1]
      case 'load.rawbuffer':
        return [memory.read(elementOf(call.type), place(operands[1]) + Number(operands[2] ?? 0)), 1]
      case 'store.typedbuffer':
        return void memory.write(call.argument(2).type, place(operands[1]), operands[2])
      case 'store.rawbuffer':
        return void memory.write(call.argument(3).type, place(operands[1]) + Number(operands[2] ?? 0), operands[3])
      case 'load.cbufferrow.2':
      case 'load.cbufferrow.4':
      case 'load.cbufferrow.8':
        return memory.read(call.type, Number(operands[1]) * 16)
      case 'updatecounter':
        return resources.updateCounter(handle, Number(operands[1]))
      case 'getdimensions.x':
        return resources.dimensionsOf(handle, handleType)[0] ?? 0
      case 'getdimensions.xy':
        return [...resources.dimensionsOf(handle, handleType)].slice(0, 2)
      case 'load.texture':
        return this.#loadTexel(call, handle, operands)
      case 'store.texture':
        return void memory.write(
          call.argument(2).type,
          resources.texelOffset(handle, handleType, flat(operands[1])),
          operands[2],
        )
      default:
        throw new CannotRun(`'llvm.dx.resource.${name}' is not run`)
    }
  }

  #loadTexel(call: Instruction, handle: Handle, operands: readonly RuntimeValue[]): RuntimeValue {
    const handleType = call.argument(0).type
    const offset = this.#machine.resources.texelOffset(handle, handleType, flat(operands[1]))
    const type = call.type.kind === 'struct' ? elementOf(call.type) : call.type
    const texel = offset < 0 ? zeroOf(type) : this.#machine.resources.memoryOf(handle).read(type, offset)
    return call.type.kind === 'struct' ? [texel, 1] : texel
  }
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

function flat(value: RuntimeValue): number[] {
  return (Array.isArray(value) ? value : [value]).map(Number)
}

function elementOf(type: IrType): IrType {
  return type.kind === 'struct' ? type.elements[0]! : type
}

/** A resource's name from the constant its handle call carries. */
function nameOf(call: Instruction): string {
  const name = call.argument(call.argumentCount - 1)
  const text = name instanceof GlobalVariable ? name.initializer : undefined
  if (!(text instanceof ConstantString)) throw new CannotRun('a resource without a name cannot be found')
  return new TextDecoder().decode(text.bytes.subarray(0, -1))
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

function zeroOf(type: IrType): RuntimeValue {
  switch (type.kind) {
    case 'int':
      return type.bits === 64 ? 0n : 0
    case 'float':
      return 0
    case 'vector':
    case 'array':
      return Array.from({ length: type.count }, () => zeroOf(type.element))
    case 'struct':
      return type.elements.map(zeroOf)
    default:
      return undefined
  }
}
