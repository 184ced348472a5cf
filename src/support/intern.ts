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
