// The files that units read, from the make rules they leave.
import { readFileSync } from 'node:fs'

/** Without repetitions, in order. */
export function filesRead(rules: readonly string[]): string[] {
  const files = new Set<string>()
  for (const rule of rules) for (const file of dependenciesOf(rule)) files.add(file)
  return [...files]
}

/** `a.o: a.hlsl \` and lines that follow; a space in a name is written `\ `. */
function dependenciesOf(path: string): string[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  const colon = text.search(/:(?=\s)/)
  const words = text.slice(colon + 1).replace(/\\\r?\n/g, ' ')
  return [...words.matchAll(/(?:\\[ #]|\S)+/g)].map(([word]) => word.replace(/\\([ #])/g, '$1').replaceAll('$$', '$'))
}
