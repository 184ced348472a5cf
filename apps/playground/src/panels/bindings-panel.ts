// The binding table: every register, its reason, and the way to what the reason is about.
import { type BindingRow, placeText, type SourcePlace, type UnusedRow } from '../../../../src/explore.ts'
import { button, make } from '../elements.ts'
import type { Panel, PanelContext, Shown } from './panel.ts'

/** Rows that are made at once; the rest follows when the page is idle. */
const rowsAtOnce = 60

export class BindingsPanel implements Panel {
  readonly element = make('div', { class: 'bindings' })
  readonly #context: PanelContext
  #rows: { readonly place: SourcePlace; readonly element: HTMLElement }[] = []
  #generation = 0
  #written = ''

  constructor(context: PanelContext) {
    this.#context = context
  }

  show({ analysis }: Shown): void {
    const { table } = analysis
    if (!table) return
    // Most keystrokes change nothing here.
    const written = JSON.stringify(table)
    if (written === this.#written) return
    this.#written = written
    this.#generation++
    const { resources, unused } = table
    const byName = new Map(resources.map((row) => [row.name, row]))
    this.#rows = []
    const parts: HTMLElement[] = []
    if (resources.length === 0) parts.push(make('p', {}, 'No resources are used.'))
    else {
      const head = [table.vulkan ? 'Set, binding' : 'Register', 'Name', 'Type', 'Count', 'Why']
      const { element, body } = this.#table('Bound', head)
      parts.push(element)
      this.#fill(body, resources, (row) => this.#boundRow(row, byName))
    }
    if (unused.length > 0) {
      const { element, body } = this.#table('Not bound', ['Name', 'Why', 'Decided'])
      parts.push(element)
      this.#fill(body, unused, (row) => this.#unusedRow(row))
    }
    this.element.replaceChildren(...parts)
  }

  link({ file, line }: SourcePlace): void {
    for (const { place, element } of this.#rows)
      element.classList.toggle('linked', place.file === file && place.line === line)
  }

  #table(caption: string, head: readonly string[]): { readonly element: HTMLElement; readonly body: HTMLElement } {
    const body = make('tbody')
    const cells = head.map((text) => make('th', { scope: 'col' }, text))
    const table = make('table', {}, make('caption', {}, caption), make('thead', {}, make('tr', {}, ...cells)), body)
    return {
      element: make('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption }, table),
      body,
    }
  }

  /** A long table must not hold up typing. */
  #fill<Row>(body: HTMLElement, rows: readonly Row[], rowFor: (row: Row) => HTMLElement): void {
    const generation = this.#generation
    const from = (start: number): void => {
      if (generation !== this.#generation) return
      body.append(...rows.slice(start, start + rowsAtOnce).map(rowFor))
      if (start + rowsAtOnce < rows.length) setTimeout(() => from(start + rowsAtOnce), 16)
    }
    from(0)
  }

  #boundRow(row: BindingRow, byName: ReadonlyMap<string, BindingRow>): HTMLElement {
    const { name, type, count, location, reason, vulkan } = row
    const element = make(
      'tr',
      {},
      make('td', {}, placeText(row)),
      make('td', {}, this.#place(name, location)),
      make('td', {}, type),
      make('td', {}, count === null ? 'unbounded' : count === 1 ? '' : String(count)),
      make('td', {}, ...this.#withNames(vulkan?.reason ?? reason, name, byName)),
    )
    if (location) this.#rows.push({ place: location, element })
    return element
  }

  #unusedRow({ name, reason, location, decidedAt, usedAt }: UnusedRow): HTMLElement {
    const at = decidedAt ?? usedAt
    const element = make(
      'tr',
      {},
      make('td', {}, this.#place(name, location)),
      make('td', {}, reason),
      make('td', {}, at ? this.#place(`line ${at.line}`, at) : ''),
    )
    if (location) this.#rows.push({ place: location, element })
    return element
  }

  #place(text: string, place: SourcePlace | null): Node | string {
    return place ? button(text, () => this.#context.goTo(place), { class: 'link' }) : text
  }

  /** Names of other resources in a reason lead to them. */
  #withNames(reason: string, own: string, byName: ReadonlyMap<string, BindingRow>): (Node | string)[] {
    return reason.split(/([A-Za-z_$][\w$.:]*)/).map((part) => {
      const other = part === own ? undefined : byName.get(part)
      return other?.location ? this.#place(part, other.location) : part
    })
  }
}
