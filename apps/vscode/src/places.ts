// From a place the compiler names to the editor. Files are named as the compiler found them: absolute, or relative to the document.
import * as vscode from 'vscode'
import type { SourcePlace } from '../../../src/index.ts'

export const openPlace = 'descry.openPlace'

function placeUri(document: vscode.Uri, file: string): vscode.Uri {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(file)) return vscode.Uri.parse(file)
  if (file.startsWith('/') || /^[a-z]:[\\/]/i.test(file)) return document.with({ path: file.replaceAll('\\', '/') })
  return vscode.Uri.joinPath(document, '..', file)
}

export async function goToPlace(document: vscode.Uri, { file, line, column }: SourcePlace): Promise<void> {
  const position = new vscode.Position(line - 1, Math.max(0, column - 1))
  await vscode.window.showTextDocument(placeUri(document, file), { selection: new vscode.Range(position, position) })
}
