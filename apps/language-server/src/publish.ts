// Sends messages about documents: those of the front end as soon as the client has nothing more to say, those of the optimiser later.
import type { Connection } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostics, LanguageService } from '../../../src/service/service.ts'
import { diagnosticOf } from './convert.ts'
import { pathOf, uriOf } from './uris.ts'

/** How long nobody types before the optimiser runs. */
const pause = 250

export class Publisher {
  readonly #connection: Connection
  readonly #service: LanguageService
  readonly #documents: () => Iterable<TextDocument>
  readonly #explanations: string | undefined
  /** Files with messages on the client's screen, by the document that they were sent for. */
  readonly #sent = new Map<string, ReadonlySet<string>>()
  #soon: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(
    connection: Connection,
    service: LanguageService,
    documents: () => Iterable<TextDocument>,
    explanations: string | undefined,
  ) {
    this.#connection = connection
    this.#service = service
    this.#documents = documents
    this.#explanations = explanations
  }

  /** A document, or something that one reads, has changed. */
  schedule(): void {
    this.#soon ??= setTimeout(() => this.#publish(false), 0)
    clearTimeout(this.#later)
    this.#later = setTimeout(() => this.#publish(true), pause)
  }

  close(uri: string): void {
    for (const file of this.#sent.get(uri) ?? []) this.#send(file, undefined, [])
    this.#sent.delete(uri)
  }

  stop(): void {
    clearTimeout(this.#soon)
    clearTimeout(this.#later)
  }

  /** All open documents: what changed may be a header of others, and what is known of those is kept. */
  #publish(isDeep: boolean): void {
    this.#soon = undefined
    const done = new Set<string>()
    for (const { uri } of this.#documents()) {
      const path = pathOf(uri)
      const { root } = this.#service.variant(path)
      // A header has the messages of the program that it is seen through.
      const through = root === undefined ? path : root
      if (done.has(through) && through !== path) continue
      done.add(through)
      const found = isDeep ? this.#service.deepDiagnostics(path) : this.#service.diagnostics(path)
      this.#sendAll(uri, found)
    }
  }

  #sendAll(uri: string, { files }: Diagnostics): void {
    const before = this.#sent.get(uri) ?? new Set()
    const now = new Set<string>()
    for (const [path, list] of files) {
      const file = uriOf(path)
      if (list.length === 0 && !before.has(file) && file !== uri) continue
      if (list.length > 0) now.add(file)
      this.#send(
        file,
        this.#service.version(path),
        list.map((one) => diagnosticOf(one, this.#explanations)),
      )
    }
    for (const file of before) if (!now.has(file) && !files.has(pathOf(file))) this.#send(file, undefined, [])
    this.#sent.set(uri, now)
  }

  #send(uri: string, version: number | undefined, diagnostics: ReturnType<typeof diagnosticOf>[]): void {
    void this.#connection.sendDiagnostics({ uri, ...(version !== undefined && { version }), diagnostics })
  }
}
