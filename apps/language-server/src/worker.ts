// The server as a web worker. Files that are not open are asked of the editor (`descry/readFile`), because a worker has no disk.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser'
import { FetchedFiles } from './files.ts'
import { uriOf } from './paths.ts'
import { Server } from './server.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope))
const files = new FetchedFiles(
  async (path) => (await connection.sendRequest<string | null>('descry/readFile', { uri: uriOf(path) })) ?? undefined,
  (path) => server.arrived(path),
)
const server = new Server(connection, { files })
connection.listen()
