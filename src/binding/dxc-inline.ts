// Inlining as DXC's -always-inline does it: callees first, then the calls of a function in their order; what is copied uses the places
// that the call hands over, one instruction after the other.
//
//   void m(S p) { p.b; p.a }      m(s);      users of s: p.a, p.b, and before them those it had
import { Block, type Body, type Budget, blocksOf, Node } from './dxc-nodes.ts'

export interface Inlining {
  readonly budget: Budget
  /** Copies of buffers, for the list of those who ask for one. */
  readonly copied: (node: Node, copy: Node) => void
  readonly constant: (variable: Node, path: readonly number[]) => Node
}

export function inlineCalls(body: Body, inlining: Inlining): void {
  if (body.isInlined) return
  body.isInlined = true
  for (const { callee } of body.calls) inlineCalls(callee, inlining)
  for (const { node, callee } of body.calls)
    if (node.block && inlining.budget.left > 0) inline(body, node, callee, inlining)
}

/** What is inlined everywhere is gone. */
export function removeBody({ entry }: Body): void {
  for (const { nodes } of blocksOf(entry)) for (const node of [...nodes].reverse()) node.erase()
}

function inline(caller: Body, call: Node, callee: Body, inlining: Inlining): void {
  const copies = new Map<Node, Node>()
  for (const [index, parameter] of callee.parameters.entries()) copies.set(parameter, call.operands[index]!)
  const blocks = new Map<Block, Block>()
  const originals = blocksOf(callee.entry)
  for (const original of originals) {
    const block = new Block()
    blocks.set(original, block)
    for (const node of original.nodes) {
      inlining.budget.left--
      const operands = node.operands.map((operand) => copies.get(operand) ?? operand)
      if (node.isElement && isConstant(operands[0]!)) {
        copies.set(node, placeIn(operands[0]!, node.path, inlining))
        continue
      }
      const copy = new Node(node.kind, operands, node.path, node.type)
      copies.set(node, copy)
      inlining.copied(node, copy)
      block.append(copy)
    }
  }
  splice(caller, call, blocks, originals)
}

/** A static variable, or a place in it: its members are constants, too. */
function isConstant({ kind }: Node): boolean {
  return kind === 'variable' || kind === 'constant'
}

function placeIn(outer: Node, path: readonly number[], { constant }: Inlining): Node {
  return outer.kind === 'variable' ? constant(outer, path) : constant(outer.operands[0]!, [...outer.path, ...path])
}

/** Puts the copied blocks in the place of the call, and locals to the front of the caller. */
function splice(caller: Body, call: Node, blocks: ReadonlyMap<Block, Block>, originals: readonly Block[]): void {
  const before = call.block!
  const first = blocks.get(originals[0]!)!
  const nodes = [...first.nodes]
  const locals = nodes.filter(({ kind }) => kind === 'local')
  for (const node of nodes) if (node.kind !== 'local') before.insertBefore(node, call)
  const front = caller.entry.nodes.first
  for (const local of locals) caller.entry.insertBefore(local, front)
  if (originals.length === 1) {
    call.erase()
    return
  }
  const after = new Block()
  for (let node = call.next; node; node = call.next) after.append(node)
  after.successors.push(...before.successors)
  for (const original of originals)
    for (const successor of original.successors) blocks.get(original)!.successors.push(blocks.get(successor)!)
  call.erase()
  before.successors.splice(0, before.successors.length, ...first.successors)
  const ends = [before, ...[...blocks.values()].filter((block) => block !== first)]
  for (const end of ends) if (end.successors.length === 0) end.successors.push(after)
}
