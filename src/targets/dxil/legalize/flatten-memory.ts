// Gives every scalar leaf of a variable in memory a flat array of its own.
//
//   groupshared struct { float3 a; bool b; } S[8]     =>     @S.0 = [24 x float], @S.1 = [8 x i32]
//   load <3 x float> of S[i].a                        =>     loads of @S.0 at i * 3, i * 3 + 1, i * 3 + 2
//
// DXIL knows neither vectors nor arrays of arrays in memory, and bool is an i32 there. Variables whose address goes somewhere else, as
// payloads do, stay as they are.
import { Builder } from '../../../ir/builder.ts'
import {
  ConstantExpression,
  ConstantInt,
  constantElement,
  constantInt,
  isConstant,
  poisonValue,
} from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../../../ir/layout.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { arrayType, elementCount, type IrType, i1, i8, i32 } from '../../../ir/types.ts'
import type { User, Value } from '../../../ir/values.ts'
import { flattenInitializer } from './flatten-initializer.ts'

export function flattenMemory(module: Module): void {
  const builder = new Builder(module)
  for (const global of [...module.globals.values()])
    if (needsFlattening(global.valueType)) new Flattener(builder, global, global.valueType).run()
  for (const fn of module.functions.values())
    for (const instruction of [...fn.instructions()])
      if (instruction.opcode === 'alloca' && needsFlattening(instruction.subjectType!))
        new Flattener(builder, instruction, instruction.subjectType!).run()
}

function needsFlattening(type: IrType): boolean {
  if (type === i1) return true
  if (type.kind === 'array') return type.element !== i8 && type.element.kind !== 'target'
  return type.kind === 'vector' || type.kind === 'struct'
}

/** A scalar inside a type: the structs' members that lead to it, and how often arrays and vectors repeat it. */
export interface Leaf {
  readonly fields: readonly number[]
  readonly counts: readonly number[]
  readonly type: IrType
}

const maximumLeaves = 4096

function leavesOf(type: IrType, fields: readonly number[] = [], counts: readonly number[] = []): Leaf[] {
  if (type.kind === 'array' || type.kind === 'vector') return leavesOf(type.element, fields, [...counts, type.count])
  if (type.kind !== 'struct') return [{ fields, counts, type }]
  return type.elements.flatMap((element, index) => leavesOf(element, [...fields, index], counts))
}

/** Where a pointer points: into a member, at an index of every array on the way. */
interface Place {
  readonly type: IrType
  readonly fields: readonly number[]
  readonly indices: readonly Value[]
}

class Flattener {
  private readonly builder: Builder
  private readonly variable: Instruction | GlobalVariable
  private readonly root: Place
  private readonly leaves = new Map<string, { readonly leaf: Leaf; readonly memory: Value; readonly stored: IrType }>()

  constructor(builder: Builder, variable: Instruction | GlobalVariable, type: IrType) {
    this.builder = builder
    this.variable = variable
    this.root = { type, fields: [], indices: [] }
  }

  run(): void {
    const { builder } = this
    const { name } = this.variable
    const leaves = leavesOf(this.root.type)
    if (leaves.length > maximumLeaves || leaves.some(({ type }) => type.kind === 'target' || type.kind === 'pointer'))
      return
    if (!this.isResolvable(this.variable, this.root)) return
    // The parts may take over the name.
    if (this.variable instanceof GlobalVariable) builder.module.rename(this.variable, `${name}.whole`)
    leaves.forEach((leaf, index) => {
      this.leaves.set(leaf.fields.join('.'), this.createStorage(leaf, leaves.length === 1 ? name : `${name}.${index}`))
    })
    this.replaceUses(this.variable, this.root)
    if (this.variable instanceof Instruction) this.variable.erase()
    else this.variable.module?.eraseGlobal(this.variable)
  }

  private createStorage(leaf: Leaf, name: string) {
    const { builder, variable } = this
    const element = leaf.type === i1 ? i32 : leaf.type
    const count = leaf.counts.reduce((product, each) => product * each, 1)
    const stored = leaf.counts.length === 0 ? element : arrayType(count, element)
    const alignment = Math.max(4, sizeInBytes(element))
    if (variable instanceof Instruction) {
      builder.positionBefore(variable)
      return { leaf, stored, memory: builder.alloca(stored, name, alignment) }
    }
    const { linkage, isConstant, addressSpace, initializer } = variable
    const memory = builder.module.createGlobal(name, stored, {
      linkage,
      constant: isConstant,
      addressSpace,
      alignment,
      ...(initializer && { initializer: flattenInitializer(initializer, leaf, stored) }),
    })
    return { leaf, stored, memory }
  }

  // ---- Pointers

  private isResolvable(pointer: Value, place: Place): boolean {
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
          return user.pointer === pointer && descend(place, user.operand(1).type) !== undefined
        case 'call':
          return user.intrinsic.startsWith('llvm.lifetime.')
        default:
          return false
      }
    })
  }

  private step(address: Instruction | ConstantExpression, place: Place): Place | undefined {
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
  private over(place: Place, step: Value): Place | undefined {
    const last = place.indices.at(-1)
    if (!last || !(last instanceof ConstantInt) || !(step instanceof ConstantInt)) {
      if (!last || !(last instanceof ConstantInt && last.isZero)) return undefined
      return { ...place, indices: [...place.indices.slice(0, -1), step] }
    }
    return { ...place, indices: [...place.indices.slice(0, -1), constantInt(i32, last.number + step.number)] }
  }

  // ---- Accesses

  private replaceUses(pointer: Value, place: Place): void {
    for (const user of pointer.users()) {
      if (isAddress(user)) {
        this.replaceUses(user, this.step(user, place)!)
        if (user instanceof Instruction) user.erase()
        else user.dropOperands()
      } else if (user instanceof Instruction) {
        this.builder.positionBefore(user)
        this.replaceAccess(user, place)
      }
    }
  }

  private replaceAccess(user: Instruction, place: Place): void {
    switch (user.opcode) {
      case 'load':
        user.replaceWith(this.load(descend(place, user.type)!))
        break
      case 'store':
        this.store(destination(place, user.storedValue)!, user.storedValue)
        user.erase()
        break
      case 'call':
        user.erase()
        break
      default:
        user.setOperand(0, this.address(descend(place, user.operand(1).type)!))
    }
  }

  private load(place: Place): Value {
    const { builder } = this
    if (place.type.kind !== 'vector') return this.loadScalar(this.address(place), place.type)
    const { element } = place.type
    let vector: Value = poisonValue(place.type)
    this.laneAddresses(place, place.type.count).forEach((address, lane) => {
      vector = builder.insertElement(vector, this.loadScalar(address, element), lane)
    })
    return vector
  }

  private loadScalar(address: Value, type: IrType): Value {
    const { builder } = this
    if (type !== i1) return builder.load(type, address, '', sizeInBytes(type))
    return builder.icmp('ne', builder.load(i32, address, '', 4), constantInt(i32, 0))
  }

  private store(place: Place, value: Value): void {
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

  private storeScalar(address: Value, value: Value): void {
    const { builder } = this
    const stored = value.type === i1 ? builder.cast('zext', value, i32) : value
    builder.store(stored, address, sizeInBytes(stored.type))
  }

  private address({ fields, indices }: Place): Value {
    const { leaf, memory, stored } = this.leaves.get(fields.join('.'))!
    return leaf.counts.length === 0 ? memory : this.builder.gep(stored, memory, [0, this.flatIndex(leaf, indices)])
  }

  private laneAddresses({ fields, indices }: Place, count: number): Value[] {
    const { builder } = this
    const { leaf, memory, stored } = this.leaves.get(fields.join('.'))!
    const first = this.flatIndex(leaf, [...indices, constantInt(i32, 0)])
    return Array.from({ length: count }, (_, lane) =>
      builder.gep(stored, memory, [0, lane === 0 ? first : builder.add(first, constantInt(i32, lane))]),
    )
  }

  private flatIndex({ counts }: Leaf, indices: readonly Value[]): Value {
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
}

function isZero(value: Value): boolean {
  return value instanceof ConstantInt && value.isZero
}

function isAddress(user: User): user is Instruction | ConstantExpression {
  return user instanceof Instruction ? user.opcode === 'getelementptr' : user instanceof ConstantExpression
}

function into(place: Place, index: Value): Place | undefined {
  const { type } = place
  if (type.kind === 'array' || type.kind === 'vector')
    return { type: type.element, fields: place.fields, indices: [...place.indices, index] }
  if (type.kind !== 'struct' || !(index instanceof ConstantInt)) return undefined
  const element = type.elements[index.number]
  return element && { type: element, fields: [...place.fields, index.number], indices: place.indices }
}

/** The first thing of the wanted type at this address. */
function descendTo(place: Place, wanted: IrType): Place | undefined {
  let current: Place | undefined = place
  while (current && current.type !== wanted) current = into(current, constantInt(i32, 0))
  return current
}

/** As above, for what a load or store moves: a scalar or a vector of scalars. */
function descend(place: Place, wanted: IrType): Place | undefined {
  return wanted.kind === 'array' || wanted.kind === 'struct' ? undefined : descendTo(place, wanted)
}

/** Whole aggregates are stored only when they are constants. */
function destination(place: Place, value: Value): Place | undefined {
  return isConstant(value) && constantElement(value, 0) ? descendTo(place, value.type) : descend(place, value.type)
}

function atByte(place: Place, offset: number): Place | undefined {
  let current = place
  let rest = offset
  while (rest > 0) {
    const { type } = current
    let index: number
    if (type.kind === 'array' || type.kind === 'vector') {
      const size = sizeInBytes(type.element)
      index = Math.floor(rest / size)
      if (index >= type.count) return undefined
      rest -= index * size
    } else if (type.kind === 'struct') {
      const { offsets } = structLayout(type)
      index = offsets.findLastIndex((each) => each <= rest)
      rest -= offsets[index] ?? 0
    } else return undefined
    const next = into(current, constantInt(i32, index))
    if (!next) return undefined
    current = next
  }
  return current
}
