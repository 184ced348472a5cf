// The language server: the language service behind the Language Server Protocol, whatever carries the messages (stdio.ts, worker.ts).
//
// Every request is answered from the texts as they are when it is answered; messages are sent with the version they are about.
import {
  type Connection,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { version } from '../../../src/index.ts'
import { createLanguageService, type LanguageService, type Variant } from '../../../src/service/service.ts'
import { CheckQueue } from './check-queue.ts'
import { type CommandContext, commandNames, runCommand } from './commands.ts'
import { defaultSettings, readSettings, type Settings, settingsOptions, shaderToolsOptions } from './configuration.ts'
import type { ServerFiles } from './files.ts'
import { pathOf, uriOf } from './paths.ts'
import { PublishedMessages } from './published.ts'
import {
  toDiagnostic,
  toDocumentSymbol,
  toFoldingRange,
  toLocation,
  toSelectionRange,
  toWorkspaceEdit,
  toWorkspaceSymbol,
} from './to-protocol.ts'

export interface ServerEnvironment {
  readonly files: ServerFiles
  /** What the project around a document says about it; asked again when a project file changes. */
  projectVariants?(path: string): readonly Variant[]
  /** The text a file has in the last commit. */
  headText?(path: string): Promise<string | undefined>
}

const documentationAddress = 'https://github.com/descry/descry/blob/main/docs/generated/diagnostics.md'

export class Server {
  readonly #connection: Connection
  readonly #environment: ServerEnvironment
  readonly #documents = new TextDocuments(TextDocument)
  readonly #service: LanguageService
  readonly #published: PublishedMessages
  readonly #queue: CheckQueue
  #settings: Settings = defaultSettings
  #folders: readonly string[] = []

  constructor(connection: Connection, environment: ServerEnvironment) {
    this.#connection = connection
    this.#environment = environment
    this.#service = createLanguageService(environment.files, (path) => ({
      ...shaderToolsOptions(path, environment.files),
      ...settingsOptions(this.#settings, this.#folderOf(path)),
    }))
    this.#published = new PublishedMessages((path, diagnostics) => {
      const version = this.#service.version(path)
      void connection.sendDiagnostics({ uri: uriOf(path), diagnostics, ...(version !== undefined && { version }) })
    })
    this.#queue = new CheckQueue({ quick: (path) => this.#check(path, false), deep: (path) => this.#check(path, true) })
    this.#listen()
  }

  /** A file that was missing is there now. */
  arrived(path: string): void {
    this.#service.fileChanged(path)
    this.#checkAll()
  }

  #listen(): void {
    const connection = this.#connection
    connection.onInitialize((parameters) => this.#initialize(parameters))
    connection.onInitialized(() => void this.#readSettings())
    connection.onDidChangeConfiguration(({ settings }) => void this.#readSettings(settings))
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) this.#fileChanged(pathOf(uri))
      this.#checkAll()
    })
    connection.onShutdown(() => this.#queue.clear())
    this.#listenToDocuments()
    this.#answerPlaces()
    this.#answerDocuments()
    connection.onExecuteCommand(({ command, arguments: words = [] }) =>
      runCommand(command, words, this.#commandContext()),
    )
    this.#documents.listen(connection)
  }

  #initialize({ workspaceFolders, rootUri, initializationOptions }: InitializeParams): InitializeResult {
    this.#folders = (workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])).map(pathOf)
    this.#settings = readSettings(initializationOptions)
    return {
      serverInfo: { name: 'descry', version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        definitionProvider: true,
        declarationProvider: true,
        typeDefinitionProvider: true,
        referencesProvider: true,
        documentHighlightProvider: true,
        renameProvider: { prepareProvider: true },
        documentSymbolProvider: true,
        workspaceSymbolProvider: true,
        foldingRangeProvider: true,
        selectionRangeProvider: true,
        executeCommandProvider: { commands: [...commandNames] },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    }
  }

  // ---- Settings and files

  async #readSettings(pushed?: unknown): Promise<void> {
    const given = await this.#connection.workspace.getConfiguration('descry').catch(() => undefined)
    const sent = pushed as { readonly descry?: unknown } | undefined
    this.#settings = readSettings(given ?? sent?.descry)
    this.#service.fileChanged()
    this.#checkAll()
  }

  #folderOf(path: string): string | undefined {
    return this.#folders.find((folder) => path.startsWith(`${folder}/`))
  }

  #fileChanged(path: string): void {
    this.#environment.files.invalidate(path)
    this.#service.fileChanged(path)
    if (/(^|\/)(descry|shadertoolsconfig)\.json$/.test(path))
      for (const document of this.#documents.all()) this.#offer(pathOf(document.uri))
  }

  #offer(path: string): void {
    const variants = this.#environment.projectVariants?.(path) ?? []
    this.#service.offerVariants(path, variants)
  }

  #listenToDocuments(): void {
    this.#documents.onDidOpen(({ document }) => {
      const path = pathOf(document.uri)
      this.#service.open(path, document.getText(), document.version)
      this.#offer(path)
    })
    // Comes after opening, too.
    this.#documents.onDidChangeContent(({ document }) => {
      const path = pathOf(document.uri)
      this.#service.change(path, document.getText(), document.version)
      this.#checkAll()
    })
    this.#documents.onDidClose(({ document }) => {
      const path = pathOf(document.uri)
      this.#queue.forget(path)
      this.#service.close(path)
      this.#published.forget(path)
      this.#checkAll()
    })
  }

  // ---- Messages

  /** What has not changed is not compiled again. */
  #checkAll(): void {
    for (const { uri } of this.#documents.all()) this.#queue.changed(pathOf(uri))
  }

  #check(path: string, isDeep: boolean): void {
    const { files } = isDeep ? this.#service.deepDiagnostics(path) : this.#service.diagnostics(path)
    const messages = new Map(
      [...files].map(([file, list]) => [
        file,
        list.map((message) => toDiagnostic(message, (code) => `${documentationAddress}#${code}`)),
      ]),
    )
    this.#published.update(path, messages)
  }

  // ---- Requests

  #answerPlaces(): void {
    const connection = this.#connection
    const service = this.#service
    connection.onDefinition(({ textDocument, position }) =>
      service.definition(pathOf(textDocument.uri), position).map(toLocation),
    )
    connection.onDeclaration(({ textDocument, position }) =>
      service.declaration(pathOf(textDocument.uri), position).map(toLocation),
    )
    connection.onTypeDefinition(({ textDocument, position }) =>
      service.typeDefinition(pathOf(textDocument.uri), position).map(toLocation),
    )
    connection.onReferences(({ textDocument, position, context }) =>
      service.references(pathOf(textDocument.uri), position, context.includeDeclaration).map(toLocation),
    )
    connection.onDocumentHighlight(({ textDocument, position }) =>
      service.highlights(pathOf(textDocument.uri), position).map(({ place }) => ({ range: place.range })),
    )
    connection.onPrepareRename(({ textDocument, position }) => {
      const prepared = service.prepareRename(pathOf(textDocument.uri), position)
      if (!prepared.ok) return refused(prepared.reason)
      return { range: prepared.range, placeholder: prepared.name }
    })
    connection.onRenameRequest(({ textDocument, position, newName }) => {
      const renamed = service.rename(pathOf(textDocument.uri), position, newName)
      return renamed.ok ? toWorkspaceEdit(renamed.files) : refused(renamed.reason)
    })
  }

  #answerDocuments(): void {
    const connection = this.#connection
    const service = this.#service
    connection.onDocumentSymbol(({ textDocument }) =>
      service.documentSymbols(pathOf(textDocument.uri)).map(toDocumentSymbol),
    )
    connection.onWorkspaceSymbol(({ query }) => service.workspaceSymbols(query).map(toWorkspaceSymbol))
    connection.onFoldingRanges(({ textDocument }) =>
      service.foldingRanges(pathOf(textDocument.uri)).map(toFoldingRange),
    )
    connection.onSelectionRanges(({ textDocument, positions }) =>
      positions.map((position) =>
        toSelectionRange(service.selectionRanges(pathOf(textDocument.uri), position), position),
      ),
    )
  }

  #commandContext(): CommandContext {
    return {
      service: this.#service,
      changed: (path) => {
        this.#service.fileChanged(path)
        this.#checkAll()
      },
    }
  }
}

function refused(reason: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, reason)
}
