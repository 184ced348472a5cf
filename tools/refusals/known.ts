// Differences that are meant: who refuses, in which words, and why the answer stays another.

export interface KnownDifference {
  readonly side: 'outside refuses' | 'descry refuses'
  /** Found in the message of whoever refuses; with both judges outside in either's. */
  readonly message: RegExp
  readonly reason: string
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    side: 'outside refuses',
    message: /ended by SIG/,
    reason: 'a crash says nothing about the program',
  },
  {
    side: 'descry refuses',
    message: /local resource (?:not guaranteed to map|is used before)/,
    reason: 'DXC says so of code that its optimiser leaves; here it does not depend on the optimiser',
  },
  {
    side: 'descry refuses',
    message: /[Rr]oot ?[Ss]ignature|invalid flags for version/,
    reason: 'signatures are checked in libraries, too, where DXC leaves them to the runtime',
  },
  {
    side: 'descry refuses',
    message: /attribute (?:cannot be applied to a|only applies to .* statements)/,
    reason: 'Clang refuses misplaced attributes that it knows; here all that are known are treated alike',
  },
]

export function isKnown(side: KnownDifference['side'], messages: readonly string[]): boolean {
  return knownDifferences.some((row) => row.side === side && messages.some((message) => row.message.test(message)))
}
