// Where in a variable an access goes: the steps from the variable's type down to the part that is loaded or stored.
//
//   %S = type { float, [4 x <2 x float>] }
//   getelementptr %S, ptr %s, i32 0, i32 1, i32 %i; load float       member 1, element %i, lane 0
//
// Addresses are first reduced to a byte offset and a sum of index * stride, so it does not matter whether they were written as one
// getelementptr, as a chain, or in bytes.
import { ConstantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import { sizeInBits, sizeInBytes, structLayout } from '../ir/layout.ts'
import type { IrFunction } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import { elementType, type IrType, i8 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'

/** A number, or a number plus a value known only at run time. */
export interface Index {
  readonly constant: number
  readonly value: Value | undefined
}

export interface Access {
  readonly instruction: Instruction
  /** What is read or written. */
  readonly type: IrType
  /** Members of structs and elements of arrays, outermost first. */
  readonly steps: readonly Index[]
  /** The lane, when one element of a vector is accessed. */
  readonly lane: Index | undefined
  /** The place is known and behind the end of the variable, or in front of it: there is nothing to read or write. */
  readonly isOutside: boolean
}

export interface Address {
  readonly pointer: Value
  readonly offset: number
  readonly terms: readonly { readonly value: Value; readonly stride: number }[]
}

export interface VariableUses {
  readonly accesses: readonly Access[]
  /** Address computations, those of addresses first. */
  readonly addresses: readonly Instruction[]
}

/** Every load and store of the variable; undefined when its address goes elsewhere or an access does not fit its type. */
export function findAccesses(variable: Value, type: IrType): VariableUses | undefined {
  const accesses: Access[] = []
  const addresses: Instruction[] = []
  const pending: Address[] = [{ pointer: variable, offset: 0, terms: [] }]
  for (let address = pending.pop(); address; address = pending.pop()) {
    for (const { user } of address.pointer.uses) {
      if (!(user instanceof Instruction)) return undefined
      if (user.opcode === 'getelementptr' && user.pointer === address.pointer) {
        const next = stepAddress(user, address)
        if (next === undefined) return undefined
        addresses.push(user)
        pending.push(next)
        continue
      }
      const accessed = accessedType(user, address.pointer)
      const access = accessed && locate(user, type, accessed, address)
      if (!access) return undefined
      accesses.push(access)
    }
  }
  return { accesses, addresses }
}

/** Bytes from the pointer; undefined when an index is known only at run time. */
export function constantOffset(gep: Instruction): number | undefined {
  let offset = 0
  let type: IrType | undefined = gep.subjectType
  for (let operand = 1; operand < gep.operands.length; operand++) {
    const index = gep.operand(operand)
    if (!(index instanceof ConstantInt) || type === undefined) return undefined
    if (operand === 1) {
      offset += index.number * sizeInBytes(type)
      continue
    }
    const member = elementType(type, type.kind === 'struct' ? index.number : 0)
    if (member === undefined) return undefined
    offset += type.kind === 'struct' ? structLayout(type).offsets[index.number]! : index.number * sizeInBytes(member)
    type = member
  }
  return offset
}

/** Every alloca stands in the entry. */
export function localVariables(fn: IrFunction): Instruction[] {
  const variables: Instruction[] = []
  for (let each = fn.blocks.first?.instructions.first; each !== undefined; each = each.next)
    if (each.opcode === 'alloca') variables.push(each)
  return variables
}

/** Whether every use of a local variable is a plain load or store of all of it. */
export function isAccessedWhole(variable: Instruction): boolean {
  const type = variable.subjectType!
  for (const { user } of variable.uses)
    if (user.kind !== 'instruction' || accessedType(user as Instruction, variable) !== type) return false
  return true
}

/** What a plain load or store at the pointer reads or writes. */
function accessedType(user: Instruction, pointer: Value): IrType | undefined {
  if (user.hasFlag(Flag.volatile) || user.ordering !== undefined) return undefined
  if (user.opcode === 'load') return user.type
  return user.opcode === 'store' && user.storedValue !== pointer ? user.storedValue.type : undefined
}

/** What an address begins with, and where it is from there on; undefined when that is not known. */
export function addressOf(pointer: Value): { readonly base: Value; readonly address: Address | undefined } {
  const steps: Instruction[] = []
  let base = pointer
  for (; base instanceof Instruction && base.opcode === 'getelementptr'; base = base.pointer) steps.push(base)
  let address: Address | undefined = { pointer: base, offset: 0, terms: [] }
  for (let step = steps.pop(); step && address; step = steps.pop()) address = stepAddress(step, address)
  return { base, address }
}

function stepAddress(gep: Instruction, base: Address): Address | undefined {
  if (gep.type.kind !== 'pointer') return undefined
  let offset = base.offset
  const terms = [...base.terms]
  let type = gep.subjectType!
  for (let operand = 1; operand < gep.operands.length; operand++) {
    const index = gep.operand(operand)
    let stride: number
    if (operand === 1) stride = sizeInBytes(type)
    else if (type.kind === 'struct') {
      if (!(index instanceof ConstantInt)) return undefined
      offset += structLayout(type).offsets[index.number] ?? 0
      type = elementType(type, index.number)!
      continue
    } else {
      type = elementType(type, 0) ?? i8
      stride = sizeInBytes(type)
    }
    if (index instanceof ConstantInt) offset += index.number * stride
    else terms.push({ value: index, stride })
  }
  return { pointer: gep, offset, terms }
}

function locate(instruction: Instruction, root: IrType, type: IrType, address: Address): Access | undefined {
  const steps: Index[] = []
  const terms = [...address.terms]
  let { offset } = address
  /** Takes the index into elements of `size` bytes out of offset and terms. */
  const indexInto = (size: number): Index => {
    const at = terms.findIndex(({ stride }) => stride === size)
    const value = at < 0 ? undefined : terms.splice(at, 1)[0]!.value
    const constant = size === 0 ? 0 : Math.floor(offset / size)
    offset -= constant * size
    return { constant, value }
  }
  const fits = ({ constant, value }: Index, count: number): boolean =>
    value !== undefined || (constant >= 0 && constant < count)

  let part = root
  let isOutside = false
  while (part !== type || offset !== 0 || terms.length > 0) {
    if (part.kind === 'struct') {
      const member = memberAt(structLayout(part).offsets, offset)
      if (member === undefined) return undefined
      offset -= structLayout(part).offsets[member]!
      steps.push({ constant: member, value: undefined })
      part = part.elements[member]!
    } else if (part.kind === 'array') {
      const index = indexInto(sizeInBytes(part.element))
      if (!fits(index, part.count)) isOutside = true
      steps.push(index)
      part = part.element
    } else if (part.kind === 'vector' && part.element === type) {
      const lane = indexInto(sizeInBytes(part.element))
      return fits(lane, part.count) && offset === 0 && terms.length === 0
        ? { instruction, type, steps, lane, isOutside }
        : undefined
    } else
      return isReinterpretation(part, type) && offset === 0 && terms.length === 0
        ? { instruction, type, steps, lane: undefined, isOutside }
        : undefined
  }
  return { instruction, type, steps, lane: undefined, isOutside }
}

/** The last member that starts at or before the offset; later ones of the same start are not empty. */
function memberAt(offsets: readonly number[], offset: number): number | undefined {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (offsets[middle]! <= offset) low = middle + 1
    else high = middle
  }
  return low === 0 ? undefined : low - 1
}

function isReinterpretation(stored: IrType, accessed: IrType): boolean {
  const isPlain = (type: IrType): boolean =>
    type.kind === 'int' || type.kind === 'float' || (type.kind === 'vector' && type.element.kind !== 'pointer')
  return isPlain(stored) && isPlain(accessed) && sizeInBits(stored) === sizeInBits(accessed)
}
