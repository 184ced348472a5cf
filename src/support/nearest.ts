// The known name that a misspelt one probably means: `registr` -> `register`.

/** The closest candidate, the first of equals; within a third of the name's length, which is Clang's limit for typo correction. */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  most = Math.floor((name.length + 2) / 3),
): string | undefined {
  let best: string | undefined
  let bestDistance = most + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue
    const distance = editDistance(name, candidate, bestDistance)
    if (distance >= bestDistance) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** Insertions, removals and replacements from `from` to `to`; gives up with `limit` when there are at least that many. */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= to.length; column++) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      const distance = Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1)
      current.push(distance)
      smallest = Math.min(smallest, distance)
    }
    if (smallest >= limit) return limit
    previous = current
  }
  return previous[to.length]!
}
