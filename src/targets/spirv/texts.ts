// Texts that are longer than an instruction.

/** Longer texts are continued: an instruction has at most 65,535 words, and a character up to three bytes. */
const mostCharacters = 65_000

/** The text in pieces that fit into an instruction each; characters of two units stay whole. */
export function textParts(text: string | undefined): string[] {
  if (text === undefined) return []
  const parts: string[] = []
  for (let at = 0; at < text.length || parts.length === 0; ) {
    let end = Math.min(text.length, at + mostCharacters)
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]!)) end--
    parts.push(text.slice(at, end))
    at = Math.max(end, at + 1)
  }
  return parts
}
