// A client for tests: starts the server as a process and speaks the protocol with it.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { PublishDiagnosticsParams } from 'vscode-languageserver'
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'

export interface Client {
  readonly connection: ProtocolConnection
  readonly process: ChildProcess
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

const root = join(import.meta.dirname, '..')
const sourceCommand = ['--import', 'tsx', join(root, 'src/stdio.ts'), '--stdio']

/** From its sources, or by another command. */
export async function startClient(
  capabilities: object = {},
  command: readonly string[] = [process.execPath, ...sourceCommand],
  cwd = join(root, '..', '..'),
): Promise<Client> {
  const [program, ...words] = command
  const child = spawn(program!, words, { stdio: ['pipe', 'pipe', 'inherit'], cwd })
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const published: PublishDiagnosticsParams[] = []
  const waiting = new Set<() => void>()
  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.push(params)
    for (const wake of [...waiting]) wake()
  })
  connection.onRequest('workspace/inlayHint/refresh', () => null)
  connection.onRequest('workspace/semanticTokens/refresh', () => null)
  connection.listen()
  const client: Client = {
    connection,
    process: child,
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
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      await connection.sendNotification('exit')
      await ended
      connection.dispose()
    },
  }
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities })
  await connection.sendNotification('initialized', {})
  return client
}
