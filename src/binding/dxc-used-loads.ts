// Which loads of resources something is done with, directly or through the variables that hold them meanwhile.
//
//   b = Held.b;  held = b;  c = held;  c[0]        both loads
import type { Block, Node } from './dxc-nodes.ts'

export function usedLoads(blocks: readonly Block[]): Set<Node> {
  const predecessors = new Map<Block, Block[]>(blocks.map((block) => [block, []]))
  for (const block of blocks) for (const successor of block.successors) predecessors.get(successor)!.push(block)
  const pending = blocks.flatMap(({ nodes }) =>
    [...nodes].flatMap((node) =>
      node.kind === 'operation' ? node.operands.filter(({ kind }) => kind === 'load') : [],
    ),
  )
  const used = new Set<Node>()
  for (let load = pending.pop(); load; load = pending.pop()) {
    if (used.has(load)) continue
    used.add(load)
    for (const store of storesReaching(load, predecessors)) if (store.operands[1]) pending.push(store.operands[1])
  }
  return used
}

/** The stores whose value a load can see. */
function storesReaching(load: Node, predecessors: ReadonlyMap<Block, readonly Block[]>): Node[] {
  const { base, key } = placeOf(load.operands[0]!)
  if (base.kind === 'buffer') return []
  const stores = new Set<Node>()
  collectStores(base, '', key, stores)
  const found: Node[] = []
  const seen = new Set<Block>()
  const lookIn = (block: Block, last: Node | undefined): void => {
    for (let node = last; node; node = node.previous) {
      if (!stores.has(node)) continue
      found.push(node)
      return
    }
    for (const predecessor of predecessors.get(block) ?? []) if (!seen.has(predecessor)) pending.push(predecessor)
  }
  const pending: Block[] = []
  lookIn(load.block!, load.previous)
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (seen.has(block)) continue
    seen.add(block)
    lookIn(block, block.nodes.last)
  }
  return found
}

function collectStores(place: Node, key: string, wanted: string, stores: Set<Node>): void {
  for (const user of place.users)
    if (user.isElement) collectStores(user, key + user.path.map((index) => `.${index}`).join(''), wanted, stores)
    else if (user.kind === 'store' && user.operands[0] === place && key === wanted) stores.add(user)
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
