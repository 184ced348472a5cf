// Differences that are meant: who refuses, in which words, and why the answer stays another.

export interface KnownDifference {
  readonly side: 'outside refuses' | 'descry refuses'
  /** Found in the message of whoever refuses; with both judges outside in either's. */
  readonly message: RegExp
  readonly reason: string
}

export const knownDifferences: readonly KnownDifference[] = []

export function isKnown(side: KnownDifference['side'], messages: readonly string[]): boolean {
  return knownDifferences.some((row) => row.side === side && messages.some((message) => row.message.test(message)))
}
