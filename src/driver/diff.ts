// The bindings of two compilations side by side: the data of `descry diff`.
import { type JsonDiagnostic, toJson } from '../diagnostics/render/json.ts'
import type { BindingRow, BindingTable } from '../reflect/binding-table.ts'
import { type BindingChange, compareBindings } from '../reflect/compare.ts'
import { compareSignatures, type SignatureChange } from '../rootsig/compare.ts'
import { tableOf } from './bindings-result.ts'
import { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'

/** One of the two things that are compared. */
export interface DiffSide {
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly rules: CompileOptions['rules']
}

/** What differs between two tables. */
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

/** What `bindings --format json` printed some time ago. */
export interface SavedTable {
  readonly side: DiffSide
  readonly table: BindingTable
}

/** A table that was saved as JSON; undefined when the text is none. */
export function readSavedTable(text: string): SavedTable | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const { version, file, entry, profile, rules, ...table } = JSON.parse(text) as Partial<DiffSide> &
      BindingTable & { version?: unknown }
    if (version !== 1 || !Array.isArray(table.resources) || !Array.isArray(table.unused)) return undefined
    return { side: { file: file ?? '', entry: entry ?? '', profile: profile ?? '', rules: rules ?? 'clang' }, table }
  } catch {
    return undefined
  }
}

/** Compilations are bound, or have errors. A saved table has no root signature to compare. */
export function diffResult(before: Compilation | SavedTable, after: Compilation | SavedTable): DiffResult {
  const compilations = [before, after].filter((side) => side instanceof Compilation)
  const failed = compilations.some(({ errorCount }) => errorCount > 0)
  const [first, second] = [bindingsOf(before), bindingsOf(after)]
  const changes = failed ? [] : compareBindings(asIn(second, first), asIn(first, second))
  const [one, other] = compilations
  const rootSignature = failed || !other ? [] : compareSignatures(one!.rootSignature, other.rootSignature)
  return {
    version: 1,
    before: sideOf(before),
    after: sideOf(after),
    same: !failed && changes.length + rootSignature.length === 0,
    changes,
    rootSignature,
    diagnostics: compilations.flatMap(({ reported, sources }) => toJson(reported, sources)),
  }
}

/** A SPIR-V module does not tell a read-only buffer from another: it has the class that the other table has for the name. */
function asIn(other: BindingTable, table: BindingTable): BindingTable {
  const classOf = new Map(other.resources.map((row) => [row.name, row.class]))
  const isGuess = ({ why, vulkan }: BindingRow): boolean => vulkan !== undefined && why.kind === 'compiled'
  const resources = table.resources.map((row) =>
    isGuess(row) ? { ...row, class: classOf.get(row.name) ?? row.class } : row,
  )
  return { ...table, resources }
}

function bindingsOf(side: Compilation | SavedTable): BindingTable {
  return side instanceof Compilation ? tableOf(side) : side.table
}

function sideOf(side: Compilation | SavedTable): DiffSide {
  if (!(side instanceof Compilation)) return side.side
  const { input, options, profile } = side
  return { file: input.path, entry: options.entry, profile: profile.text, rules: options.rules }
}
