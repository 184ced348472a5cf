// The editor of the source: one view, a state for each file.
import { autocompletion, type CompletionContext, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view'
import { editorStyle, shadowFor } from './editor-style.ts'
import { colouring } from './language.ts'
import { markdownElement } from './markdown.ts'
import type { Inlay, Position, Suggestion } from './worker/protocol.ts'

export interface EditorEvents {
  changed(): void
  /** 1-based. */
  lineChosen(line: number): void
  /** What there is to say about a place: Markdown. */
  hover(at: Position): Promise<string | null>
  complete(at: Position): Promise<readonly Suggestion[]>
}

class InlayWidget extends WidgetType {
  readonly #inlay: Inlay
  constructor(inlay: Inlay) {
    super()
    this.#inlay = inlay
  }
  override eq(other: InlayWidget): boolean {
    return other.#inlay.text === this.#inlay.text && other.#inlay.why === this.#inlay.why
  }
  override toDOM(): HTMLElement {
    const { text, why } = this.#inlay
    const span = document.createElement('span')
    span.className = 'cm-inlay'
    span.textContent = text
    span.title = why
    return span
  }
}

const showInlays = StateEffect.define<readonly Inlay[]>()
const inlayField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(known, transaction) {
    let decorations = known.map(transaction.changes)
    for (const effect of transaction.effects)
      if (effect.is(showInlays)) {
        const { doc } = transaction.state
        const made = effect.value.flatMap((inlay) => {
          if (inlay.line > doc.lines) return []
          const line = doc.line(inlay.line)
          const at = line.from + Math.min(line.length, inlay.column - 1)
          return [Decoration.widget({ widget: new InlayWidget(inlay), side: 1 }).range(at)]
        })
        decorations = Decoration.set(made, true)
      }
    return decorations
  },
  provide: (field) => EditorView.decorations.from(field),
})

const showLinked = StateEffect.define<readonly number[]>()
const linkedLine = Decoration.line({ class: 'cm-linked' })
export const linkedField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(known, transaction) {
    let decorations = known.map(transaction.changes)
    for (const effect of transaction.effects)
      if (effect.is(showLinked)) {
        const { doc } = transaction.state
        const lines = [...new Set(effect.value)].filter((line) => line >= 1 && line <= doc.lines).sort((a, b) => a - b)
        decorations = Decoration.set(lines.map((line) => linkedLine.range(doc.line(line).from)))
      }
    return decorations
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Marks lines, 1-based; scrolls to the first if asked. */
export function linkLines(view: EditorView, lines: readonly number[], scrolls: boolean): void {
  const [first] = lines
  const effects: StateEffect<unknown>[] = [showLinked.of(lines)]
  if (scrolls && first !== undefined && first <= view.state.doc.lines)
    effects.push(EditorView.scrollIntoView(view.state.doc.line(first).from, { y: 'center' }))
  view.dispatch({ effects })
}

export class SourceEditor {
  readonly view: EditorView
  readonly #states = new Map<string, EditorState>()
  readonly #events: EditorEvents
  #file = ''
  #line = 0

  constructor(host: HTMLElement, events: EditorEvents) {
    this.#events = events
    const root = shadowFor(host)
    this.view = new EditorView({ state: this.#stateFor('', ''), parent: root, root })
  }

  get file(): string {
    return this.#file
  }

  text(file: string): string {
    const state = file === this.#file ? this.view.state : this.#states.get(file)
    return state?.doc.toString() ?? ''
  }

  /** Forgets all files. */
  reset(files: Readonly<Record<string, string>>, shown: string): void {
    this.#states.clear()
    for (const [file, text] of Object.entries(files)) this.#states.set(file, this.#stateFor(file, text))
    this.#file = ''
    this.show(shown)
  }

  show(file: string): void {
    if (file === this.#file) return
    if (this.#file !== '') this.#states.set(this.#file, this.view.state)
    this.#file = file
    this.view.setState(this.#states.get(file) ?? this.#stateFor(file, ''))
  }

  drop(file: string): void {
    this.#states.delete(file)
    if (file === this.#file) this.#file = ''
  }

  mark(diagnostics: readonly Diagnostic[]): void {
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics))
  }

  hint(inlays: readonly Inlay[]): void {
    this.view.dispatch({ effects: showInlays.of(inlays) })
  }

  #position(offset: number): Position {
    const line = this.view.state.doc.lineAt(offset)
    return { file: this.#file, line: line.number, column: offset - line.from + 1 }
  }

  /** 1-based. */
  goTo(line: number, column = 1): void {
    const { doc } = this.view.state
    const at = doc.line(Math.min(Math.max(1, line), doc.lines))
    const anchor = Math.min(at.to, at.from + column - 1)
    this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    this.view.focus()
  }

  #stateFor(file: string, text: string): EditorState {
    const extensions: Extension = [
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightSelectionMatches(),
      lintGutter(),
      inlayField,
      linkedField,
      colouring,
      editorStyle,
      hoverTooltip((view, position) => this.#hover(view, position)),
      autocompletion({ override: [(context) => this.#complete(context)] }),
      keymap.of([
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...searchKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': `Source of ${file === '' ? 'the shader' : file}`,
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) this.#events.changed()
        if (!update.selectionSet && !update.docChanged) return
        const { number } = update.state.doc.lineAt(update.state.selection.main.head)
        if (number !== this.#line) this.#events.lineChosen((this.#line = number))
      }),
    ]
    return EditorState.create({ doc: text, extensions })
  }

  async #hover(view: EditorView, position: number) {
    const word = view.state.wordAt(position)
    if (!word) return null
    const text = await this.#events.hover(this.#position(word.from))
    if (text === null) return null
    return { pos: word.from, end: word.to, create: () => ({ dom: markdownElement(text) }) }
  }

  async #complete(context: CompletionContext) {
    const word = context.matchBefore(/\w+/)
    if (!word && !context.explicit && !context.matchBefore(/[.:<"]$/)) return null
    const items = await this.#events.complete(this.#position(context.pos))
    return {
      from: word?.from ?? context.pos,
      options: items.map(({ label, kind, detail, insert, rank }) => ({
        label,
        type: kind,
        detail,
        boost: -Math.min(99, rank),
        ...(insert !== undefined && { apply: insert }),
      })),
      validFor: /^\w*$/,
    }
  }
}
