// Stores to local variables that are overwritten, or left behind at the end of the function, before anything reads them, and those of
// no value in particular: copies of structs store what was never given.
//
// Block by block from the end: `dead` holds the places that will be written again before they are read.
import { isUndefined } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { BasicBlock, IrFunction } from '../../ir/module.ts'
import { Flag } from '../../ir/opcodes.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'
import { eraseStore } from '../effects.ts'
import { localVariables } from '../memory-paths.ts'
import type { Remarks } from '../remarks.ts'
import { covers, mayOverlap, type Place, placeOf } from './place.ts'

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
      read.add(place.base)
      const known = places.get(place.base)
      if (known !== undefined)
        places.set(
          place.base,
          known.filter((other) => !mayOverlap(other, place)),
        )
    } else if (each.opcode === 'store') {
      const place = placeOf(each.pointer, each.storedValue.type)
      if (!variables.has(place.base) || each.hasFlag(Flag.volatile)) continue
      const known = places.get(place.base) ?? []
      const atEnd = isLast && !read.has(place.base)
      if (atEnd || isUndefined(each.storedValue) || known.some((other) => covers(other, place))) dead.push(each)
      else places.set(place.base, known.length >= effort.storesCompared.most ? [place] : [...known, place])
    }
  }
}
