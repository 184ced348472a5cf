// Words the parser knows by sight. Tokens carry them as identifiers; a table maps atoms to words.
//
// A soft word is a name unless it stands where only a modifier makes sense: `sample float4 c` against `sample = 3`.
import {
  contextualKeywords,
  interpolationModifiers,
  keywords,
  parameterModifiers,
  primitiveModifiers,
  reservedWords,
  storageModifiers,
} from '../hlsl/keywords.ts'
import type { Atom } from '../support/intern.ts'
import { intern } from '../support/intern.ts'

export interface ModifierRow {
  /** Words of the type itself (`const float`) against words of the declaration (`static`). */
  readonly isTypeWord: boolean
  readonly isSoft: boolean
  readonly isSlangOnly: boolean
}

const typeWords = new Set(['const', 'volatile', 'unorm', 'snorm', 'row_major', 'column_major'])
const slangModifiers = ['public', 'private', 'internal']

/** Words with a meaning only in certain places; anywhere else they are names. */
const placeWords = [
  'alignof',
  'auto',
  'compile',
  'let',
  'nullptr',
  'read',
  'sampler_state',
  'technique',
  'Technique',
  'technique10',
  'technique11',
  'typealias',
  'var',
  'where',
  'write',
  '__init',
  '__target_switch',
]

/** Modifiers and names in Slang; in HLSL they stand before a colon in a struct, and nowhere else. */
const accessWords: ReadonlySet<string> = new Set(slangModifiers.filter((word) => reservedWords.has(word)))
const modifiers = createModifiers()
const softWords: ReadonlySet<string> = new Set([...placeWords, ...contextualKeywords, ...slangModifiers])
const wordOfAtom = createWordTable()

function createModifiers(): Map<string, ModifierRow> {
  const table = new Map<string, ModifierRow>()
  const words = [...storageModifiers, ...interpolationModifiers, ...parameterModifiers, ...primitiveModifiers]
  for (const word of [...words, 'constexpr'])
    table.set(word, {
      isTypeWord: typeWords.has(word),
      isSoft: contextualKeywords.has(word),
      isSlangOnly: false,
    })
  for (const word of slangModifiers) table.set(word, { isTypeWord: false, isSoft: true, isSlangOnly: true })
  return table
}

function createWordTable(): readonly string[] {
  const table: string[] = []
  for (const word of [...keywords, ...placeWords, ...slangModifiers]) {
    const atom = intern(word)
    while (table.length <= atom) table.push('')
    table[atom] = word
  }
  return table
}

/** The word an atom spells if the tables know it, else ''. */
export function wordOf(atom: Atom): string {
  return atom < wordOfAtom.length ? wordOfAtom[atom]! : ''
}

/** Can never be the name of something. `word` comes from `wordOf`. */
export function isHardWord(word: string, isSlang: boolean): boolean {
  return word !== '' && (!softWords.has(word) || (!isSlang && accessWords.has(word)))
}

export function modifierRow(word: string): ModifierRow | undefined {
  return word === '' ? undefined : modifiers.get(word)
}

/** A word of C++ that HLSL keeps free and does not implement. */
export function isReservedWord(word: string, isSlang: boolean): boolean {
  if (word === '' || !reservedWords.has(word)) return false
  return accessWords.has(word) ? !isSlang : !modifiers.has(word) && !softWords.has(word)
}
