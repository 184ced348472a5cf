// A client for tests: speaks the protocol with a server, a process or a web worker (worker-client.ts).
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'tsdown'
import type { PublishDiagnosticsParams } from 'vscode-languageserver'
import {
  createProtocolConnection,
  type MessageReader,
  type MessageWriter,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'

export interface Client {
  readonly connection: ProtocolConnection
  /** Asks, and gives back what came. */
  request<Result = unknown>(method: string, params: unknown): Promise<Result>
  notify(method: string, params: unknown): void
  open(uri: string, text: string): void
  /** Replaces the whole text. */
  change(uri: string, text: string, version: number): void
  /** The next messages about a document that fulfil the condition. */
  diagnostics(uri: string, isMeant?: (params: PublishDiagnosticsParams) => boolean): Promise<PublishDiagnosticsParams>
  /** All messages so far, in order. */
  readonly published: readonly PublishDiagnosticsParams[]
  stop(): Promise<void>
}

export interface ClientOptions {
  readonly capabilities?: object
  /** Says what the client answers. */
  readonly prepare?: ((connection: ProtocolConnection) => void) | undefined
}

export interface ProcessClient extends Client {
  readonly process: ChildProcess
}

const root = join(import.meta.dirname, '..')

/** Builds the server into a folder; the script that runs it. */
export async function buildServer(folder: string): Promise<string> {
  await build({ cwd: root, config: join(root, 'tsdown.config.ts'), outDir: folder, logLevel: 'error' })
  return join(folder, 'stdio.mjs')
}

/** A process: the built server, or another one. */
export async function startClient(
  command: readonly string[],
  options: ClientOptions = {},
  cwd = join(root, '..', '..'),
): Promise<ProcessClient> {
  const [program, ...words] = command
  const child = spawn(program!, words, { stdio: ['pipe', 'pipe', 'inherit'], cwd })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const reader = new StreamMessageReader(child.stdout)
  const client = await connectClient(reader, new StreamMessageWriter(child.stdin), () => ended, options)
  return { ...client, process: child }
}

/** `ended` is waited for when the server has been told to exit. */
export async function connectClient(
  reader: MessageReader,
  writer: MessageWriter,
  ended: () => Promise<void>,
  { capabilities = {}, prepare }: ClientOptions,
): Promise<Client> {
  const connection = createProtocolConnection(reader, writer)
  const published: PublishDiagnosticsParams[] = []
  const waiting = new Set<() => void>()
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.push(params)
    for (const wake of [...waiting]) wake()
  })
  connection.onRequest('workspace/inlayHint/refresh', () => null)
  connection.onRequest('workspace/semanticTokens/refresh', () => null)
  prepare?.(connection)
  connection.listen()
  const client: Client = {
    connection,
    published,
    request: (method, params) => connection.sendRequest(method, params),
    notify: (method, params) => void connection.sendNotification(method, params as object),
    open: (uri, text) =>
      client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'hlsl', version: 1, text } }),
    change: (uri, text, version) =>
      client.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] }),
    diagnostics(uri, isMeant = () => true) {
      return new Promise((resolve) => {
        let seen = 0
        const look = (): void => {
          for (; seen < published.length; seen++) {
            const params = published[seen]!
            if (params.uri !== uri || !isMeant(params)) continue
            waiting.delete(look)
            resolve(params)
            return
          }
        }
        waiting.add(look)
        look()
      })
    },
    async stop() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      await ended()
      connection.dispose()
    },
  }
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities })
  await connection.sendNotification('initialized', {})
  return client
}
