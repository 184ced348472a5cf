// The extension in a browser: the server is a web worker.
import * as vscode from 'vscode'
import { LanguageClient } from 'vscode-languageclient/browser'
import { activateWith, clientOptions } from './activate.ts'
import { shareFiles } from './web-files.ts'

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const worker = new Worker(vscode.Uri.joinPath(context.extensionUri, 'dist', 'server-worker.js').toString(true))
  const client = new LanguageClient('descry', 'Descry', worker, clientOptions)
  await activateWith(context, client)
  context.subscriptions.push(await shareFiles(client))
}
