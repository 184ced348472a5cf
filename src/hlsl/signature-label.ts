// Signatures for people, of functions the language has.
//
//   a lerp(float_like<> a, a b, a s)      =>      float lerp(float a, float b, float s)
//
// The tables write `float_like<>` for any shape of float and name a parameter for its type; a label shows the type itself.
import type { CallSignature } from './call-table.ts'
import { readableType } from './readable-types.ts'

export interface SignatureLabel {
  readonly label: string
  /** Half open ranges of the label. */
  readonly parameters: readonly (readonly [start: number, end: number])[]
}

export function join(head: string, parameters: readonly string[], tail: string): SignatureLabel {
  let label = head
  const ranges: (readonly [number, number])[] = []
  for (const [index, text] of parameters.entries()) {
    if (index > 0) label += ', '
    ranges.push([label.length, label.length + text.length])
    label += text
  }
  return { label: label + tail, parameters: ranges }
}

export function builtinLabel({ text }: CallSignature): SignatureLabel {
  const groups = /^(?<result>\S+) (?<name>[\w:]+(?:<U>)?)\((?<parameters>.*)\)$/.exec(text)?.groups
  if (!groups) return { label: text, parameters: [] }
  const known = new Map<string, string>()
  const texts = (groups.parameters === '' ? [] : groups.parameters!.split(', ')).map((parameter) => {
    const parts = parameter.split(' ')
    if (parts.length < 2) return parameter
    const name = parts.at(-1)!
    const type = readableType(parts.at(-2)!, known)
    known.set(name, type)
    return [...parts.slice(0, -2), type, name].join(' ')
  })
  return join(`${readableType(groups.result!, known)} ${groups.name}(`, texts, ')')
}
