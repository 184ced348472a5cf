// Indices outside of an array or a vector that lie inside of what is around it: no access is outside of the memory, and still it is wrong.
//
//   struct S { float3 a; uint b; }; S s;  s.a[3] = 1        index 3 of a vector of 3 (and b is overwritten)
import { resourceElement } from '../ir/base-pointer.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { Pointer, type RuntimeValue } from './memory.ts'

/** What is wrong with an index of an instruction; `undefined` when nothing is. */
export function indexProblem(instruction: Instruction, valueIn: (value: Value) => RuntimeValue): string | undefined {
  switch (instruction.opcode) {
    case 'extractelement':
    case 'insertelement':
      return problemOf(instruction.operand(0).type, Number(valueIn(instruction.operands.at(-1)!)))
    case 'getelementptr':
      return addressProblem(instruction, valueIn) ?? elementProblem(instruction, valueIn)
    default:
      return undefined
  }
}

function problemOf(type: IrType, index: number): string | undefined {
  if ((type.kind !== 'array' && type.kind !== 'vector') || type.count === 0) return undefined
  if (index >= 0 && index < type.count) return undefined
  return `index ${index} of ${type.kind === 'array' ? 'an array' : 'a vector'} of ${type.count}`
}

/** The first index counts whole objects. */
function addressProblem(address: Instruction, valueIn: (value: Value) => RuntimeValue): string | undefined {
  let type = address.subjectType!
  for (const operand of address.operands.slice(2)) {
    const index = Number(valueIn(operand) ?? 0)
    const problem = problemOf(type, index)
    if (problem !== undefined) return problem
    if (type.kind === 'struct') type = type.elements[index]!
    else if (type.kind === 'array' || type.kind === 'vector') type = type.element
  }
  return undefined
}

/** Inside of a buffer, and not of the element that was asked for. */
function elementProblem(address: Instruction, valueIn: (value: Value) => RuntimeValue): string | undefined {
  const element = resourceElement(address.pointer)
  const [start, place] = [element && valueIn(element), valueIn(address)]
  if (!(start instanceof Pointer) || !(place instanceof Pointer)) return undefined
  const { stride, name } = start.memory
  const offset = place.offset - start.offset
  if (stride <= 1 || (offset >= 0 && offset < stride)) return undefined
  return `offset ${offset} in an element of '${name}', which has ${stride} bytes`
}
