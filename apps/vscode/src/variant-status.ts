// The status bar names the entry point or permutation the active file is seen through; a click chooses another.
import * as vscode from 'vscode'
import type { ServerApi } from './server-api.ts'

export class VariantStatus {
  private readonly item = vscode.window.createStatusBarItem('descry.variant', vscode.StatusBarAlignment.Right, 100)
  private readonly api: ServerApi

  constructor(api: ServerApi) {
    this.api = api
    this.item.name = 'Descry variant'
    this.item.command = 'descry.selectVariant'
    this.item.tooltip = 'Entry point or permutation this file is seen through'
  }

  async show(document: vscode.TextDocument | undefined): Promise<void> {
    const active = document && (await this.api.variants(document.uri.toString())).find((choice) => choice.active)
    if (!active) return this.item.hide()
    this.item.text = `$(list-selection) ${active.label}`
    this.item.show()
  }

  async choose(document: vscode.TextDocument): Promise<void> {
    const uri = document.uri.toString()
    const choices = await this.api.variants(uri)
    const items = choices.map(({ id, label, detail, active }) => ({
      id,
      label,
      detail,
      description: active ? 'shown now' : '',
    }))
    const choice = await vscode.window.showQuickPick(items, {
      placeHolder: choices.length === 0 ? 'No entry point reaches this file' : 'See this file through',
      matchOnDetail: true,
    })
    if (!choice) return
    await this.api.selectVariant(uri, choice.id)
    await this.show(document)
  }

  dispose(): void {
    this.item.dispose()
  }
}
