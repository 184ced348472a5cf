// RDAT: what a runtime reads of a library without parsing its bitcode: resources, functions, and who uses which. And VERS: who made it.
//
//   header, offsets, then parts: strings, resources, functions, lists of numbers; empty parts are left out
//
// The validator writes the same from the module and compares byte by byte, so also the order of strings matters.
import { stages } from '../../../hlsl/profiles.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes } from '../../../ir/layout.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import type { User } from '../../../ir/values.ts'
import { append } from '../../../support/lists.ts'
import { type DxilEntry, type DxilModule, type DxilResource, resourceClassNumbers } from '../dxil-module.ts'
import { entryTags } from '../entry-properties.ts'
import { type FunctionNeeds, functionNeeds } from '../function-needs.ts'
import { unmangled } from '../mangled-names.ts'
import { ByteWriter } from './bytes.ts'
import { propertyNumber } from './container-pipeline.ts'
import { NodeTables } from './runtime-data-nodes.ts'
import { type StageInfo, StageTables } from './runtime-data-stages.ts'
import { writeSubobjects } from './runtime-data-subobjects.ts'
import { Lists, RawBytes, type SharedTables, Strings, Table } from './runtime-data-tables.ts'

const version = 0x10
const partTypes = {
  strings: 1,
  lists: 2,
  resources: 3,
  functions: 4,
  bytes: 5,
  subobjects: 6,
  nodeIds: 7,
  nodeParameterAttributes: 8,
  nodeFunctionAttributes: 9,
  nodeParameters: 10,
  nodes: 11,
} as const
const none = 0xffffffff
const unbounded = 0xffffffff
/** From this validator on, records of functions have wave sizes and flags. */
const extendedFrom = 8

export function writeRuntimeData(dxil: DxilModule): Uint8Array {
  const shared: SharedTables = { strings: new Strings(), lists: new Lists(), bytes: new RawBytes() }
  const { strings, lists, bytes } = shared
  const resources = writeResources(dxil, strings)
  const [nodes, stageTables] = [new NodeTables(shared), new StageTables(shared)]
  const functions = writeFunctions(dxil, shared, { nodes, stages: stageTables }, resources.usedBy)
  const subobjects = writeSubobjects(dxil.subobjects, shared)
  const parts: (readonly [type: number, data: Uint8Array])[] = [
    [partTypes.strings, strings.writer.finish()],
    [partTypes.resources, resources.table.finish()],
    [partTypes.functions, functions.finish()],
    [partTypes.lists, lists.writer.finish()],
    [partTypes.bytes, bytes.writer.finish()],
    [partTypes.subobjects, subobjects.finish()],
    [partTypes.nodeIds, nodes.ids.finish()],
    [partTypes.nodeFunctionAttributes, nodes.functionAttributes.finish()],
    [partTypes.nodeParameterAttributes, nodes.parameterAttributes.finish()],
    [partTypes.nodeParameters, nodes.parameters.finish()],
    [partTypes.nodes, nodes.nodes.finish()],
    ...stageTables.parts(),
  ]
  const present = parts.filter(([, data]) => data.length > 0)
  const writer = new ByteWriter()
  writer.words([version, present.length])
  let offset = 8 + present.length * 4
  const padded = (data: Uint8Array): number => (data.length + 3) & ~3
  for (const [, data] of present) {
    writer.u32(offset)
    offset += 8 + padded(data)
  }
  for (const [type, data] of present) {
    writer.words([type, padded(data)])
    writer.append(data)
    writer.align()
  }
  return writer.finish()
}

// ---- Resources

/** Bits of a UAV's flags. */
const flags = { coherent: 1, counter: 2, ordered: 4, atomics64: 16, reorderCoherent: 32 } as const

function writeResources({ resources }: DxilModule, strings: Strings) {
  const table = new Table()
  const usedBy = new Map<IrFunction, number[]>()
  let next = 0
  for (const name of ['CBV', 'Sampler', 'SRV', 'UAV'] as const)
    for (const resource of resources) {
      if (resource.class !== name) continue
      const index = next++
      const record = new ByteWriter()
      const { count, lower, global } = resource
      // Wraps around where the linker still has to assign the register.
      const upper = count === undefined ? unbounded : (lower + count - 1) >>> 0
      record.words([resourceClassNumbers[name], resource.kind, resource.id, resource.space, lower, upper])
      record.words([strings.add(resource.name), flagsOf(resource)])
      table.add(record)
      for (const fn of new Set(global ? [...global.users()].flatMap(functionsOf) : [])) append(usedBy, fn, index)
    }
  return { table, usedBy }
}

function flagsOf(resource: DxilResource): number {
  if (resource.class !== 'UAV') return 0
  return (
    (resource.isCoherent ? flags.coherent : 0) |
    (resource.hasCounter ? flags.counter : 0) |
    (resource.isOrdered ? flags.ordered : 0) |
    (resource.usesAtomic64 ? flags.atomics64 : 0) |
    (resource.isReorderCoherent ? flags.reorderCoherent : 0)
  )
}

/** Where a constant is used, however deep in other constants. */
function functionsOf(user: User): IrFunction[] {
  if (!(user instanceof Instruction)) return [...user.users()].flatMap(functionsOf)
  const fn = user.block?.parent
  return fn ? [fn] : []
}

// ---- Functions

interface EntryTables {
  readonly nodes: NodeTables
  readonly stages: StageTables
}

const viewIdFeature = 0x10000n

/** Nodes have a table from the first validator that knows them on; those of the other stages are not released. */
function entryInfo(dxil: DxilModule, entry: DxilEntry, { nodes, stages }: EntryTables): StageInfo | undefined {
  if (dxil.validatorMinor < extendedFrom) return undefined
  const { node, numThreads, function: fn } = entry
  const shared = groupSharedBytes(dxil.module, fn)
  if (node) return { number: nodes.add(node, numThreads, shared), flags: node.isProgramEntry ? 1 : 0 }
  if (!hasStageTables(dxil)) return undefined
  return stages.add(entry, shared, ((dxil.functionFeatures.get(fn) ?? 0n) & viewIdFeature) !== 0n)
}

const releasedMinor = 9

function hasStageTables({ validatorVersion: [major, validator], minor }: DxilModule): boolean {
  return major === 0 || (validator > releasedMinor && minor > releasedMinor)
}

function writeFunctions(
  dxil: DxilModule,
  { strings, lists }: SharedTables,
  tables: EntryTables,
  resources: ReadonlyMap<IrFunction, readonly number[]>,
): Table {
  const { module, entries, functionFeatures } = dxil
  const table = new Table()
  const missing = unresolvedCalls(dxil, strings)
  const needs = functionNeeds(module, entries, functionFeatures, dxil.validatorMinor)
  for (const fn of module.functions.values()) {
    if (fn.isDeclaration) continue
    const names = [strings.add(fn.name), strings.add(unmangled(fn.name))]
    const list = (found: readonly number[] | undefined): number => (found ? lists.add(found) : none)
    const uses = [list(resources.get(fn)), list(missing.get(fn))]
    const entry = entries.find((candidate) => candidate.function === fn)
    const record = new ByteWriter()
    record.words([...names, ...uses])
    const info = entry && entryInfo(dxil, entry, tables)
    writeFacts(record, dxil, fn, entry, needs.get(fn)!, info)
    table.add(record)
  }
  return table
}

function writeFacts(
  record: ByteWriter,
  dxil: DxilModule,
  fn: IrFunction,
  entry: DxilEntry | undefined,
  needs: FunctionNeeds,
  info: StageInfo | undefined,
): void {
  const { kind } = stages[entry?.stage ?? 'library']
  const sizes = [entryTags.payloadSize, entryTags.attributeSize].map((tag) => propertyNumber(entry, tag))
  record.words([kind, ...sizes])
  record.u64(dxil.functionFeatures.get(fn) ?? 0n)
  record.words([needs.mask, (kind << 16) | (dxil.major << 4) | needs.minor])
  if (dxil.validatorMinor < extendedFrom) return
  const [least, most] = entry?.waveSize ?? [0, 0]
  record.u8(least)
  record.u8(most === 0 ? least : most)
  record.u16(info?.flags ?? 0)
  record.u32(info?.number ?? none)
}

const groupSharedSpace = 3

/** Of all groupshared variables that the function and those it calls use. */
function groupSharedBytes(module: Module, fn: IrFunction): number {
  let bytes = 0
  for (const global of module.globals.values()) {
    if (global.addressSpace !== groupSharedSpace) continue
    const seen = new Set<IrFunction>()
    const pending = [...global.users()].flatMap(functionsOf)
    for (let user = pending.pop(); user; user = pending.pop()) {
      if (seen.has(user)) continue
      seen.add(user)
      pending.push(...[...user.users()].flatMap(functionsOf))
    }
    if (seen.has(fn)) bytes += sizeInBytes(global.valueType)
  }
  return bytes
}

/** Functions of other libraries, by who calls them. */
function unresolvedCalls({ module }: DxilModule, strings: Strings): Map<IrFunction, number[]> {
  const found = new Map<IrFunction, number[]>()
  for (const fn of module.functions.values()) {
    if (!fn.isDeclaration || fn.name.startsWith('dx.op.') || fn.name.startsWith('llvm.')) continue
    for (const caller of new Set([...fn.users()].flatMap(functionsOf))) append(found, caller, strings.add(fn.name))
  }
  return found
}

// ---- Who made it

/** Version, flags, number of commits, and two texts: the commit and a name. */
export function writeCompilerVersion(): Uint8Array {
  const writer = new ByteWriter()
  const texts = ['', 'descry']
  writer.u16(1)
  writer.u16(0)
  writer.words([0, 0, texts.reduce((sum, text) => sum + text.length + 1, 0)])
  for (const text of texts) writer.text(text)
  writer.align()
  return writer.finish()
}
