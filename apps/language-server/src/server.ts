// The server: documents of a client over the language service. It knows neither Node nor browsers; stdio.ts and worker.ts bring a
// connection and a host.
//
// Messages about a text are sent twice: what the front end says at once, and what needs the optimiser when nobody has typed for a moment.
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { version } from '../../../src/index.ts'
import { serverCapabilities } from './capabilities.ts'
import { type CommandContext, runCommand } from './commands.ts'
import { answerRequests } from './requests.ts'
import { type ServerEnvironment, Session } from './session.ts'
import { pathOf } from './uris.ts'

export interface Server {
  /** Files of the host have other texts. */
  filesChanged(uris: readonly string[]): void
}

export function startServer(connection: Connection, environment: ServerEnvironment): Server {
  const session = new Session(connection, environment)
  followSettings(session)
  followDocuments(session)
  answerRequests(session)
  runCommands(session)
  connection.onShutdown(() => {
    session.publisher.stop()
    session.deep.stop()
  })
  connection.listen()
  return { filesChanged: (uris) => session.filesChanged(uris) }
}

/** Files whose change makes what is known old. */
const watchers = [
  { globPattern: '**/*.{hlsl,hlsli,h,fx,fxh,inc,slang}' },
  { globPattern: '**/{descry,shadertoolsconfig}.json' },
]

function followSettings(session: Session): void {
  const { connection, settings } = session
  let canConfigure = false
  let canWatch = false
  let hasFolders = false
  connection.onInitialize(({ capabilities }: InitializeParams): InitializeResult => {
    canConfigure = capabilities.workspace?.configuration === true
    hasFolders = capabilities.workspace?.workspaceFolders === true
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return { capabilities: serverCapabilities, serverInfo: { name: 'descry', version } }
  })
  connection.onInitialized(async () => {
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
    if (canConfigure) await readConfiguration(session, hasFolders)
    if (canConfigure && hasFolders)
      connection.workspace.onDidChangeWorkspaceFolders(() => readConfiguration(session, hasFolders))
  })
  connection.onDidChangeConfiguration(async ({ settings: given }) => {
    if (canConfigure) return readConfiguration(session, hasFolders)
    settings.set((given as { readonly descry?: unknown } | null)?.descry)
    session.refreshAll()
  })
  connection.onDidChangeWatchedFiles(({ changes }) => session.filesChanged(changes.map(({ uri }) => uri)))
}

async function readConfiguration(session: Session, hasFolders: boolean): Promise<void> {
  const { workspace } = session.connection
  const folders = hasFolders ? ((await workspace.getWorkspaceFolders()) ?? []) : []
  const scopes = [{}, ...folders.map(({ uri }) => ({ scopeUri: uri }))]
  const sections = scopes.map((scope) => ({ ...scope, section: 'descry' }))
  const [common, ...own] = (await workspace.getConfiguration(sections)) as unknown[]
  session.settings.set(
    common,
    folders.map(({ uri }, index) => [pathOf(uri), own[index]] as const),
  )
  session.refreshAll()
}

function followDocuments(session: Session): void {
  const { connection, environment, service, deep, documents, publisher } = session
  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version: number, text } }) => {
    documents.set(uri, TextDocument.create(uri, languageId, number, text))
    service.open(session.visited(uri), text, number)
    deep.open(pathOf(uri), text, number)
    publisher.schedule()
  })
  connection.onDidChangeTextDocument(({ textDocument: { uri, version: number }, contentChanges }) => {
    const document = documents.get(uri)
    if (!document) return
    const changed = TextDocument.update(document, contentChanges, number)
    documents.set(uri, changed)
    service.change(pathOf(uri), changed.getText(), number)
    deep.open(pathOf(uri), changed.getText(), number)
    publisher.schedule()
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.delete(uri)
    environment.invalidate(pathOf(uri))
    service.close(pathOf(uri))
    deep.close(pathOf(uri))
    publisher.close(uri)
    // What was not saved is gone for those that include it, too.
    publisher.schedule()
  })
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => environment.invalidate(pathOf(uri)))
}

function runCommands({ service, deep, connection, environment, publisher }: Session): void {
  const refresh = (): void => {
    publisher.schedule()
    connection.languages.inlayHint.refresh().catch(() => undefined)
    connection.languages.semanticTokens.refresh()
  }
  const context: CommandContext = { service, deep, connection, commitHost: environment.commitHost, refresh }
  connection.onExecuteCommand(({ command, arguments: given }) => runCommand(context, command, given))
}
