// The bindings of two compilations side by side: the data of `descry diff`.
import { type JsonDiagnostic, toJson } from '../diagnostics/render/json.ts'
import { parseProfile } from '../hlsl/profiles.ts'
import type { BindingRow, BindingTable, VulkanRow } from '../reflect/binding-table.ts'
import { type BindingChange, compareBindings, compareFacts } from '../reflect/compare.ts'
import { hostFacts } from '../reflect/host-facts.ts'
import type { InterfaceFact } from '../reflect/vulkan-interface.ts'
import { compareSignatures, type SignatureChange } from '../rootsig/compare.ts'
import { type ModuleInterface, readInterface } from '../targets/spirv/read/interface.ts'
import { tableOf } from './bindings-result.ts'
import { Compilation } from './compilation.ts'
import { tableOfModule } from './compiled-table.ts'
import { moduleFacts, plainName } from './module-facts.ts'
import type { CompileOptions } from './options.ts'
import { reflectionStage } from './outputs/reflection.ts'
import { spirvStage } from './outputs/spirv.ts'

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
  /** Of a SPIR-V module: its interface besides the table. */
  readonly facts?: readonly InterfaceFact[]
}

/** Compilations are bound, or have errors. A saved table has no root signature to compare. */
export function diffResult(before: Compilation | SavedTable, after: Compilation | SavedTable): DiffResult {
  const compilations = [before, after].filter((side) => side instanceof Compilation)
  const failed = compilations.some(({ errorCount }) => errorCount > 0)
  const changes = failed ? [] : changesOf(before, after).filter(isComparable(sideOf(before), sideOf(after)))
  const [one, other] = compilations
  const rootSignature = failed || !other ? [] : compareSignatures(one!.rootSignature, other.rootSignature)
  return {
    version: 1,
    before: sideOf(before),
    after: sideOf(after),
    same: !failed && changes.length + rootSignature.length === 0,
    changes,
    rootSignature,
    diagnostics: compilations.flatMap(({ reported, sources, input }) =>
      toJson(reported, sources).map((diagnostic) => ({ ...diagnostic, file: diagnostic.file ?? input.path })),
    ),
  }
}

/** Facts that differ between stages by nature. */
const ofStage: ReadonlySet<BindingChange['class']> = new Set(['input', 'output', 'interpolation', 'entry point'])

/** Of two stages only what both can have is compared: their resources and constants. */
function isComparable(before: DiffSide, after: DiffSide): (change: BindingChange) => boolean {
  // A SPIR-V module has no profile; its facts about the stage are compared.
  const [first, second] = [before, after].map(({ profile }) => parseProfile(profile)?.stage)
  const areTwo = first !== undefined && second !== undefined && first !== second
  return (change) => !areTwo || !ofStage.has(change.class)
}

function changesOf(before: Compilation | SavedTable, after: Compilation | SavedTable): BindingChange[] {
  const isModule = [before, after].some((side) => 'facts' in side)
  const [first, second] = [before, after].map((side) => {
    const table = bindingsOf(side)
    return isModule ? asModule(side, table) : table
  }) as [BindingTable, BindingTable]
  const changes = compareBindings(asIn(second, first), asIn(first, second))
  // Two compilations are compared in everything; a compilation beside a module is compared as a module. Saved tables hold only the table.
  const factsOf = isModule ? writtenFacts : reflectedFacts
  const [known, now] = [factsOf(before), factsOf(after)]
  if (!known || !now) return changes
  return [...changes, ...compareFacts(ofBoth(known, now), ofBoth(now, known))]
}

/** Without facts about resources and values that only one side has, which are reported as appeared or vanished. */
function ofBoth(facts: readonly InterfaceFact[], others: readonly InterfaceFact[]): readonly InterfaceFact[] {
  const subjects = new Set(others.map(({ what, of }) => `${what} ${of}`))
  return facts.filter(({ what, of }) => of === undefined || subjects.has(`${what} ${of}`))
}

/** Counters, heaps and elements of structs are descriptors like others there; reasons are kept. */
function asModule(side: Compilation | SavedTable, table: BindingTable): BindingTable {
  const module = side instanceof Compilation ? moduleOf(side) : undefined
  const known = new Map(table.resources.map((row) => [plainName(row.name), row]))
  const resources = module
    ? tableOfModule(module, '').table.resources.map((row) => ({ ...row, ...reasonsOf(known.get(plainName(row.name))) }))
    : table.resources
  return { ...table, resources: resources.map((row) => ({ ...row, name: plainName(row.name) })), vulkan: undefined }
}

function reasonsOf(row: BindingRow | undefined): Partial<BindingRow> {
  return row?.vulkan ? { class: row.class, reason: row.reason, why: row.why, vulkan: withoutCounter(row.vulkan) } : {}
}

function withoutCounter({ counter: _, imageFormat: __, ...place }: VulkanRow): VulkanRow {
  return place
}

function moduleOf(side: Compilation): ModuleInterface | undefined {
  const bytes = side.options.target === 'spirv' ? side.ask(spirvStage) : undefined
  return bytes && readInterface(bytes)
}

function reflectedFacts(side: Compilation | SavedTable): readonly InterfaceFact[] | undefined {
  const reflection = side instanceof Compilation ? side.ask(reflectionStage) : undefined
  return reflection && hostFacts(reflection)
}

function writtenFacts(side: Compilation | SavedTable): readonly InterfaceFact[] | undefined {
  if (!(side instanceof Compilation)) return side.facts
  const found = moduleOf(side)
  return found && moduleFacts(found)
}

/** A SPIR-V module does not distinguish read-only buffers from others: they get the class that the other table has for the name. */
function asIn(other: BindingTable, table: BindingTable): BindingTable {
  const classOf = new Map(other.resources.map((row) => [row.name, row.class]))
  const isGuess = ({ why, vulkan }: BindingRow): boolean => vulkan !== undefined && why.kind === 'compiled'
  const resources = table.resources.map((row) =>
    isGuess(row) ? { ...row, class: classOf.get(row.name) ?? row.class } : row,
  )
  return { ...table, resources }
}

export function bindingsOf(side: Compilation | SavedTable): BindingTable {
  return side instanceof Compilation ? tableOf(side) : side.table
}

function sideOf(side: Compilation | SavedTable): DiffSide {
  if (!(side instanceof Compilation)) return side.side
  const { input, options, profile } = side
  return { file: input.path, entry: options.entry, profile: profile.text, rules: options.rules }
}
