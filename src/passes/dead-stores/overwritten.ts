// Stores to local variables that are overwritten, or left behind at the end of the function, before anything reads them, and those of
// no value in particular: copies of structs store what was never given.
//
// Block by block from the end: `dead` holds the places that will be written again before they are read. Places are told apart by
// variable, byte offset and size; an index known only at run time may be anywhere in its variable.
import { isUndefined } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { storeSizeInBytes } from '../../ir/layout.ts'
import type { BasicBlock, IrFunction } from '../../ir/module.ts'
import { Flag } from '../../ir/opcodes.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { eraseStore } from '../effects.ts'
import { constantOffset, localVariables } from '../memory-paths.ts'
import type { Remarks } from '../remarks.ts'

interface Place {
  readonly variable: Value
  /** Undefined when an index is known only at run time. */
  readonly offset: number | undefined
  readonly size: number
  readonly pointer: Value
}

export function removeOverwritten(fn: IrFunction, remarks: Remarks): boolean {
  const variables = new Set<Value>()
  const writing = new Set<BasicBlock>()
  for (const variable of localVariables(fn)) {
    const blocks = blocksWriting(variable)
    if (blocks === undefined) continue
    variables.add(variable)
    for (const block of blocks) writing.add(block)
  }
  if (writing.size === 0) return false
  const dead: Instruction[] = []
  for (let block = fn.blocks.first; block !== undefined; block = block.next)
    if (writing.has(block)) findOverwritten(block, variables, dead)
  for (const store of dead) eraseStore(store, remarks)
  return dead.length > 0
}

/** Where stores to the variable stand; undefined when anything but loads, stores and address computations uses it. */
function blocksWriting(variable: Instruction): BasicBlock[] | undefined {
  const blocks: BasicBlock[] = []
  const pending: Value[] = [variable]
  for (let pointer = pending.pop(); pointer; pointer = pending.pop()) {
    for (const { user } of pointer.uses) {
      if (!(user instanceof Instruction)) return undefined
      if (user.opcode === 'getelementptr' && user.pointer === pointer) pending.push(user)
      else if (user.opcode === 'store' && user.storedValue !== pointer) blocks.push(user.block!)
      else if (user.opcode !== 'load') return undefined
    }
  }
  return blocks
}

function findOverwritten(block: BasicBlock, variables: ReadonlySet<Value>, dead: Instruction[]): void {
  const places = new Map<Value, Place[]>()
  const read = new Set<Value>()
  const isLast = block.terminator?.opcode === 'ret'
  for (let each = block.instructions.last; each !== undefined; each = each.previous) {
    if (each.opcode === 'load') {
      const place = placeOf(each.pointer, each.type)
      read.add(place.variable)
      const known = places.get(place.variable)
      if (known !== undefined)
        places.set(
          place.variable,
          known.filter((other) => !mayOverlap(other, place)),
        )
    } else if (each.opcode === 'store') {
      const place = placeOf(each.pointer, each.storedValue.type)
      if (!variables.has(place.variable) || each.hasFlag(Flag.volatile)) continue
      const known = places.get(place.variable) ?? []
      const atEnd = isLast && !read.has(place.variable)
      if (atEnd || isUndefined(each.storedValue) || known.some((other) => covers(other, place))) dead.push(each)
      else places.set(place.variable, known.length >= effort.storesCompared.most ? [place] : [...known, place])
    }
  }
}

function placeOf(pointer: Value, type: IrType): Place {
  let offset: number | undefined = 0
  let variable = pointer
  while (variable instanceof Instruction && variable.opcode === 'getelementptr') {
    const step = constantOffset(variable)
    offset = offset === undefined || step === undefined ? undefined : offset + step
    variable = variable.pointer
  }
  return { variable, offset, size: storeSizeInBytes(type), pointer }
}

function mayOverlap(first: Place, second: Place): boolean {
  if (first.offset === undefined || second.offset === undefined) return true
  return first.offset < second.offset + second.size && second.offset < first.offset + first.size
}

/** Whether writing `later` leaves nothing of `earlier`. */
function covers(later: Place, earlier: Place): boolean {
  if (later.offset === undefined || earlier.offset === undefined)
    return later.pointer === earlier.pointer && later.size >= earlier.size
  return later.offset <= earlier.offset && later.offset + later.size >= earlier.offset + earlier.size
}
