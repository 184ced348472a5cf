// Sends messages about documents: those of the front end as soon as the client has nothing more to say, those of the optimiser later.
import type { Connection } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostics, LanguageService } from '../../../src/service/service.ts'
import { diagnosticOf } from './convert.ts'
import type { Deep } from './deep.ts'
import { pathOf, uriOf } from './uris.ts'

/** How long nobody types before the optimiser runs. */
const pause = 250

export class Publisher {
  readonly #connection: Connection
  readonly #service: LanguageService
  readonly #deep: Deep
  readonly #documents: () => Iterable<TextDocument>
  readonly #explanations: string | undefined
  /** Files with messages on the client's screen, by the document that they were sent for. */
  readonly #sent = new Map<string, ReadonlySet<string>>()
  /** How often something changed. */
  #changes = 0
  /** Milliseconds that the front end took for the last change. */
  #cost = 0
  #soon: ReturnType<typeof setTimeout> | undefined
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(
    connection: Connection,
    service: LanguageService,
    deep: Deep,
    documents: () => Iterable<TextDocument>,
    explanations: string | undefined,
  ) {
    this.#connection = connection
    this.#service = service
    this.#deep = deep
    this.#documents = documents
    this.#explanations = explanations
  }

  /** A document, or something that one reads, has changed. */
  schedule(): void {
    this.#changes++
    // While a large file is typed in, changes are collected for as long as one takes: else they would queue up.
    this.#soon ??= setTimeout(() => this.#publishQuick(), this.#cost)
    clearTimeout(this.#later)
    this.#later = setTimeout(() => this.#publishDeep(), pause)
  }

  close(uri: string): void {
    for (const file of this.#sent.get(uri) ?? []) this.#send(file, undefined, [])
    this.#sent.delete(uri)
  }

  stop(): void {
    clearTimeout(this.#soon)
    clearTimeout(this.#later)
  }

  #publishQuick(): void {
    this.#soon = undefined
    const start = performance.now()
    for (const uri of this.#programs()) this.#sendAll(uri, this.#service.diagnostics(pathOf(uri)))
    this.#cost = performance.now() - start
  }

  /** What is found about an old text is not sent. One that cannot be found is missing until something changes. */
  async #publishDeep(): Promise<void> {
    const changes = this.#changes
    for (const uri of this.#programs()) {
      const found = await this.#deep.ask('diagnostics', pathOf(uri)).catch((error: Error) => {
        this.#connection.console.error(error.message)
        return undefined
      })
      if (this.#changes !== changes) return
      if (found) this.#sendAll(uri, found)
    }
  }

  /** All open documents: what changed may be a header of others, and what is known of those is kept. */
  #programs(): string[] {
    const done = new Set<string>()
    return [...this.#documents()].flatMap(({ uri }) => {
      const path = pathOf(uri)
      const { root } = this.#service.variant(path)
      // A header has the messages of the program that it is seen through.
      const through = root === undefined ? path : root
      if (done.has(through) && through !== path) return []
      done.add(through)
      return [uri]
    })
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
