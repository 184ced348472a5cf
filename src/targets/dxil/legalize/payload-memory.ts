// Payloads of mesh and amplification shaders stay structs, but with arrays for vectors and i32 for bool: DXIL knows no vectors in memory.
//
//   %p = alloca { <2 x float>, i1 }                        =>     %p = alloca { [2 x float], i32 }
//   store <2 x float> %v, ptr %p                           =>     a store of each lane
//   call @llvm.dx.dispatch.mesh(..., ptr %p)               =>     the same with the new %p
import { Builder } from '../../../ir/builder.ts'
import { constantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { arrayType, type IrType, i1, i32, type StructType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'
import type { Place } from './memory-place.ts'
import { MemoryRewriter } from './memory-rewriter.ts'

const dispatchIntrinsic = 'llvm.dx.dispatch.mesh'
const payloadIntrinsic = 'llvm.dx.mesh.payload'

/** On the entry of a mesh shader: the name of the struct it receives. */
export const payloadAttribute = 'hlsl.payload'

export const payloadMemory = definePass({
  name: 'payload-memory',
  summary: 'Store the payloads of mesh shaders without vectors and bools.',
  after: ['resource-access'],
  run: lowerPayloads,
})

function lowerPayloads(module: Module): boolean {
  const types = new PayloadTypes(module)
  const builder = new Builder(module)
  const payload = receivedPayload(module)
  let changed = false
  for (const fn of module.functions.values())
    for (const instruction of [...fn.instructions()]) {
      const { intrinsic } = instruction
      if (intrinsic === payloadIntrinsic && payload) changed = receive(builder, instruction, payload, types) || changed
      if (intrinsic !== dispatchIntrinsic) continue
      const sent = instruction.argument(instruction.argumentCount - 1)
      if (sent instanceof GlobalVariable || (sent instanceof Instruction && sent.opcode === 'alloca'))
        changed = send(builder, sent, types) || changed
    }
  return changed
}

function receivedPayload(module: Module): StructType | undefined {
  for (const { attributes } of module.functions.values()) {
    const name = attributes.get(payloadAttribute)
    if (name !== undefined) return module.structs.get(name)
  }
  return undefined
}

/** Structs with the same names, but members as they are in memory. */
export class PayloadTypes {
  private readonly module: Module
  private readonly changed = new Map<IrType, IrType>()

  constructor(module: Module) {
    this.module = module
  }

  of(type: IrType): IrType {
    let stored = this.changed.get(type)
    if (!stored) {
      stored = this.make(type)
      this.changed.set(type, stored)
    }
    return stored
  }

  private make(type: IrType): IrType {
    if (type === i1) return i32
    if (type.kind === 'vector' || type.kind === 'array') return arrayType(type.count, this.of(type.element))
    if (type.kind !== 'struct') return type
    const elements = type.elements.map((element) => this.of(element))
    if (elements.every((element, index) => element === type.elements[index])) return type
    if (this.module.structs.get(type.name) === type) this.module.structs.delete(type.name)
    const stored = this.module.createStruct(type.name, elements, type.packed)
    this.changed.set(stored, stored)
    return stored
  }
}

/** What a struct is once it is stored: itself, or the one of its name. */
export function storedStruct(module: Module, type: IrType): IrType {
  return new PayloadTypes(module).of(type)
}

function send(builder: Builder, variable: Instruction | GlobalVariable, types: PayloadTypes): boolean {
  const type = variable instanceof GlobalVariable ? variable.valueType : variable.subjectType!
  const stored = types.of(type)
  if (stored === type) return false
  if (variable instanceof Instruction) {
    builder.positionBefore(variable)
    const memory = builder.alloca(stored, variable.name, 4)
    const changed = new PayloadRewriter(builder, type, stored, memory).run(variable)
    if (changed) variable.erase()
    else memory.erase()
    return changed
  }
  const { module } = builder
  const { linkage, addressSpace, name } = variable
  const initializer = undefValue(stored)
  const memory = module.createGlobal(`${name}.payload`, stored, { linkage, addressSpace, alignment: 4, initializer })
  const changed = new PayloadRewriter(builder, type, stored, memory).run(variable)
  if (changed) {
    module.eraseGlobal(variable)
    module.rename(memory, name)
  } else module.eraseGlobal(memory)
  return changed
}

function receive(builder: Builder, call: Instruction, payload: StructType, types: PayloadTypes): boolean {
  const stored = types.of(payload)
  if (stored === payload) return false
  const memory = call.clone()
  memory.insertBefore(call)
  const changed = new PayloadRewriter(builder, payload, stored, memory).run(call)
  if (changed) call.erase()
  else memory.erase()
  return changed
}

export class PayloadRewriter extends MemoryRewriter {
  private readonly type: IrType
  private readonly stored: IrType
  private readonly memory: Value

  constructor(builder: Builder, type: IrType, stored: IrType, memory: Value) {
    super(builder)
    this.type = type
    this.stored = stored
    this.memory = memory
  }

  /** False when nothing was changed: the address goes where nobody can follow. */
  run(variable: Value): boolean {
    const root: Place = { type: this.type, fields: [], indices: [] }
    if (!this.isResolvable(variable, root)) return false
    this.replaceUses(variable, root)
    return true
  }

  protected override takesAddress(call: Instruction, pointer: Value): boolean {
    return call.intrinsic === dispatchIntrinsic && call.argument(call.argumentCount - 1) === pointer
  }

  protected override passAddress(call: Instruction): void {
    call.setOperand(call.argumentCount - 1, this.memory)
  }

  protected address(place: Place): Value {
    return this.builder.gep(this.stored, this.memory, [0, ...this.path(place)])
  }

  protected laneAddresses(place: Place, count: number): Value[] {
    const path = this.path(place)
    return Array.from({ length: count }, (_, lane) => this.builder.gep(this.stored, this.memory, [0, ...path, lane]))
  }

  /** Members and indices in the order the type asks for them. */
  private path({ fields, indices }: Place): Value[] {
    const path: Value[] = []
    let type = this.type
    let [field, index] = [0, 0]
    while (field < fields.length || index < indices.length) {
      if (type.kind === 'struct') {
        const member = fields[field++]!
        path.push(constantInt(i32, member))
        type = type.elements[member]!
      } else if (type.kind === 'array' || type.kind === 'vector') {
        path.push(indices[index++]!)
        type = type.element
      } else break
    }
    return path
  }
}
