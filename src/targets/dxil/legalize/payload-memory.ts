// Payloads of mesh and amplification shaders stay structs, but with arrays for vectors and i32 for bool: DXIL knows no vectors in memory.
//
//   %p = alloca { <2 x float>, i1 }                        =>     %p = alloca { [2 x float], i32 }
//   store <2 x float> %v, ptr %p                           =>     a store of each lane
//   call @llvm.dx.dispatch.mesh(..., ptr %p)               =>     the same with the new %p
import { Builder } from '../../../ir/builder.ts'
import { undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import type { StructType } from '../../../ir/types.ts'
import { definePass } from '../../../passes/define.ts'
import { separatePayload } from './payload-member.ts'
import { dispatchIntrinsic, PayloadRewriter, PayloadTypes } from './payload-rewriter.ts'

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
      else changed = separatePayload(builder, sent, types) || changed
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

function send(builder: Builder, variable: Instruction | GlobalVariable, types: PayloadTypes): boolean {
  const type = variable instanceof GlobalVariable ? variable.valueType : variable.subjectType!
  const stored = types.of(type)
  if (stored === type) return false
  if (variable instanceof Instruction) {
    builder.positionBefore(variable)
    const memory = builder.alloca(stored, variable.name, 4)
    const changed = new PayloadRewriter(builder, type, types, memory).run(variable)
    if (changed) variable.erase()
    else memory.erase()
    return changed
  }
  const { module } = builder
  const { linkage, addressSpace, name } = variable
  const initializer = undefValue(stored)
  const memory = module.createGlobal(`${name}.payload`, stored, { linkage, addressSpace, alignment: 4, initializer })
  const changed = new PayloadRewriter(builder, type, types, memory).run(variable)
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
  const changed = new PayloadRewriter(builder, payload, types, memory).run(call)
  if (changed) call.erase()
  else memory.erase()
  return changed
}
