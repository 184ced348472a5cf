// Names in written source: as in the program where they may be, else with a number behind them. A name is free when no open scope has it.
//
//   sampler (a word of GLSL)   =>   sampler_1        a second `color` in the same scope   =>   color_1
interface NameScope {
  readonly names: Set<string>
  /** The number to try next behind a name, so that a thousand temporaries stay cheap. */
  readonly next: Map<string, number>
}

function newScope(): NameScope {
  return { names: new Set(), next: new Map() }
}

export class Names {
  readonly #isReserved: (name: string) => boolean
  readonly #scopes: NameScope[] = [newScope()]

  constructor(isReserved: (name: string) => boolean) {
    this.#isReserved = isReserved
  }

  openScope(): void {
    this.#scopes.push(newScope())
  }

  closeScope(): void {
    this.#scopes.pop()
  }

  /** A free name like `wanted`, taken in the innermost scope. */
  take(wanted: string): string {
    const base = this.#allowed(wanted)
    const { names, next } = this.#scopes.at(-1)!
    let name = base
    if (!this.#isFree(name)) {
      let number = next.get(base) ?? 1
      do {
        name = `${base}${base.endsWith('_') ? '' : '_'}${number++}`
      } while (!this.#isFree(name))
      next.set(base, number)
    }
    names.add(name)
    return name
  }

  /** A name for the whole file that is found while inner scopes are open: none of them hides it. */
  takeGlobal(wanted: string): string {
    const base = this.#allowed(wanted)
    let name = base
    for (let number = 1; !this.#isFree(name); number++) name = `${base}_${number}`
    this.#scopes[0]!.names.add(name)
    return name
  }

  /** Words that are reserved with whatever behind them (`gl_`) get something in front. */
  #allowed(wanted: string): string {
    const base = identifier(wanted)
    return this.#isReserved(`${base}_1`) ? `my_${base}` : base
  }

  #isFree(name: string): boolean {
    return !this.#isReserved(name) && !this.#scopes.some(({ names }) => names.has(name))
  }
}

/** Letters, digits and single underscores: what both HLSL and GLSL take. */
function identifier(text: string): string {
  const cleaned = text.replace(/[^A-Za-z0-9_]+/g, '_').replace(/_{2,}/g, '_')
  const trimmed = cleaned.length > 1 ? cleaned.replace(/_$/, '') : cleaned
  return /^[A-Za-z_]/.test(trimmed) ? trimmed : `_${trimmed}`
}
