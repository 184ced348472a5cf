// Stores to groupshared memory of what was just read there: an inout argument is copied back whole, and other threads may have written
// the members that the function left alone.
//
//   %q = load i32, ptr addrspace(3) %a    ...no write that may be to %a...    store i32 %q, ptr addrspace(3) %a      =>      no store
//
// DXC does the same there, and not for resources.
import type { Instruction } from '../../ir/instructions.ts'
import type { IrFunction } from '../../ir/module.ts'
import { Flag } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { eraseStore, mayWrite, sharedAddressSpace } from '../effects.ts'
import type { Remarks } from '../remarks.ts'
import { covers, mayOverlap, type Place, placeOf } from './place.ts'

interface Reading {
  readonly load: Instruction
  readonly place: Place
}

export function removeWrittenBack(fn: IrFunction, remarks: Remarks): boolean {
  const dead: Instruction[] = []
  for (let block = fn.blocks.first; block !== undefined; block = block.next) {
    let read: Reading[] = []
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      if (each.opcode === 'load') {
        if (!isShared(each.pointer) || each.hasFlag(Flag.volatile)) continue
        if (read.length < effort.storesCompared.most) read.push({ load: each, place: placeOf(each.pointer, each.type) })
      } else if (each.opcode === 'store') {
        const { pointer, storedValue } = each
        if (read.length === 0 || !isShared(pointer)) continue
        const place = placeOf(pointer, storedValue.type)
        const reading = read.find(({ load }) => load === storedValue)
        if (reading && covers(reading.place, place) && !each.hasFlag(Flag.volatile)) dead.push(each)
        else read = read.filter((other) => !mayOverlap(other.place, place))
      } else if (read.length > 0 && mayWrite(each)) read = []
    }
  }
  for (const store of dead) eraseStore(store, remarks)
  return dead.length > 0
}

function isShared({ type }: Value): boolean {
  return type.kind === 'pointer' && type.addressSpace === sharedAddressSpace
}
