// The order in which DXC makes records of resources inside structs and constant buffers.
//
//   A[0] = s.D[0] + s.B[0];        s.D before s.B, although the struct declares B first
//
// It is an artefact of LLVM's use lists, reproduced here on the unoptimised module for --rules dxc: accesses in inlined
// callees first, backwards; then the entry's own, variable by variable. Nobody should rely on it; `explain` says so.
import type { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, GlobalVariable, IrFunction } from '../ir/module.ts'
import { isHandleCall, resourceNameOf } from '../passes/remarks.ts'
import { elementOf } from './uses.ts'

/** An element of a resource: of a single one, element 0. */
export interface Access {
  readonly name: GlobalVariable
  readonly element: number
}

/** Calls of calls can double at every level; past this many instances the order is no longer followed. */
const maximumInstances = 20_000

/** Accesses of the entry and everything it calls, each once, in DXC's order apart from the grouping by buffer. `variableOrder` ranks the variables. */
export function dxcAccessOrder(entry: IrFunction, variableOrder: (name: GlobalVariable) => number): Access[] {
  const order: Access[] = []
  const seen = new Set<string>()
  const numbers = new Map<GlobalVariable, number>()
  const record = (access: Access): void => {
    let number = numbers.get(access.name)
    if (number === undefined) numbers.set(access.name, (number = numbers.size))
    const key = `${number} ${access.element}`
    if (seen.has(key)) return
    seen.add(key)
    order.push(access)
  }
  const bodies = new Map<IrFunction, Body>()
  for (const callee of instancesOf(entry, bodies).reverse()) {
    for (const access of [...bodyOf(callee, bodies).accesses].reverse()) record(access)
  }
  for (const access of entryOrder(entry, variableOrder)) record(access)
  return order
}

interface Body {
  readonly callees: readonly IrFunction[]
  readonly accesses: readonly Access[]
}

/** Every call instance below the entry: the callee itself, then what it calls, at its call positions. */
function instancesOf(entry: IrFunction, bodies: Map<IrFunction, Body>): IrFunction[] {
  const instances: IrFunction[] = []
  const pending: IrFunction[] = []
  for (const instruction of entry.instructions()) {
    const callee = instruction.calledFunction
    if (callee && !callee.isDeclaration) pending.push(callee)
  }
  pending.reverse()
  for (let callee = pending.pop(); callee && instances.length < maximumInstances; callee = pending.pop()) {
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
  const accesses: Access[] = []
  for (const block of cloneOrder(fn)) {
    for (const instruction of block.instructions) {
      const callee = instruction.calledFunction
      if (callee && !callee.isDeclaration) callees.push(callee)
      else accesses.push(...handlesMetAt(instruction).map(accessOf))
    }
  }
  const body: Body = { callees, accesses }
  bodies.set(fn, body)
  return body
}

/** The order in which LLVM copies blocks when it inlines: successors are pushed in order, the last one pushed comes first. */
function cloneOrder(fn: IrFunction): BasicBlock[] {
  const order: BasicBlock[] = []
  const seen = new Set<BasicBlock>()
  const pending: BasicBlock[] = [fn.entry]
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (seen.has(block)) continue
    seen.add(block)
    order.push(block)
    for (const successor of block.successors()) pending.push(successor)
  }
  return order
}

/** Handles whose first use this is: of `s.A[s.B[0]]` DXC meets the index, with B in it, before A. */
function handlesMetAt(instruction: Instruction): Instruction[] {
  const handles: Instruction[] = []
  for (const operand of instruction.operands)
    if (isHandleCall(operand) && firstUserOf(operand) === instruction) handles.push(operand)
  return handles
}

function firstUserOf(handle: Instruction): Instruction | undefined {
  return handle.uses[0]?.user as Instruction | undefined
}

function accessOf(call: Instruction): Access {
  return { name: resourceNameOf(call) as GlobalVariable, element: elementOf(call) ?? 0 }
}

/** By variable; inside a variable by the operation that is applied, the one first used last in front; then as written. */
function entryOrder(entry: IrFunction, variableOrder: (name: GlobalVariable) => number): Access[] {
  const firstUse = new Map<string, number>()
  const accesses: {
    readonly access: Access
    readonly position: number
    readonly operation: string
    readonly variable: number
  }[] = []
  let position = 0
  for (const instruction of entry.instructions()) {
    for (const handle of handlesMetAt(instruction)) {
      const operation = operationOf(handle)
      position++
      if (!firstUse.has(operation)) firstUse.set(operation, position)
      const access = accessOf(handle)
      accesses.push({ access, position, operation, variable: variableOrder(access.name) })
    }
  }
  accesses.sort(
    (first, second) =>
      first.variable - second.variable ||
      firstUse.get(second.operation)! - firstUse.get(first.operation)! ||
      first.position - second.position,
  )
  return accesses.map(({ access }) => access)
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
