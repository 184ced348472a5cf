// The part of a program that decides DXC's order of resources inside structs, with LLVM's lists of uses: a use goes to the front of the
// list of what it uses, and replacing a value by another moves its uses one by one, which turns their order around.
//
//   p = &held.c;  a = &p[0];  load a;        users of held: p;   of p: a;   of a: the load
import { List } from '../ir/list.ts'
import type { IrType } from '../ir/types.ts'

export type NodeKind =
  /** A global variable, in a constant buffer or static. */
  | 'variable'
  | 'local'
  | 'parameter'
  /** A constant buffer, as a function sees it. */
  | 'buffer'
  /** The place of a member: the operand and the indices from there. */
  | 'element'
  /** As `element`, from a struct to its base class. */
  | 'cast'
  /** As `element`, of a global variable: one for all functions. */
  | 'constant'
  /** Of a resource. */
  | 'load'
  /** To a place; of the load before it, or of something that is no resource. */
  | 'store'
  /** Of a struct or an array: to a place, from a place. */
  | 'copy'
  /** Of a function, with the places of structs and resources that it is given. */
  | 'call'
  /** Of a resource, by what is done with it: loads that lowering makes stand before it. */
  | 'operation'

export class Node {
  readonly kind: NodeKind
  readonly operands: Node[] = []
  /** The latest last: that is where most change. */
  readonly #users: Node[] = []
  /** Of an element, from its operand. */
  readonly path: readonly number[]
  /** Of a variable, a local or a parameter. */
  type: IrType | undefined
  block: Block | undefined
  /** In the block. */
  previous: Node | undefined
  next: Node | undefined

  constructor(
    kind: NodeKind,
    operands: readonly Node[] = [],
    path: readonly number[] = [],
    type: IrType | undefined = undefined,
  ) {
    this.kind = kind
    this.path = path
    this.type = type
    for (const operand of operands) {
      this.operands.push(operand)
      operand.#users.push(this)
    }
  }

  /** Those of now, the latest first; a node that uses it twice is there twice. */
  get users(): Node[] {
    return this.#users.toReversed()
  }

  get hasUsers(): boolean {
    return this.#users.length > 0
  }

  get latestUser(): Node | undefined {
    return this.#users.at(-1)
  }

  #removeUser(user: Node): void {
    const at = this.#users.lastIndexOf(user)
    if (at === this.#users.length - 1) this.#users.pop()
    else this.#users.splice(at, 1)
  }

  setOperand(index: number, value: Node): void {
    this.operands[index]!.#removeUser(this)
    this.operands[index] = value
    value.#users.push(this)
  }

  replaceOperand(from: Node, to: Node): void {
    for (const [index, operand] of this.operands.entries()) if (operand === from) this.setOperand(index, to)
  }

  replaceAllUses(by: Node): void {
    for (let user = this.latestUser; user; user = this.latestUser) user.setOperand(user.operands.indexOf(this), by)
  }

  /** Nothing may use it. */
  erase(): void {
    for (const operand of this.operands) operand.#removeUser(this)
    this.operands.length = 0
    this.block?.remove(this)
  }

  get isElement(): boolean {
    return this.kind === 'element' || this.kind === 'cast' || this.kind === 'constant'
  }
}

/** How many nodes may still be made; lists of uses are plain arrays, fit for thousands. */
export interface Budget {
  left: number
}

export class Block {
  readonly nodes = new List<Node>()
  readonly successors: Block[] = []

  append(node: Node): Node {
    return this.insertBefore(node, undefined)
  }

  insertFirst(node: Node): Node {
    node.block?.remove(node)
    return this.insertBefore(node, this.nodes.first)
  }

  /** `next` undefined means the end. A node that is in a block leaves it. */
  insertBefore(node: Node, next: Node | undefined): Node {
    node.block?.remove(node)
    this.nodes.insertBefore(node, next)
    node.block = this
    return node
  }

  remove(node: Node): void {
    this.nodes.remove(node)
    node.block = undefined
  }
}

/** How DXC hands a struct over: the object of a method, a `const` parameter, one by value, or one that is written. */
export type Passing = 'object' | 'const' | 'value' | 'written'

/** A function; its blocks are those that can be reached from the first one. */
export interface Body {
  readonly entry: Block
  readonly parameters: readonly Node[]
  readonly passings: readonly Passing[]
  /** Calls with their callees, in the order in which LLVM inlines them. */
  readonly calls: { readonly node: Node; readonly callee: Body }[]
  isInlined: boolean
}

/** The order in which LLVM copies blocks when it inlines: successors are pushed in order, the last one pushed comes first. */
export function blocksOf(entry: Block): Block[] {
  const order = new Set<Block>()
  const pending = [entry]
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (order.has(block)) continue
    order.add(block)
    pending.push(...block.successors)
  }
  return [...order]
}

/** Elements of elements become elements of what those are of (DXC's MergeGepUse): users in order, each with what uses it. */
export function mergeElements(root: Node): void {
  const pending = root.users.reverse()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!node.isElement) continue
    const outer = node.operands[0]!
    if (node.kind === 'cast') {
      pending.push(replaceByElement(node, outer, node.path))
      continue
    }
    if (!outer.isElement) {
      for (const user of node.users.reverse()) pending.push(user)
      continue
    }
    pending.push(replaceByElement(node, outer.operands[0]!, [...outer.path, ...node.path]))
    if (!outer.hasUsers) outer.erase()
  }
}

function replaceByElement(node: Node, outer: Node, path: readonly number[]): Node {
  const element = node.block!.insertBefore(new Node('element', [outer], path), node)
  node.replaceAllUses(element)
  node.erase()
  return element
}
