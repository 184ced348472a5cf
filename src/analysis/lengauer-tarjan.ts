// Immediate dominators of a graph of numbered nodes, in O(edges * log nodes) on any graph (Lengauer and Tarjan 1979, the
// simple variant with path compression), without recursion.

/** Edges of a graph in one array: those of node n are `targets[starts[n] .. starts[n + 1])`. */
export interface Graph {
  readonly starts: Int32Array
  readonly targets: Int32Array
}

export function makeGraph(count: number, edges: readonly (readonly number[])[]): Graph {
  const starts = new Int32Array(count + 1)
  for (let node = 0; node < count; node++) starts[node + 1] = starts[node]! + edges[node]!.length
  const targets = new Int32Array(starts[count]!)
  for (let node = 0; node < count; node++) targets.set(edges[node]!, starts[node])
  return { starts, targets }
}

export function reverseGraph(graph: Graph): Graph {
  const count = graph.starts.length - 1
  const starts = new Int32Array(count + 1)
  for (const target of graph.targets) starts[target + 1]!++
  for (let node = 0; node < count; node++) starts[node + 1]! += starts[node]!
  const next = starts.slice()
  const targets = new Int32Array(graph.targets.length)
  for (let node = 0; node < count; node++)
    for (let edge = graph.starts[node]!; edge < graph.starts[node + 1]!; edge++)
      targets[next[graph.targets[edge]!]!++] = node
  return { starts, targets }
}

interface DepthFirst {
  /** Nodes in the order they were found. */
  readonly order: number[]
  /** Position in `order`, -1 when unreachable. */
  readonly position: Int32Array
  /** In positions. */
  readonly parent: Int32Array
}

function depthFirst(graph: Graph, root: number): DepthFirst {
  const count = graph.starts.length - 1
  const position = new Int32Array(count).fill(-1)
  const parent = new Int32Array(count)
  const order: number[] = [root]
  const next = graph.starts.slice()
  const path = [root]
  position[root] = 0
  while (path.length > 0) {
    const node = path[path.length - 1]!
    if (next[node]! === graph.starts[node + 1]!) {
      path.pop()
      continue
    }
    const target = graph.targets[next[node]!++]!
    if (position[target] !== -1) continue
    position[target] = order.length
    parent[order.length] = position[node]!
    order.push(target)
    path.push(target)
  }
  return { order, position, parent }
}

/** For every node its immediate dominator; -1 for the root and for what the root does not reach. */
export function immediateDominators(graph: Graph, root: number): Int32Array {
  const reversed = reverseGraph(graph)
  const { order, position, parent } = depthFirst(graph, root)
  const count = order.length
  const semi = Int32Array.from({ length: count }, (_, index) => index)
  const label = semi.slice()
  const ancestor = new Int32Array(count).fill(-1)
  const dominator = new Int32Array(count)
  const bucketHead = new Int32Array(count).fill(-1)
  const bucketNext = new Int32Array(count).fill(-1)
  const stack: number[] = []

  /** The node with the least semidominator on the way up to the root of the forest; shortens that way. */
  const evaluate = (start: number): number => {
    if (ancestor[start] === -1) return start
    for (let node = start; ancestor[ancestor[node]!] !== -1; node = ancestor[node]!) stack.push(node)
    while (stack.length > 0) {
      const node = stack.pop()!
      const above = ancestor[node]!
      if (semi[label[above]!]! < semi[label[node]!]!) label[node] = label[above]!
      ancestor[node] = ancestor[above]!
    }
    return label[start]!
  }

  for (let node = count - 1; node > 0; node--) {
    const original = order[node]!
    for (let edge = reversed.starts[original]!; edge < reversed.starts[original + 1]!; edge++) {
      const predecessor = position[reversed.targets[edge]!]!
      if (predecessor === -1) continue
      const best = semi[evaluate(predecessor)]!
      if (best < semi[node]!) semi[node] = best
    }
    const bucket = semi[node]!
    bucketNext[node] = bucketHead[bucket]!
    bucketHead[bucket] = node
    const above = parent[node]!
    ancestor[node] = above
    for (let member = bucketHead[above]!; member !== -1; member = bucketNext[member]!) {
      const best = evaluate(member)
      dominator[member] = semi[best]! < semi[member]! ? best : above
    }
    bucketHead[above] = -1
  }
  const result = new Int32Array(graph.starts.length - 1).fill(-1)
  for (let node = 1; node < count; node++) {
    if (dominator[node] !== semi[node]) dominator[node] = dominator[dominator[node]!]!
    result[order[node]!] = order[dominator[node]!]!
  }
  return result
}
