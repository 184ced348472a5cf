// As much of the editor's API as the extension uses, with a record of what was asked of it.
import { vi } from 'vitest'

export type Handler = (...parameters: unknown[]) => unknown

export interface StubEditor {
  readonly commands: Map<string, Handler>
  readonly context: Map<string, unknown>
  readonly panels: { readonly title: string; html: string }[]
  readonly opened: unknown[]
  /** The cursor moved in an editor. */
  moved: (event: { textEditor: unknown }) => void
  trees: Map<string, { getChildren(node?: unknown): unknown[]; getTreeItem(node: unknown): unknown }>
  contents: Map<string, { provideTextDocumentContent(uri: unknown): Promise<string> }>
  picked: ((items: readonly { label: string }[]) => unknown) | undefined
}

export const stub: StubEditor = {
  commands: new Map(),
  context: new Map(),
  panels: [],
  opened: [],
  moved: () => {},
  trees: new Map(),
  contents: new Map(),
  picked: undefined,
}

export class StubUri {
  readonly scheme: string
  readonly path: string
  readonly query: string

  constructor(scheme: string, path: string, query = '') {
    this.scheme = scheme
    this.path = path
    this.query = query
  }

  static from({ scheme, path, query }: { scheme: string; path: string; query?: string }): StubUri {
    return new StubUri(scheme, path, query)
  }

  static parse(text: string): StubUri {
    const [, scheme, path] = /^(\w+):\/\/(.*)$/.exec(text)!
    return new StubUri(scheme!, path!)
  }

  static joinPath(base: StubUri, ...parts: readonly string[]): StubUri {
    return new StubUri(base.scheme, new URL(parts.join('/'), `file://${base.path}/`).pathname)
  }

  with({ path }: { path: string }): StubUri {
    return new StubUri(this.scheme, path)
  }

  toString(): string {
    return `${this.scheme}://${this.path}${this.query && `?${this.query}`}`
  }
}

const nothing = { dispose() {} }

class Emitter {
  readonly event = () => nothing
  fire() {}
}

class Range {
  readonly start: { readonly line: number }

  constructor(line: number | { readonly line: number }) {
    this.start = typeof line === 'number' ? { line } : line
  }
}

/** Two documents side by side; a test makes one of them active. */
export const windowState: { activeTextEditor: unknown; visibleTextEditors: unknown[] } = {
  activeTextEditor: undefined,
  visibleTextEditors: [],
}

export const vscodeModule = {
  Uri: StubUri,
  EventEmitter: Emitter,
  Range,
  Position: class {
    readonly line: number
    readonly character: number
    constructor(line: number, character: number) {
      this.line = line
      this.character = character
    }
  },
  ThemeIcon: class {},
  ThemeColor: class {},
  TreeItem: class {
    readonly label: string
    constructor(label: string) {
      this.label = label
    }
  },
  TreeItemCollapsibleState: { None: 0, Expanded: 2 },
  StatusBarAlignment: { Right: 2 },
  ViewColumn: { Beside: -2 },
  TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
  commands: {
    registerCommand: (name: string, run: Handler) => {
      stub.commands.set(name, run)
      return nothing
    },
    executeCommand: async (name: string, ...parameters: unknown[]) => {
      if (name === 'setContext') stub.context.set(parameters[0] as string, parameters[1])
    },
  },
  window: {
    get activeTextEditor() {
      return windowState.activeTextEditor
    },
    get visibleTextEditors() {
      return windowState.visibleTextEditors
    },
    createStatusBarItem: () => ({ hide: vi.fn(), show: vi.fn(), dispose() {} }),
    createTextEditorDecorationType: () => nothing,
    createWebviewPanel: (_kind: string, title: string) => {
      const panel = { title, html: '' }
      stub.panels.push(panel)
      return {
        onDidDispose: () => nothing,
        set title(text: string) {
          ;(panel as { title: string }).title = text
        },
        webview: {
          set html(text: string) {
            panel.html = text
          },
        },
      }
    },
    registerTreeDataProvider: (id: string, provider: never) => {
      stub.trees.set(id, provider)
      return nothing
    },
    onDidChangeActiveTextEditor: () => nothing,
    onDidChangeTextEditorSelection: (listener: (event: { textEditor: unknown }) => void) => {
      stub.moved = listener
      return nothing
    },
    showInformationMessage: async () => undefined,
    showQuickPick: async (items: readonly { label: string }[]) => stub.picked?.(items),
    showTextDocument: async (...parameters: unknown[]) => {
      stub.opened.push(parameters)
    },
  },
  workspace: {
    createFileSystemWatcher: () => nothing,
    registerTextDocumentContentProvider: (scheme: string, provider: never) => {
      stub.contents.set(scheme, provider)
      return nothing
    },
    openTextDocument: async (options: unknown) => options,
  },
  tasks: { registerTaskProvider: () => nothing },
  languages: { onDidChangeDiagnostics: () => nothing },
}
