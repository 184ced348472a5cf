// Reads the original instead of a copy in a local array.
//
//   S s = buffer[i]; ... s.m[j] ...                        =>      ... buffer[i].m[j] ...
//   p[0] = input(0); p[1] = input(1); ... p[j] ...         =>      ... input(j) ...
//
// What an element holds on all paths is read as it was stored (forward-copies/elements.ts). Only originals that are never written: constant buffers, resources without write access, inputs. All elements must be written once, in one
// block that everything that reads them comes after, and must be computed alike (forward-copies/pattern.ts). DXC does the same where
// it finds a memcpy. An index that is known to be past the end reads what lies behind the original in its buffer; of any other local
// array it reads nothing and writes nothing, as in DXC. Runs after scalar-replacement, which leaves arrays of values, and before
// dead-stores, which then removes the copy.
import { DominatorTree } from '../analysis/dominators.ts'
import { Builder } from '../ir/builder.ts'
import { poisonValue } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, IrFunction, Module } from '../ir/module.ts'
import { i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { forwardElements } from './forward-copies/elements.ts'
import { type Computation, describe, fitLine, isFromMemory, type Line, repeat } from './forward-copies/pattern.ts'
import { type Access, findAccesses, localVariables } from './memory-paths.ts'

export const forwardCopies = definePass({
  name: 'forward-copies',
  summary: 'Read the original instead of a copy in a local array.',
  after: ['scalar-replacement'],
  run(module: Module): boolean {
    let changed = false
    for (const fn of module.functions.values()) if (!fn.isDeclaration) changed = forwardIn(fn, module) || changed
    return changed
  },
})

function forwardIn(fn: IrFunction, module: Module): boolean {
  const variables = localVariables(fn).filter(({ subjectType }) => subjectType!.kind === 'array')
  if (variables.length === 0) return false
  const tree = new DominatorTree(fn)
  const builder = new Builder(module)
  let changed = false
  // A copy of a copy is found once the first one is gone, and the copies come later in the code than what they copy.
  for (const variable of variables) {
    changed = forwardElements(variable) || changed
    changed = forward(variable, tree, builder) || dropOutside(variable) || changed
  }
  return changed
}

function dropOutside(variable: Instruction): boolean {
  const outside = findAccesses(variable, variable.subjectType!)?.accesses.filter(({ isOutside }) => isOutside) ?? []
  for (const { instruction } of outside) {
    if (instruction.opcode === 'load') instruction.replaceWith(poisonValue(instruction.type))
    else instruction.erase()
  }
  return outside.length > 0
}

interface Copy {
  readonly elements: readonly Element[]
  readonly loads: readonly Access[]
}

interface Element {
  readonly at: readonly number[]
  readonly store: Instruction
  readonly computed: Computation
}

function forward(variable: Instruction, tree: DominatorTree, builder: Builder): boolean {
  const copy = findCopy(variable)
  if (!copy || !comesFirst(copy, tree)) return false
  const line = fitLine(copy.elements)
  if (!line) return false
  const original = copy.elements.find(({ at }) => at.every((index) => index === 0))!.store.storedValue
  const values = new Map(copy.elements.map(({ at, store }) => [at.join(), store.storedValue]))
  for (const load of copy.loads) rewrite(load, values, original, line, builder)
  return true
}

/** Every element is stored once, whole; something is read at a place known only at run time, or past the end. */
function findCopy(variable: Instruction): Copy | undefined {
  const uses = findAccesses(variable, variable.subjectType!)
  if (!uses) return undefined
  const elements: Element[] = []
  const loads: Access[] = []
  const stored = new Set<string>()
  for (const access of uses.accesses) {
    const { instruction, steps, lane, type } = access
    if (type.kind === 'array' || type.kind === 'struct') return undefined
    if (instruction.opcode === 'load') {
      loads.push(access)
      continue
    }
    if (access.isOutside) return undefined
    const at = steps.map(({ constant }) => constant)
    const computed = describe(instruction.storedValue)
    if (!computed || lane || stored.has(at.join()) || steps.some(({ value }) => value)) return undefined
    stored.add(at.join())
    elements.push({ at, store: instruction, computed })
  }
  const isIndexed = loads.some(({ steps, isOutside }) => isOutside || steps.some(({ value }) => value !== undefined))
  const areIndices = loads.every(({ steps }) => steps.every(({ value }) => value === undefined || value.type === i32))
  return isIndexed && areIndices && elements.length > 1 ? { elements, loads } : undefined
}

/** Whether all elements are stored on every path to every load. */
function comesFirst({ elements, loads }: Copy, tree: DominatorTree): boolean {
  const home: BasicBlock = elements[0]!.store.block!
  if (!tree.isReachable(home)) return false
  let last = elements[0]!.store
  for (const { store } of elements) {
    if (store.block !== home) return false
    if (last.comesBefore(store)) last = store
  }
  return loads.every(({ instruction }) =>
    instruction.block === home ? last.comesBefore(instruction) : tree.strictlyDominates(home, instruction.block!),
  )
}

function rewrite(
  { instruction, steps, lane, type, isOutside }: Access,
  values: ReadonlyMap<string, Value>,
  original: Value,
  line: Line,
  builder: Builder,
): void {
  if (isOutside && !isFromMemory(original)) {
    instruction.replaceWith(poisonValue(type))
    return
  }
  builder.positionBefore(instruction)
  builder.location = instruction.location
  const isKnown = steps.every(({ value }) => value === undefined)
  const known = isKnown ? values.get(steps.map(({ constant }) => constant).join()) : undefined
  let value = known ?? repeat(original, line, steps, builder)
  if (lane)
    value = builder.extractElement(value, lane.value ? laneIndex(lane.value, lane.constant, builder) : lane.constant)
  instruction.replaceWith(builder.cast('bitcast', value, type))
}

function laneIndex(value: Value, constant: number, builder: Builder): Value {
  return constant === 0 ? value : builder.add(value, builder.int(i32, constant))
}
