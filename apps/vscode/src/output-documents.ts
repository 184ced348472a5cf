// Compiled outputs as read-only documents beside the source (`descry-output:shade.hlsl.ll?{...}`). The cursor on one side marks its
// lines on the other.
import * as vscode from 'vscode'
import { outputLines, sourceLines } from './line-links.ts'
import type { CompiledText, OutputKind, ServerApi } from './server-api.ts'

export const outputScheme = 'descry-output'

const choices: readonly { readonly label: string; readonly output: OutputKind; readonly extension: string }[] = [
  { label: 'DXIL', output: 'dxil', extension: 'll' },
  { label: 'LLVM IR, optimised', output: 'llvm', extension: 'll' },
  { label: 'LLVM IR, as lowered', output: 'llvm-raw', extension: 'll' },
  { label: 'SPIR-V', output: 'spirv', extension: 'spvasm' },
  { label: 'GLSL', output: 'glsl', extension: 'glsl' },
  { label: 'HLSL', output: 'hlsl', extension: 'hlsl' },
  { label: 'Reflection', output: 'reflection', extension: 'json' },
]

interface Shown {
  readonly source: string
  readonly kind: OutputKind
}

export class OutputDocuments implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>()
  readonly onDidChange = this.changed.event
  private readonly texts = new Map<string, CompiledText>()
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
  })
  private readonly api: ServerApi

  constructor(api: ServerApi) {
    this.api = api
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const { source, kind } = shownBy(uri)
    const compiled = await this.api.output(source, kind)
    if (!compiled) {
      this.texts.delete(uri.toString())
      return 'The entry point does not compile; its diagnostics say why.\n'
    }
    this.texts.set(uri.toString(), compiled)
    return compiled.text
  }

  async choose(document: vscode.TextDocument): Promise<void> {
    const choice = await vscode.window.showQuickPick(choices, { placeHolder: 'What to show beside the source' })
    if (!choice) return
    const name = document.uri.path.split('/').at(-1)
    const shown: Shown = { source: document.uri.toString(), kind: choice.output }
    const uri = vscode.Uri.from({
      scheme: outputScheme,
      path: `${name}.${choice.extension}`,
      query: JSON.stringify(shown),
    })
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: false }
    await vscode.window.showTextDocument(uri, place)
  }

  /** The source changed: what is shown of it is asked for again. */
  refresh(source: vscode.Uri): void {
    for (const { document } of vscode.window.visibleTextEditors)
      if (document.uri.scheme === outputScheme && shownBy(document.uri).source === source.toString())
        this.changed.fire(document.uri)
  }

  /** The cursor moved: mark where its line came from, or what it became. */
  follow(editor: vscode.TextEditor): void {
    const line = editor.selection.active.line
    const compiled = this.texts.get(editor.document.uri.toString())
    for (const other of vscode.window.visibleTextEditors) {
      if (other === editor) continue
      const lines = compiled ? linesOfSource(compiled, line, other) : this.linesOfOutput(editor, line, other)
      if (!lines) continue
      const ranges = lines.map((marked) => new vscode.Range(marked, 0, marked, 0))
      other.setDecorations(this.mark, ranges)
      if (ranges[0]) other.revealRange(ranges[0], vscode.TextEditorRevealType.InCenterIfOutsideViewport)
    }
  }

  private linesOfOutput(
    editor: vscode.TextEditor,
    line: number,
    other: vscode.TextEditor,
  ): readonly number[] | undefined {
    const compiled = this.texts.get(other.document.uri.toString())
    return compiled && outputLines(compiled, editor.document.uri.toString(), line)
  }
}

function linesOfSource(compiled: CompiledText, line: number, other: vscode.TextEditor): readonly number[] | undefined {
  const uri = other.document.uri.toString()
  if (!compiled.lines.some((link) => link.uri === uri)) return undefined
  return sourceLines(compiled, line).flatMap((link) => (link.uri === uri ? [link.source] : []))
}

function shownBy(uri: vscode.Uri): Shown {
  return JSON.parse(uri.query) as Shown
}
