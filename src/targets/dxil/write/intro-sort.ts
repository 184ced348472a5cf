// Sorts as the C++ library under DXC does (GNU's std::sort). It is not stable, and the validator compares signatures byte by byte with its
// own, so rows that count as equal must end up in the same order.
//
// Short lists are sorted by insertion, longer ones are first partitioned around the median of three.

const shortest = 16

export function introSort<T>(list: T[], isLess: (first: T, second: T) => boolean): void {
  partitionAll(list, 0, list.length, isLess)
  const guarded = Math.min(list.length, shortest)
  for (let index = 1; index < list.length; index++) {
    // Up to here the front may have to move; behind, something smaller is always further left.
    if (index < guarded && isLess(list[index]!, list[0]!)) list.unshift(...list.splice(index, 1))
    else insert(list, index, isLess)
  }
}

function insert<T>(list: T[], index: number, isLess: (first: T, second: T) => boolean): void {
  const value = list[index]!
  let place = index
  while (isLess(value, list[place - 1]!)) {
    list[place] = list[place - 1]!
    place--
  }
  list[place] = value
}

function partitionAll<T>(list: T[], first: number, last: number, isLess: (first: T, second: T) => boolean): void {
  let end = last
  while (end - first > shortest) {
    medianToFront(list, first, first + 1, first + ((end - first) >> 1), end - 1, isLess)
    const cut = partition(list, first, end, isLess)
    partitionAll(list, cut, end, isLess)
    end = cut
  }
}

function swap<T>(list: T[], first: number, second: number): void {
  const value = list[first]!
  list[first] = list[second]!
  list[second] = value
}

function medianToFront<T>(
  list: T[],
  front: number,
  a: number,
  b: number,
  c: number,
  isLess: (first: T, second: T) => boolean,
): void {
  const less = (first: number, second: number): boolean => isLess(list[first]!, list[second]!)
  if (less(a, b)) swap(list, front, less(b, c) ? b : less(a, c) ? c : a)
  else swap(list, front, less(a, c) ? a : less(b, c) ? c : b)
}

/** Around the element in front, which stays there. */
function partition<T>(list: T[], front: number, end: number, isLess: (first: T, second: T) => boolean): number {
  const pivot = list[front]!
  let left = front + 1
  let right = end
  for (;;) {
    while (isLess(list[left]!, pivot)) left++
    right--
    while (isLess(pivot, list[right]!)) right--
    if (left >= right) return left
    swap(list, left, right)
    left++
  }
}
