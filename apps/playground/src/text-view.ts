// A text that is only read, of any length: outputs and differences.
import { EditorState, type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, lineNumbers } from '@codemirror/view'
import { linkedField, linkLines } from './editor.ts'
import { editorStyle, shadowFor } from './editor-style.ts'
import { colouring } from './language.ts'
import type { DiffLine } from './worker/protocol.ts'

export class TextView {
  readonly #view: EditorView

  constructor(host: HTMLElement, label: string, lineChosen: (line: number) => void) {
    const root = shadowFor(host)
    this.#view = new EditorView({ parent: root, root })
    this.#label = label
    this.#lineChosen = lineChosen
    this.show('')
  }

  readonly #label: string
  readonly #lineChosen: (line: number) => void

  show(text: string): void {
    this.#set(text, [lineNumbers(), colouring])
  }

  showDiff(lines: readonly DiffLine[]): void {
    const signs = { same: ' ', added: '+', removed: '-', skipped: '…' } as const
    const text = lines.map(({ kind, text: own }) => `${signs[kind]} ${own}`).join('\n')
    const builder = new RangeSetBuilder<Decoration>()
    let at = 0
    for (const { kind, text: own } of lines) {
      if (kind !== 'same') builder.add(at, at, Decoration.line({ class: `cm-${kind}` }))
      at += own.length + 3
    }
    const marks: DecorationSet = builder.finish()
    this.#set(text, [EditorView.decorations.of(marks)])
  }

  link(lines: readonly number[]): void {
    linkLines(this.#view, lines, true)
  }

  #set(doc: string, more: Extension): void {
    const chosen = EditorView.updateListener.of((update) => {
      if (!update.selectionSet) return
      this.#lineChosen(update.state.doc.lineAt(update.state.selection.main.head).number)
    })
    const attributes = EditorView.contentAttributes.of({
      'aria-label': this.#label,
      'aria-readonly': 'true',
      tabindex: '0',
    })
    const extensions = [EditorState.readOnly.of(true), editorStyle, linkedField, chosen, attributes, more]
    this.#view.setState(EditorState.create({ doc, extensions }))
  }
}
