// Copies of structs with resources, which our lowering makes member by member, as one step again.
//
//   held.a = handle of Held.a; held.n = Held.n; held.b[0] = handle of Held.b[0]      =>      held from Held
import { ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { isHandleCall } from '../passes/remarks.ts'
import type { BufferVariable, FoundMember } from './dxc-order.ts'

/** A place in a variable of the program or of the module. */
export interface Place {
  readonly base: Value | BufferVariable
  readonly path: readonly number[]
}

/** The member that a handle call is of. */
export type PlaceOf = (handle: Value) => FoundMember | undefined

export interface StructCopy {
  readonly to: Place
  readonly from: Place
  /** All stores and getelementptrs it consists of. */
  readonly parts: ReadonlySet<Value>
}

/** An index that is no constant. */
const unknownIndex = -1

/** A pointer as the variable or parameter it points into, the steps from there, and the last of them. */
export function placeOf(pointer: Value): {
  readonly base: Value
  readonly path: readonly number[]
  readonly last: readonly number[]
} {
  let path: number[] = []
  let last: number[] | undefined
  let base = pointer
  while (base.kind === 'instruction' && (base as Instruction).opcode === 'getelementptr') {
    const step = base as Instruction
    const indices = step.operands
      .slice(2)
      .map((index) => (index instanceof ConstantInt ? index.unsignedNumber : unknownIndex))
    last ??= indices
    path = [...indices, ...path]
    base = step.operands[0]!
  }
  return { base, path, last: last ?? [] }
}

export function holdsResources(type: IrType): boolean {
  if (type.kind === 'target') return true
  if (type.kind === 'array') return holdsResources(type.element)
  return type.kind === 'struct' && type.elements.some(holdsResources)
}

/** Copies by their last store. */
export function copiesOf(fn: IrFunction, memberOf: PlaceOf): Map<Instruction, StructCopy> {
  const copies = new Map<Instruction, StructCopy>()
  let run: Instruction[] = []
  const end = (): void => {
    const copy = copyOf(run, memberOf)
    if (copy) copies.set(run.at(-1)!, copy)
    run = []
  }
  for (const block of fn.blocks) {
    for (const instruction of block.instructions) {
      if (instruction.calledFunction?.isDeclaration === false) end()
      if (instruction.opcode !== 'store') continue
      if (!continues(run.at(-1), instruction)) end()
      if (isCopied(instruction)) run.push(instruction)
      else end()
    }
    end()
  }
  return copies
}

function isCopied({ storedValue, pointer }: Instruction): boolean {
  if (storedValue.kind !== 'instruction' || placeOf(pointer).path.length === 0) return false
  return (storedValue as Instruction).opcode === 'load' || isHandleCall(storedValue)
}

/** The next member of the same variable, stored by the same expression. */
function continues(last: Instruction | undefined, next: Instruction): boolean {
  if (!last) return true
  if (last.location !== next.location) return false
  const [before, after] = [placeOf(last.pointer), placeOf(next.pointer)]
  if (before.base !== after.base) return false
  const at = before.path.findIndex((index, place) => index !== after.path[place])
  return at >= 0 && before.path[at]! < (after.path[at] ?? -1)
}

function copyOf(run: readonly Instruction[], memberOf: PlaceOf): StructCopy | undefined {
  const store = run.find(({ storedValue }) => storedValue.type.kind === 'target')
  if (!store) return undefined
  const targets = run.map(({ pointer }) => placeOf(pointer))
  const { base, path } = placeOf(store.pointer)
  let common = path.length
  for (const target of targets)
    while (common > 0 && path.slice(0, common).join() !== target.path.slice(0, common).join()) common--
  const source = sourceOf(store.storedValue, memberOf)
  if (!source) return undefined
  // Of a struct with one member, all of it.
  const counts = memberCounts(store.pointer)
  const isWhole = (at: number): boolean => {
    const behind = at - path.length
    return source.path.at(behind) === path[at] && counts[at] === 1 && source.counts.at(behind) === 1
  }
  while (run.length === 1 && common > 0 && isWhole(common - 1)) common--
  const inner = path.length - common
  if (inner === 0) return undefined
  const parts = run.flatMap(({ pointer, storedValue }) => [
    ...stepsOf(pointer),
    ...(storedValue as Instruction).operands.flatMap(stepsOf),
  ])
  return {
    to: { base, path: path.slice(0, common) },
    from: { base: source.base, path: source.path.slice(0, source.path.length - inner) },
    parts: new Set([...run, ...parts]),
  }
}

function sourceOf(value: Value, memberOf: PlaceOf): (Place & { readonly counts: readonly number[] }) | undefined {
  const member = memberOf(value)
  if (member) return { base: member.variable, path: member.path, counts: member.counts }
  if (isHandleCall(value)) return undefined
  const { pointer } = value as Instruction
  return { ...placeOf(pointer), counts: memberCounts(pointer) }
}

/** For each step on the way to a place, how many members there are to choose from. */
function memberCounts(pointer: Value): number[] {
  return stepsOf(pointer)
    .reverse()
    .flatMap((step) => {
      const { subjectType, operands } = step as Instruction
      let type = subjectType
      return operands.slice(2).map((index) => {
        const outer = type
        if (outer?.kind === 'struct') type = outer.elements[(index as ConstantInt).unsignedNumber]
        else if (outer?.kind === 'array') type = outer.element
        return outer?.kind === 'struct' ? outer.elements.length : outer?.kind === 'array' ? outer.count : 0
      })
    })
}

/** The getelementptrs of a pointer. */
function stepsOf(pointer: Value): Value[] {
  const steps: Value[] = []
  let base = pointer
  while (base.kind === 'instruction' && (base as Instruction).opcode === 'getelementptr') {
    steps.push(base)
    base = (base as Instruction).operands[0]!
  }
  return steps
}
