// The difference of two texts, line by line (Myers), with three lines around each change.
import type { DiffLine } from './protocol.ts'

/** More differences are not looked for: everything between is replaced. */
const mostEdits = 1500
const context = 3

export function diffLines(before: string, after: string): DiffLine[] {
  const [first, second] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < first.length && start < second.length && first[start] === second[start]) start++
  let tail = 0
  while (
    tail < first.length - start &&
    tail < second.length - start &&
    first[first.length - 1 - tail] === second[second.length - 1 - tail]
  )
    tail++
  const middle = edits(first.slice(start, first.length - tail), second.slice(start, second.length - tail))
  const same = (text: string): DiffLine => ({ kind: 'same', text })
  return withoutFar([...first.slice(0, start).map(same), ...middle, ...first.slice(first.length - tail).map(same)])
}

function edits(first: readonly string[], second: readonly string[]): DiffLine[] {
  const trace = search(first, second)
  if (!trace)
    return [
      ...first.map((text): DiffLine => ({ kind: 'removed', text })),
      ...second.map((text): DiffLine => ({ kind: 'added', text })),
    ]
  const lines: DiffLine[] = []
  let [x, y] = [first.length, second.length]
  for (let depth = trace.length - 1; depth >= 0; depth--) {
    const at = (diagonal: number): number => trace[depth]!.get(diagonal) ?? -1
    const diagonal = x - y
    const isAdded = diagonal === -depth || (diagonal !== depth && at(diagonal - 1) < at(diagonal + 1))
    const from = isAdded ? diagonal + 1 : diagonal - 1
    const [startX, startY] = [at(from), at(from) - from]
    while (x > startX && y > startY) {
      lines.push({ kind: 'same', text: first[--x]! })
      y--
    }
    if (depth === 0) break
    if (isAdded) lines.push({ kind: 'added', text: second[--y]! })
    else lines.push({ kind: 'removed', text: first[--x]! })
  }
  return lines.reverse()
}

/** For each number of edits, how far every diagonal got before it. */
function search(first: readonly string[], second: readonly string[]): Map<number, number>[] | undefined {
  const furthest = new Map<number, number>([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let depth = 0; depth <= Math.min(mostEdits, first.length + second.length); depth++) {
    trace.push(new Map(furthest))
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const [below, above] = [furthest.get(diagonal - 1) ?? -1, furthest.get(diagonal + 1) ?? -1]
      let x = diagonal === -depth || (diagonal !== depth && below < above) ? above : below + 1
      let y = x - diagonal
      while (x < first.length && y < second.length && first[x] === second[y]) {
        x++
        y++
      }
      furthest.set(diagonal, x)
      if (x >= first.length && y >= second.length) return trace
    }
  }
  return undefined
}

function withoutFar(lines: readonly DiffLine[]): DiffLine[] {
  const near = new Uint8Array(lines.length)
  for (const [index, { kind }] of lines.entries())
    if (kind !== 'same') near.fill(1, Math.max(0, index - context), Math.min(lines.length, index + context + 1))
  const shown: DiffLine[] = []
  let skipped = 0
  const flush = (): void => {
    if (skipped > 0) shown.push({ kind: 'skipped', text: `${skipped} lines are the same` })
    skipped = 0
  }
  for (const [index, line] of lines.entries()) {
    if (near[index] === 0) skipped++
    else {
      flush()
      shown.push(line)
    }
  }
  flush()
  return shown
}
