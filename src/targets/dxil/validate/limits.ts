// Sizes that the hardware bounds: thread groups, groupshared memory, constant buffers; and that ranges of registers stay apart.
import type { DxilModule, DxilResource } from '../dxil-module.ts'
import type { Complain } from './violations.ts'

const maximumThreads = { compute: 1024, node: 1024, mesh: 128, amplification: 128 } as const
/** Bytes, by stage. */
export const maximumShared: Readonly<Record<string, number>> = {
  compute: 32_768,
  node: 32_768,
  mesh: 28_672,
  amplification: 32_768,
}
const maximumCBuffer = 65_536
const [maximumX, maximumY, maximumZ] = [1024, 1024, 64]

export function checkLimits(dxil: DxilModule, complain: Complain): void {
  const sharedBytes = dxil.groupSharedSize
  for (const { function: fn, name, stage, numThreads, groupSharedLimit } of dxil.entries) {
    if (!numThreads || !(stage in maximumThreads)) continue
    const kind = stage as keyof typeof maximumThreads
    const [x, y, z] = numThreads
    const most = maximumThreads[kind]
    const isInside = (size: number, limit: number): boolean => size >= 1 && size <= limit
    if (!isInside(x, Math.min(maximumX!, most)) || !isInside(y, Math.min(maximumY!, most)) || !isInside(z, maximumZ!))
      complain('Sm.ThreadGroupChannelRange', `'${name}' has groups of ${x} x ${y} x ${z} threads`, fn)
    else if (x * y * z > most) complain('Sm.MaxTheadGroup', `'${name}' has ${x * y * z} threads in a group`, fn)
    const mostShared = groupSharedLimit ?? maximumShared[kind]!
    if (sharedBytes > mostShared)
      complain('Sm.MaxTGSMSizeOnEntry', `'${name}' uses ${sharedBytes} of ${mostShared} bytes`, fn)
  }
  checkResources(dxil, complain)
}

function checkResources({ resources, stage }: DxilModule, complain: Complain): void {
  const nextId = new Map<string, number>()
  for (const { class: own, id, name, size } of resources) {
    if (id !== (nextId.get(own) ?? 0)) complain('Meta.DenseResIDs', `'${name}' is number ${id} of its class`)
    nextId.set(own, id + 1)
    if (own === 'CBV' && size > maximumCBuffer) complain('Sm.CBufferSize', `'${name}' has ${size} bytes`)
  }
  if (stage === 'library') return
  const order = (first: DxilResource, second: DxilResource): number =>
    first.class.localeCompare(second.class) || first.space - second.space || first.lower - second.lower
  const sorted = [...resources].sort(order)
  for (let index = 1; index < sorted.length; index++) {
    const [before, after] = [sorted[index - 1]!, sorted[index]!]
    if (before.class !== after.class || before.space !== after.space) continue
    if (before.count === undefined || before.lower + before.count > after.lower)
      complain('Sm.ResourceRangeOverlap', `'${before.name}' and '${after.name}' in space ${after.space}`)
  }
}
