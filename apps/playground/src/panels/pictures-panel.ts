// Register map, before and after of the two rule sets, flow and layouts. Pointing at something says why; a click leads to the source.
import type { SourcePlace } from '../../../../src/explore.ts'
import { make, picture } from '../elements.ts'
import type { Pictures } from '../worker/protocol.ts'
import type { Panel, PanelContext, Shown } from './panel.ts'

export class PicturesPanel implements Panel {
  readonly element = make('div', { class: 'pictures' })
  readonly #context: PanelContext
  #places = new Map<string, SourcePlace>()

  constructor(context: PanelContext) {
    this.#context = context
    this.element.addEventListener('click', ({ target }) => {
      const name = target instanceof Element ? target.closest('[data-name]')?.getAttribute('data-name') : undefined
      const place = name ? this.#places.get(name.replace(/(?:\[\d*\])+$| \(was .*$/g, '')) : undefined
      if (place) this.#context.goTo(place)
    })
  }

  async show({ program, analysis }: Shown): Promise<void> {
    const outcome = await this.#context.client.ask('pictures', { program, kept: this.#context.kept })
    if (outcome.state === 'overtaken') return
    if (outcome.state === 'cut off' || !outcome.answer) {
      const reason =
        outcome.state === 'cut off' ? outcome.reason : 'There is nothing to draw while the program has errors.'
      this.element.replaceChildren(make('p', {}, reason))
      return
    }
    const { registers, flow, layouts, rules, rulesAreSame, since } = outcome.answer
    const rows = [...(analysis.table?.resources ?? []), ...(analysis.table?.unused ?? [])]
    this.#places = new Map(rows.flatMap(({ name, location }) => (location ? [[name, location] as const] : [])))
    this.element.replaceChildren(
      make('h2', {}, 'Registers'),
      picture(registers),
      ...(since ? this.#since(since) : []),
      make('h2', {}, "From Clang's rules to DXC's"),
      rulesAreSame ? make('p', {}, 'Both rules put everything in the same place.') : picture(rules),
      make('h2', {}, 'Flow'),
      picture(flow),
      ...layouts.flatMap(({ name, svg }) => [make('h2', {}, name), picture(svg)]),
    )
  }

  async showErrors({ program }: Shown): Promise<void> {
    const outcome = await this.#context.client.ask('written', { program })
    if (outcome.state !== 'answered' || outcome.answer === null) return
    this.element.replaceChildren(make('h2', {}, 'Registers as they are written'), picture(outcome.answer))
  }

  #since({ svg, changes }: NonNullable<Pictures['since']>): HTMLElement[] {
    const heading = make('h2', {}, 'Since the program was kept')
    if (changes.length === 0) return [heading, make('p', {}, 'Everything is where it was.')]
    return [heading, picture(svg), make('ul', {}, ...changes.map((text) => make('li', {}, text)))]
  }

  link({ file, line }: SourcePlace): void {
    for (const element of this.element.querySelectorAll('[data-name]')) {
      const name = element.getAttribute('data-name')!.replace(/(?:\[\d*\])+$| \(was .*$/g, '')
      const place = this.#places.get(name)
      element.classList.toggle('linked', place?.line === line && place.file === file)
    }
  }
}
