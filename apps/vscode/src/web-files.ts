// In a browser the server has no disk: the shaders of the workspace are sent to it, and again when they change.
import * as vscode from 'vscode'
import type { BaseLanguageClient } from 'vscode-languageclient'

const pattern =
  '**/{*.hlsl,*.hlsli,*.h,*.fx,*.fxh,*.inc,*.slang,*.cginc,*.ush,*.usf,descry.json,shadertoolsconfig.json}'
const skipped = '**/{node_modules,.git}/**'
/** More would take longer to send than anybody waits. */
const mostFiles = 2000
const mostBytes = 1 << 20

export async function shareFiles(client: BaseLanguageClient): Promise<vscode.Disposable> {
  const found = await vscode.workspace.findFiles(pattern, skipped, mostFiles)
  await send(client, found)
  const watcher = vscode.workspace.createFileSystemWatcher(pattern)
  watcher.onDidCreate((uri) => send(client, [uri]))
  watcher.onDidChange((uri) => send(client, [uri]))
  watcher.onDidDelete((uri) => client.sendNotification('descry/files', { files: { [uri.toString()]: null } }))
  return watcher
}

async function send(client: BaseLanguageClient, uris: readonly vscode.Uri[]): Promise<void> {
  const files: Record<string, string> = {}
  for (const uri of uris) {
    const bytes = await vscode.workspace.fs.readFile(uri)
    if (bytes.length <= mostBytes) files[uri.toString()] = new TextDecoder().decode(bytes)
  }
  await client.sendNotification('descry/files', { files })
}
