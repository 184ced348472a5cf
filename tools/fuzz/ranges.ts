// Changes of whole ranges between brackets, which tokens one by one seldom hit.
//
//   f(a[i + 1], g(b))     =>     f(a[g(b)], g(b))     or     f(a, g(b))
import { pick, type Random } from './random.ts'

interface Range {
  readonly start: number
  readonly end: number
  readonly open: string
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** With their brackets, inner ones before the outer one. */
function rangesOf(text: string): Range[] {
  const ranges: Range[] = []
  const stack: { readonly open: string; readonly start: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (closers[character] !== undefined) stack.push({ open: character, start: at })
    const top = stack.at(-1)
    if (!top || closers[top.open] !== character) continue
    stack.pop()
    ranges.push({ ...top, end: at + 1 })
  }
  return ranges
}

/** One goes, with or without its brackets, is empty, or becomes another of its kind, which may be around it or inside. */
export function changeRange(text: string, random: Random): string {
  const all = rangesOf(text)
  const range = pick(all, random)
  if (!range) return text
  const inside = text.slice(range.start + 1, range.end - 1)
  const way = random()
  if (way < 0.1) return replaced(text, range, '')
  if (way < 0.2) return replaced(text, range, `${range.open}${closers[range.open]}`)
  if (way < 0.3) return replaced(text, range, inside)
  const alike = all.filter(({ open, end }) => open === range.open && end !== range.end)
  const other = pick(alike, random)
  if (!other) return text
  if (way < 0.7) return replaced(text, range, text.slice(other.start, other.end))
  const [first, second] = other.start < range.start ? [other, range] : [range, other]
  // One inside of the other has nothing to change places with.
  if (first.end > second.start) return replaced(text, first, text.slice(second.start, second.end))
  const firstText = text.slice(first.start, first.end)
  const secondText = text.slice(second.start, second.end)
  return replaced(replaced(text, second, firstText), first, secondText)
}

function replaced(text: string, { start, end }: Range, by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}
