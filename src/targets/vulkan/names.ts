// A plain name of its own for everything at the top level: no scopes, no template arguments, no two alike.
//
//   N::f(float), f(int), S::f       =>       N_f, f, S_f
//
// Words a language keeps for itself are the writers' business; they also know which locals must step aside.
import type { ConstantBuffer, ProgramFunction, Variable } from '../../program/program.ts'
import type { StructType } from '../../types/types.ts'

type Named = StructType | ProgramFunction | Variable | ConstantBuffer

export class Namer {
  readonly names = new Map<Named, string>()
  readonly #taken = new Set<string>()
  readonly #next = new Map<string, number>()

  add(thing: Named, wanted: string): string {
    const known = this.names.get(thing)
    if (known !== undefined) return known
    const name = this.#free(plain(wanted))
    this.#taken.add(name)
    this.names.set(thing, name)
    return name
  }

  #free(base: string): string {
    if (!this.#taken.has(base)) return base
    for (let number = this.#next.get(base) ?? 1; ; number++) {
      const name = `${base}_${number}`
      if (this.#taken.has(name)) continue
      this.#next.set(base, number + 1)
      return name
    }
  }
}

/** Letters, digits and single underscores; never empty. */
function plain(text: string): string {
  const name = text
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/__+/g, '_')
    .replace(/(?<=.)_$/, '')
  return name === '' || name === '_' ? 'unnamed' : /^[0-9]/.test(name) ? `_${name}` : name
}
