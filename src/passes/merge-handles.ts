// Choosing between elements of one resource array, or of a heap, becomes choosing an index: LLVM has no phis of handles.
//
//   %h = select i1 %c, handle(A[1]), handle(A[2])       =>       %i = select i1 %c, i32 1, i32 2
//                                                                %h = handle(A[%i])
//
// A handle must name one binding (DXC: "local resource not guaranteed to map to unique global resource"); choices between
// different bindings are left as they are, for the binding stage to report. So are those between a binding and nothing, if the
// shader model minds, until all else is done (merge-unset-handles.ts), unless the handle is known wherever the choice is made. Runs after simplify, which removes choices
// that are none, and again after loops are unrolled.
import { DominatorTree } from '../analysis/dominators.ts'
import { isUnset } from '../analysis/unset-handles.ts'
import { ConstantInt, poisonValue } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { definePass } from './define.ts'
import { isHandleCall, resourceNameOf } from './remarks.ts'

/** Of the intrinsics that make handles: which argument is the index. */
export const indexPositions: Readonly<Record<string, number>> = {
  'llvm.dx.resource.handlefrombinding': 3,
  'llvm.dx.resource.handlefromimplicitbinding': 3,
  'llvm.dx.resource.handlefromheap': 0,
  'llvm.dx.resource.handlefromcoherentheap': 0,
}

export const mergeHandles = definePass({
  name: 'merge-handles',
  summary: 'Turn choices between elements of a resource array or heap into choices of an index.',
  after: ['promote-memory'],
  run: (module: Module, { keepsUnsetHandles }) =>
    mergeChoices(module, (web) => {
      if (!keepsUnsetHandles || ![...web.leaves].some(isUnset)) return true
      const handle = handleBefore(web)
      if (handle) for (const choice of web.choices) choice.replaceWith(handle)
      return handle ? 'done' : false
    }),
})

/** Makes choices of indices of those choices between elements that `decide` is for, unless it deals with them itself. */
export function mergeChoices(module: Module, decide: (web: Web) => boolean | 'done'): boolean {
  let changed = false
  const done = new Set<Instruction>()
  for (const choice of choicesIn(module)) {
    if (done.has(choice)) continue
    const web = connectedChoices(choice)
    for (const member of web.choices) done.add(member)
    const binding = commonBinding(web.leaves)
    const decision = binding && decide(web)
    if (!binding || !decision) continue
    if (decision === true) mergeWeb(web, binding)
    changed = true
  }
  return changed
}

/** Choices that a handle goes into as it is made. */
function choicesIn(module: Module): Set<Instruction> {
  const makers = [...module.functions.values()].filter(({ intrinsic }) => intrinsic in indexPositions)
  const users = makers.flatMap((fn) => [...fn.calls()]).flatMap((handle) => handle.uses.map(({ user }) => user))
  return new Set(users.filter((user) => isChoice(user)))
}

/** The only handle that is chosen from, if it is made on every path to where paths meet. */
function handleBefore({ choices, leaves }: Web): Instruction | undefined {
  const [handle, ...others] = [...leaves].filter((leaf) => !isUnset(leaf))
  if (!(handle instanceof Instruction) || others.length > 0) return undefined
  if (!choices.every(({ opcode }) => opcode === 'phi')) return undefined
  const tree = new DominatorTree(handle.block!.parent!)
  return choices.every((choice) => tree.instructionDominates(handle, choice)) ? handle : undefined
}

/** A phi or select between handles. */
export function isChoice(value: Value): value is Instruction {
  return (
    value instanceof Instruction &&
    value.type.kind === 'target' &&
    (value.opcode === 'phi' || value.opcode === 'select')
  )
}

export interface Web {
  readonly choices: readonly Instruction[]
  /** What is chosen from: handle calls, poison, parameters. */
  readonly leaves: ReadonlySet<Value>
}

/** All choices that feed each other, and what they finally choose from. */
export function connectedChoices(start: Instruction): Web {
  const choices = new Set<Instruction>()
  const leaves = new Set<Value>()
  const pending: Instruction[] = [start]
  for (let choice = pending.pop(); choice; choice = pending.pop()) {
    if (choices.has(choice)) continue
    choices.add(choice)
    for (const value of chosenFrom(choice)) {
      if (isChoice(value)) pending.push(value)
      else leaves.add(value)
    }
    for (const { user } of choice.uses) if (isChoice(user)) pending.push(user)
  }
  return { choices: [...choices], leaves }
}

/** The values of a phi or of a select. */
export function chosenFrom(choice: Instruction): readonly Value[] {
  return choice.opcode === 'select' ? [choice.ifTrue, choice.ifFalse] : choice.operands
}

/** The one call all leaves agree with but for the index. Values that were never set agree with everything. */
function commonBinding(leaves: ReadonlySet<Value>): Instruction | undefined {
  let common: Instruction | undefined
  for (const leaf of leaves) {
    if (isUnset(leaf)) continue
    if (!isElement(leaf) || (common && !isSameArray(leaf, common))) return undefined
    common ??= leaf
  }
  return common
}

function isElement(value: Value): value is Instruction {
  return value instanceof Instruction && value.intrinsic in indexPositions
}

function isSameArray(left: Instruction, right: Instruction): boolean {
  if (left.type !== right.type || isHandleCall(left) !== isHandleCall(right)) return false
  // The last argument is the name of the resource, or which of the heaps it is.
  return resourceNameOf(left) === resourceNameOf(right)
}

function mergeWeb({ choices, leaves }: Web, binding: Instruction): void {
  const position = indexPositions[binding.intrinsic]!
  const shared = sharedIndex(leaves, position)
  const indices = shared ? undefined : choiceOfIndices(choices, position)
  for (const choice of choices) {
    const handle = binding.clone()
    handle.name = choice.name
    handle.location = choice.location
    handle.setOperand(position, shared ?? indices!.get(choice)!)
    handle.insertBefore(choice.opcode === 'phi' ? choice.block!.firstNonPhi()! : choice)
    choice.replaceAllUsesWith(handle)
  }
  for (const choice of choices) choice.erase()
}

/** The constant that is the index of them all. */
function sharedIndex(leaves: ReadonlySet<Value>, position: number): Value | undefined {
  const indices = new Set([...leaves].filter(isElement).map((leaf) => leaf.argument(position)))
  const [index] = indices
  return indices.size === 1 && index instanceof ConstantInt ? index : undefined
}

/** For each choice between handles the same one between their indices. */
function choiceOfIndices(choices: readonly Instruction[], position: number): ReadonlyMap<Value, Value> {
  const indices = new Map<Value, Instruction>()
  for (const choice of choices) {
    const index = new Instruction(
      choice.opcode,
      i32,
      choice.opcode === 'select' ? [choice.condition, poisonValue(i32), poisonValue(i32)] : [],
      `${choice.name}.index`,
    )
    index.location = choice.location
    index.insertBefore(choice)
    indices.set(choice, index)
  }
  const indexOf = (value: Value): Value =>
    indices.get(value) ?? (isElement(value) ? value.argument(position) : poisonValue(i32))
  for (const choice of choices) {
    const index = indices.get(choice)!
    if (choice.opcode === 'select') {
      const [ifTrue, ifFalse] = [indexOf(choice.ifTrue), indexOf(choice.ifFalse)]
      index.setOperand(1, isUnset(ifTrue) ? ifFalse : ifTrue)
      index.setOperand(2, isUnset(ifFalse) ? ifTrue : ifFalse)
    } else {
      choice.operands.forEach((value, each) => {
        index.addIncoming(indexOf(value), choice.incomingBlocks[each]!)
      })
    }
  }
  return indices
}
