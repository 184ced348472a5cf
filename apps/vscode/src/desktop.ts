// The extension in a desktop VS Code: the server is a process of the editor's own Node.
import * as vscode from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { activateWith, clientOptions } from './activate.ts'

export function activate(context: vscode.ExtensionContext): Promise<void> {
  const module = vscode.Uri.joinPath(context.extensionUri, 'dist', 'server.cjs').fsPath
  const server = { module, transport: TransportKind.ipc }
  return activateWith(context, new LanguageClient('descry', 'Descry', { run: server, debug: server }, clientOptions))
}
