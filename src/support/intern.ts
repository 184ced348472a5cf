// Spellings as small integers: equal spelling, equal number, as long as the number is in use.
//
// The words that the compiler's own tables name (`intern`) stay for ever. Those of source texts (`atomOf`, `internSlice`) are given
// back when no lexed file and no token list that may still be read names them: the owner of tokens keeps a lease of their atoms.
import { effort } from './limits.ts'

export type Atom = number

const numbers = new Map<string, Atom>()
const spellings: string[] = []
const isPermanent: boolean[] = []
const free: Atom[] = []
/** Atoms of source texts that came since some were given back. */
let fresh = 0

/** The atom of a word that stands in one of our tables. */
export function intern(spelling: string): Atom {
  const atom = atomOf(spelling)
  isPermanent[atom] = true
  return atom
}

/** The atom of a word of a source text. */
export function atomOf(spelling: string): Atom {
  const known = numbers.get(spelling)
  if (known !== undefined) return known
  const atom = free.pop() ?? spellings.length
  spellings[atom] = spelling
  isPermanent[atom] = false
  numbers.set(spelling, atom)
  fresh++
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
  const atom = atomOf(detachedSlice(text, start, end))
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

/** Engines keep the whole text alive behind a long slice of it; the table may live longer, so it takes a copy. */
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

// ---- Giving atoms back

export interface AtomList {
  readonly count: number
  readonly atoms: Uint32Array
}

/** Keeps the atoms of the lists it was made for. */
export interface AtomLease {
  readonly atoms: Uint32Array
}

const leases = new Set<WeakRef<AtomLease>>()

/** The lease itself is small, since whatever is weakly referred to lives until the program returns to its event loop. */
export function leaseAtoms(lists: Iterable<AtomList>): AtomLease {
  const isFound = new Uint8Array(spellings.length)
  const found: Atom[] = []
  for (const { count, atoms } of lists)
    for (let index = 0; index < count; index++) {
      const atom = atoms[index]!
      if (isFound[atom] === 1) continue
      isFound[atom] = 1
      if (!isPermanent[atom]) found.push(atom)
    }
  const lease = { atoms: Uint32Array.from(found) }
  leases.add(new WeakRef(lease))
  return lease
}

/** To be called while no text is being read: frees the atoms of source texts without a lease, once there are many. */
export function giveBackAtoms(): void {
  if (fresh < effort.freshAtoms.most) return
  fresh = 0
  const leased = new Set<Atom>()
  for (const reference of leases) {
    const lease = reference.deref()
    if (lease) for (const atom of lease.atoms) leased.add(atom)
    else leases.delete(reference)
  }
  for (const [spelling, atom] of numbers) {
    if (isPermanent[atom] || leased.has(atom)) continue
    numbers.delete(spelling)
    spellings[atom] = ''
    // Never twice in the list: it is no longer in the table.
    free.push(atom)
  }
  rebuildSlots()
}

function rebuildSlots(): void {
  slots.fill(0)
  slotsTaken = 0
  const mask = slots.length - 1
  for (const [spelling, atom] of numbers) {
    let hash = 0
    for (let at = 0; at < spelling.length; at++) hash = nextHash(hash, spelling.charCodeAt(at))
    let slot = (hash ^ (hash >>> 13)) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = atom + 1
    slotHashes[slot] = hash
    slotsTaken++
  }
}
