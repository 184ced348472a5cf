// The server in a web worker. Files that documents include come from the client, with a notification:
//
//   descry/files { files: { "file:///shaders/common.hlsli": "text", "file:///shaders/old.hlsli": null } }
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser'
import { createMemoryHost } from '../../../src/index.ts'
import { startServer } from './server.ts'
import { pathOf } from './uris.ts'

/** What a dedicated worker has of its global scope. */
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0]

const files = new Map<string, string>()
const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self))
const server = startServer(connection, { host: createMemoryHost(files), invalidate: () => undefined })
connection.onNotification('descry/files', (params: { readonly files: Readonly<Record<string, string | null>> }) => {
  for (const [uri, text] of Object.entries(params.files)) {
    if (text === null) files.delete(pathOf(uri))
    else files.set(pathOf(uri), text)
  }
  server.filesChanged(Object.keys(params.files))
})
