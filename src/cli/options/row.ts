// The shape of the option table. One row is one option: parser, `--help` and docs/generated/options.md are made from it.
import type { Settings } from '../settings.ts'

export const sections = {
  language: 'Language and target',
  preprocessor: 'Preprocessor',
  binding: 'Resource binding',
  vulkan: 'Vulkan: GLSL and SPIR-V',
  warnings: 'Warnings',
  output: 'Output',
  container: 'Containers, and the files beside them',
  optimization: 'Optimisation',
  project: 'Projects',
  run: 'Running shaders',
  general: 'General',
  harmless: 'Options of dxc that are accepted and change nothing',
  'no effect': 'Options of dxc without effect (with a warning)',
  refused: 'Options of dxc that are refused',
} as const

export type Section = keyof typeof sections

/**
 * How values follow the name:
 * `adjacent`  `-T cs_6_6` or `-Tcs_6_6`;  `joined`  only `-Wname`;  `word`  `--rules dxc` or `--rules=dxc`.
 */
export type ValueForm = 'adjacent' | 'joined' | 'word'

/** What becomes of an option that is known but does nothing; see compatibility.ts. */
export type Fate = 'harmless' | 'no effect' | 'refused'

export interface OptionRow {
  /** With the dashes; the first is the one help shows. A single dash may also be written as a slash. */
  readonly names: readonly [string, ...string[]]
  readonly form?: ValueForm
  /** What help calls the values; several words for options that take several. */
  readonly value?: string
  /** The joined value may be left out: `-W` is `-Wextra`. */
  readonly mayBeEmpty?: true
  readonly section: Section
  readonly summary: string
  /** Only these commands take it; left out, all do. */
  readonly commands?: readonly string[]
  /** Of an option that does nothing; its summary says why. */
  readonly fate?: Fate
  /** Returns what is wrong with the value, if anything. */
  readonly apply?: (settings: Settings, value: string) => string | undefined
}

/** How many words an option takes after its name when none is joined to it. */
export function valueCount(row: OptionRow): number {
  return row.value === undefined ? 0 : row.value.split(' ').length
}

/** An `apply` for options with a fixed list of values. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  assign: (settings: Settings, word: Word) => void,
): NonNullable<OptionRow['apply']> {
  return (settings, value) => {
    const word = words.find((candidate) => candidate === value)
    if (word === undefined) return `expected ${words.join(', ')}`
    assign(settings, word)
    return undefined
  }
}

/** An `apply` for options that take a number. */
export function wholeNumber(
  assign: (settings: Settings, value: number) => void,
  most = 0xffffffff,
): NonNullable<OptionRow['apply']> {
  return (settings, text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value <= most)) return `expected a number from 0 to ${most}`
    assign(settings, value)
    return undefined
  }
}

/** An `apply` that cannot fail. */
export function always(assign: (settings: Settings, value: string) => void): NonNullable<OptionRow['apply']> {
  return (settings, value) => {
    assign(settings, value)
    return undefined
  }
}
