// Which loads of resources something is done with, directly or through the variables that hold them meanwhile.
//
//   b = Held.b;  held = b;  c = held;  c[0]        both loads
import { append } from '../support/lists.ts'
import type { Block, Node } from './dxc-nodes.ts'

export function usedLoads(blocks: readonly Block[]): Set<Node> {
  const stores = new Stores(blocks)
  const pending = blocks.flatMap(({ nodes }) =>
    [...nodes].flatMap((node) =>
      node.kind === 'operation' ? node.operands.filter(({ kind }) => kind === 'load') : [],
    ),
  )
  const used = new Set<Node>()
  for (let load = pending.pop(); load; load = pending.pop()) {
    if (used.has(load)) continue
    used.add(load)
    for (const store of stores.reaching(load)) if (store.operands[1]) pending.push(store.operands[1])
  }
  return used
}

type StoresByBlock = ReadonlyMap<Block, readonly Node[]>

class Stores {
  readonly #predecessors: ReadonlyMap<Block, readonly Block[]>
  readonly #positions = new Map<Node, number>()
  /** By variable and path in it. */
  readonly #known = new Map<Node, Map<string, StoresByBlock>>()

  constructor(blocks: readonly Block[]) {
    const predecessors = new Map<Block, Block[]>(blocks.map((block) => [block, []]))
    for (const block of blocks) {
      for (const successor of block.successors) predecessors.get(successor)!.push(block)
      for (const node of block.nodes) this.#positions.set(node, this.#positions.size)
    }
    this.#predecessors = predecessors
  }

  /** The stores whose value a load can see. */
  reaching(load: Node): readonly Node[] {
    const { base, key } = placeOf(load.operands[0]!)
    if (base.kind === 'buffer') return []
    const stores = this.#storesTo(base, key)
    const own = this.#latest(stores.get(load.block!), this.#positions.get(load)!)
    if (own) return [own]
    const found: Node[] = []
    const seen = new Set<Block>()
    const pending = [...(this.#predecessors.get(load.block!) ?? [])]
    for (let block = pending.pop(); block; block = pending.pop()) {
      if (seen.has(block)) continue
      seen.add(block)
      const latest = this.#latest(stores.get(block), Number.POSITIVE_INFINITY)
      if (latest) found.push(latest)
      else pending.push(...(this.#predecessors.get(block) ?? []))
    }
    return found
  }

  #latest(stores: readonly Node[] | undefined, before: number): Node | undefined {
    let latest: Node | undefined
    let latestAt = -1
    for (const store of stores ?? []) {
      const at = this.#positions.get(store)!
      if (at >= before || at <= latestAt) continue
      latest = store
      latestAt = at
    }
    return latest
  }

  #storesTo(base: Node, key: string): StoresByBlock {
    const ofBase = this.#known.get(base) ?? new Map<string, StoresByBlock>()
    this.#known.set(base, ofBase)
    const known = ofBase.get(key)
    if (known) return known
    const made = new Map<Block, Node[]>()
    collectStores(base, '', key, made)
    ofBase.set(key, made)
    return made
  }
}

function collectStores(place: Node, key: string, wanted: string, stores: Map<Block, Node[]>): void {
  for (const user of place.users)
    if (user.isElement) collectStores(user, key + user.path.map((index) => `.${index}`).join(''), wanted, stores)
    else if (user.kind === 'store' && user.operands[0] === place && key === wanted && user.block)
      append(stores, user.block, user)
}

function placeOf(place: Node): { readonly base: Node; readonly key: string } {
  let key = ''
  let base = place
  while (base.isElement) {
    key = base.path.map((index) => `.${index}`).join('') + key
    base = base.operands[0]!
  }
  return { base, key }
}
