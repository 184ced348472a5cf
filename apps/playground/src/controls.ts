// How the program is compiled: the form above the editor.
import { byId, make } from './elements.ts'
import { type Program, targets } from './program.ts'

type Values = Omit<Program, 'files' | 'main'>

export class Controls {
  readonly #form: HTMLFormElement
  #offered = ''

  constructor(form: HTMLElement, profiles: readonly string[], changed: () => void) {
    this.#form = form as HTMLFormElement
    const select = this.#field<HTMLSelectElement>('profile')
    select.append(make('option', { value: '' }, 'from the entry'), ...profiles.map((name) => make('option', {}, name)))
    form.addEventListener('input', changed)
    form.addEventListener('submit', (event) => event.preventDefault())
  }

  values(): Values {
    const level = Number(this.#field('level').value)
    return {
      entry: this.#field('entry').value.trim() || 'main',
      profile: this.#field('profile').value,
      defines: this.#field('defines').value,
      rules: this.#field('rules').value === 'dxc' ? 'dxc' : 'clang',
      target: targets.find((target) => target === this.#field('target').value) ?? 'dxil',
      level: ([0, 1, 2, 3] as const).find((each) => each === level) ?? 3,
    }
  }

  show({ entry, profile, defines, rules, target, level }: Values): void {
    const values = { entry, profile, defines, rules, target, level: String(level) }
    for (const [name, value] of Object.entries(values)) this.#field(name).value = value
  }

  offerEntries(names: readonly string[]): void {
    const offered = names.join(' ')
    if (offered === this.#offered) return
    this.#offered = offered
    byId('entries').replaceChildren(...names.map((name) => make('option', { value: name })))
  }

  #field<Kind extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(name: string): Kind {
    return this.#form.elements.namedItem(name) as unknown as Kind
  }
}
