// Spellings as small integers: equal spelling, equal number, for the whole process.
//
// The table only grows. Lexed files are cached between compilations, so the numbers in them must stay valid.

export type Atom = number

const numbers = new Map<string, Atom>()
const spellings: string[] = []

export function intern(spelling: string): Atom {
  const known = numbers.get(spelling)
  if (known !== undefined) return known
  const atom = spellings.length
  spellings.push(spelling)
  numbers.set(spelling, atom)
  return atom
}

export function spelling(atom: Atom): string {
  return spellings[atom] ?? ''
}

/** Atoms given out so far: every atom is below. */
export function atomCount(): number {
  return spellings.length
}

// A second index over the same atoms, by hash of the characters, so that a lexer finds a known word without slicing its text.
let slots = new Int32Array(1 << 13)
let slotHashes = new Int32Array(1 << 13)
let slotsTaken = 0

/** The hash `internSlice` expects, one character at a time: start with 0. */
export function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0
}

/** `intern(text.slice(start, end))`, where `hash` is the `nextHash` of those characters. */
export function internSlice(text: string, start: number, end: number, hash: number): Atom {
  const mask = slots.length - 1
  let slot = (hash ^ (hash >>> 13)) & mask
  for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
    if (slotHashes[slot] === hash && isSpelled(found - 1, text, start, end)) return found - 1
    slot = (slot + 1) & mask
  }
  const atom = intern(detachedSlice(text, start, end))
  slots[slot] = atom + 1
  slotHashes[slot] = hash
  if (++slotsTaken * 2 > slots.length) growSlots()
  return atom
}

function isSpelled(atom: Atom, text: string, start: number, end: number): boolean {
  const known = spellings[atom]!
  if (known.length !== end - start) return false
  for (let at = start; at < end; at++) if (known.charCodeAt(at - start) !== text.charCodeAt(at)) return false
  return true
}

/** Engines keep the whole text alive behind a long slice of it; the table lives for ever, so it takes a copy. */
function detachedSlice(text: string, start: number, end: number): string {
  if (end - start < 13 || end - start > 64) return text.slice(start, end)
  const codes: number[] = []
  for (let at = start; at < end; at++) codes.push(text.charCodeAt(at))
  return String.fromCharCode(...codes)
}

function growSlots(): void {
  const oldSlots = slots
  const oldHashes = slotHashes
  slots = new Int32Array(oldSlots.length * 2)
  slotHashes = new Int32Array(oldSlots.length * 2)
  const mask = slots.length - 1
  for (let old = 0; old < oldSlots.length; old++) {
    if (oldSlots[old] === 0) continue
    const hash = oldHashes[old]!
    let slot = (hash ^ (hash >>> 13)) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = oldSlots[old]!
    slotHashes[slot] = hash
  }
}
