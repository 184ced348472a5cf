// Which bytes of each constant buffer the finished module reads.
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import type { StructType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { type DxilModule, type DxilResource, resourceClassNumbers } from './dxil-module.ts'

const rowBytes = 16

export class UsedBytes {
  private isWhole = false
  private readonly starts: (readonly [start: number, end: number])[] = []

  add(start: number, size: number): void {
    this.starts.push([start, start + size])
  }

  /** A row that only the running shader knows. */
  addAll(): void {
    this.isWhole = true
  }

  /** Whether any byte of the range is read. */
  has(offset: number, size: number): boolean {
    return this.isWhole || this.starts.some(([start, end]) => start < offset + size && end > offset)
  }
}

export function usedConstants(dxil: Omit<DxilModule, 'pointees'>): Map<DxilResource, UsedBytes> {
  const used = new Map<DxilResource, UsedBytes>()
  for (const fn of dxil.module.functions.values()) {
    if (!fn.name.startsWith('dx.op.cbufferLoadLegacy.')) continue
    for (const call of fn.users()) {
      if (!(call instanceof Instruction)) continue
      const resource = resourceBehind(dxil, call.argument(1))
      if (!resource) continue
      let bytes = used.get(resource)
      if (!bytes) used.set(resource, (bytes = new UsedBytes()))
      noteLoad(call, bytes)
    }
  }
  return used
}

function noteLoad(load: Instruction, bytes: UsedBytes): void {
  const row = load.argument(2)
  if (!(row instanceof ConstantInt)) {
    bytes.addAll()
    return
  }
  const size = sizeInBytes((load.type as StructType).elements[0]!)
  for (const user of load.users())
    if (user instanceof Instruction && user.opcode === 'extractvalue')
      bytes.add(row.number * rowBytes + (user.indices[0] ?? 0) * size, size)
}

/** The record of a handle, however it was made. */
function resourceBehind({ resources }: Omit<DxilModule, 'pointees'>, handle: Value): DxilResource | undefined {
  if (!(handle instanceof Instruction)) return undefined
  const name = handle.calledFunction?.name ?? ''
  const numberAt = (value: Value | undefined): number => (value instanceof ConstantInt ? value.number : -1)
  if (name === 'dx.op.annotateHandle') return resourceBehind({ resources } as DxilModule, handle.argument(1))
  if (name === 'dx.op.createHandle') {
    const [resourceClass, id] = [numberAt(handle.argument(1)), numberAt(handle.argument(2))]
    return resources.find((each) => resourceClassNumbers[each.class] === resourceClass && each.id === id)
  }
  if (name === 'dx.op.createHandleFromBinding') {
    const binding = handle.argument(1)
    const members = 'operands' in binding ? (binding.operands as readonly Value[]) : []
    const [lower = 0, , space = 0, resourceClass = 0] = members.map(numberAt)
    return resources.find(
      (each) =>
        (each.lower | 0) === lower && (each.space | 0) === space && resourceClassNumbers[each.class] === resourceClass,
    )
  }
  return undefined
}
