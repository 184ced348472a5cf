// The extension in a browser: the server is a web worker.
import * as vscode from 'vscode'
import { LanguageClient } from 'vscode-languageclient/browser'
import { activateWith, clientOptions } from './activate.ts'

export function activate(context: vscode.ExtensionContext): Promise<void> {
  const worker = new Worker(vscode.Uri.joinPath(context.extensionUri, 'dist', 'server-worker.js').toString(true))
  return activateWith(context, new LanguageClient('descry', 'Descry', worker, clientOptions))
}
