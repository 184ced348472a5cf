// What a barrier asks of the stage it stands in, as the validator counts it.
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'

export interface BarrierFacts {
  readonly needsGroup: boolean
  /** Records of work graphs. */
  readonly needsNode: boolean
  /** Threads may be reordered: ray generation only. */
  readonly needsReorder: boolean
  /** The barrier of shader model 6.0 can express it. */
  readonly isOld: boolean
}

const [oldBarrier, byMemoryType, byNodeRecord] = [80, 244, 246] as const
/** The old barrier that is only a fence of UAVs. */
const globalFence = 2
const memory = { group: 2, nodes: 12, old: 3, all: 15 } as const
const semantics = { group: 3, old: 7, reorder: 8 } as const

/** Undefined for other operations. */
export function barrierFacts(call: Instruction): BarrierFacts | undefined {
  const numberAt = (index: number): number => {
    const value = call.argument(index)
    return value instanceof ConstantInt ? value.number : 0
  }
  const operation = numberAt(0)
  if (operation === oldBarrier) {
    const isKnown = call.argument(1) instanceof ConstantInt
    return { needsGroup: isKnown && numberAt(1) !== globalFence, needsNode: false, needsReorder: false, isOld: true }
  }
  if (operation < byMemoryType || operation > byNodeRecord) return undefined
  const isByType = operation === byMemoryType
  const kinds = isByType ? numberAt(1) : 0
  const flags = numberAt(2)
  // Who names every kind of memory means those there are.
  const has = (mask: number): boolean => kinds !== memory.all && (kinds & mask) !== 0
  return {
    needsGroup: has(memory.group) || (flags & semantics.group) !== 0,
    needsNode: operation === byNodeRecord || has(memory.nodes),
    needsReorder: (flags & semantics.reorder) !== 0,
    isOld: isByType && (flags & ~semantics.old) === 0 && !has(~memory.old) && translated(kinds, flags) !== 0,
  }
}

const [unorderedScopes, synchronises] = [6, 1] as const

/** Whether anything is left of it: a barrier of no mode is none. */
function translated(kinds: number, flags: number): number {
  const fencesUavs = (kinds & 1) !== 0 && (flags & unorderedScopes) !== 0
  return (kinds & memory.group) | (fencesUavs ? 1 : 0) | (flags & synchronises)
}
