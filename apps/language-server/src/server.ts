// The server: documents of a client over the language service. It knows neither Node nor browsers; main.ts and worker.ts bring a
// connection and a host.
//
// Messages about a text are sent twice: what the front end says at once, and what needs the optimiser when nobody has typed for a moment.
// Requests are answered one after the other for the text as it is then, so no answer is about an older version; those that need the
// optimiser are answered beside (deep.ts), and refused if the text has changed meanwhile.
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type Host, version } from '../../../src/index.ts'
import {
  createLanguageService,
  type LanguageService,
  type Position,
  semanticTokenModifiers,
  semanticTokenTypes,
} from '../../../src/service/service.ts'
import { type CommandContext, commandNames, runCommand } from './commands.ts'
import * as convert from './convert.ts'
import { type Deep, type DeepAnswer, type DeepAnswers, type DeepName, deepBeside } from './deep.ts'
import { Publisher } from './publish.ts'
import { FolderSettings, Projects } from './settings.ts'
import { pathOf, uriOf } from './uris.ts'

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

export interface Server {
  /** Files of the host have other texts. */
  filesChanged(uris: readonly string[]): void
}

export function startServer(connection: Connection, environment: ServerEnvironment): Server {
  const { host } = environment
  const service = createLanguageService(host)
  const deep = environment.deep?.(service) ?? deepBeside(service)
  const projects = new Projects(host, service)
  const documents = new Map<string, TextDocument>()
  const publisher = new Publisher(connection, service, deep, () => documents.values(), environment.explanations)
  const settings = new FolderSettings()
  let canConfigure = false
  let canWatch = false
  let hasFolders = false

  const visited = (uri: string): string => {
    const path = pathOf(uri)
    projects.visit(path, settings.of(path))
    return path
  }
  const at = ({ textDocument, position }: TextDocumentPositionParams): readonly [string, Position] => [
    visited(textDocument.uri),
    position,
  ]
  /** Beside the server: if the text changes meanwhile, the answer is about an old one, and the client asks again. */
  const ask = async <Name extends DeepName>(
    uri: string,
    name: Name,
    ...words: Parameters<DeepAnswers[Name]>
  ): Promise<DeepAnswer<Name> | ResponseError> => {
    const asked = documents.get(uri)
    const before = asked?.version
    const answer = await deep.ask(name, ...words)
    if (asked?.version === before) return answer
    return new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed')
  }
  const refreshAll = (): void => {
    projects.forget()
    environment.invalidate()
    service.fileChanged()
    deep.fileChanged()
    for (const uri of documents.keys()) visited(uri)
    publisher.schedule()
  }

  connection.onInitialize(({ capabilities }: InitializeParams): InitializeResult => {
    canConfigure = capabilities.workspace?.configuration === true
    hasFolders = capabilities.workspace?.workspaceFolders === true
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return { capabilities: serverCapabilities, serverInfo: { name: 'descry', version } }
  })
  connection.onInitialized(async () => {
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
    if (canConfigure) await readConfiguration()
    if (canConfigure && hasFolders) connection.workspace.onDidChangeWorkspaceFolders(() => readConfiguration())
  })
  const readConfiguration = async (): Promise<void> => {
    const folders = hasFolders ? ((await connection.workspace.getWorkspaceFolders()) ?? []) : []
    const sections = [{}, ...folders.map(({ uri }) => ({ scopeUri: uri }))].map((scope) => ({
      ...scope,
      section: 'descry',
    }))
    const [common, ...own] = (await connection.workspace.getConfiguration(sections)) as unknown[]
    settings.set(
      common,
      folders.map(({ uri }, index) => [pathOf(uri), own[index]] as const),
    )
    refreshAll()
  }
  connection.onDidChangeConfiguration(async ({ settings: given }) => {
    if (canConfigure) return readConfiguration()
    settings.set((given as { readonly descry?: unknown } | null)?.descry)
    refreshAll()
  })
  const filesChanged = (uris: readonly string[]): void => {
    if (uris.some((uri) => uri.endsWith('.json'))) {
      refreshAll()
      return
    }
    for (const uri of uris) {
      environment.invalidate(pathOf(uri))
      service.fileChanged(pathOf(uri))
      deep.fileChanged(pathOf(uri))
    }
    publisher.schedule()
  }
  connection.onDidChangeWatchedFiles(({ changes }) => filesChanged(changes.map(({ uri }) => uri)))

  // ---- Documents

  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version: number, text } }) => {
    documents.set(uri, TextDocument.create(uri, languageId, number, text))
    service.open(visited(uri), text, number)
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
  })
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => environment.invalidate(pathOf(uri)))

  // ---- Places

  connection.onHover(async (params) => {
    const hover = await ask(params.textDocument.uri, 'hover', ...at(params))
    if (hover instanceof ResponseError) return hover
    return hover ? { range: hover.range, contents: { kind: 'markdown', value: hover.markdown } } : null
  })
  connection.onDefinition((params) => service.definition(...at(params)).map(convert.locationOf))
  connection.onDeclaration((params) => service.declaration(...at(params)).map(convert.locationOf))
  connection.onTypeDefinition((params) => service.typeDefinition(...at(params)).map(convert.locationOf))
  connection.onReferences((params) =>
    service.references(...at(params), params.context.includeDeclaration).map(convert.locationOf),
  )
  connection.onDocumentHighlight((params) =>
    service
      .highlights(...at(params))
      .map(({ place, isDeclaration }) => ({ range: place.range, kind: isDeclaration ? 3 : 2 })),
  )
  connection.onPrepareRename((params) => {
    const answer = service.prepareRename(...at(params))
    if (!answer.ok) return new ResponseError(LSPErrorCodes.RequestFailed, answer.reason)
    return { range: answer.range, placeholder: answer.name }
  })
  connection.onRenameRequest((params) => {
    const answer = service.rename(...at(params), params.newName)
    return answer.ok
      ? convert.workspaceEditOf(answer.files)
      : new ResponseError(LSPErrorCodes.RequestFailed, answer.reason)
  })
  connection.onCompletion((params) => convert.completionOf(service.completion(...at(params))))
  connection.onSignatureHelp((params) => {
    const help = service.signatureHelp(...at(params))
    return help ? convert.signatureHelpOf(help) : null
  })
  connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
    const actions = await ask(uri, 'codeActions', visited(uri), range)
    return actions instanceof ResponseError ? actions : actions.map((action) => convert.codeActionOf(action, context))
  })
  connection.languages.callHierarchy.onPrepare((params) => service.callItems(...at(params)).map(convert.callItemOf))
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    service.incomingCalls(visited(item.uri), item.selectionRange.start).map((call) => ({
      from: convert.callItemOf(call.item),
      fromRanges: [...call.ranges],
    })),
  )
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    service.outgoingCalls(visited(item.uri), item.selectionRange.start).map((call) => ({
      to: convert.callItemOf(call.item),
      fromRanges: [...call.ranges],
    })),
  )

  // ---- Documents as a whole

  connection.onDocumentSymbol(({ textDocument: { uri } }) =>
    service.documentSymbols(visited(uri)).map(convert.documentSymbolOf),
  )
  connection.onWorkspaceSymbol(({ query }) => service.workspaceSymbols(query).map(convert.workspaceSymbolOf))
  connection.onFoldingRanges(({ textDocument: { uri } }) =>
    service.foldingRanges(visited(uri)).map(convert.foldingRangeOf),
  )
  connection.onSelectionRanges(({ textDocument: { uri }, positions }) =>
    positions.map((position) => {
      const here = { range: { start: position, end: position } }
      return convert.selectionRangeOf(service.selectionRanges(visited(uri), position)) ?? here
    }),
  )
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) =>
    convert.semanticTokensOf(service.semanticTokens(visited(uri))),
  )
  connection.onDocumentLinks(({ textDocument: { uri } }) =>
    service.documentLinks(visited(uri)).map(({ range, target }) => ({ range, target: uriOf(target) })),
  )
  connection.languages.inlayHint.on(async ({ textDocument: { uri }, range }) => {
    const { registers, offsets, parameters } = settings.of(pathOf(uri)).inlayHints
    const isShown = { register: registers, offset: offsets, parameter: parameters }
    const hints = await ask(uri, 'inlayHints', visited(uri), range)
    if (hints instanceof ResponseError) return hints
    return hints.filter(({ kind }) => isShown[kind]).map(convert.inlayHintOf)
  })
  connection.onCodeLens(({ textDocument: { uri } }) =>
    service.codeLenses(visited(uri)).map(({ range }) => ({ range, data: { uri } })),
  )
  connection.onCodeLensResolve(async (lens) => {
    const { uri } = lens.data as { readonly uri: string }
    const title = await ask(uri, 'codeLensTitle', visited(uri))
    if (title instanceof ResponseError) return title
    return { ...lens, command: { title, command: 'descry.showTable', arguments: [uri] } }
  })
  connection.onDocumentFormatting(({ textDocument: { uri }, options }) =>
    convert.textEdits(service.format(visited(uri), options)),
  )
  connection.onDocumentRangeFormatting(({ textDocument: { uri }, options, range }) =>
    convert.textEdits(service.format(visited(uri), options, range)),
  )

  // ---- Commands

  const refresh = (): void => {
    publisher.schedule()
    connection.languages.inlayHint.refresh().catch(() => undefined)
    connection.languages.semanticTokens.refresh()
  }
  const context: CommandContext = { service, deep, connection, commitHost: environment.commitHost, refresh }
  connection.onExecuteCommand(({ command, arguments: given }) => runCommand(context, command, given))
  connection.onShutdown(() => {
    publisher.stop()
    deep.stop()
  })
  connection.listen()
  return { filesChanged }
}

/** Files whose change makes what is known old. */
const watchers = [
  { globPattern: '**/*.{hlsl,hlsli,h,fx,fxh,inc,slang}' },
  { globPattern: '**/{descry,shadertoolsconfig}.json' },
]

const serverCapabilities: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  definitionProvider: true,
  declarationProvider: true,
  typeDefinitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  completionProvider: { triggerCharacters: ['.', ':', '#', '"', '<', '[', '('] },
  signatureHelpProvider: { triggerCharacters: ['(', ','] },
  codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.rewrite'] },
  codeLensProvider: { resolveProvider: true },
  documentLinkProvider: {},
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  inlayHintProvider: true,
  callHierarchyProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...semanticTokenTypes], tokenModifiers: [...semanticTokenModifiers] },
    full: true,
  },
  executeCommandProvider: { commands: [...commandNames] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
}
