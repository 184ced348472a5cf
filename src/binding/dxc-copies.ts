// Members of a struct that are reached through a copy of it, or through a pointer to it, in the order in which DXC meets them.
//
//   void m(S p) { p.b[0] = 1; p.a[0] = 2; }      m(s);        s.a before s.b
//
// DXC replaces copies by what they are copies of, use by use, and every replacement turns the list of uses around: methods keep the
// order of the source, parameters by value turn it around, copies of copies turn it around again.
import { ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction } from '../ir/module.ts'
import type { Argument, Value } from '../ir/values.ts'
import { isHandleCall } from '../passes/remarks.ts'
import { limits } from '../support/limits.ts'
import { asWritten, cloneOrder, inCallOrder } from './dxc-blocks.ts'

/** A use of a handle through a pointer to the struct: the path from there to the member, and the handle as it was loaded. */
interface Use {
  readonly path: string
  readonly handle: Instruction
  /** In the function that owns the struct, in a method called on it, or elsewhere: in functions it is passed to, or that know it. */
  readonly where: 'own' | 'method' | 'elsewhere'
  /** Through a copy that a function makes of what it was given. */
  readonly isCopied?: boolean
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
  readonly stopped: Stopped
  /** A parameter that DXC passes a pointer to the variable itself for: the object of a method, a `const` struct. */
  readonly isPointer: (parameter: Argument) => boolean
}

/** What is different in the entry, into which DXC inlines all others. */
export interface EntryOptions {
  /** Sorts the uses of one struct by what is done with the handles. */
  readonly inOperationOrder: (handles: readonly Instruction[]) => Instruction[]
  /** The function that gives static variables their values. */
  readonly initializer: IrFunction | undefined
}

/** The handle calls of a function whose results are read back out of structs, in DXC's order; other uses of handles are not in it. */
export function handlesThroughCopies(fn: IrFunction, options: CopyOptions, entry?: EntryOptions): Instruction[] {
  const walker = new CopyWalker(fn, options, entry)
  const contents = new StructContents()
  const pointers: Instruction[] = []
  const parameters: Instruction[] = []
  const locals: Instruction[] = []
  const isPointer = (struct: Value): boolean => struct.kind !== 'global' && isPassedAsPointer(struct, options)
  for (const [struct, members] of contents.of(inCallOrder(fn))) {
    if (!isPointer(struct)) continue
    const { uses } = walker.walk(fn, struct)
    pointers.push(...resolve(members, pathsOf(uses.filter(({ isCopied }) => !isCopied))))
    parameters.unshift(...resolve(members, pathsOf(uses.filter(({ isCopied }) => isCopied))))
  }
  const statics = entry?.initializer ? contents.of(asWritten(entry.initializer)) : []
  for (const [struct, members] of [...contents.of(asWritten(fn)), ...statics]) {
    if (isPointer(struct)) continue
    const { uses, copies } = walker.walk(fn, struct)
    const list = resolve(members, walker.useList(fn, struct))
    const isLocal = struct.kind === 'global' || copies.size > 0 || uses.some(({ where }) => where === 'own')
    if (isLocal) locals.push(...list)
    else parameters.unshift(...list)
  }
  return [...pointers, ...parameters, ...locals]
}

function resolve(members: ReadonlyMap<string, Instruction>, paths: readonly string[]): Instruction[] {
  return paths.flatMap((path) => members.get(path) ?? [])
}

type Contents = Map<Value, Map<string, Instruction>>

/** The members of struct variables that are handles of resources, by path. */
class StructContents {
  /** What functions return, as far as they were asked. */
  readonly #returned = new Map<IrFunction, ReadonlyMap<string, Instruction>>()

  of(instructions: readonly Instruction[]): Contents {
    const contents: Contents = new Map()
    const add = (place: Value, step: string, handle: Instruction): void => {
      const { base, path } = placeOf(place)
      if (path + step === '') return
      let members = contents.get(base)
      if (!members) contents.set(base, (members = new Map()))
      if (!members.has(path + step)) members.set(path + step, handle)
    }
    for (const instruction of instructions) {
      const callee = instruction.calledFunction
      if (instruction.opcode === 'store' && isHandleCall(instruction.storedValue))
        add(instruction.pointer, '', instruction.storedValue)
      else if (callee && !callee.isDeclaration)
        for (const [step, handle] of this.#returnedBy(callee)) add(instruction.argument(0), step, handle)
    }
    return contents
  }

  #returnedBy(callee: IrFunction): ReadonlyMap<string, Instruction> {
    let returned = this.#returned.get(callee)
    if (returned) return returned
    const result = callee.arguments[0]
    returned = (result?.name === 'result' && this.of(asWritten(callee)).get(result)) || new Map()
    this.#returned.set(callee, returned)
    return returned
  }
}

/** A handle is only stored in a copy of its struct: whoever reads it there counts. */
export function isKeptInStruct(handle: Instruction): boolean {
  const user = handle.uses[0]?.user as Instruction | undefined
  return user?.opcode === 'store' && user.storedValue === handle && placeOf(user.pointer).path !== ''
}

function isPassedAsPointer(struct: Value, { isPointer }: CopyOptions): boolean {
  return struct.uses.some(({ user }) => {
    const call = user as Instruction
    return call.calledFunction?.arguments.some(
      (parameter) => call.argument(parameter.index) === struct && isPointer(parameter),
    )
  })
}

function pathsOf(uses: readonly Use[]): string[] {
  return uses.map(({ path }) => path)
}

class CopyWalker {
  readonly #root: IrFunction
  readonly #options: CopyOptions
  readonly #entry: EntryOptions | undefined
  #walks = limits.bindingOrderWalks.most

  constructor(root: IrFunction, options: CopyOptions, entry: EntryOptions | undefined) {
    this.#root = root
    this.#options = options
    this.#entry = entry
  }

  /** What a function, and those it passes the struct to, do with the handles in it, in the order of the code, as far as it is copied. */
  walk(fn: IrFunction, struct: Value): Walk {
    const walk: Walk = { uses: [], copies: new Map() }
    if (this.#walks-- <= 0) {
      this.#options.stopped(limits.bindingOrderWalks.most)
      return walk
    }
    const isInEntry = this.#entry !== undefined && fn === this.#root
    const instructions = isInEntry ? asWritten(fn) : cloneOrder(fn).flatMap((block) => [...block.instructions])
    for (const instruction of instructions) this.#look(walk, instruction, struct)
    return walk
  }

  #look(walk: Walk, instruction: Instruction, struct: Value): void {
    for (const operand of instruction.operands) {
      const path = pathOfLoad(operand, struct)
      if (path === undefined || operand.uses[0]?.user !== instruction) continue
      if (instruction.opcode === 'store' && instruction.storedValue === operand) noteCopy(walk, instruction, path)
      else walk.uses.push({ path, handle: operand as Instruction, where: 'own' })
    }
    const callee = instruction.calledFunction
    if (callee && !callee.isDeclaration) this.#passOn(walk, instruction, callee, struct)
  }

  #passOn(walk: Walk, call: Instruction, callee: IrFunction, struct: Value): void {
    if (struct.kind === 'global') this.#addUses(walk, call, '', callee, struct, 'elsewhere')
    for (const parameter of callee.arguments) {
      const { base, path } = placeOf(call.argument(parameter.index))
      const where = this.#options.isPointer(parameter) ? 'method' : 'elsewhere'
      if (base === struct) this.#addUses(walk, call, path, callee, parameter, where)
    }
  }

  #addUses(walk: Walk, call: Instruction, path: string, callee: IrFunction, struct: Value, where: Use['where']): void {
    const inner = this.walk(callee, struct)
    const copied = [...inner.copies.values()].flatMap(({ target, sources }) =>
      this.useList(callee, target)
        .flatMap((step) => sources.get(step) ?? [])
        .map((step): Use => ({ path: path + step, handle: call, where, isCopied: true })),
    )
    for (const { path: step, handle, isCopied } of inner.uses)
      walk.uses.push({ path: path + step, handle, where, isCopied })
    walk.uses.push(...copied)
  }

  /** The uses of a struct as LLVM lists them. */
  useList(fn: IrFunction, struct: Value): string[] {
    if (fn === this.#root && this.#entry) {
      const { front, back } = this.#entryList(fn, struct, this.#entry)
      return [...front, ...back]
    }
    const { uses, copies } = this.walk(fn, struct)
    const copied = [...copies.values()].flatMap((copy) => stepsIn(copy, this.useList(fn, copy.target)))
    return [...copied.reverse(), ...pathsOf(uses).reverse()]
  }

  /** In the entry, what is passed on comes first; other variables that the struct is copied to come behind it. */
  #entryList(fn: IrFunction, struct: Value, entry: EntryOptions): { front: string[]; back: string[] } {
    const { uses, copies } = this.walk(fn, struct)
    const passed: string[] = []
    const copied: string[] = []
    for (const copy of copies.values()) {
      const { front, back } = this.#entryList(fn, copy.target, entry)
      passed.unshift(...stepsIn(copy, front))
      copied.push(...stepsIn(copy, back))
    }
    const own = uses.filter(({ where }) => where === 'own')
    const ownPaths = new Map(own.map(({ handle, path }) => [handle, path]))
    const ownList = entry.inOperationOrder([...ownPaths.keys()]).map((handle) => ownPaths.get(handle)!)
    const others = (...places: Use['where'][]): string[] =>
      pathsOf(uses.filter(({ where }) => places.includes(where))).reverse()
    // What is done with a static variable elsewhere comes last.
    if (struct.kind === 'global')
      return { front: others('method'), back: [...ownList, ...copied, ...passed, ...others('elsewhere')] }
    return { front: [...passed, ...others('method', 'elsewhere')], back: [...ownList, ...copied] }
  }
}

function stepsIn({ sources }: Copy, paths: readonly string[]): string[] {
  return paths.flatMap((path) => sources.get(path) ?? [])
}

function noteCopy({ uses, copies }: Walk, store: Instruction, path: string): void {
  const { base, path: inner } = placeOf(store.pointer)
  if (inner === '') {
    uses.push({ path, handle: store, where: 'own' })
    return
  }
  let copy = copies.get(base)
  if (!copy) copies.set(base, (copy = { target: base, sources: new Map() }))
  copy.sources.set(inner, path)
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
