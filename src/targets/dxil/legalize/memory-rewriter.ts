// Replaces every access to a variable by accesses to scalars: vectors lane by lane, and bool, which is an i32 in memory.
import type { Builder } from '../../../ir/builder.ts'
import { ConstantExpression, ConstantInt, constantElement, constantInt, poisonValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes } from '../../../ir/layout.ts'
import { elementCount, floatType, type IrType, i1, i8, i32 } from '../../../ir/types.ts'
import type { User, Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { atByte, descend, descendTo, destination, into, type Place } from './memory-place.ts'

export abstract class MemoryRewriter {
  protected readonly builder: Builder

  constructor(builder: Builder) {
    this.builder = builder
  }

  /** Of a scalar in the new memory. */
  protected abstract address(place: Place): Value
  /** Of the lanes of a vector. */
  protected abstract laneAddresses(place: Place, count: number): Value[]

  /** Whether the variable's address may go to this call. */
  protected takesAddress(_call: Instruction, _pointer: Value): boolean {
    return false
  }

  /** Gives such a call the new address. */
  protected passAddress(_call: Instruction, _place: Place, _pointer: Value): void {
    bug('the address goes to no call')
  }

  // ---- Pointers

  protected isResolvable(pointer: Value, place: Place): boolean {
    return [...pointer.users()].every((user) => {
      if (isAddress(user)) {
        const next = this.step(user, place)
        return next !== undefined && this.isResolvable(user, next)
      }
      if (!(user instanceof Instruction)) return false
      switch (user.opcode) {
        case 'load':
          return descend(place, user.type) !== undefined
        case 'store':
          return user.pointer === pointer && user.storedValue !== pointer && !!destination(place, user.storedValue)
        case 'atomicrmw':
        case 'cmpxchg':
          return user.pointer === pointer && atomicPlace(place, user.operand(1).type) !== undefined
        case 'call':
          return isLifetime(user) || this.takesAddress(user, pointer)
        default:
          return false
      }
    })
  }

  protected step(address: Instruction | ConstantExpression, place: Place): Place | undefined {
    if (!(address instanceof Instruction) && address.opcode !== 'getelementptr') return undefined
    const source = address instanceof Instruction ? address.subjectType : address.sourceElementType
    const [, first, ...rest] = address.operands
    let current: Place | undefined = place
    if (source === i8)
      return rest.length === 0 && first instanceof ConstantInt ? atByte(place, first.number) : undefined
    if (source !== place.type) current = descendTo(place, source!)
    if (!current) return undefined
    if (!(first instanceof ConstantInt && first.isZero)) current = this.over(current, first!)
    for (const index of rest) current = current && into(current, index)
    return current
  }

  /** Steps from an element of an array to another one. */
  protected over(place: Place, step: Value): Place | undefined {
    const last = place.indices.at(-1)
    if (!last || !(last instanceof ConstantInt) || !(step instanceof ConstantInt)) {
      if (!last || !(last instanceof ConstantInt && last.isZero)) return undefined
      return { ...place, indices: [...place.indices.slice(0, -1), step] }
    }
    return { ...place, indices: [...place.indices.slice(0, -1), constantInt(i32, last.number + step.number)] }
  }

  /** The number of an element of arrays of arrays, all of them in a row. */
  protected flatIndex(counts: readonly number[], indices: readonly Value[]): Value {
    const { builder } = this
    return counts.reduce<Value>(
      (outer, count, dimension) => {
        const scaled = isZero(outer) || count === 1 ? outer : builder.mul(outer, constantInt(i32, count))
        const own = indices[dimension]!
        return isZero(scaled) ? own : isZero(own) ? scaled : builder.add(scaled, own)
      },
      constantInt(i32, 0),
    )
  }

  // ---- Accesses

  protected replaceUses(pointer: Value, place: Place): void {
    for (const user of pointer.users()) {
      if (isAddress(user)) {
        this.replaceUses(user, this.step(user, place)!)
        if (user instanceof Instruction) user.erase()
        else user.dropOperands()
      } else if (user instanceof Instruction) {
        this.builder.positionBefore(user)
        this.replaceAccess(user, place, pointer)
      }
    }
  }

  protected replaceAccess(user: Instruction, place: Place, pointer: Value): void {
    switch (user.opcode) {
      case 'load':
        user.replaceWith(this.load(descend(place, user.type)!))
        break
      case 'store':
        this.store(destination(place, user.storedValue)!, user.storedValue)
        user.erase()
        break
      case 'call':
        if (isLifetime(user)) user.erase()
        else this.passAddress(user, place, pointer)
        break
      default:
        user.setOperand(0, this.address(atomicPlace(place, user.operand(1).type)!))
    }
  }

  protected load(place: Place): Value {
    const { builder } = this
    if (place.type.kind !== 'vector') return this.loadScalar(this.address(place), place.type)
    const { element } = place.type
    let vector: Value = poisonValue(place.type)
    this.laneAddresses(place, place.type.count).forEach((address, lane) => {
      vector = builder.insertElement(vector, this.loadScalar(address, element), lane)
    })
    return vector
  }

  protected loadScalar(address: Value, type: IrType): Value {
    const { builder } = this
    if (type !== i1) return builder.load(type, address, '', sizeInBytes(type))
    return builder.icmp('ne', builder.load(i32, address, '', 4), constantInt(i32, 0))
  }

  protected store(place: Place, value: Value): void {
    if (place.type.kind === 'array' || place.type.kind === 'struct') {
      for (let index = 0; index < elementCount(place.type); index++)
        this.store(into(place, constantInt(i32, index))!, constantElement(value, index)!)
      return
    }
    if (place.type.kind !== 'vector') {
      this.storeScalar(this.address(place), value)
      return
    }
    this.laneAddresses(place, place.type.count).forEach((address, lane) => {
      this.storeScalar(address, this.builder.extractElement(value, lane))
    })
  }

  protected storeScalar(address: Value, value: Value): void {
    const { builder } = this
    const stored = value.type === i1 ? builder.cast('zext', value, i32) : value
    builder.store(stored, address, sizeInBytes(stored.type))
  }
}

export function isZero(value: Value): boolean {
  return value instanceof ConstantInt && value.isZero
}

/** Atomics may take the bits of a float for an integer of its size. */
function atomicPlace(place: Place, type: IrType): Place | undefined {
  const same = descend(place, type)
  if (same) return same
  const scalar = descendTo(place, floatType)
  return scalar && sizeInBytes(type) === sizeInBytes(floatType) ? scalar : undefined
}

function isLifetime({ intrinsic }: Instruction): boolean {
  return intrinsic.startsWith('llvm.lifetime.')
}

function isAddress(user: User): user is Instruction | ConstantExpression {
  return user instanceof Instruction ? user.opcode === 'getelementptr' : user instanceof ConstantExpression
}
