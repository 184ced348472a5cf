// A doubly linked list whose links live in its nodes: inserting and removing are O(1). Blocks of a function and
// instructions of a block are such lists.
//
//   for (const instruction of block.instructions) ...
//
// While iterating, the node at hand may be removed and nodes may be inserted before it or at the end of the list; for
// anything wilder copy the list first: [...list].

export interface ListNode<Node> {
  previous: Node | undefined
  next: Node | undefined
}

export class List<Node extends ListNode<Node>> {
  first: Node | undefined = undefined
  last: Node | undefined = undefined
  length = 0

  append(node: Node): void {
    this.insertBefore(node, undefined)
  }

  /** `before` undefined means the end. */
  insertBefore(node: Node, before: Node | undefined): void {
    const previous = before === undefined ? this.last : before.previous
    node.previous = previous
    node.next = before
    if (previous === undefined) this.first = node
    else previous.next = node
    if (before === undefined) this.last = node
    else before.previous = node
    this.length++
  }

  remove(node: Node): void {
    if (node.previous === undefined) this.first = node.next
    else node.previous.next = node.next
    if (node.next === undefined) this.last = node.previous
    else node.next.previous = node.previous
    node.previous = undefined
    node.next = undefined
    this.length--
  }

  [Symbol.iterator](): IterableIterator<Node> {
    return new ListIterator(this)
  }
}

class ListIterator<Node extends ListNode<Node>> implements IterableIterator<Node> {
  private readonly list: List<Node>
  private current: Node | undefined = undefined
  private following: Node | undefined
  private started = false
  /** Always the same object: it is read before the next call. */
  private readonly result: { done: boolean; value: Node | undefined } = { done: false, value: undefined }

  constructor(list: List<Node>) {
    this.list = list
  }

  next(): IteratorResult<Node> {
    const { current, list, result } = this
    // A node that was unlinked has lost its `next`, so the one seen before the visit is used; a node that is still there
    // may have got a new neighbour.
    const linked = current !== undefined && (current.next !== undefined || list.last === current)
    const node = !this.started ? list.first : linked ? current.next : this.following
    this.started = true
    this.current = node
    this.following = node?.next
    result.done = node === undefined
    result.value = node
    return result as IteratorResult<Node>
  }

  [Symbol.iterator](): IterableIterator<Node> {
    return this
  }
}
