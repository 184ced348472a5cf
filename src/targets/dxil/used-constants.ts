// Which members of each constant or texture buffer the finished module reads, by the offsets of the reads, as DXC records for reflection
// (DxilLowerCreateHandleForLib::UpdateCBufferUsage): the part of an index that is known only at run time counts as 0, so a read of `array[i]`
// is one of the member that begins there.
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { StructType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { DxilModule, DxilResource } from './dxil-module.ts'
import { recordOfHandle } from './handle-records.ts'

const rowBytes = 16

/** The first bytes of all that is read, by buffer. */
export function usedConstants(dxil: Omit<DxilModule, 'pointees'>): Map<DxilResource, ReadonlySet<number>> {
  const used = new Map<DxilResource, Set<number>>()
  for (const fn of dxil.module.functions.values()) {
    if (!/^dx\.op\.(cbufferLoadLegacy|bufferLoad)\./.test(fn.name)) continue
    for (const call of fn.users()) {
      if (!(call instanceof Instruction)) continue
      const resource = recordOfHandle(dxil.resources, call.argument(1))
      if (!resource) continue
      let offsets = used.get(resource)
      if (!offsets) used.set(resource, (offsets = new Set()))
      noteLoad(call, offsets)
    }
  }
  return used
}

function noteLoad(load: Instruction, offsets: Set<number>): void {
  const row = leastIndex(load.argument(2), new Map())
  const size = componentBytes(load.type as StructType)
  for (const user of extractsOf(load, new Set())) offsets.add(row * rowBytes + (user.indices[0] ?? 0) * size)
}

/** A row of a constant buffer is all that is loaded; a texture buffer gives 4 words, and a status. */
function componentBytes({ elements }: StructType): number {
  return elements.length === 5 ? 4 : rowBytes / elements.length
}

function extractsOf(value: Value, seen: Set<Value>): Instruction[] {
  if (seen.has(value)) return []
  seen.add(value)
  return [...value.users()].flatMap((user) => {
    if (!(user instanceof Instruction)) return []
    if (user.opcode === 'extractvalue') return [user]
    return user.opcode === 'phi' ? extractsOf(user, seen) : []
  })
}

/** The index without what is not known of it. */
function leastIndex(value: Value | undefined, known: Map<Value, number>): number {
  if (value instanceof ConstantInt) return value.unsignedNumber
  if (!(value instanceof Instruction)) return 0
  const found = known.get(value)
  if (found !== undefined) return found
  known.set(value, 0)
  const result = leastOf(value, (operand) => leastIndex(operand, known))
  known.set(value, result)
  return result
}

function leastOf(value: Instruction, least: (operand: Value | undefined) => number): number {
  const [first, second, third] = value.operands
  switch (value.opcode) {
    case 'add':
      return least(first) + least(second)
    case 'or':
      return least(first) | least(second)
    case 'select':
      return Math.min(least(second), least(third))
    case 'phi':
      return Math.min(...value.operands.map(least))
    default:
      return 0
  }
}
