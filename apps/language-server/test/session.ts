// What the tests of the protocol run against: the server as a process, or, when DESCRY_SERVER=worker says so, in a web worker of Chromium.
// Files go where the server finds them: to disk, or into messages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProtocolConnection } from 'vscode-languageserver/node'
import { buildServer, type Client, startClient } from './client.ts'

export interface Session {
  readonly client: Client
  uriOf(name: string): string
  /** A second client with a server of its own; `prepare` says what it answers. */
  another(capabilities: object, prepare: (connection: ProtocolConnection) => void): Promise<Client>
  /** Another text in a file that no editor has open; the server is told. */
  write(name: string, text: string): void
  end(): Promise<void>
}

export const isWorker = process.env.DESCRY_SERVER === 'worker'

export async function startSession(): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'descry-server-'))
  const script = await buildServer(join(folder, 'server'))
  const start = async (capabilities: object, prepare?: (connection: ProtocolConnection) => void): Promise<Client> =>
    isWorker
      ? (await import('./worker-client.ts')).startWorkerClient(join(folder, 'server'), capabilities, prepare)
      : startClient([process.execPath, script, '--stdio'], { capabilities, prepare })
  const client = await start({})
  const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href
  return {
    client,
    uriOf,
    another: start,
    write(name, text) {
      if (isWorker) {
        client.notify('descry/files', { files: { [uriOf(name)]: text } })
        return
      }
      writeFileSync(join(folder, name), text)
      client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uriOf(name), type: 2 }] })
    },
    async end() {
      await client.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
