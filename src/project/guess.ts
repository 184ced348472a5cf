// Entry points of a file that says nothing about its stages, guessed as people name them: `VSMain`, `ps_main`, `main` in `blur_ps.hlsl`, and
// every function with [numthreads].
import type { TranslationUnit } from '../ast/nodes.ts'

export interface GuessedEntry {
  readonly entry: string
  readonly profile: string
}

const stages: readonly (readonly [profile: string, words: string])[] = [
  ['vs_6_6', 'vs|vert|vertex'],
  ['ps_6_6', 'ps|fs|frag|fragment|pixel'],
  ['cs_6_6', 'cs|comp|compute'],
  ['gs_6_6', 'gs|geom|geometry'],
  ['hs_6_6', 'hs|hull|tesc'],
  ['ds_6_6', 'ds|domain|tese'],
  ['ms_6_6', 'ms|mesh'],
  ['as_6_6', 'as|amplification|task'],
]

/** The function's own name first, then, for `main`, the file's. */
export function guessEntries({ declarations }: TranslationUnit, stem: string): GuessedEntry[] {
  const found: GuessedEntry[] = []
  for (const declaration of declarations) {
    if (declaration.kind !== 'function' || !declaration.body) continue
    const entry = declaration.name.text
    const named = stageNamed(entry) ?? (/^main$/i.test(entry) ? stageNamed(stem) : undefined)
    const isDispatched = declaration.attributes.some(({ name }) => name.toLowerCase() === 'numthreads')
    if (isDispatched) found.push({ entry, profile: named !== undefined && /^[am]s/.test(named) ? named : 'cs_6_6' })
    else if (named !== undefined && hasInterface(declaration)) found.push({ entry, profile: named })
  }
  return found
}

type FunctionNode = Extract<TranslationUnit['declarations'][number], { kind: 'function' }>

/** Helpers called `vsSomething` have no semantics. */
function hasInterface({ name, parameters }: FunctionNode): boolean {
  return /main$/i.test(name.text) || parameters.some(({ annotations }) => annotations.length > 0)
}

/** `VSMain`, `vs_main`, `vs`, `BlurPS`, `blur_ps`, `blur.frag`; not `bass`, which only ends in letters of a stage. */
function stageNamed(name: string): string | undefined {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.]/)
    .filter((word) => word !== '' && word !== 'main' && word !== 'shader')
  return stages.find(([, known]) => [words.at(-1), words[0]].some((word) => known.split('|').includes(word ?? '')))?.[0]
}
