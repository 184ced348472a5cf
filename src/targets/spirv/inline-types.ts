// Types of inline SPIR-V: the instruction that the program names, with what it needs.

import type { InlineOperand } from '../../types/inline-types.ts'
import type { ObjectType, Type } from '../../types/types.ts'
import type { Shared } from './context.ts'
import { requireNeeds } from './decorations.ts'
import { opcodeName } from './disassemble/words.ts'
import { StorageClass } from './enumerants.ts'
import type { Id } from './module.ts'
import { scalarTypeId } from './types.ts'

/** The id of the type; `valueType` is for the types inside it. `undefined`: there is no such instruction. */
export function inlineTypeId(shared: Shared, { inline }: ObjectType, valueType: (type: Type) => Id): Id | undefined {
  const { module } = shared
  const opcode = opcodeName(inline!.opcode)
  if (!opcode?.startsWith('OpType')) return undefined
  requireNeeds(shared, inline!.needs)
  const operands = inline!.operands.map((operand) => operandWord(shared, operand, valueType))
  if (opcode === 'OpTypePointer') {
    if (operands[0] === StorageClass.PhysicalStorageBuffer) {
      module.capability('PhysicalStorageBufferAddresses')
      module.extension('SPV_KHR_physical_storage_buffer', 1, 5)
    }
  }
  return module.type(opcode, ...operands)
}

function operandWord(shared: Shared, operand: InlineOperand, valueType: (type: Type) => Id): number {
  switch (operand.kind) {
    case 'type':
      return valueType(operand.type)
    case 'constant':
      return shared.module.integer(scalarTypeId(shared, operand.type.scalar), operand.value)
    case 'literal':
      return Number(BigInt.asUintN(32, operand.value))
  }
}
