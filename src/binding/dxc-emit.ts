// A module as DXC's code generation leaves it, as far as structs with resources go: places of members, copies, calls, and what is done
// with resources. Our own lowering copies structs member by member, and hands copies to methods of global variables; here a copy is one
// step again, and a method gets the variable itself.
//
//   held.a = handle of Held.a; held.b = handle of Held.b      =>      copy held, Held
import type { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, GlobalVariable, IrFunction } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import type { Argument, Value } from '../ir/values.ts'
import { isHandleCall } from '../passes/remarks.ts'
import { asWritten, emittedSuccessors, inCallOrder } from './dxc-blocks.ts'
import { copiesOf, holdsResources, type Place, type PlaceOf, placeOf, type StructCopy } from './dxc-copies.ts'
import { Block, type Body, type Budget, blocksOf, Node, type Passing } from './dxc-nodes.ts'
import { operationOf } from './dxc-operations.ts'
import type { MemberOfVariable } from './dxc-order.ts'
import { typeOf } from './dxc-replace.ts'

export interface EmitOptions {
  /** Of a handle call, when it is of a member; it is asked about all of them. */
  readonly memberOf: PlaceOf
  readonly passingOf: (parameter: Argument) => Passing
  /** The function that gives static variables their values. */
  readonly initializer: IrFunction | undefined
}

export interface EmittedProgram {
  readonly entry: Body
  readonly bodies: readonly Body[]
  /** Variables of the program and static ones. */
  readonly variables: ReadonlyMap<object, Node>
  /** A place in a static variable. */
  readonly constant: (variable: Node, path: readonly number[]) => Node
}

/** Nothing, when there is more than the budget has room for. */
export function emitProgram(entry: IrFunction, options: EmitOptions, budget: Budget): EmittedProgram | undefined {
  const emitter = new Emitter(options, budget.left)
  const body = emitter.emit(entry)
  const { initializer } = options
  if (initializer) {
    const callee = emitter.emit(initializer)
    let start = body.entry.nodes.first
    while (start?.kind === 'local') start = start.next
    const node = body.entry.insertBefore(new Node('call'), start)
    body.calls.unshift({ node, callee })
  }
  for (const { entry: first } of emitter.bodies.values())
    for (const { nodes } of blocksOf(first)) budget.left -= nodes.length
  if (budget.left <= 0) return undefined
  emitter.lowerOperations()
  const constant = (variable: Node, path: readonly number[]): Node => emitter.constant(variable, path)
  return { entry: body, bodies: [...emitter.bodies.values()], variables: emitter.variables, constant }
}

class Emitter {
  readonly options: EmitOptions
  readonly bodies = new Map<IrFunction, Body>()
  readonly variables = new Map<object, Node>()
  /** By what is done: DXC makes a function of each, in this order. */
  readonly operations = new Map<string, Node[]>()
  /** Of parameters, as their functions are called. */
  readonly parameterTypes = new Map<Argument, IrType | undefined>()
  /** A block with more nodes is more than the budget has room for. */
  readonly mostNodes: number
  readonly #constants = new Map<Node, Map<string, Node>>()

  constructor(options: EmitOptions, mostNodes: number) {
    this.options = options
    this.mostNodes = mostNodes
  }

  emit(fn: IrFunction): Body {
    const known = this.bodies.get(fn)
    if (known) return known
    const emission = new FunctionEmitter(this, fn)
    this.bodies.set(fn, emission.body)
    emission.run()
    // Functions come behind the one that first calls them, each with its own.
    const nodes = new Map(emission.calls.map(({ node, call }) => [call, node]))
    for (const instruction of asWritten(fn)) if (nodes.has(instruction)) this.emit(instruction.calledFunction!)
    for (const call of inCallOrder(fn)) {
      const node = nodes.get(call)
      if (node) emission.body.calls.push({ node, callee: this.emit(call.calledFunction!) })
    }
    return emission.body
  }

  variable(key: object, type?: IrType): Node {
    let node = this.variables.get(key)
    if (!node) this.variables.set(key, (node = new Node('variable', [], [], type)))
    return node
  }

  /** A place in a global variable, as a constant: one is made for every step on the way. */
  constant(variable: Node, path: readonly number[]): Node {
    if (path.length === 0) return variable
    this.constant(variable, path.slice(0, -1))
    let places = this.#constants.get(variable)
    if (!places) this.#constants.set(variable, (places = new Map()))
    const key = path.join()
    let node = places.get(key)
    if (!node) places.set(key, (node = new Node('constant', [variable], path)))
    return node
  }

  /** DXC goes through the functions of operations, and for each backwards through its calls: every one gets the place again, and loads it. */
  lowerOperations(): void {
    for (const operations of this.operations.values())
      for (const operation of operations.reverse())
        for (const [index, place] of [...operation.operands].entries()) {
          const block = operation.block!
          const own = place.isElement
            ? block.insertBefore(new Node('element', [place.operands[0]!], place.path), operation)
            : place
          operation.setOperand(index, block.insertBefore(new Node('load', [own]), operation))
          if (place.kind === 'element' && !place.hasUsers) place.erase()
        }
  }
}

class FunctionEmitter {
  readonly body: Body
  readonly calls: { readonly node: Node; readonly call: Instruction }[] = []
  readonly #emitter: Emitter
  readonly #fn: IrFunction
  readonly #blocks = new Map<BasicBlock, Block>()
  readonly #nodes = new Map<Value, Node>()
  readonly #copies: Map<Instruction, StructCopy>
  readonly #partsOfCopies = new Set<Value>()
  /** Resources that are stored for a call, by the variable that is handed over. */
  readonly #arguments = new Map<Value, Instruction>()
  #block = new Block()

  constructor(emitter: Emitter, fn: IrFunction) {
    this.#emitter = emitter
    this.#fn = fn
    this.#copies = copiesOf(fn, emitter.options.memberOf)
    for (const { parts } of this.#copies.values()) for (const part of parts) this.#partsOfCopies.add(part)
    const parameters = fn.arguments.map((argument) => {
      const node = new Node('parameter', [], [], emitter.parameterTypes.get(argument))
      this.#nodes.set(argument, node)
      return node
    })
    const passings = fn.arguments.map(emitter.options.passingOf)
    this.#returnInPlace()
    this.body = { entry: this.#blockOf(fn.entry), parameters, passings, calls: [], isInlined: false }
  }

  /** A variable that is only there to be returned is the result. */
  #returnInPlace(): void {
    const result = this.#fn.arguments.find(({ name }) => name === 'result')
    const returns = [...this.#copies].filter(([, { to }]) => to.base === result)
    if (!result || returns.length !== 1) return
    const [store, { to, from }] = returns[0]!
    if (to.path.length > 0 || from.path.length > 0 || (from.base as Instruction).opcode !== 'alloca') return
    this.#nodes.set(from.base as Value, this.#nodes.get(result)!)
    this.#copies.delete(store)
  }

  run(): void {
    const written = new Set(asWritten(this.#fn).map(({ block }) => block!))
    for (const block of written) {
      this.#block = this.#blockOf(block)
      for (const successor of emittedSuccessors(block)) this.#block.successors.push(this.#blockOf(successor))
      for (const instruction of block.instructions) {
        if (this.#block.nodes.length > this.#emitter.mostNodes) return
        this.#emit(instruction)
      }
    }
  }

  #blockOf(block: BasicBlock): Block {
    let made = this.#blocks.get(block)
    if (!made) this.#blocks.set(block, (made = new Block()))
    return made
  }

  #emit(instruction: Instruction): void {
    const { opcode, calledFunction } = instruction
    if (opcode === 'alloca') {
      const type = instruction.subjectType!
      if (this.#nodes.has(instruction)) return
      // Others count only where the largest variable is looked for.
      const node = this.body.entry.append(new Node('local', [], [], type))
      if (holdsResources(type)) this.#nodes.set(instruction, node)
    } else if (opcode === 'getelementptr') this.#emitElement(instruction)
    else if (opcode === 'store') this.#emitStore(instruction)
    else if (isHandleCall(instruction)) this.#emitter.options.memberOf(instruction)
    else if (calledFunction?.isDeclaration === false) this.#emitCall(instruction)
    else this.#emitOperation(instruction)
  }

  #emitElement(instruction: Instruction): void {
    if (this.#partsOfCopies.has(instruction)) return
    const outer = this.#nodes.get(instruction.pointer)
    if (!outer) return
    const kind = isBase(instruction) ? 'cast' : 'element'
    this.#nodes.set(instruction, this.#block.append(new Node(kind, [outer], placeOf(instruction).last)))
  }

  /** The place that a pointer of our own, or a handle of a member, is of. */
  #place(value: Value): Node | undefined {
    const known = this.#nodes.get(value)
    if (known) return known
    const member = this.#emitter.options.memberOf(value)
    if (member) return this.#memberPlace(member)
    const { base, path } = placeOf(value)
    if (base.kind !== 'global') return this.#nodes.get(base)
    const { valueType } = base as GlobalVariable
    return holdsResources(valueType) ? this.#emitter.constant(this.#emitter.variable(base, valueType), path) : undefined
  }

  /** A ConstantBuffer<S> is converted to S wherever it is named, by an instruction; other variables are constants. */
  #memberPlace({ variable, path }: MemberOfVariable): Node {
    const node = this.#emitter.variable(variable)
    if (!variable.isBuffer) return this.#emitter.constant(node, path)
    const contents = this.#block.append(new Node('cast', [node]))
    return path.length === 0 ? contents : this.#block.append(new Node('element', [contents], path))
  }

  #emitStore(store: Instruction): void {
    const copy = this.#copies.get(store)
    if (copy) {
      const [to, from] = [this.#placeAt(copy.to), this.#placeAt(copy.from)]
      if (to && from) this.#block.append(new Node('copy', [to, from]))
      return
    }
    if (this.#partsOfCopies.has(store)) return
    const { storedValue, pointer } = store
    if (storedValue.type.kind !== 'target') {
      const place = this.#place(pointer)
      if (place) this.#block.append(new Node('store', [place]))
    } else if (isArgument(pointer)) this.#arguments.set(pointer, store)
    else this.#storeResource(store)
  }

  #storeResource({ pointer, storedValue }: Instruction): void {
    const [to, from] = [this.#place(pointer), this.#resourcePlace(storedValue)]
    if (!to) return
    // What comes from a resource of its own is no member, but the variable is written.
    const value = from ? [this.#block.append(new Node('load', [from]))] : []
    this.#block.append(new Node('store', [to, ...value]))
  }

  /** Where a handle comes from: a member of a global variable, or a variable it is loaded from. */
  #resourcePlace(handle: Value): Node | undefined {
    if (isHandleCall(handle)) return this.#place(handle)
    const load = handle as Instruction
    return handle.kind === 'instruction' && load.opcode === 'load' ? this.#place(load.pointer) : undefined
  }

  #placeAt({ base, path }: StructCopy['to']): Node | undefined {
    const outer = this.#nodes.get(base as Value)
    if (outer) return path.reduce((place, index) => this.#block.append(new Node('element', [place], [index])), outer)
    if (base.kind === 'variable') return this.#memberPlace({ variable: base, path })
    if (base.kind !== 'global') return undefined
    return this.#emitter.constant(this.#emitter.variable(base, (base as GlobalVariable).valueType), path)
  }

  #emitCall(call: Instruction): void {
    const callee = call.calledFunction!
    // Arguments are evaluated from right to left.
    for (const parameter of [...callee.arguments].reverse()) {
      const store = this.#arguments.get(call.argument(parameter.index))
      if (store) this.#storeResource(store)
      this.#arguments.delete(call.argument(parameter.index))
    }
    const handed = new Set<Value>()
    const places = callee.arguments.map((parameter) => this.#argument(call, parameter, handed) ?? new Node('local'))
    const node = this.#block.append(new Node('call', places))
    this.calls.push({ node, call })
  }

  /**
   * A struct is handed over where it is when nothing else can change it there meanwhile, and as a copy otherwise; we make a copy always, and
   * one back where it may be written, and let a call write its result where the next one reads it.
   */
  #argument(call: Instruction, parameter: Argument, handed: Set<Value>): Node | undefined {
    const value = call.argument(parameter.index)
    const place = this.#place(value)
    if (place) this.#emitter.parameterTypes.set(parameter, typeOf(place))
    if (place?.kind !== 'local' || !isMadeFor(parameter, value as Instruction)) return place
    const passing = this.#emitter.options.passingOf(parameter)
    const handing = this.#handingOf(call, value)
    if (!handing) return passing === 'value' || passing === 'const' ? this.#copyOfResult(place) : place
    const { at, back } = handing
    const { base } = at
    const isOwn = base.kind === 'instruction' || (base.kind === 'argument' && this.#isWritten(base as Argument))
    const isLocal = isOwn && !handed.has(base as Value)
    const isBuffer = base.kind === 'variable'
    if (!isLocal && !(isBuffer && passing === 'const') && passing !== 'object') return this.#moveToFront(place)
    handed.add(base as Value)
    place.latestUser?.erase()
    place.erase()
    if (back) this.#copies.delete(back)
    return this.#placeAt(at)
  }

  /** Nothing else names what a parameter that is written stands for. */
  #isWritten(parameter: Argument): boolean {
    return this.#emitter.options.passingOf(parameter) === 'written'
  }

  #copyOfResult(result: Node): Node {
    const copy = this.body.entry.insertFirst(new Node('local', [], [], result.type))
    this.#block.append(new Node('copy', [copy, result]))
    return copy
  }

  #moveToFront(local: Node): Node {
    return this.body.entry.insertFirst(local)
  }

  /** What an argument is a copy of, when nothing else is done with the copy, and the end of the copy back. */
  #handingOf(
    call: Instruction,
    value: Value,
  ): { readonly at: Place; readonly back: Instruction | undefined } | undefined {
    const [into, ...more] = [...this.#copies.values()].filter(({ to }) => to.base === value)
    const [back, ...others] = [...this.#copies].filter(([, { from }]) => from.base === value)
    if (more.length > 0 || others.length > 0 || into?.to.path.length || back?.[1].from.path.length) return undefined
    const at = into?.from ?? back?.[1].to
    if (!at || (back && !isSamePlace(at, back[1].to))) return undefined
    const isCopying = (user: Value): boolean => into?.parts.has(user) === true || back?.[1].parts.has(user) === true
    const isOnlyCopied = value.uses.every(({ user }) => user === call || isCopying(user as Value))
    return isOnlyCopied ? { at, back: back?.[0] } : undefined
  }

  #emitOperation(instruction: Instruction): void {
    const handles = instruction.operands.filter(
      (operand) =>
        operand.kind === 'instruction' && operand.type.kind === 'target' && operand.uses[0]?.user === instruction,
    ) as Instruction[]
    if (handles.length === 0) return
    const key = operationOf(handles[0]!)
    let operations = this.#emitter.operations.get(key)
    if (!operations) this.#emitter.operations.set(key, (operations = []))
    const places = handles.flatMap((handle) => this.#resourcePlace(handle) ?? [])
    if (places.length > 0) operations.push(this.#block.append(new Node('operation', places)))
  }
}

function isSamePlace(first: Place, second: Place): boolean {
  return first.base === second.base && first.path.join() === second.path.join()
}

function isArgument(variable: Value): boolean {
  return variable.uses.some(({ user }) => (user as Instruction).calledFunction?.isDeclaration === false)
}

/** Lowering names the place of a base class after it, and that of a field after the field. */
function isBase({ subjectType, name }: Instruction): boolean {
  const first = subjectType?.kind === 'struct' ? subjectType.elements[0] : undefined
  return first?.kind === 'struct' && first.name === `struct.${name.replace(/\d+$/, '')}`
}

/** Lowering names the variables that it makes for arguments. */
function isMadeFor(parameter: Argument, { name }: Instruction): boolean {
  const expected = parameter.name === 'this' ? 'object' : parameter.name
  return name.startsWith(expected) && /^\d*$/.test(name.slice(expected.length))
}
