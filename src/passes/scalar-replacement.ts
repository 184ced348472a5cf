// Takes structs, arrays and vectors in local memory apart, so that promote-memory can turn the parts into values.
//
//   %s = alloca { float, [2 x i32] }                          %s.0 = alloca float
//   %p = getelementptr ..., ptr %s, i32 0, i32 1, i32 1       %s.1.1 = alloca i32
//   store i32 7, ptr %p                                =>     store i32 7, ptr %s.1.1
//
// An array indexed at run time stays an array, but its structs do not: an array of structs becomes one array per member, so that
// a member without reads keeps nothing alive. Only parts that are accessed get memory. Runs after inlining, before promote-memory.
import { Builder } from '../ir/builder.ts'
import { poisonValue } from '../ir/constants.ts'
import { attachRecord, DebugRecord, packedBits, packedOffset, partOf } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../ir/layout.ts'
import type { Module } from '../ir/module.ts'
import { arrayType, elementCount, elementType, type IrType, isAggregate } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bug } from '../support/bug.ts'
import { effort } from '../support/limits.ts'
import { definePass } from './define.ts'
import {
  type Access,
  findAccesses,
  type Index,
  isAccessedWhole,
  localVariables,
  type VariableUses,
} from './memory-paths.ts'

export const scalarReplacement = definePass({
  name: 'scalar-replacement',
  summary: 'Take structs, arrays and vectors in local variables apart.',
  after: [],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) {
      if (fn.isDeclaration) continue
      for (const variable of localVariables(fn))
        if (variable.operands.length === 0) changed = replaceVariable(variable, module) || changed
    }
    return changed
  },
})

function replaceVariable(variable: Instruction, module: Module): boolean {
  const type = variable.subjectType!
  if (!isAggregate(type) && type.kind !== 'vector' && type.kind !== 'int' && type.kind !== 'float') return false
  if (!isAggregate(type) && isAccessedWhole(variable)) return false
  // Nothing lies in an array without elements, which DXC accepts: whatever is done with it is outside.
  if (countParts(type) === 0) return false
  const uses = findAccesses(variable, type)
  if (uses === undefined || uses.accesses.length === 0) return false
  const shape = new Shape(type)
  for (const access of uses.accesses) shape.note(access)
  if (!isWorthwhile(type, uses, shape)) return false
  new Replacement(variable, shape, module).run(uses)
  return true
}

/** What the accesses say about one position in the type; all elements of an array are one position. */
class Shape {
  readonly type: IrType
  /** An array or vector that is indexed at run time. */
  isIndexed = false
  private readonly members: Shape[] = []

  constructor(type: IrType) {
    this.type = type
  }

  /** Of a struct: by number. Of an array: any number gives the one position of its elements. */
  member(index: number): Shape {
    const isArray = this.type.kind === 'array'
    // An array may have no elements; whatever is done with them is outside.
    const type = isArray ? this.type.element : elementType(this.type, index)
    return (this.members[isArray ? 0 : index] ??= new Shape(type ?? bug(`${this.type.text} has no member ${index}`)))
  }

  note({ steps, lane, isOutside }: Access): void {
    let shape: Shape = this
    for (const step of steps) {
      if (step.value !== undefined || (isOutside && shape.type.kind === 'array')) shape.isIndexed = true
      shape = shape.member(step.constant)
    }
    if (lane?.value !== undefined) shape.isIndexed = true
  }
}

function countParts(type: IrType): number {
  if (type.kind === 'array') return type.count * countParts(type.element)
  if (type.kind !== 'struct') return 1
  let count = 0
  for (const element of type.elements) count += countParts(element)
  return count
}

function isWorthwhile(type: IrType, { accesses }: VariableUses, shape: Shape): boolean {
  let part = shape
  while (part.type.kind === 'array' && part.isIndexed) part = part.member(0)
  const staysWhole = !isAggregate(part.type)
  // Accesses of all of a large variable cannot be written part by part.
  const tooLarge = accesses.some(
    (access) => isAggregate(access.type) && countParts(access.type) > effort.replacedParts.most,
  )
  if (tooLarge) return false
  if (!staysWhole) return true
  if (part !== shape || part.isIndexed) return false
  return accesses.some((access) => access.type !== type)
}

interface Part {
  /** Byte offset of the first element it stands for, for the order. */
  readonly offset: number
  readonly memory: Instruction
}

class Replacement {
  private readonly variable: Instruction
  private readonly shape: Shape
  private readonly builder: Builder
  private readonly parts = new Map<string, Part>()
  /** Loads of this variable that are gone: they may be an index of another access (`s.items[s.count]`). */
  private readonly replaced = new Map<Value, Value>()

  constructor(variable: Instruction, shape: Shape, module: Module) {
    this.variable = variable
    this.shape = shape
    this.builder = new Builder(module)
  }

  run({ accesses, addresses }: VariableUses): void {
    for (const access of accesses) this.rewrite(access)
    for (const address of [...addresses].reverse()) address.erase()
    const parts = [...this.parts.values()].sort((first, second) => first.offset - second.offset)
    for (const { memory } of parts) memory.moveBefore(this.variable)
    this.variable.erase()
  }

  private rewrite(access: Access): void {
    const { instruction } = access
    this.builder.positionBefore(instruction)
    if (instruction.opcode === 'load') {
      const value = this.load(access)
      if (value.kind === 'instruction' && value.name === '') value.name = instruction.name
      this.replaced.set(instruction, value)
      instruction.replaceWith(value)
    } else {
      this.store(access, instruction.storedValue)
      instruction.erase()
    }
  }

  private load({ steps, type, lane }: Access): Value {
    if (isAggregate(type)) {
      let whole: Value = poisonValue(type)
      for (const part of partsOf(type)) {
        const value = this.builder.load(part.type, this.address([...steps, ...part.steps]))
        whole = this.builder.insertValue(whole, value, part.indices)
      }
      return whole
    }
    const shape = this.shapeAt(steps)
    if (lane !== undefined && this.isInMemory(steps, shape))
      return this.builder.load(type, this.address([...steps, lane]))
    const value = this.builder.load(shape.type, this.address(steps))
    if (lane !== undefined) return this.builder.extractElement(value, lane.constant)
    return this.builder.cast('bitcast', value, type)
  }

  private store({ steps, type, lane }: Access, value: Value): void {
    if (isAggregate(type)) {
      for (const part of partsOf(type)) {
        const member = this.builder.extractValue(value, part.indices)
        this.builder.store(member, this.address([...steps, ...part.steps]))
      }
      return
    }
    const shape = this.shapeAt(steps)
    if (lane !== undefined && this.isInMemory(steps, shape)) {
      this.builder.store(value, this.address([...steps, lane]))
      return
    }
    const address = this.address(steps)
    if (lane === undefined) this.builder.store(this.builder.cast('bitcast', value, shape.type), address)
    else {
      const whole = this.builder.load(shape.type, address)
      this.builder.store(this.builder.insertElement(whole, value, lane.constant), address)
    }
  }

  private shapeAt(steps: readonly Index[]): Shape {
    let shape = this.shape
    for (const step of steps) shape = shape.member(step.constant)
    return shape
  }

  /** Whether the vector at the end of the steps cannot become a value, so that its lanes keep addresses. */
  private isInMemory(steps: readonly Index[], vector: Shape): boolean {
    let shape = this.shape
    for (const step of steps) {
      if (shape.isIndexed) return true
      shape = shape.member(step.constant)
    }
    return vector.isIndexed
  }

  /** The address of a part; the steps may end with a lane. */
  private address(steps: readonly Index[]): Value {
    const indices: Index[] = []
    const counts: number[] = []
    let key = ''
    let offset = 0
    let shape = this.shape
    for (const step of steps) {
      const { type } = shape
      if (type.kind === 'vector') {
        indices.push(step)
        break
      }
      if (shape.isIndexed) {
        indices.push(step)
        counts.push(elementCount(type))
        key += '.*'
      } else {
        key += `.${step.constant}`
        offset +=
          type.kind === 'struct' ? structLayout(type).offsets[step.constant]! : elementOffset(type, step.constant)
      }
      shape = shape.member(step.constant)
    }
    const memory = this.part(
      key,
      offset,
      counts.reduceRight<IrType>((type, count) => arrayType(count, type), shape.type),
    )
    if (indices.length === 0) return memory
    return this.builder.gep(memory.subjectType!, memory, [0, ...indices.map((index) => this.indexValue(index))])
  }

  private indexValue({ constant, value: noted }: Index): Value | number {
    const value = noted && (this.replaced.get(noted) ?? noted)
    if (value === undefined || constant === 0) return value ?? constant
    const type = value.type
    return type.kind === 'int'
      ? this.builder.add(value, this.builder.int(type, constant))
      : bug('an index is an integer')
  }

  /** Debuggers learn where the part is; an element of an array of structs has no place of its own any more. */
  private declarePart(record: DebugRecord, key: string, memory: Instruction): void {
    if (record.value !== this.variable || key.includes('*')) return
    let { type } = this.shape
    let bits = 0
    for (const step of key.split('.').slice(1)) {
      bits += packedOffset(type, Number(step))
      type = elementType(type, Number(step))!
    }
    const { variable, location, at } = record
    const fragment = partOf(record, bits, packedBits(type))
    attachRecord(new DebugRecord('declare', variable, location, memory, fragment), at ?? memory)
  }

  private part(key: string, offset: number, type: IrType): Instruction {
    const known = this.parts.get(key)
    if (known !== undefined) return known.memory
    const builder = new Builder(this.builder.module)
    builder.positionBefore(this.variable)
    const memory = builder.alloca(type, this.variable.name === '' ? '' : this.variable.name + key.replaceAll('.*', ''))
    this.parts.set(key, { offset, memory })
    for (const record of this.variable.debugUses ?? []) this.declarePart(record, key, memory)
    return memory
  }
}

function elementOffset(type: IrType, index: number): number {
  return index * sizeInBytes(elementType(type, 0)!)
}

interface AggregatePart {
  readonly type: IrType
  readonly indices: readonly number[]
  readonly steps: readonly Index[]
}

/** Every scalar, vector and handle of an aggregate. Nesting of types is bounded by the parser and the checker. */
function partsOf(type: IrType, indices: readonly number[] = []): AggregatePart[] {
  if (!isAggregate(type)) return [{ type, indices, steps: indices.map((constant) => ({ constant, value: undefined })) }]
  const parts: AggregatePart[] = []
  for (let index = 0; index < elementCount(type); index++)
    for (const part of partsOf(elementType(type, index)!, [...indices, index])) parts.push(part)
  return parts
}
