// An output as text, linked to the lines of the source both ways.
import type { OutputName, SourcePlace } from '../../../../src/explore.ts'
import { make } from '../elements.ts'
import { TextView } from '../text-view.ts'
import type { OutputText } from '../worker/protocol.ts'
import type { Panel, PanelContext, Shown } from './panel.ts'

export class TextPanel implements Panel {
  readonly element = make('div', { class: 'text' })
  readonly #context: PanelContext
  readonly #name: OutputName
  readonly #view: TextView
  #output: OutputText | undefined

  constructor(context: PanelContext, name: OutputName, label: string) {
    this.#context = context
    this.#name = name
    this.#view = new TextView(this.element, label, (line) => this.#chosen(line))
  }

  async show({ program }: Shown): Promise<void> {
    const outcome = await this.#context.client.ask('output', { program, name: this.#name })
    if (outcome.state === 'overtaken') return
    if (outcome.state === 'cut off') {
      this.#output = undefined
      this.#view.show(`// ${outcome.reason}`)
      return
    }
    this.#output = outcome.answer ?? undefined
    this.#view.show(
      outcome.answer?.text ?? '// This target cannot hold the program; the problems below the source say why.',
    )
  }

  link({ file, line }: SourcePlace): void {
    const lines = this.#output?.lines.flatMap((place, index) =>
      place && place.line === line && place.file === file ? [index + 1] : [],
    )
    this.#view.link(lines ?? [])
  }

  #chosen(line: number): void {
    const place = this.#output?.lines[line - 1]
    if (place) this.#context.goTo(place)
  }
}
