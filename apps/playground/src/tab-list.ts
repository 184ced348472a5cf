// Tabs as the ARIA practices have them: arrows move, Home and End jump, one tab is in the tab order.
import { make } from './elements.ts'

export interface Tab {
  readonly id: string
  readonly label: string
  /** With it a tab can be removed: Delete. */
  readonly remove?: () => void
}

export class TabList {
  readonly #list: HTMLElement
  readonly #prefix: string
  readonly #panel: HTMLElement
  readonly #chosen: (id: string) => void
  #selected = ''

  constructor(list: HTMLElement, panel: HTMLElement, prefix: string, chosen: (id: string) => void) {
    this.#list = list
    this.#panel = panel
    this.#prefix = prefix
    this.#chosen = chosen
    panel.setAttribute('role', 'tabpanel')
    panel.id ||= `${prefix}-panel`
    list.addEventListener('keydown', (event) => this.#key(event))
  }

  show(tabs: readonly Tab[], selected: string): void {
    this.#list.replaceChildren(
      ...tabs.map(({ id, label, remove }) => {
        const tab = make(
          'button',
          { type: 'button', role: 'tab', id: `${this.#prefix}-${id}`, 'aria-controls': this.#panel.id },
          label,
        )
        tab.dataset.tab = id
        tab.addEventListener('click', () => this.select(id))
        if (remove)
          tab.addEventListener('keydown', ({ key }) => {
            if (key === 'Delete') remove()
          })
        return tab
      }),
    )
    this.#mark(selected)
  }

  select(id: string): void {
    this.#mark(id)
    this.#chosen(id)
  }

  get selected(): string {
    return this.#selected
  }

  #mark(id: string): void {
    this.#selected = id
    for (const tab of this.#tabs()) {
      const isSelected = tab.dataset.tab === id
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
      if (isSelected) this.#panel.setAttribute('aria-labelledby', tab.id)
    }
  }

  #tabs(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=tab]')]
  }

  #key(event: KeyboardEvent): void {
    const tabs = this.#tabs()
    const at = tabs.findIndex((tab) => tab.dataset.tab === this.#selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    this.select(next.dataset.tab!)
    next.focus()
  }
}
