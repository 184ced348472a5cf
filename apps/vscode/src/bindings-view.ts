// The Bindings view in the explorer: the table of the active editor, brought up to date when its diagnostics are.
import * as vscode from 'vscode'
import { bindingTree, type TreeNode } from './binding-groups.ts'
import { openPlace } from './places.ts'
import type { ServerApi } from './server-api.ts'

const icons: Readonly<Record<TreeNode['icon'], string>> = {
  space: 'symbol-namespace',
  class: 'symbol-class',
  resource: 'symbol-field',
  gone: 'circle-slash',
}

export class BindingsView implements vscode.TreeDataProvider<TreeNode> {
  private readonly changed = new vscode.EventEmitter<undefined>()
  readonly onDidChangeTreeData = this.changed.event
  private readonly api: ServerApi
  private roots: readonly TreeNode[] = []
  private shown: vscode.Uri | undefined

  constructor(api: ServerApi) {
    this.api = api
  }

  async show(document: vscode.TextDocument | undefined): Promise<void> {
    const uri = document?.uri
    this.shown = uri
    const table = uri && (await this.api.table(uri.toString()))
    // Another editor became active while the server was thinking.
    if (this.shown !== uri) return
    this.roots = table ? bindingTree(table) : []
    this.changed.fire(undefined)
  }

  getChildren(node?: TreeNode): TreeNode[] {
    return [...(node ? node.children : this.roots)]
  }

  getTreeItem(node: TreeNode): vscode.TreeItem {
    const state =
      node.children.length === 0 ? vscode.TreeItemCollapsibleState.None : vscode.TreeItemCollapsibleState.Expanded
    const item = new vscode.TreeItem(node.label, state)
    item.description = node.description
    item.tooltip = node.tooltip
    item.iconPath = new vscode.ThemeIcon(icons[node.icon])
    if (node.place && this.shown)
      item.command = { command: openPlace, title: 'Go to declaration', arguments: [this.shown, node.place] }
    return item
  }
}
