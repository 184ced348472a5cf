// The metadata of a DXIL module: versions, resources, entry points.
import { stages } from '../../hlsl/profiles.ts'
import { resourceKinds } from '../../hlsl/resources.ts'
import { ConstantString, constantAggregate, constantInt, undefValue } from '../../ir/constants.ts'
import {
  type Metadata,
  type MetadataConstant,
  type MetadataNode,
  metadataInt,
  metadataInts,
  metadataNode,
  metadataString,
  metadataValue,
} from '../../ir/metadata.ts'
import { arrayType, type IrType, i1, i8, i32, i64, ptr } from '../../ir/types.ts'
import { countersNode } from './counters.ts'
import type { DxilEntry, DxilModule, DxilResource } from './dxil-module.ts'
import { shareNodes } from './share-nodes.ts'
import { signaturesNode } from './signature-metadata.ts'
import { withUses } from './signatures.ts'
import { typeAnnotations } from './type-annotations.ts'

type Pointees = Map<MetadataConstant, IrType>

export interface ModuleMetadata {
  readonly named: Map<string, MetadataNode[]>
  /** What the `ptr undef` of a record points to. */
  readonly pointees: Pointees
}

/** Writes everything the other fields of the module say into its metadata. */
export function writeMetadata(dxil: Omit<DxilModule, 'pointees'>, keepsReflection: boolean): Pointees {
  const { named, pointees } = describeModule(dxil, dxil.validatorVersion, dxil.stage === 'library' || keepsReflection)
  if (keepsReflection) {
    addAnnotations(named, dxil)
    shareNodes(named)
  }
  replaceMetadata(dxil, named)
  return pointees
}

/** The same with names and fields, which debuggers show. */
export function writeDebugMetadata(dxil: Omit<DxilModule, 'pointees'>): Pointees {
  const { named, pointees } = describeModule(dxil, dxil.validatorVersion, true)
  addAnnotations(named, dxil)
  shareNodes(named)
  replaceMetadata(dxil, named)
  return pointees
}

function replaceMetadata({ module }: Pick<DxilModule, 'module'>, named: ReadonlyMap<string, MetadataNode[]>): void {
  module.namedMetadata.clear()
  for (const [name, nodes] of named) module.namedMetadata.set(name, nodes)
}

/** As the module's own metadata, but with names and fields: for the part of a container that reflection reads. */
export function reflectionMetadata(dxil: Omit<DxilModule, 'pointees'>): ModuleMetadata {
  const { named, pointees } = describeModule(dxil, [0, 0], true)
  addAnnotations(named, dxil)
  // The validator knows these in no program.
  const counters = countersNode(dxil.module)
  if (counters) named.set('dx.counters', [counters])
  shareNodes(named)
  return { named, pointees }
}

function addAnnotations(named: Map<string, MetadataNode[]>, dxil: Omit<DxilModule, 'pointees'>): void {
  const annotations = typeAnnotations(dxil)
  if (annotations.length > 0) named.set('dx.typeAnnotations', annotations)
}

function describeModule(
  dxil: Omit<DxilModule, 'pointees'>,
  validatorVersion: readonly [number, number],
  hasNames: boolean,
): ModuleMetadata {
  const { minor, major } = dxil
  const pointees: Pointees = new Map()
  const named = new Map<string, MetadataNode[]>()
  named.set('llvm.ident', [metadataNode([metadataString('descry')])])
  named.set('dx.version', [metadataNode([metadataInt(1), metadataInt(minor)])])
  named.set('dx.valver', [metadataInts(validatorVersion)])
  const prefix = metadataString(stages[dxil.stage].prefix ?? 'lib')
  named.set('dx.shaderModel', [metadataNode([prefix, metadataInt(major), metadataInt(minor)])])
  const payloads = payloadsNode(dxil)
  if (payloads) named.set('dx.dxrPayloadAnnotations', [payloads])
  const resources = resourcesNode(dxil, hasNames, pointees)
  if (resources) named.set('dx.resources', [resources])
  if (dxil.viewIdState) named.set('dx.viewIdState', [viewIdNode(dxil.viewIdState)])
  named.set('dx.entryPoints', entryNodes(dxil, resources))
  shareNodes(named)
  return { named, pointees }
}

function viewIdNode(words: readonly number[]): MetadataNode {
  const type = arrayType(words.length, i32)
  return metadataNode([
    metadataValue(
      constantAggregate(
        type,
        words.map((word) => constantInt(i32, word)),
      ),
    ),
  ])
}

// ---- Resources

/** Tag and bits of each field, struct by struct. */
function payloadsNode({ payloads, module }: Omit<DxilModule, 'pointees'>): MetadataNode | undefined {
  const operands = payloads.flatMap(({ name, masks }) => {
    const type = module.structs.get(name)
    if (type?.elements?.length !== masks.length) return []
    const fields = masks.map((mask) => metadataNode([metadataInt(0), metadataInt(mask)]))
    return [metadataValue(undefValue(type)), metadataNode(fields)]
  })
  return operands.length === 0 ? undefined : metadataNode([metadataInt(0), ...operands])
}

function resourcesNode(
  { resources, validatorMinor }: Omit<DxilModule, 'pointees'>,
  hasNames: boolean,
  pointees: Pointees,
) {
  if (resources.length === 0) return undefined
  const lists = (['SRV', 'UAV', 'CBV', 'Sampler'] as const).map((name) => {
    const records = resources.filter((resource) => resource.class === name)
    return records.length === 0
      ? null
      : metadataNode(records.map((resource) => recordNode(resource, hasNames, validatorMinor, pointees)))
  })
  return metadataNode(lists)
}

function bool(value: boolean): MetadataConstant {
  return metadataValue(constantInt(i1, value ? 1 : 0))
}

function recordNode(
  resource: DxilResource,
  hasNames: boolean,
  validatorMinor: number,
  pointees: Pointees,
): MetadataNode {
  const pointer = metadataValue(resource.global ?? undefValue(ptr))
  pointees.set(pointer, resource.type)
  const common: Metadata[] = [
    metadataInt(resource.id),
    pointer,
    metadataString(hasNames ? resource.name : ''),
    metadataInt(resource.space),
    metadataInt(resource.lower),
    metadataInt(resource.count ?? -1),
  ]
  const { kind } = resource
  switch (resource.class) {
    case 'SRV':
      return metadataNode([
        ...common,
        metadataInt(kind),
        metadataInt(resource.sampleCount),
        extension(resource, validatorMinor),
      ])
    case 'UAV': {
      const traits = [bool(resource.isCoherent), bool(resource.hasCounter), bool(resource.isOrdered)]
      return metadataNode([...common, metadataInt(kind), ...traits, extension(resource, validatorMinor)])
    }
    case 'CBV':
      return metadataNode([...common, metadataInt(resource.size), null])
    case 'Sampler':
      return metadataNode([...common, metadataInt(resource.samplerKind), null])
  }
}

const reorderCoherentFrom = 9

/** Tags and values: 0 component type, 1 stride, 2 kind of feedback, 3 atomics of 64 bits, 4 coherent when threads are reordered. */
function extension(resource: DxilResource, validatorMinor: number): MetadataNode | null {
  const values: Metadata[] = []
  const { kind } = resource
  if (kind === resourceKinds.FeedbackTexture2D || kind === resourceKinds.FeedbackTexture2DArray)
    values.push(metadataInt(2), metadataInt(resource.feedbackKind))
  else if (kind === resourceKinds.StructuredBuffer) values.push(metadataInt(1), metadataInt(resource.stride))
  else if (resource.componentType !== 0) values.push(metadataInt(0), metadataInt(resource.componentType))
  if (resource.usesAtomic64) values.push(metadataInt(3), metadataInt(1))
  if (resource.isReorderCoherent && validatorMinor >= reorderCoherentFrom) values.push(metadataInt(4), bool(true))
  return values.length === 0 ? null : metadataNode(values)
}

// ---- Entry points

function entryNodes(dxil: Omit<DxilModule, 'pointees'>, resources: MetadataNode | undefined): MetadataNode[] {
  const { entries, flags } = dxil
  if (dxil.stage !== 'library') {
    return entries.map((entry) => {
      const properties = propertiesNode(entry, flags, dxil.minor, false, dxil.autoBindingSpace)
      return entryNode(entry, signaturesNode(entry.signatures), resources ?? null, properties)
    })
  }
  const own = [...flagValues(flags), ...spaceValues(dxil.autoBindingSpace)]
  const whole = metadataNode([
    null,
    metadataString(''),
    null,
    resources ?? null,
    own.length > 0 ? metadataNode(own) : null,
  ])
  const each = entries.map((entry) => {
    // As in DXC, a library does not say which components its shaders use.
    const signatures = signaturesNode(withUses(entry.signatures, []))
    return entryNode(entry, signatures, null, propertiesNode(entry, 0n, dxil.minor, true, 0))
  })
  return [whole, ...each]
}

function entryNode(
  { function: fn, name }: DxilEntry,
  signatures: MetadataNode | null,
  resources: MetadataNode | null,
  properties: MetadataNode | null,
): MetadataNode {
  return metadataNode([metadataValue(fn), metadataString(name), signatures, resources, properties])
}

function flagValues(flags: bigint): Metadata[] {
  return flags === 0n ? [] : [metadataInt(0), metadataValue(constantInt(i64, flags))]
}

/** Where resources without a register were put; DXC writes the first one for every function of a library. */
function spaceValues(space: number | undefined): Metadata[] {
  return space === undefined ? [] : [metadataInt(5), metadataInts([space])]
}

const rangedWaveSizeFrom = 8

function bytes(content: Uint8Array): MetadataConstant {
  return metadataValue(new ConstantString(arrayType(content.length, i8), content))
}

function propertiesNode(
  entry: DxilEntry,
  flags: bigint,
  minor: number,
  isLibrary: boolean,
  space: number | undefined,
): MetadataNode | null {
  const values = flagValues(flags)
  if (isLibrary) values.push(metadataInt(8), metadataInt(stages[entry.stage].kind))
  for (const [tag, value] of entry.properties) values.push(metadataInt(tag), value)
  if (entry.numThreads && entry.stage !== 'mesh' && entry.stage !== 'amplification')
    values.push(metadataInt(4), metadataInts(entry.numThreads))
  values.push(...spaceValues(space))
  if (isLibrary && entry.rootSignature) values.push(metadataInt(12), metadataNode([bytes(entry.rootSignature)]))
  if (entry.waveSize)
    values.push(
      ...(minor >= rangedWaveSizeFrom
        ? [metadataInt(23), metadataInts(entry.waveSize)]
        : [metadataInt(11), metadataInts([entry.waveSize[0]])]),
    )
  if (entry.groupSharedLimit !== undefined) values.push(metadataInt(24), metadataInt(entry.groupSharedLimit))
  return values.length === 0 ? null : metadataNode(values)
}
