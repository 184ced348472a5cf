// Pictures beside the source: the register map, constant-buffer layouts, the flow of resources. One panel of each kind, which follows
// the active editor. The server draws; the panel only shows SVG, with scripts off.
import * as vscode from 'vscode'
import type { PictureKind, ServerApi } from './server-api.ts'

const titles: Readonly<Record<PictureKind, string>> = {
  registers: 'Register map',
  layout: 'Constant-buffer layout',
  flow: 'Resource flow',
  rules: 'Rules of Clang and of DXC',
}

export class PicturePanels {
  private readonly panels = new Map<PictureKind, vscode.WebviewPanel>()
  private readonly api: ServerApi

  constructor(api: ServerApi) {
    this.api = api
  }

  async open(kind: PictureKind, document: vscode.TextDocument): Promise<void> {
    let panel = this.panels.get(kind)
    if (!panel) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }
      panel = vscode.window.createWebviewPanel(`descry.${kind}`, titles[kind], place, { enableScripts: false })
      panel.onDidDispose(() => this.panels.delete(kind))
      this.panels.set(kind, panel)
    }
    await this.draw(kind, panel, document)
  }

  /** What is open follows the document. */
  async follow(document: vscode.TextDocument): Promise<void> {
    await Promise.all([...this.panels].map(([kind, panel]) => this.draw(kind, panel, document)))
  }

  private async draw(kind: PictureKind, panel: vscode.WebviewPanel, document: vscode.TextDocument): Promise<void> {
    const picture = await this.api.picture(document.uri.toString(), kind)
    if (this.panels.get(kind) !== panel) return
    panel.title = `${titles[kind]}: ${document.uri.path.split('/').at(-1)}`
    panel.webview.html = page(picture ?? '<p>This file has no picture: its entry point does not compile.</p>')
  }
}

function page(content: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body { padding: 12px; overflow: auto } svg { background: #fff }</style>
</head>
<body>${content}</body>
</html>`
}
