// The order in which DXC makes records of resources inside structs and constant buffers.
//
//   A[0] = s.D[0] + s.B[0];        s.D before s.B, although the struct declares B first
//
// It is an artefact of LLVM's use lists, reproduced here on the unoptimised module for --rules dxc: accesses in inlined
// callees first, backwards; then the entry's own, variable by variable. What a function reaches through copies of a struct
// (dxc-copies.ts) comes before its own accesses, what it passes on comes after. Nobody should rely on it; `explain` says so.
import type { Instruction } from '../ir/instructions.ts'
import type { GlobalVariable, IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { isHandleCall, resourceNameOf } from '../passes/remarks.ts'
import { limits } from '../support/limits.ts'
import { asWritten, cloneOrder, inCallOrder } from './dxc-blocks.ts'
import { type CopyOptions, handlesThroughCopies, isKeptInStruct, type Stopped } from './dxc-copies.ts'
import { elementOf } from './uses.ts'

/** An element of a resource: of a single one, element 0. */
export interface Access {
  readonly name: GlobalVariable
  readonly element: number
}

/** Where a resource stands among the variables. */
export interface VariableRank {
  /** Of the variable, in declaration order. */
  readonly position: number
  /** A resource declared as such in a buffer, neither in a struct nor in an array. */
  readonly isBare: boolean
}

export interface OrderOptions extends CopyOptions {
  readonly rankOf: (name: GlobalVariable) => VariableRank
  /** The function that gives static variables their values. */
  readonly initializer: IrFunction | undefined
}

/** Accesses of the entry and everything it calls, each once, in DXC's order apart from the grouping by buffer. */
export function dxcAccessOrder(entry: IrFunction, options: OrderOptions): Access[] {
  const order: Access[] = []
  const keys = new AccessKeys()
  const seen = new Set<string>()
  const record = (access: Access): void => {
    const key = keys.of(access)
    if (seen.has(key)) return
    seen.add(key)
    order.push(access)
  }
  const bodies = new Map<IrFunction, Body>()
  const instances = instancesOf(entry, bodies, options.stopped)
  const mentions = new Map<string, number>()
  for (const fn of new Set([entry, ...instances]))
    for (const handle of handlesAsMentioned(fn)) {
      const key = keys.of(accessOf(handle))
      if (!mentions.has(key)) mentions.set(key, mentions.size)
    }
  const context: Context = { ...options, mentionOf: (access) => mentions.get(keys.of(access)) ?? 0 }
  const calleeOrders = new Map<IrFunction, Access[]>()
  for (const callee of instances.reverse()) {
    let accesses = calleeOrders.get(callee)
    if (!accesses) calleeOrders.set(callee, (accesses = calleeOrder(callee, bodyOf(callee, bodies), context)))
    for (const access of accesses) record(access)
  }
  for (const access of entryOrder(entry, context)) record(access)
  return order
}

interface Context extends OrderOptions {
  /** When the code of the shader, the entry first, names this access for the first time. */
  readonly mentionOf: (access: Access) => number
}

/** Accesses as keys of maps. */
class AccessKeys {
  readonly #numbers = new Map<GlobalVariable, number>()

  of({ name, element }: Access): string {
    let number = this.#numbers.get(name)
    if (number === undefined) this.#numbers.set(name, (number = this.#numbers.size))
    return `${number} ${element}`
  }
}

interface Body {
  readonly callees: readonly IrFunction[]
  /** Handles that are used, in the order LLVM copies the blocks. */
  readonly handles: readonly Instruction[]
}

/** Every call instance below the entry: the callee itself, then what it calls, at its call positions. */
function instancesOf(entry: IrFunction, bodies: Map<IrFunction, Body>, stopped: Stopped): IrFunction[] {
  const instances: IrFunction[] = []
  const pending: IrFunction[] = []
  for (const instruction of inCallOrder(entry)) {
    const callee = instruction.calledFunction
    if (callee && !callee.isDeclaration) pending.push(callee)
  }
  pending.reverse()
  const { most } = limits.bindingOrderCalls
  for (let callee = pending.pop(); callee; callee = pending.pop()) {
    if (instances.length === most) {
      stopped(most)
      break
    }
    instances.push(callee)
    const { callees } = bodyOf(callee, bodies)
    for (let index = callees.length - 1; index >= 0; index--) pending.push(callees[index]!)
  }
  return instances
}

function bodyOf(fn: IrFunction, bodies: Map<IrFunction, Body>): Body {
  const known = bodies.get(fn)
  if (known) return known
  const callees: IrFunction[] = []
  const handles: Instruction[] = []
  for (const block of cloneOrder(fn)) {
    for (const instruction of block.instructions) {
      const callee = instruction.calledFunction
      if (callee && !callee.isDeclaration) callees.push(callee)
      else handles.push(...handlesMetAt(instruction))
    }
  }
  const body: Body = { callees, handles }
  bodies.set(fn, body)
  return body
}

/** Handles whose first use this is: of `s.A[s.B[0]]` DXC meets the index, with B in it, before A. */
function handlesMetAt(instruction: Instruction): Instruction[] {
  const handles: Instruction[] = []
  for (const operand of instruction.operands)
    if (isHandleCall(operand) && firstUserOf(operand) === instruction && !isKeptInStruct(operand)) handles.push(operand)
  return handles
}

function firstUserOf(handle: Instruction): Instruction | undefined {
  return handle.uses[0]?.user as Instruction | undefined
}

function accessOf(call: Instruction): Access {
  return { name: resourceNameOf(call) as GlobalVariable, element: elementOf(call) ?? 0 }
}

function namedHandles(fn: IrFunction): Instruction[] {
  return asWritten(fn).flatMap(handlesMetAt)
}

/** Handles in the order their expressions are evaluated: arguments of a call from right to left. */
function handlesAsMentioned(fn: IrFunction): Instruction[] {
  const order: Instruction[] = []
  const byParameter = new Map<Value, Instruction>()
  for (const instruction of asWritten(fn)) {
    for (const handle of handlesMetAt(instruction))
      if (isPointedTo(handle) && isArgument(instruction.pointer)) byParameter.set(instruction.pointer, handle)
      else order.push(handle)
    if (!instruction.calledFunction) continue
    for (const operand of [...instruction.operands].reverse()) {
      const handle = byParameter.get(operand)
      if (handle) order.push(handle)
    }
  }
  return order
}

function isArgument(variable: Value): boolean {
  return variable.uses.some(({ user }) => (user as Instruction).calledFunction?.isDeclaration === false)
}

/** A member passed as an argument or copied to a variable: DXC keeps a pointer to it at the start of the function, as it does for bare resources. */
function isPointedTo(handle: Instruction): boolean {
  return firstUserOf(handle)?.opcode === 'store'
}

/** What an inlined function accesses: what it reaches through copies, then the rest backwards, at last what it keeps pointers to. */
function calleeOrder(callee: IrFunction, { handles }: Body, context: Context): Access[] {
  const { rankOf, mentionOf } = context
  const copied = handlesThroughCopies(callee, context).map(accessOf)
  copied.sort((first, second) => rankOf(first.name).position - rankOf(second.name).position)
  const pointers: Access[] = []
  const direct: Access[] = []
  for (const handle of handles) {
    const access = accessOf(handle)
    ;(isPointedTo(handle) || rankOf(access.name).isBare ? pointers : direct).push(access)
  }
  pointers.sort(
    (first, second) =>
      rankOf(second.name).position - rankOf(first.name).position || mentionOf(first) - mentionOf(second),
  )
  return [...copied, ...direct.reverse(), ...pointers]
}

/** By variable: what is accessed directly, then what is passed on, last mentioned first. Copies come before, bare resources after, last declared first. */
function entryOrder(entry: IrFunction, context: Context): Access[] {
  const { rankOf, initializer, mentionOf } = context
  const position = ({ name }: Access): number => rankOf(name).position
  const handles = namedHandles(entry)
  const inOperationOrder = operationOrder(entry)
  const copied = handlesThroughCopies(entry, context, { initializer, inOperationOrder }).map(accessOf)
  const bare = handles.map(accessOf).filter(({ name }) => rankOf(name).isBare)
  const members = handles.filter((handle) => !rankOf(accessOf(handle).name).isBare)
  const direct = inOperationOrder(members.filter((handle) => !isPointedTo(handle))).map(accessOf)
  const pointers = members.filter(isPointedTo).map(accessOf)
  pointers.sort((first, second) => mentionOf(second) - mentionOf(first))
  const byVariable = (first: Access, second: Access): number => position(first) - position(second)
  return [
    ...copied.sort(byVariable),
    ...[...direct, ...pointers].sort(byVariable),
    ...bare.sort((first, second) => position(second) - position(first)),
  ]
}

/** Sorts by the operation that is applied, the one the entry first uses last in front; then as written. */
function operationOrder(entry: IrFunction): (handles: readonly Instruction[]) => Instruction[] {
  const firstUse = new Map<string, number>()
  for (const instruction of asWritten(entry))
    for (const operand of instruction.operands) {
      if (operand.kind !== 'instruction' || operand.type.kind !== 'target') continue
      const handle = operand as Instruction
      if (firstUserOf(handle) !== instruction || isPointedTo(handle)) continue
      const operation = operationOf(handle)
      if (!firstUse.has(operation)) firstUse.set(operation, firstUse.size)
    }
  const rank = (handle: Instruction): number => firstUse.get(operationOf(handle)) ?? 0
  return (handles) => [...handles].sort((first, second) => rank(second) - rank(first))
}

/** Reading and writing a texture through operator[] is one function. */
const subscripts = new Set(['llvm.dx.resource.load.texture', 'llvm.dx.resource.store.texture'])

/** What is done with a handle, as far as it is a function of its own in DXC: operator[] of RWBuffer<float>, Store of RWByteAddressBuffer. */
function operationOf(handle: Instruction): string {
  const user = firstUserOf(handle)
  if (!user) return handle.type.text
  if (subscripts.has(user.intrinsic)) return handle.type.text
  if (user.intrinsic !== 'llvm.dx.resource.getpointer') return `${user.intrinsic} ${handle.type.text}`
  const access = user.uses[0]?.user as Instruction | undefined
  const isRaw = handle.type.text.startsWith('target("dx.RawBuffer", i8')
  return isRaw && access ? `${access.opcode} ${handle.type.text}` : handle.type.text
}
