// Maps from a key to the list of all that has it, and lists turned around.

export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Keys in the order of their first items, items in theirs. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) append(groups, keyOf(item), item)
  return groups
}

/** Turns around what stands at `first` and behind it. */
export function reverseFrom<Item>(list: Item[], first: number): void {
  for (let low = first, high = list.length - 1; low < high; low++, high--) {
    const item = list[low]!
    list[low] = list[high]!
    list[high] = item
  }
}
