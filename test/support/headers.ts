// Header lines at the top of a fixture: `// word: value`. A word its runner does not know is an error.

/** Reads the header lines at the top; comments are `//` or `;`. */
export function parseHeaders(text: string, known: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const [, word, value] = /^(?:\/\/|;)\s*([a-z]+):\s*(.*)$/.exec(line) ?? []
    if (word === undefined || value === undefined) break
    if (!known.includes(word)) throw new Error(`unknown header word '${word}', expected ${known.join(', ')}`)
    if (headers.has(word)) throw new Error(`header '${word}' stands twice`)
    headers.set(word, value.trim())
  }
  return headers
}

/** The words of an `args` header. */
export function argumentsOf(headers: ReadonlyMap<string, string>): readonly string[] {
  return (headers.get('args') ?? '').split(/\s+/).filter((word) => word !== '')
}
