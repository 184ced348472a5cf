// Where a descriptor comes from, for people: `constants 0`, `descriptor 1`, `table 2, +5`, `static sampler 0`.
import type { RootRow } from './binding-table.ts'

export function rootPlaceText({ as, index, offset = 0 }: RootRow): string {
  if (as === 'sampler') return `static sampler ${index}`
  return as === 'table' ? `table ${index}, +${offset}` : `${as} ${index}`
}
