// Matrices of libraries in memory as vectors. A library has `%class.matrix.float.4.3` where functions meet and `<12 x float>` inside them,
// with casts of pointers between; both have the same bytes.
//
//   getelementptr [2 x %class.matrix.float.4.3], ptr %m, i32 0, i32 %i     =>     getelementptr [2 x <12 x float>], ptr %m, i32 0, i32 %i
//   %v = load %class.matrix.float.4.3, ptr %p    store %v, ptr %q          =>     %v = load <12 x float>, ptr %p    store %v, ptr %q
import { poisonValue, undefValue, zeroValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import { arrayType, type IrType, vectorType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'

/** Runs after inlining: what is still passed to functions keeps its type. */
export function matricesAsVectors(module: Module): void {
  for (const fn of module.functions.values()) {
    removePointerCasts(fn)
    for (const instruction of fn.instructions()) retype(instruction)
    const values = new Map<Value, Value>()
    for (const instruction of [...fn.instructions()])
      if (instruction.opcode === 'store' && isLoaded(instruction.storedValue, new Set()))
        instruction.setOperand(0, asVector(instruction.storedValue, values))
  }
}

/** The vector with the components of a matrix. */
function vectorOf(type: IrType): IrType | undefined {
  if (type.kind !== 'struct' || !type.name.startsWith('class.matrix.')) return undefined
  const [rows] = type.elements
  if (rows?.kind !== 'array' || rows.element.kind !== 'vector') return undefined
  return vectorType(rows.count * rows.element.count, rows.element.element)
}

function flatType(type: IrType): IrType {
  if (type.kind === 'array') return arrayType(type.count, flatType(type.element))
  return vectorOf(type) ?? type
}

/** Pointers have no types, so casts between them say nothing. */
function removePointerCasts(fn: IrFunction): void {
  for (const instruction of [...fn.instructions()])
    if (instruction.opcode === 'bitcast' && instruction.type.kind === 'pointer')
      instruction.replaceWith(instruction.operand(0))
}

function retype(instruction: Instruction): void {
  const { opcode, subjectType } = instruction
  if (!subjectType) return
  if (opcode === 'alloca') instruction.subjectType = flatType(subjectType)
  if (opcode !== 'getelementptr') return
  // Indices that go into a matrix are for its rows, which a vector does not have.
  let type = subjectType
  for (const _ of instruction.operands.slice(2)) {
    if (type.kind !== 'array') return
    type = type.element
  }
  instruction.subjectType = flatType(subjectType)
}

/** Whether all it can be was loaded from memory, or is nothing in particular. */
function isLoaded(value: Value, seen: Set<Value>): boolean {
  if (seen.has(value) || value.kind === 'undef' || value.kind === 'poison' || value.kind === 'zero') return true
  seen.add(value)
  if (!(value instanceof Instruction)) return false
  return value.opcode === 'load' || (value.opcode === 'phi' && value.operands.every((each) => isLoaded(each, seen)))
}

function asVector(value: Value, known: Map<Value, Value>): Value {
  const type = vectorOf(value.type)
  const found = known.get(value)
  if (found || !type) return found ?? value
  if (value.kind === 'undef') return undefValue(type)
  if (value.kind === 'poison') return poisonValue(type)
  if (value.kind === 'zero') return zeroValue(type)
  if (!(value instanceof Instruction)) return value
  if (value.opcode === 'load') {
    const load = new Instruction('load', type, [value.pointer])
    load.alignment = value.alignment
    load.location = value.location
    load.insertBefore(value)
    known.set(value, load)
    return load
  }
  const phi = new Instruction('phi', type, [])
  phi.location = value.location
  phi.insertBefore(value)
  known.set(value, phi)
  value.operands.forEach((operand, index) => {
    phi.addIncoming(asVector(operand, known), value.incomingBlocks[index]!)
  })
  return phi
}
