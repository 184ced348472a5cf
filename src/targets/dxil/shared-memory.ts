// How much groupshared memory a variable takes, as DXC lays it out: number by number, without padding.
//
//   groupshared struct { float16_t a; float b; } s        6 bytes
//   groupshared min16float4 v[64]                         1024 bytes: minimum precision takes four bytes, whatever its type in the module
import { sizeInBytes } from '../../ir/layout.ts'
import type { IrType } from '../../ir/types.ts'

export function sharedSize(type: IrType, native16Bit: boolean): number {
  switch (type.kind) {
    case 'array':
    case 'vector':
      return type.count * sharedSize(type.element, native16Bit)
    case 'struct':
      return type.elements.reduce((sum, element) => sum + sharedSize(element, native16Bit), 0)
    case 'int':
    case 'float':
      return type.bits === 1 || (type.bits < 32 && !native16Bit) ? 4 : sizeInBytes(type)
    default:
      return sizeInBytes(type)
  }
}
