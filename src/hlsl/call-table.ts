// Overload sets by name over lines of a table, parsed when first asked for.
import { groupBy } from '../support/lists.ts'
import type { CallFacts, FamilyRow } from './facts.ts'
import type { Signature } from './signature.ts'
import { parseSignature, signatureName } from './signature-text.ts'

export interface CallSignature extends Signature {
  readonly facts: CallFacts
  /** The line of the table, for messages and documentation. */
  readonly text: string
}

export interface CallTable {
  /** The overloads in the order they are tried, or undefined when there is nothing of that name. */
  lookup(name: string): readonly CallSignature[] | undefined
  has(name: string): boolean
  names(): IterableIterator<string>
}

export function createCallTable(families: Iterable<readonly FamilyRow[]>): CallTable {
  const rows = groupBy([...families].flat(), ({ text }) => signatureName(text))
  const parsed = new Map<string, readonly CallSignature[]>()
  return {
    lookup(name) {
      const known = parsed.get(name)
      if (known) return known
      const signatures = rows.get(name)?.map(({ text, facts }) => ({ ...parseSignature(text), facts, text }))
      if (signatures) parsed.set(name, signatures)
      return signatures
    },
    has: (name) => rows.has(name),
    names: () => rows.keys(),
  }
}
