// Variables in constant buffers, as DXC makes them members of one place that every function asks for at its start; and the order in which
// it meets what is loaded from there at last.
//
//   Held.b[0]; Held.m()      =>      buffer = $Globals; b = &buffer.Held.b[0]; this = &buffer.Held
import { type Block, type Body, blocksOf, mergeElements, Node } from './dxc-nodes.ts'
import type { BufferVariable, MemberOfVariable } from './dxc-order.ts'

export class Buffers {
  readonly #variables: readonly { readonly variable: BufferVariable; readonly node: Node }[]
  /** The uses of a buffer, the latest first. */
  readonly #asking: Node[] = []
  readonly #keys = new Map<Node, unknown>()

  constructor(variables: ReadonlyMap<object, Node>) {
    this.#variables = [...variables]
      .flatMap(([key, node]) => ('buffer' in key ? [{ variable: key as BufferVariable, node }] : []))
      .sort((first, second) => first.variable.position - second.variable.position)
  }

  /** Replaces the variables in a function. */
  enter(body: Body): void {
    const blocks = new Set(blocksOf(body.entry))
    for (const key of new Set(this.#variables.map(({ variable }) => variable.buffer))) {
      const used = this.#variables.filter(({ variable, node }) => variable.buffer === key && isUsedIn(node, blocks))
      if (used.length === 0) continue
      const start = new Start(body.entry)
      const buffer = start.add(new Node('buffer'))
      this.#keys.set(buffer, key)
      this.#asking.unshift(buffer)
      for (const { variable, node } of used) {
        const own = start.add(new Node('element', [buffer], [variable.position]))
        replaceIn(blocks, node, own, start)
      }
      mergeElements(buffer)
    }
  }

  copied(node: Node, copy: Node): void {
    if (node.kind !== 'buffer') return
    this.#keys.set(copy, this.#keys.get(node))
    this.#asking.unshift(copy)
  }

  /** The loads from buffers that are left, buffer by buffer. */
  *loads(blocks: ReadonlySet<Block>, used: ReadonlySet<Node>): Generator<MemberOfVariable> {
    for (const buffer of this.#asking) {
      if (!buffer.block || !blocks.has(buffer.block)) continue
      mergeElements(buffer)
      for (const { path, users } of buffer.users) {
        if (!users.some((user) => used.has(user))) continue
        const variable = this.#variables.find(({ variable: each }) => each.position === path[0])!.variable
        yield { variable, path: path.slice(1) }
      }
    }
  }
}

/** Puts nodes to the start of a function, one behind the other. */
class Start {
  readonly #block: Block
  #last: Node | undefined

  constructor(block: Block) {
    this.#block = block
  }

  add(node: Node): Node {
    const next = this.#last ? this.#last.next : this.#block.nodes.first
    this.#last = node
    return this.#block.insertBefore(node, next)
  }
}

function isUsedIn(place: Node, blocks: ReadonlySet<Block>): boolean {
  return place.users.some((user) =>
    user.kind === 'constant' ? isUsedIn(user, blocks) : user.block !== undefined && blocks.has(user.block),
  )
}

/** Users in order; a constant becomes a place of the function. */
function replaceIn(blocks: ReadonlySet<Block>, variable: Node, own: Node, start: Start): void {
  for (const user of variable.users)
    if (user.kind === 'constant') {
      if (isUsedIn(user, blocks)) replaceIn(blocks, user, start.add(new Node('element', [own], user.path)), start)
    } else if (user.block && blocks.has(user.block)) user.replaceOperand(variable, own)
}
