// Messages by file, from every program that says something about it: a header is part of many.
//
// A file's messages are sent when they change, and an empty list once when the last of them is gone.
import type { Diagnostic } from 'vscode-languageserver'

type Publish = (path: string, messages: Diagnostic[]) => void

export class PublishedMessages {
  /** File, then the document through which the messages came. */
  readonly #files = new Map<string, Map<string, readonly Diagnostic[]>>()
  readonly #publish: Publish

  constructor(publish: Publish) {
    this.#publish = publish
  }

  /** All that is known through a document; what it said before is replaced. */
  update(document: string, messages: ReadonlyMap<string, readonly Diagnostic[]>): void {
    for (const [path, list] of messages) this.#set(path, document, list)
    for (const [path, sources] of this.#files)
      if (!messages.has(path) && sources.has(document)) this.#set(path, document, [])
  }

  forget(document: string): void {
    this.update(document, new Map())
  }

  #set(path: string, document: string, list: readonly Diagnostic[]): void {
    const sources = this.#files.get(path) ?? new Map<string, readonly Diagnostic[]>()
    const before = sources.get(document) ?? []
    if (list.length === 0) sources.delete(document)
    else sources.set(document, list)
    if (sources.size === 0) this.#files.delete(path)
    else this.#files.set(path, sources)
    if (list.length > 0 || before.length > 0 || path === document) this.#publish(path, merged(sources.values()))
  }
}

/** The same message through two programs is shown once. */
function merged(lists: Iterable<readonly Diagnostic[]>): Diagnostic[] {
  const known = new Map<string, Diagnostic>()
  for (const list of lists)
    for (const message of list)
      known.set(`${JSON.stringify(message.range)} ${message.code} ${message.message}`, message)
  return [...known.values()]
}
