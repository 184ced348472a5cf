// Between opaque pointers and the typed ones of LLVM 3.7: what every pointer points to, and the steps that opaque pointers leave out.
//
//   load i32, ptr @array            =>     %p = getelementptr [4 x i32], ptr @array, i32 0, i32 0     load i32, ptr %p
//
// An access that no first member fits is a bitcast; its `subjectType` is the pointee from there on.
import { ConstantExpression, constantInt } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable, IrFunction, type Module } from '../../../ir/module.ts'
import { Flag } from '../../../ir/opcodes.ts'
import { type IrType, i8, i32, scalarOf } from '../../../ir/types.ts'
import { Argument, type Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { indexedType } from '../indexed-type.ts'

export class Pointees {
  private readonly known = new Map<Value, IrType>()

  /** What a pointer points to. */
  of(value: Value): IrType {
    let pointee = this.known.get(value)
    if (pointee === undefined) {
      // A phi of a loop meets itself; whatever is found outside decides.
      this.known.set(value, i8)
      pointee = this.find(value)
      this.known.set(value, pointee)
    }
    return pointee
  }

  private find(value: Value): IrType {
    if (value instanceof GlobalVariable) return value.valueType
    if (value instanceof IrFunction) return value.functionType
    if (value instanceof ConstantExpression) return this.ofExpression(value)
    if (value instanceof Argument) return this.ofParameter(value.parent, value.index)
    return value instanceof Instruction ? this.ofInstruction(value) : i8
  }

  private ofExpression(value: ConstantExpression): IrType {
    if (value.opcode === 'getelementptr') return indexedType(value.sourceElementType ?? i8, value.operands.slice(1))
    return value.opcode === 'addrspacecast' || value.opcode === 'bitcast' ? this.of(value.operand(0)) : i8
  }

  private ofInstruction(value: Instruction): IrType {
    switch (value.opcode) {
      case 'alloca':
        return value.subjectType ?? i8
      case 'getelementptr':
        return indexedType(value.subjectType ?? i8, value.operands.slice(1))
      case 'bitcast':
        return value.subjectType ?? this.of(value.operand(0))
      case 'addrspacecast':
      case 'freeze':
        return this.of(value.operand(0))
      case 'select':
        return this.of(value.ifTrue)
      case 'phi': {
        const first = value.operands.find((operand) => operand !== value && this.known.get(operand) === undefined)
        return this.of(first ?? value.operand(0))
      }
      default: {
        const callee = value.calledFunction
        return (callee && overloadStruct(callee)) ?? this.wanted(value) ?? i8
      }
    }
  }

  /** The type that the uses access: the first of them that has one decides. */
  private wanted(value: Value): IrType | undefined {
    for (const { user, index } of value.uses) {
      const wanted = user instanceof Instruction ? accessedType(user, index) : undefined
      if (wanted !== undefined) return wanted
    }
    return undefined
  }

  /** The pointee of its declaration; else the type that the function accesses; else that of the callers' arguments. */
  ofParameter(fn: IrFunction, index: number): IrType {
    const inside =
      fn.arguments[index]?.pointee ??
      overloadStruct(fn) ??
      (fn.isDeclaration ? undefined : this.wanted(fn.arguments[index]!))
    if (inside !== undefined) return inside
    for (const { user } of fn.uses)
      if (user instanceof Instruction && user.calledFunction === fn) {
        const argument = user.argument(index)
        if (argument !== fn.arguments[index] && argument.kind !== 'undef' && argument.kind !== 'poison')
          return this.of(argument)
      }
    return i8
  }

  ofResult(fn: IrFunction): IrType {
    const overloaded = overloadStruct(fn)
    if (overloaded) return overloaded
    for (const { user } of fn.uses) if (user instanceof Instruction && user.calledFunction === fn) return this.of(user)
    return i8
  }
}

/** `dx.op.traceRay.struct.Payload` takes a pointer to %struct.Payload, `dx.op.getMeshPayload` gives one. */
function overloadStruct({ name, module }: IrFunction): IrType | undefined {
  if (!name.startsWith(operationPrefix)) return undefined
  const end = name.indexOf('.', operationPrefix.length)
  return end < 0 ? undefined : module?.structs.get(name.slice(end + 1))
}

const operationPrefix = 'dx.op.'

/** What an instruction expects behind the pointer that is its operand `index`; undefined when it expects nothing. */
function accessedType(user: Instruction, index: number): IrType | undefined {
  switch (user.opcode) {
    case 'load':
      return user.type
    case 'store':
      return index === 1 ? user.operand(0).type : undefined
    case 'getelementptr':
      return index === 0 ? user.subjectType : undefined
    case 'atomicrmw':
    case 'cmpxchg':
      return index === 0 ? user.operand(1).type : undefined
    default:
      return undefined
  }
}

/** Makes every access go through a pointer of its own type. */
export function typePointers(module: Module): Pointees {
  const pointees = new Pointees()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      for (let index = 0; index < instruction.operands.length; index++) {
        const operand = instruction.operand(index)
        if (
          operand.type.kind !== 'pointer' ||
          operand.kind === 'undef' ||
          operand.kind === 'poison' ||
          operand.kind === 'null'
        )
          continue
        const wanted = wantedAt(instruction, index, pointees)
        if (wanted === undefined || wanted === pointees.of(operand)) continue
        instruction.setOperand(index, step(operand, wanted, pointees, placeFor(instruction, index)))
      }
    }
  return pointees
}

function wantedAt(instruction: Instruction, index: number, pointees: Pointees): IrType | undefined {
  const { opcode } = instruction
  if (opcode === 'call') {
    const fn = instruction.calledFunction
    return fn === undefined || index >= instruction.argumentCount ? undefined : pointees.ofParameter(fn, index)
  }
  if (opcode === 'phi' || (opcode === 'select' && index > 0)) return pointees.of(instruction)
  return accessedType(instruction, index)
}

function placeFor(instruction: Instruction, index: number): Instruction {
  if (instruction.opcode !== 'phi') return instruction
  return instruction.incomingBlocks[index]?.terminator ?? bug('an edge comes from a block without an end')
}

function step(pointer: Value, wanted: IrType, pointees: Pointees, before: Instruction): Instruction {
  const from = pointees.of(pointer)
  const zero = constantInt(i32, 0)
  const indices = [zero]
  let type: IrType | undefined = from
  while (
    type !== undefined &&
    type !== wanted &&
    (type.kind === 'array' || type.kind === 'struct' || type.kind === 'vector')
  ) {
    indices.push(zero)
    type = type.kind === 'struct' ? type.elements[0] : type.element
  }
  const access = new Instruction(
    type === wanted ? 'getelementptr' : 'bitcast',
    pointer.type,
    type === wanted ? [pointer, ...indices] : [pointer],
  )
  access.subjectType = type === wanted ? from : wanted
  if (type === wanted) access.flags = Flag.inbounds
  access.location = before.location
  access.insertBefore(before)
  return access
}

/** Whether the type is a float or a vector of floats. */
export function isFloating(type: IrType): boolean {
  return scalarOf(type).kind === 'float'
}
