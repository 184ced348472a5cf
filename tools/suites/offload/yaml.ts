// The part of YAML that the offload test suite writes: maps and lists by indentation, lists in brackets, scalars.
//
//   Buffers:                       { Buffers: [{ Name: 'In', Data: ['1', '2'] }] }
//     - Name: In
//       Data: [1, 2]
export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
}

export function parseYaml(source: string): Yaml {
  const lines: Line[] = []
  let open = ''
  for (const raw of source.replaceAll('\r', '').split('\n')) {
    const text = withoutComment(raw)
    if (text.trim() === '' || /^(---|\.\.\.)/.test(text)) continue
    // A list in brackets may go over several lines.
    open = open === '' ? text : `${open} ${text.trim()}`
    if (count(open, '[') > count(open, ']') || count(open, '{') > count(open, '}')) continue
    lines.push({ indent: open.search(/\S/), text: open.trim() })
    open = ''
  }
  return new Reader(lines).block(0)
}

function withoutComment(line: string): string {
  return line.replace(/(^|\s)#.*$/, '').trimEnd()
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1
}

class Reader {
  readonly #lines: Line[]
  #at = 0

  constructor(lines: Line[]) {
    this.#lines = lines
  }

  /** Everything that is indented as far as the next line. */
  block(least: number): Yaml {
    const first = this.#lines[this.#at]
    if (!first || first.indent < least) return ''
    return first.text.startsWith('- ') || first.text === '-' ? this.#list(first.indent) : this.#map(first.indent)
  }

  #list(indent: number): Yaml {
    const items: Yaml[] = []
    for (let line = this.#lines[this.#at]; line; line = this.#lines[this.#at]) {
      if (line.indent !== indent || !/^-( |$)/.test(line.text)) break
      const rest = line.text.slice(1).trim()
      if (rest !== '' && !/^[\w.]+:( |$)/.test(rest)) {
        this.#at++
        items.push(flow(rest))
        continue
      }
      // The item's first key stands behind the dash.
      const inner = indent + line.text.length - rest.length
      if (rest === '') this.#at++
      else this.#lines[this.#at] = { indent: inner, text: rest }
      items.push(this.block(indent + 1))
    }
    return items
  }

  #map(indent: number): Yaml {
    const map: Record<string, Yaml> = {}
    for (let line = this.#lines[this.#at]; line && line.indent === indent; line = this.#lines[this.#at]) {
      const match = /^([\w.]+):(?: +(.*))?$/.exec(line.text)
      if (!match) break
      this.#at++
      const [, key, value] = match
      const next = this.#lines[this.#at]
      const isListBelow = next !== undefined && next.indent === indent && next.text.startsWith('-')
      map[key!] = value ? flow(value) : this.block(isListBelow ? indent : indent + 1)
    }
    return map
  }
}

/** A scalar, or `[a, [b, c]]`, or `{ a: b }`. */
function flow(text: string): Yaml {
  const trimmed = text.trim()
  if (trimmed.startsWith('[')) return parts(trimmed.slice(1, -1)).map(flow)
  if (trimmed.startsWith('{')) {
    const pairs = parts(trimmed.slice(1, -1)).map((pair) => pair.split(/:(.*)/s))
    return Object.fromEntries(pairs.map(([key, value]) => [key!.trim(), flow(value ?? '')]))
  }
  return trimmed.replace(/^(["'])(.*)\1$/, '$2')
}

function parts(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let current = ''
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++
    if (letter === ']' || letter === '}') depth--
    if (letter === ',' && depth === 0) {
      found.push(current)
      current = ''
    } else current += letter
  }
  return [...found, current].filter((part) => part.trim() !== '')
}
