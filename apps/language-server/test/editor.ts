// An editor for tests: starts the server as a process and speaks the protocol with it.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import type { Diagnostic, InitializeResult, Position, PublishDiagnosticsParams } from 'vscode-languageserver'

const server = join(import.meta.dirname, '..', 'src', 'stdio.ts')

export class Editor {
  readonly process: ChildProcess
  readonly connection: MessageConnection
  readonly #published = new Map<string, PublishDiagnosticsParams>()
  readonly #versions = new Map<string, number>()
  readonly #texts = new Map<string, string>()
  #waiting: (() => void)[] = []

  private constructor(child: ChildProcess, connection: MessageConnection) {
    this.process = child
    this.connection = connection
  }

  static async start(settings: unknown = {}, folder = '/project'): Promise<Editor> {
    const child = spawn(process.execPath, ['--import', 'tsx', server, '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout!),
      new StreamMessageWriter(child.stdin!),
    )
    const editor = new Editor(child, connection)
    connection.onNotification('textDocument/publishDiagnostics', (parameters: PublishDiagnosticsParams) => {
      editor.#published.set(parameters.uri, parameters)
      const waiting = editor.#waiting
      editor.#waiting = []
      for (const resume of waiting) resume()
    })
    connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
      items.map(() => settings),
    )
    connection.listen()
    editor.initialized = await connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: `file://${folder}`,
      workspaceFolders: [{ uri: `file://${folder}`, name: 'project' }],
      capabilities: { workspace: { configuration: true } },
    })
    await connection.sendNotification('initialized', {})
    return editor
  }

  initialized!: InitializeResult

  async open(uri: string, text: string, languageId = 'hlsl'): Promise<void> {
    this.#versions.set(uri, 1)
    this.#texts.set(uri, text)
    const textDocument = { uri, languageId, version: 1, text }
    await this.connection.sendNotification('textDocument/didOpen', { textDocument })
  }

  /** The whole text anew. */
  async change(uri: string, text: string): Promise<void> {
    const version = this.#versions.get(uri)! + 1
    this.#versions.set(uri, version)
    this.#texts.set(uri, text)
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    })
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } })
  }

  /** Asks about the first place where `at` stands; the cursor is where `|` is in it, or at its start. */
  ask<Answer>(method: string, uri: string, at: string, more: object = {}): Promise<Answer> {
    return this.connection.sendRequest(method, { textDocument: { uri }, position: this.position(uri, at), ...more })
  }

  request<Answer>(method: string, parameters: object): Promise<Answer> {
    return this.connection.sendRequest(method, parameters)
  }

  position(uri: string, at: string): Position {
    const cursor = Math.max(0, at.indexOf('|'))
    const text = this.#texts.get(uri)!
    const start = text.indexOf(at.replace('|', ''))
    if (start < 0) throw new Error(`'${at}' is not in ${uri}`)
    const before = text.slice(0, start + cursor).split('\n')
    return { line: before.length - 1, character: before.at(-1)!.length }
  }

  /** The messages of a document once they are as wanted; those of older versions do not count. */
  async messages(uri: string, isWanted: (messages: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    for (;;) {
      const published = this.#published.get(uri)
      const isNew = (published?.version ?? this.#versions.get(uri)) === this.#versions.get(uri)
      if (published && isNew && isWanted(published.diagnostics)) return published.diagnostics
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  async stop(): Promise<number | null> {
    await this.connection.sendRequest('shutdown')
    const exited = new Promise<number | null>((resolve) => this.process.once('exit', resolve))
    await this.connection.sendNotification('exit')
    return exited
  }
}
