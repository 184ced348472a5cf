// Links libraries to one program: a shader for a stage, or a library of what they hold.
//
//   a.lib (main calls f), b.lib (f)   -link -T ps_6_0 -E main     =>     a pixel shader in which f stands where it was called
//
// In this order, as DXC's linker: functions that are needed, one module of them, calls inlined, registers, handles, operations of the
// shader model, metadata.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { linkDiagnostics } from '../../../diagnostics/tables/link.ts'
import { type Profile, stages } from '../../../hlsl/profiles.ts'
import { Builder } from '../../../ir/builder.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { type GlobalVariable, IrFunction, type Module } from '../../../ir/module.ts'
import { Remarks } from '../../../passes/remarks.ts'
import { nowhere } from '../../../support/source.ts'
import { addConstructors, constructorsName } from '../constructors.ts'
import type { DxilEntry, DxilModule, DxilResource } from '../dxil-module.ts'
import { type ExportRequest, renameExports, requestFor } from '../exports.ts'
import { finishModule } from '../finish-module.ts'
import { withUses } from '../signatures.ts'
import { lowerHandles, retypeGlobals } from './handles.ts'
import type { Library } from './library.ts'
import { matricesAsVectors } from './matrices.ts'
import { collectFunctions, type FunctionTable, mergeModules, reachableFunctions, usersOf } from './merge.ts'
import { filesForPeople, nameForPeople } from './names.ts'
import { useOlderOperations } from './older-operations.ts'
import type { LibraryEntry } from './read-entries.ts'
import { assignRegisters, numbered } from './registers.ts'
import { inlineAll, tidy } from './tidy.ts'

export interface LinkOptions {
  readonly profile: Profile
  /** Of a shader. */
  readonly entry: string
  readonly validatorVersion: readonly [number, number]
  readonly exports: readonly ExportRequest[] | undefined
  readonly shadersOnly: boolean
  readonly resourcesMayAlias: boolean
  readonly allResourcesBound: boolean
}

export interface Linked {
  readonly dxil: DxilModule
  readonly rootSignature: Uint8Array | undefined
}

const vectorsFrom = 9

/** Undefined when something was reported. */
export function linkLibraries(
  libraries: readonly Library[],
  options: LinkOptions,
  sink: DiagnosticSink,
): Linked | undefined {
  const isLibrary = options.profile.stage === 'library'
  const table = collectFunctions(libraries, sink)
  const roots = sink.errorCount > 0 ? [] : rootsOf(libraries, table, options, sink)
  if (sink.errorCount > 0) return undefined
  const kept = reachableFunctions(roots, table, isLibrary, sink)
  if (sink.errorCount > 0) return undefined
  const { module, resources } = mergeModules(libraries, kept, sink)
  if (sink.errorCount > 0) return undefined
  const entries = libraries.flatMap((library) => library.entries.filter(({ function: fn }) => kept.has(fn)))
  if (!isLibrary) callInitializers(module, libraries, options.entry)
  const linked = finish({ module, resources, entries, libraries, roots }, options, sink)
  return sink.errorCount > 0 ? undefined : linked
}

/** Names of the functions that are asked for. */
function rootsOf(
  libraries: readonly Library[],
  table: FunctionTable,
  options: LinkOptions,
  sink: DiagnosticSink,
): string[] {
  const { exports, shadersOnly } = options
  if (options.profile.stage !== 'library') {
    checkEntry(libraries, table, options, sink)
    return [options.entry]
  }
  const shown = [...table.keys()].filter((name) => table.get(name)!.fn.linkage !== 'internal')
  const shaders = libraries.flatMap(({ entries }) => entries.map(({ function: fn }) => fn.name))
  const chosen = exports ? shown.filter((name) => requestFor(exports, name)) : shadersOnly ? shaders : shown
  for (const { target: name } of exports ?? [])
    if (!chosen.some((each) => requestFor(exports!, each)?.target === name))
      sink.report(linkDiagnostics.err_link_export_missing(nowhere, { name }))
  if (chosen.length === 0) sink.report(linkDiagnostics.err_link_no_exports(nowhere))
  return chosen
}

function checkEntry(
  libraries: readonly Library[],
  table: FunctionTable,
  { profile, entry }: LinkOptions,
  sink: DiagnosticSink,
): void {
  const known = table.get(entry)
  const found = known?.library.entries.find(({ function: fn }) => fn === known.fn)
  const name = nameForPeople(entry)
  if (!known) {
    const files = filesForPeople(libraries.map(({ file }) => file))
    sink.report(linkDiagnostics.err_link_undefined(nowhere, { name, files }))
    return
  }
  const { file } = known.library
  if (!found) sink.report(linkDiagnostics.err_link_no_properties(nowhere, { name, file }))
  else if (found.stage !== profile.stage) {
    const [target, own] = [profile.stage, found.stage].map((stage) => stages[stage].prefix ?? stage)
    sink.report(linkDiagnostics.err_link_profile(nowhere, { target: target!, own: own!, name, file }))
  }
}

/** Shaders of a library set its own static variables; those of other libraries are set here. */
function callInitializers(module: Module, libraries: readonly Library[], entry: string): void {
  const main = libraries.find(({ entries }) => entries.some(({ function: each }) => each.name === entry))
  const fn = module.getFunction(entry)
  const first = fn?.entry.firstNonPhi()
  if (!first) return
  const builder = new Builder(module)
  builder.positionBefore(first)
  for (const library of libraries)
    if (library !== main)
      for (const initializer of library.initializers) if (initializer.module === module) builder.call(initializer, [])
}

interface Merging {
  readonly module: Module
  readonly resources: readonly DxilResource[]
  readonly entries: readonly LibraryEntry[]
  readonly libraries: readonly Library[]
  readonly roots: readonly string[]
}

function finish(merging: Merging, options: LinkOptions, sink: DiagnosticSink): Linked {
  const { module, resources: found, entries: given, libraries, roots } = merging
  const { profile, validatorVersion, exports } = options
  const { stage, minor } = profile
  const isLibrary = stage === 'library'
  const context = { remarks: new Remarks(), level: 0 } as const
  forgetMetadata(module)
  const initializers = libraries.flatMap((library) => [...library.initializers].filter((fn) => fn.module === module))
  if (isLibrary) addConstructors(module, initializers)
  inlineAll(module, given, context)
  matricesAsVectors(module)
  for (const call of useOlderOperations(module, minor))
    sink.report(
      linkDiagnostics.err_link_operation(nowhere, { operation: call.calledFunction?.name ?? '', minor: String(minor) }),
    )
  tidy(module, minor >= vectorsFrom, context)
  const patches = given.flatMap(({ properties }) => properties.flatMap(([, value]) => functionsIn(value)))
  const kept = new Set([...given.map(({ function: fn }) => fn), ...patches])
  dropFunctions(module, kept, isLibrary ? roots : [])
  const used = found.filter(({ global }) => global && usersOf(global).size > 0)
  const placed = isLibrary ? numbered(used) : assignRegisters(numbered(used), sink)
  const records = isLibrary
    ? retypeGlobals(module, placed, minor)
    : new Map(placed.map((record): [GlobalVariable, DxilResource] => [record.global!, record]))
  for (const call of lowerHandles(module, records, { minor, isLibrary }))
    sink.report(linkDiagnostics.err_link_handle(nowhere, { name: nameForPeople(call.function?.name ?? '') }))
  tidy(module, minor >= vectorsFrom, context)
  dropFunctions(module, kept, isLibrary ? roots : [])
  const renamed = exports && isLibrary ? renameExports(module, given, exports) : { entries: given, collisions: [] }
  for (const name of renamed.collisions)
    sink.report(linkDiagnostics.err_link_export_collision(nowhere, { name: nameForPeople(name) }))
  const resources = [...records.values()].map((record) => (isLibrary ? record : { ...record, global: undefined }))
  dropVariables(module, new Set([...resources.map(({ global }) => global), module.getGlobal(constructorsName)]))
  const entries = renamed.entries.map((entry) => ({
    ...entry,
    signatures: withUses(entry.signatures, [
      entry.function,
      ...entry.properties.flatMap(([, value]) => functionsIn(value)),
    ]),
  }))
  const dxil = finishModule(module, {
    profile,
    validatorVersion,
    native16Bit: libraries.some((library) => library.native16Bit),
    resources,
    entries,
    earlyDepthStencil: given.some(({ isEarly }) => isEarly),
    isUnoptimized: false,
    allResourcesBound: options.allResourcesBound,
    resourcesMayAlias: options.resourcesMayAlias,
    keepsReflection: false,
    subobjects: [],
    payloads: libraries.flatMap(({ payloads }) => payloads),
    structs: [],
    passed: new Map(),
  })
  return { dxil, rootSignature: isLibrary ? undefined : given[0]?.rootSignature }
}

function functionsIn(value: DxilEntry['properties'][number][1]): IrFunction[] {
  const operands = value && 'operands' in value ? value.operands : []
  return operands.flatMap((operand) =>
    operand && 'value' in operand && operand.value instanceof IrFunction ? [operand.value] : [],
  )
}

/** Attachments that speak of types and of the source. */
function forgetMetadata(module: Module): void {
  module.namedMetadata.clear()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions())
      for (const kind of ['tbaa', 'dbg', 'alias.scope', 'noalias', 'range', 'fpmath'])
        instruction.metadata?.delete(kind)
}

/** A library keeps what is asked for and what that calls; a shader its entry alone. */
function dropFunctions(module: Module, entries: ReadonlySet<IrFunction>, shown: readonly string[]): void {
  const pending = [...module.functions.values()]
  for (let fn = pending.pop(); fn; fn = pending.pop()) {
    if (fn.module !== module || fn.hasUses || entries.has(fn) || shown.includes(fn.name)) continue
    const called = [...fn.instructions()].flatMap(({ calledFunction }) => calledFunction ?? [])
    module.eraseFunction(fn)
    pending.push(...called)
  }
}

function dropVariables(module: Module, kept: ReadonlySet<GlobalVariable | undefined>): void {
  for (const global of [...module.globals.values()]) {
    if (kept.has(global) || usersOf(global).size > 0) continue
    for (const user of [...global.users()]) if (!(user instanceof Instruction)) user.dropOperands()
    if (!global.hasUses) module.eraseGlobal(global)
  }
}
