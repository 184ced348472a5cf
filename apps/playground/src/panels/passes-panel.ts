// What each pass did: steps forwards and backwards, with the difference and the remarks.
import { button, make } from '../elements.ts'
import { TextView } from '../text-view.ts'
import type { Passes } from '../worker/protocol.ts'
import type { Panel, PanelContext, Shown } from './panel.ts'

export class PassesPanel implements Panel {
  readonly element = make('div', { class: 'passes' })
  readonly #context: PanelContext
  readonly #select = make('select', { 'aria-label': 'Pass' })
  readonly #remarks = make('ul', { class: 'remarks', 'aria-label': 'Remarks' })
  readonly #summary = make('p')
  readonly #view: TextView
  #shown: Shown | undefined
  #step = 0
  #passes: Passes | undefined

  constructor(context: PanelContext) {
    this.#context = context
    const text = make('div', { class: 'text' })
    this.#select.addEventListener('change', () => this.#goTo(Number(this.#select.value)))
    const bar = make(
      'div',
      { class: 'steps' },
      button('Previous change', () => this.#move(-1)),
      this.#select,
      button('Next change', () => this.#move(1)),
    )
    this.element.append(bar, this.#summary, this.#remarks, text)
    this.#view = new TextView(text, 'What the pass changed', () => {})
  }

  async show(shown: Shown): Promise<void> {
    this.#shown = shown
    await this.#load()
  }

  link(): void {}

  #goTo(step: number): void {
    this.#step = step
    void this.#load()
  }

  /** Passes that changed nothing are passed over. */
  #move(direction: 1 | -1): void {
    const steps = this.#passes?.steps ?? []
    let next = this.#step + direction
    while (steps[next] && !steps[next]!.changed) next += direction
    if (steps[next]) this.#goTo(next)
    else this.#context.say(direction > 0 ? 'No later pass changed anything.' : 'No earlier pass changed anything.')
  }

  async #load(): Promise<void> {
    if (!this.#shown) return
    const { program } = this.#shown
    const outcome = await this.#context.client.ask('passes', { program, shown: this.#step })
    if (outcome.state === 'overtaken') return
    if (outcome.state === 'cut off' || !outcome.answer) {
      this.#summary.textContent = outcome.state === 'cut off' ? outcome.reason : 'The program has errors.'
      return
    }
    this.#passes = outcome.answer
    const { steps, diff } = outcome.answer
    this.#step = Math.min(this.#step, steps.length - 1)
    this.#select.replaceChildren(
      ...steps.map(({ pass, changed }, index) =>
        make('option', { value: String(index) }, `${index + 1}. ${pass}${changed ? '' : ' (no change)'}`),
      ),
    )
    this.#select.value = String(this.#step)
    const step = steps[this.#step]
    this.#summary.textContent = step ? `${step.pass}: ${step.summary}` : ''
    this.#remarks.replaceChildren(
      ...(step?.remarks ?? []).map(({ resource, text, location }) => {
        const item = make('li', {}, `${resource}: ${text} `)
        if (location)
          item.append(button(`line ${location.line}`, () => this.#context.goTo(location), { class: 'link' }))
        return item
      }),
    )
    this.#view.showDiff(step?.changed ? diff : [{ kind: 'skipped', text: 'The pass changed nothing.' }])
  }
}
