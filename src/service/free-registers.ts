// Registers that no declaration names, for `register(`. The text is being written, so there may be no bindings yet.
import { registerLetters } from '../hlsl/resources.ts'
import { collectResources } from '../program/resources.ts'
import type { CompletionItem } from './types.ts'
import type { ServiceUnit } from './unit.ts'

/** The first free one of each class, in space 0 and in every space that is used. */
export function freeRegisters({ compilation }: ServiceUnit): readonly CompletionItem[] {
  const resources = collectResources(compilation.checked)
  const spaces = new Set([0, ...resources.map(({ space }) => space ?? 0)])
  return Object.entries(registerLetters).flatMap(([kind, letter]) =>
    [...spaces]
      .sort((left, right) => left - right)
      .map((space): CompletionItem => {
        const taken = resources
          .filter((row) => row.class === kind && (row.space ?? 0) === space)
          .flatMap(({ register, count }): readonly (readonly [number, number])[] =>
            register === undefined ? [] : [[register, register + (count ?? Number.POSITIVE_INFINITY)]],
          )
          .sort(([left], [right]) => left - right)
        let free = 0
        for (const [lower, end] of taken) if (lower <= free) free = Math.max(free, end)
        const label = space === 0 ? `${letter}${free}` : `${letter}${free}, space${space}`
        return { label, kind: 'register', detail: 'free', documentation: undefined, rank: space }
      }),
  )
}
