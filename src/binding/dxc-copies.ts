// Members of a struct that are reached through a copy of it, or through a pointer to it, in the order in which DXC meets them.
//
//   void m(S p) { p.b[0] = 1; p.a[0] = 2; }      m(s);        s.a before s.b
//
// DXC replaces copies by what they are copies of, use by use, and every replacement turns the list of uses around: methods keep the
// order of the source, parameters by value turn it around, copies of copies turn it around again.
import { ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import { isHandleCall } from '../passes/remarks.ts'
import { limits } from '../support/limits.ts'

/** A use of a handle through a pointer to the struct: the path from there to the member, and the handle as it was loaded. */
interface Use {
  readonly path: string
  readonly handle: Instruction
  /** In the function that owns the struct, not in one it is passed to. */
  readonly isOwn: boolean
}

/** A struct of a function that another one is copied into, member by member; the paths of its members in the other. */
interface Copy {
  readonly target: Value
  readonly sources: Map<string, string>
}

interface Walk {
  readonly uses: Use[]
  readonly copies: Map<Value, Copy>
}

/** Called where calls of calls, which can double at every level, are no longer followed. */
export type Stopped = (limit: number) => void

export interface CopyOptions {
  readonly isEntry: boolean
  readonly stopped: Stopped
  /** Sorts the uses of one struct by what is done with the handles, as DXC does in the entry. */
  readonly inOperationOrder: (handles: readonly Instruction[]) => Instruction[]
}

interface Budget {
  walks: number
  readonly stopped: Stopped
}

/** The handle calls of a function whose results are read back out of structs, in DXC's order; other uses of handles are not in it. */
export function handlesThroughCopies(fn: IrFunction, options: CopyOptions): Instruction[] {
  const contents = structContents(fn)
  const budget: Budget = { walks: limits.bindingOrderWalks.most, stopped: options.stopped }
  const objects: Instruction[] = []
  const parameters: Instruction[] = []
  const locals: Instruction[] = []
  const resolve = (struct: Value, paths: readonly string[]): Instruction[] =>
    paths.flatMap((path) => contents.get(struct)?.get(path) ?? [])
  for (const struct of contents.keys()) {
    const walk = walkStruct(fn, struct, budget)
    if (isObject(struct)) objects.push(...resolve(struct, pathsOf(walk.uses)))
    else if (walk.uses.some(({ isOwn }) => isOwn) || walk.copies.size > 0)
      locals.push(...resolve(struct, useList(fn, struct, options, budget)))
    else parameters.unshift(...resolve(struct, useList(fn, struct, options, budget)))
  }
  return [...objects, ...parameters, ...locals]
}

/** The members of struct variables that are handles of resources, by path. */
function structContents(fn: IrFunction): Map<Value, Map<string, Instruction>> {
  const contents = new Map<Value, Map<string, Instruction>>()
  for (const instruction of fn.instructions()) {
    if (instruction.opcode !== 'store' || !isHandleCall(instruction.storedValue)) continue
    const { base, path } = placeOf(instruction.pointer)
    if (path === '') continue
    let members = contents.get(base)
    if (!members) contents.set(base, (members = new Map()))
    if (!members.has(path)) members.set(path, instruction.storedValue)
  }
  return contents
}

/** A handle is only stored in a copy of its struct: whoever reads it there counts. */
export function isKeptInStruct(handle: Instruction): boolean {
  const user = handle.uses[0]?.user as Instruction | undefined
  return user?.opcode === 'store' && user.storedValue === handle && placeOf(user.pointer).path !== ''
}

/** The object of a method call: DXC passes a pointer to the variable itself. */
function isObject(struct: Value): boolean {
  return struct.uses.some(({ user }) => {
    const call = user as Instruction
    const callee = call.calledFunction
    return callee !== undefined && call.argument(0) === struct && callee.arguments[0]?.name === 'this'
  })
}

/** The uses of a struct as LLVM lists them. */
function useList(fn: IrFunction, struct: Value, options: CopyOptions, budget: Budget): string[] {
  const { uses, copies } = walkStruct(fn, struct, budget)
  const list: string[] = []
  for (const { target, sources } of copies.values()) {
    const inner = useList(fn, target, options, budget).flatMap((path) => sources.get(path) ?? [])
    // A variable of the entry is passed as it is, a parameter is copied.
    if (options.isEntry) list.unshift(...inner)
    else list.unshift(...inner.reverse())
  }
  if (!options.isEntry) return [...list, ...pathsOf(uses).reverse()]
  const own = uses.filter(({ isOwn }) => isOwn)
  const order = options.inOperationOrder(own.map(({ handle }) => handle))
  const ownPaths = new Map(own.map(({ handle, path }) => [handle, path]))
  return [
    ...list,
    ...pathsOf(uses.filter(({ isOwn }) => !isOwn)).reverse(),
    ...order.map((handle) => ownPaths.get(handle)!),
  ]
}

function pathsOf(uses: readonly Use[]): string[] {
  return uses.map(({ path }) => path)
}

/** What a function, and those it passes the struct to, do with the handles in it, as written. */
function walkStruct(fn: IrFunction, struct: Value, budget: Budget): Walk {
  const walk: Walk = { uses: [], copies: new Map() }
  if (budget.walks-- <= 0) {
    budget.stopped(limits.bindingOrderWalks.most)
    return walk
  }
  for (const instruction of fn.instructions()) {
    for (const operand of instruction.operands) {
      const path = pathOfLoad(operand, struct)
      if (path === undefined || operand.uses[0]?.user !== instruction) continue
      if (instruction.opcode === 'store' && instruction.storedValue === operand) noteCopy(walk, instruction, path)
      else walk.uses.push({ path, handle: operand as Instruction, isOwn: true })
    }
    const callee = instruction.calledFunction
    if (callee && !callee.isDeclaration) passOn(walk, instruction, callee, struct, budget)
  }
  return walk
}

function noteCopy({ uses, copies }: Walk, store: Instruction, path: string): void {
  const { base, path: inner } = placeOf(store.pointer)
  if (inner === '') {
    uses.push({ path, handle: store, isOwn: true })
    return
  }
  let copy = copies.get(base)
  if (!copy) copies.set(base, (copy = { target: base, sources: new Map() }))
  copy.sources.set(inner, path)
}

function passOn(walk: Walk, call: Instruction, callee: IrFunction, struct: Value, budget: Budget): void {
  for (const parameter of callee.arguments) {
    const { base, path } = placeOf(call.argument(parameter.index))
    if (base !== struct) continue
    const inner = walkStruct(callee, parameter, budget)
    const copied = [...inner.copies.values()].flatMap(({ target, sources }) =>
      useList(
        callee,
        target,
        { isEntry: false, stopped: budget.stopped, inOperationOrder: (handles) => [...handles] },
        budget,
      )
        .flatMap((step) => sources.get(step) ?? [])
        .map((step) => ({ path: path + step, handle: call, isOwn: false })),
    )
    for (const use of inner.uses) walk.uses.push({ path: path + use.path, handle: use.handle, isOwn: false })
    walk.uses.push(...copied)
  }
}

function pathOfLoad(value: Value, struct: Value): string | undefined {
  if (value.kind !== 'instruction' || value.type.kind !== 'target') return undefined
  const load = value as Instruction
  if (load.opcode !== 'load') return undefined
  const { base, path } = placeOf(load.pointer)
  return base === struct ? path : undefined
}

/** A pointer as the variable or parameter it points into and the steps from there: `.1.0`. */
function placeOf(pointer: Value): { readonly base: Value; readonly path: string } {
  let path = ''
  let base = pointer
  while (base.kind === 'instruction' && (base as Instruction).opcode === 'getelementptr') {
    const step = base as Instruction
    const indices = step.operands.slice(2).map((index) => (index instanceof ConstantInt ? index.unsignedNumber : '?'))
    path = indices.map((index) => `.${index}`).join('') + path
    base = step.operands[0]!
  }
  return { base, path }
}
