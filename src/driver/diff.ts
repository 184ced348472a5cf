// The bindings of two compilations side by side: the data of `descry diff`.
import { type JsonDiagnostic, toJson } from '../diagnostics/render/json.ts'
import { type BindingChange, compareBindings } from '../reflect/compare.ts'
import { compareSignatures, type SignatureChange } from '../rootsig/compare.ts'
import { tableOf } from './bindings-result.ts'
import type { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'

export interface DiffSide {
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly rules: CompileOptions['rules']
}

export interface DiffResult {
  readonly version: 1
  readonly before: DiffSide
  readonly after: DiffSide
  readonly same: boolean
  /** Empty when one of the two does not compile. */
  readonly changes: readonly BindingChange[]
  /** How the root signatures differ. */
  readonly rootSignature: readonly SignatureChange[]
  readonly diagnostics: readonly JsonDiagnostic[]
}

/** Both are bound, or have errors. */
export function diffResult(before: Compilation, after: Compilation): DiffResult {
  const failed = before.errorCount > 0 || after.errorCount > 0
  const changes = failed ? [] : compareBindings(tableOf(before), tableOf(after))
  const rootSignature = failed ? [] : compareSignatures(before.rootSignature, after.rootSignature)
  return {
    version: 1,
    before: sideOf(before),
    after: sideOf(after),
    same: !failed && changes.length + rootSignature.length === 0,
    changes,
    rootSignature,
    diagnostics: [before, after].flatMap(({ reported, sources }) => toJson(reported, sources)),
  }
}

function sideOf({ input, options: { entry, rules }, profile }: Compilation): DiffSide {
  return { file: input.path, entry, profile: profile.text, rules }
}
