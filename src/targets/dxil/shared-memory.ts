// How much memory a variable takes, as DXC lays it out: groupshared ones number by number, without padding, but for payloads, which stay
// structs, as records of nodes do.
//
//   groupshared struct { float16_t a; float b; } s        6 bytes; 8 when it is given to DispatchMesh
//   groupshared min16float4 v[64]                         1024 bytes: minimum precision takes four bytes, whatever its type in the module
import { sizeInBytes } from '../../ir/layout.ts'
import type { IrType, StructType } from '../../ir/types.ts'
import { alignTo } from '../../support/align.ts'

export function sharedSize(type: IrType, native16Bit: boolean): number {
  switch (type.kind) {
    case 'array':
    case 'vector':
      return type.count * sharedSize(type.element, native16Bit)
    case 'struct':
      return structSize(type, native16Bit)
    case 'int':
    case 'float':
      return type.bits === 1 || (type.bits < 32 && !native16Bit) ? 4 : sizeInBytes(type)
    default:
      return sizeInBytes(type)
  }
}

function structSize(type: StructType, native16Bit: boolean): number {
  const size = type.elements.reduce(
    (sum, element) => alignTo(sum, alignment(element, native16Bit)) + sharedSize(element, native16Bit),
    0,
  )
  return alignTo(size, alignment(type, native16Bit))
}

/** Vectors of payloads are arrays by now. */
function alignment(type: IrType, native16Bit: boolean): number {
  switch (type.kind) {
    case 'array':
    case 'vector':
      return alignment(type.element, native16Bit)
    case 'struct':
      return Math.max(1, ...type.elements.map((element) => alignment(element, native16Bit)))
    default:
      return sharedSize(type, native16Bit)
  }
}
