// Which matrices are row major without saying so: the option, then each `#pragma pack_matrix` from its place on.

import type { Preprocessed } from '../../preprocess/preprocess.ts'
import { spelling } from '../../support/intern.ts'
import type { Location } from '../../support/source.ts'

export type PragmaSource = Pick<Preprocessed, 'pragmas' | 'tokens'>

export function matrixOrder({ pragmas, tokens }: PragmaSource, isDefault: boolean): (location: Location) => boolean {
  const changes: { readonly tokenIndex: number; readonly rowMajor: boolean }[] = []
  for (const { name, tokens: words, tokenIndex } of pragmas) {
    // As in DXC, more words than `pack_matrix ( row_major )` leave it without a meaning.
    if (name === 'pack_matrix' && words.count === 4)
      changes.push({ tokenIndex, rowMajor: spelling(words.atoms[2]!) === 'row_major' })
  }
  if (changes.length === 0) return () => isDefault
  // Locations of included files do not follow the order of the text, the numbers of tokens do.
  const order = new Map<Location, number>()
  for (let index = 0; index < tokens.count; index++) order.set(tokens.positions[index]!, index)
  return (location) => {
    const at = order.get(location)
    if (at === undefined) return isDefault
    return changes.findLast(({ tokenIndex }) => tokenIndex <= at)?.rowMajor ?? isDefault
  }
}
