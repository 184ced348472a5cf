// What one client has open, and what the server knows of it: the documents, the projects they belong to, the settings of their folders.
import { type Connection, LSPErrorCodes, ResponseError, type TextDocumentPositionParams } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Host } from '../../../src/index.ts'
import { createLanguageService, type LanguageService, type Position } from '../../../src/service/service.ts'
import type { CommandContext } from './commands.ts'
import { type Deep, type DeepAnswer, type DeepAnswers, type DeepName, deepBeside } from './deep.ts'
import { Publisher } from './publish.ts'
import { FolderSettings, Projects } from './settings.ts'
import { pathOf } from './uris.ts'

export interface ServerEnvironment {
  readonly host: Host
  /** Forgets what the host knows of a file, or of all. */
  invalidate(path?: string): void
  readonly commitHost?: CommandContext['commitHost']
  /** Who answers what needs the optimiser; the server itself when left out. */
  readonly deep?: (service: LanguageService) => Deep
  /** A page with the rules behind messages: the id of one is the anchor. */
  readonly explanations?: string | undefined
}

export class Session {
  readonly connection: Connection
  readonly environment: ServerEnvironment
  readonly service: LanguageService
  readonly deep: Deep
  readonly documents = new Map<string, TextDocument>()
  readonly publisher: Publisher
  readonly settings = new FolderSettings()
  readonly #projects: Projects

  constructor(connection: Connection, environment: ServerEnvironment) {
    const { host, explanations } = environment
    this.connection = connection
    this.environment = environment
    this.service = createLanguageService(host)
    this.deep = environment.deep?.(this.service) ?? deepBeside(this.service)
    this.publisher = new Publisher(connection, this.service, this.deep, () => this.documents.values(), explanations)
    this.#projects = new Projects(host, this.service)
  }

  /** The path of a document, whose project is known from then on. */
  visited(uri: string): string {
    const path = pathOf(uri)
    this.#projects.visit(path, this.settings.of(path))
    return path
  }

  at({ textDocument, position }: TextDocumentPositionParams): readonly [string, Position] {
    return [this.visited(textDocument.uri), position]
  }

  /** Beside the server: if the text changes meanwhile, the answer is about an old one, and the client asks again. */
  async ask<Name extends DeepName>(
    uri: string,
    name: Name,
    ...words: Parameters<DeepAnswers[Name]>
  ): Promise<DeepAnswer<Name> | ResponseError> {
    const asked = this.documents.get(uri)
    const before = asked?.version
    const answer = await this.deep.ask(name, ...words)
    if (asked?.version === before) return answer
    return new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed')
  }

  /** Settings or projects are others. */
  refreshAll(): void {
    this.#projects.forget()
    this.environment.invalidate()
    this.service.fileChanged()
    this.deep.fileChanged()
    for (const uri of this.documents.keys()) this.visited(uri)
    this.publisher.schedule()
  }

  filesChanged(uris: readonly string[]): void {
    if (uris.some((uri) => uri.endsWith('.json'))) {
      this.refreshAll()
      return
    }
    for (const uri of uris) {
      this.environment.invalidate(pathOf(uri))
      this.service.fileChanged(pathOf(uri))
      this.deep.fileChanged(pathOf(uri))
    }
    this.publisher.schedule()
  }
}
