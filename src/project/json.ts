// JSON with comments and a comma after the last element, with the place of every value: what editors write into settings files.
//
//   { "axes": { "SHADOWS": [0, 1] }, }   // both shadow modes

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { projectDiagnostics } from '../diagnostics/tables/project.ts'
import { fileLimits } from '../support/limits.ts'
import { nowhere, SourceFile, type SourceMap, type Span } from '../support/source.ts'

export interface JsonMember {
  readonly name: string
  readonly span: Span
  readonly value: JsonNode
}

export type JsonNode = { readonly span: Span } & (
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'list'; readonly elements: readonly JsonNode[] }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null }
)

/** Undefined after a mistake in the syntax, which is reported. */
export function readJson(name: string, text: string, sources: SourceMap, sink: DiagnosticSink): JsonNode | undefined {
  const { base } = sources.addFile(new SourceFile(name, text), nowhere)
  const reader = new Reader(text, base)
  try {
    return reader.whole()
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    sink.report(projectDiagnostics.err_project_syntax(base + error.offset, { problem: error.message }))
    return undefined
  }
}

class JsonProblem extends Error {
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}

const blank = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|\uFEFF)*/y
const stringPattern = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const wordPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class Reader {
  readonly #text: string
  readonly #base: number
  #at = 0

  constructor(text: string, base: number) {
    this.#text = text
    this.#base = base
  }

  whole(): JsonNode {
    const value = this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) this.#refuse('nothing may follow the value')
    return value
  }

  #value(depth: number): JsonNode {
    this.#skip()
    if (depth > fileLimits.projectDepth.most) this.#refuse('it is nested too deeply')
    const start = this.#at
    const first = this.#text[start]
    if (first === '{') return this.#object(start, depth)
    if (first === '[') return this.#list(start, depth)
    const text = first === '"' ? this.#string() : this.#take(wordPattern)
    if (text === undefined) this.#refuse(first === undefined ? 'the file ends here' : 'a value must stand here')
    return { kind: 'scalar', value: JSON.parse(text) as string | number | boolean | null, span: this.#span(start) }
  }

  #object(start: number, depth: number): JsonNode {
    const members: JsonMember[] = []
    this.#elements('}', () => {
      this.#skip()
      const nameStart = this.#at
      if (this.#text[nameStart] !== '"') this.#refuse('a name in quotes must stand here')
      const name = JSON.parse(this.#string()) as string
      const span = this.#span(nameStart)
      this.#skip()
      if (this.#text[this.#at] !== ':') this.#refuse("':' must stand here")
      this.#at++
      members.push({ name, span, value: this.#value(depth + 1) })
    })
    return { kind: 'object', members, span: this.#span(start) }
  }

  #list(start: number, depth: number): JsonNode {
    const elements: JsonNode[] = []
    this.#elements(']', () => elements.push(this.#value(depth + 1)))
    return { kind: 'list', elements, span: this.#span(start) }
  }

  /** What stands between the brackets, separated by commas; the last may have one too. */
  #elements(end: string, read: () => void): void {
    this.#at++
    for (;;) {
      this.#skip()
      if (this.#text[this.#at] === end) break
      read()
      this.#skip()
      if (this.#text[this.#at] === ',') this.#at++
      else if (this.#text[this.#at] !== end) this.#refuse(`',' or '${end}' must stand here`)
    }
    this.#at++
  }

  #string(): string {
    const text = this.#take(stringPattern)
    return text ?? this.#refuse('this string does not end on its line, or has a wrong escape')
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const text = pattern.exec(this.#text)?.[0]
    this.#at += text?.length ?? 0
    return text
  }

  #skip(): void {
    this.#take(blank)
  }

  #span(start: number): Span {
    return { start: this.#base + start, end: this.#base + this.#at }
  }

  #refuse(problem: string): never {
    throw new JsonProblem(this.#at, problem)
  }
}
