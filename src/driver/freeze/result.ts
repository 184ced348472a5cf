// A frozen shader as plain data: what `descry freeze --format json` prints.
import { type JsonDiagnostic, toJson } from '../../diagnostics/render/json.ts'
import type { SourcePlace } from '../../reflect/binding-table.ts'
import type { BindingChange } from '../../reflect/compare.ts'
import type { Compilation } from '../compilation.ts'
import type { CompileOptions } from '../options.ts'
import type { Frozen, FrozenFile } from './freeze.ts'

/** A resource whose register no annotation can say. */
export interface KeptRow {
  readonly name: string
  readonly reason: string
  readonly location: SourcePlace | null
}

/** The source with its registers written out, and what could not be written. */
export interface FreezeResult {
  readonly version: 1
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly rules: CompileOptions['rules']
  /** The new text of every file that changes; the main file first. */
  readonly files: readonly FrozenFile[]
  /** What stays implicit, and why. */
  readonly kept: readonly KeptRow[]
  /** What the other set of rules would still place elsewhere. */
  readonly unportable: readonly BindingChange[]
  /** The first error of the other set of rules, when it refuses the shader. */
  readonly refusal: string | null
  readonly diagnostics: readonly JsonDiagnostic[]
}

export function freezeResult({ files, kept, unportable, refusal }: Frozen, compilation: Compilation): FreezeResult {
  const { input, options, profile, sources, reported } = compilation
  const { entry, rules } = options
  const stays = kept.map(({ name, reason, location }) => ({ name, reason, location }))
  const diagnostics = toJson(reported, sources)
  return {
    version: 1,
    file: input.path,
    entry,
    profile: profile.text,
    rules,
    files,
    kept: stays,
    unportable,
    refusal: refusal ?? null,
    diagnostics,
  }
}

/** Everything is written out, and holds under both rules, or under the only ones that take the shader. */
export function isWhole({ kept, unportable }: Frozen): boolean {
  return kept.every(({ isHarmless }) => isHarmless) && unportable.length === 0
}
