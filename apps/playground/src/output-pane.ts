// One of the panes on the right: tabs, and what the chosen one shows.
import type { SourcePlace } from '../../../src/explore.ts'
import { make } from './elements.ts'
import { BindingsPanel } from './panels/bindings-panel.ts'
import { type Panel, type PanelContext, type Shown, type TabId, tabs } from './panels/panel.ts'
import { PassesPanel } from './panels/passes-panel.ts'
import { PicturesPanel } from './panels/pictures-panel.ts'
import { TextPanel } from './panels/text-panel.ts'
import { TabList } from './tab-list.ts'

export class OutputPane {
  readonly element = make('div', { class: 'pane' })
  readonly #context: PanelContext
  readonly #panels = new Map<string, Panel>()
  readonly #panel = make('div', { class: 'panel', tabindex: '0' })
  readonly #note = make('p', { class: 'note', hidden: '' })
  readonly #tabs: TabList
  #shown: Shown | undefined
  #fresh = new Set<string>()

  constructor(context: PanelContext, prefix: string, selected: TabId) {
    this.#context = context
    const list = make('div', { role: 'tablist', 'aria-label': `Outputs ${prefix}` })
    this.element.append(make('div', { class: 'tabbar' }, list), this.#note, this.#panel)
    this.#tabs = new TabList(list, this.#panel, prefix, () => void this.#refresh())
    this.#tabs.show(tabs, selected)
  }

  async show(shown: Shown): Promise<void> {
    this.#shown = shown
    this.#fresh = new Set()
    await this.#refresh()
  }

  async showErrors(shown: Shown): Promise<void> {
    await this.#panels.get(this.#tabs.selected)?.showErrors?.(shown)
  }

  /** What is shown is of an older program, and why. */
  note(text: string | undefined): void {
    this.#note.hidden = text === undefined
    this.#note.textContent = text ?? ''
  }

  link(place: SourcePlace): void {
    this.#panels.get(this.#tabs.selected)?.link(place)
  }

  async #refresh(): Promise<void> {
    const id = this.#tabs.selected
    let panel = this.#panels.get(id)
    if (!panel) this.#panels.set(id, (panel = this.#make(id)))
    if (this.#panel.firstChild !== panel.element) this.#panel.replaceChildren(panel.element)
    if (!this.#shown || this.#fresh.has(id)) return
    this.#fresh.add(id)
    await panel.show(this.#shown)
  }

  #make(id: string): Panel {
    const tab = tabs.find((each) => each.id === id)!
    if ('output' in tab) return new TextPanel(this.#context, tab.output, tab.label)
    if (tab.id === 'pictures') return new PicturesPanel(this.#context)
    return tab.id === 'passes' ? new PassesPanel(this.#context) : new BindingsPanel(this.#context)
  }
}
