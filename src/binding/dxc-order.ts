// The order in which DXC makes records of resources inside structs and constant buffers.
//
//   A[0] = s.D[0] + s.B[0];        s.D before s.B, although the struct declares B first
//
// It is an artefact of LLVM's lists of uses (dxc-nodes.ts), reproduced here for --rules dxc by doing what DXC does to them, step by step,
// on the unoptimised module: code generation (dxc-emit.ts), members of constant buffers, parameters that are written, inlining
// (dxc-inline.ts), copies (dxc-replace.ts), and at last a record for every load that is left, in the order of the buffer's users.
// Programs should not rely on it, as `explain` points out.
import { GlobalVariable, type IrFunction } from '../ir/module.ts'
import type { Argument, Value } from '../ir/values.ts'
import { isHandleCall, resourceNameOf } from '../passes/remarks.ts'
import { limits } from '../support/limits.ts'
import { Buffers } from './dxc-buffers.ts'
import { type EmittedProgram, emitProgram } from './dxc-emit.ts'
import { inlineCalls, removeBody } from './dxc-inline.ts'
import { type Body, type Budget, blocksOf, Node, type Passing } from './dxc-nodes.ts'
import { replaceCopies } from './dxc-replace.ts'
import { usedLoads } from './dxc-used-loads.ts'
import { elementOf } from './uses.ts'

/** An element of a resource: of a single one, element 0. */
export interface Access {
  readonly name: GlobalVariable
  readonly element: number
}

/** A variable that DXC keeps in a constant buffer. */
export interface BufferVariable {
  readonly kind: 'variable'
  /** Its name. */
  readonly buffer: string
  /** It is the buffer: a ConstantBuffer<S>. */
  readonly isBuffer: boolean
  /** In declaration order. */
  readonly position: number
}

export interface MemberOfVariable {
  readonly variable: BufferVariable
  readonly path: readonly number[]
}

export interface FoundMember extends MemberOfVariable {
  /** For each step of the path, how many members there are to choose from. */
  readonly counts: readonly number[]
}

export interface OrderOptions {
  /** Where an element of a resource is, when it is a member. */
  readonly memberAt: (access: Access) => FoundMember | undefined
  readonly passingOf: (parameter: Argument) => Passing
  /** The function that gives static variables their values. */
  readonly initializer: IrFunction | undefined
  /** Called where inlining would copy more than can be followed. */
  readonly stopped: (limit: number) => void
}

/** Accesses of the entry and everything it calls, each once, in DXC's order apart from the grouping by buffer. */
export function dxcAccessOrder(entry: IrFunction, options: OrderOptions): Access[] {
  const accesses = new Map<BufferVariable, Map<string, Access>>()
  const memberOf = (handle: Value): FoundMember | undefined => {
    if (!isHandleCall(handle)) return undefined
    const access = { name: resourceNameOf(handle) as GlobalVariable, element: elementOf(handle) ?? 0 }
    const member = options.memberAt(access)
    if (!member) return undefined
    let members = accesses.get(member.variable)
    if (!members) accesses.set(member.variable, (members = new Map()))
    members.set(member.path.join(), access)
    return member
  }
  const { most } = limits.bindingOrderNodes
  const budget: Budget = { left: most }
  const program = emitProgram(entry, { ...options, memberOf }, budget)
  const order = program ? loadOrder(program, accesses, budget) : []
  if (budget.left <= 0) options.stopped(most)
  return order
}

function loadOrder(
  program: EmittedProgram,
  accesses: ReadonlyMap<BufferVariable, ReadonlyMap<string, Access>>,
  budget: Budget,
): Access[] {
  const buffers = new Buffers(program.variables)
  for (const body of program.bodies) buffers.enter(body)
  for (const body of program.bodies) copyWritten(body)
  const { constant } = program
  const inlining = { budget, constant, copied: (node: Node, copy: Node) => buffers.copied(node, copy) }
  inlineCalls(program.entry, inlining)
  for (const body of program.bodies) if (body !== program.entry) removeBody(body)
  const statics = [...program.variables]
    .flatMap(([key, node]) => (key instanceof GlobalVariable ? [{ node, location: key.location }] : []))
    .sort((first, second) => first.location - second.location)
    .map(({ node }) => node)
  replaceCopies(program.entry.entry, statics, budget)
  const order = new Set<Access>()
  const blocks = blocksOf(program.entry.entry)
  const used = usedLoads(blocks)
  for (const { variable, path } of buffers.loads(new Set(blocks), used)) {
    const access = accesses.get(variable)?.get(path.join())
    if (access) order.add(access)
  }
  return [...order]
}

/** A parameter by value that is written, or that a method is called on, is a copy of what was handed over. */
function copyWritten(body: Body): void {
  const { entry, parameters, passings } = body
  for (const [index, parameter] of parameters.entries()) {
    const isByValue = passings[index] === 'value' || passings[index] === 'const'
    if (!isByValue || !isWritten(parameter, body)) continue
    const local = entry.insertFirst(new Node('local', [], [], parameter.type))
    parameter.replaceAllUses(local)
    entry.insertBefore(new Node('copy', [local, parameter]), local.next)
  }
}

function isWritten(place: Node, body: Body): boolean {
  return place.users.some((user) => {
    if (user.isElement) return isWritten(user, body)
    if (user.kind === 'copy') return user.operands[0] === place
    if (user.kind === 'store') return true
    const callee = body.calls.find(({ node }) => node === user)?.callee
    return callee?.passings.some(
      (passing, index) => (passing === 'object' || passing === 'written') && user.operands[index] === place,
    )
  })
}
