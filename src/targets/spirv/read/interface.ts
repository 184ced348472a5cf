// The interface of a SPIR-V module of any compiler: descriptors, push constants, specialization constants, locations, modes.
import { BuiltIn, Dim, ExecutionMode, ExecutionModel, ImageFormat } from '../enumerants.ts'
import { blockSize, layoutText } from './block-layout.ts'
import {
  constantOf,
  decorationOf,
  type ModeFacts,
  type ModuleFacts,
  pointeeOf,
  readFacts,
  storageClassOf,
} from './module-facts.ts'

export interface ModuleDescriptor {
  readonly name: string
  readonly set: number
  readonly binding: number
  /** By VkDescriptorType: `sampled image`, `storage buffer`. */
  readonly kind: string
  /** `null` for a runtime array. */
  readonly count: number | null
  /** Of a subpass input. */
  readonly inputAttachment?: number
  /** How the data of a buffer lies, see block-layout.ts. */
  readonly layout?: string
  /** Of an image: `2D array float Rgba16f`. */
  readonly image?: string
}

export interface ModulePushConstant {
  readonly name: string
  readonly offset: number
  readonly size: number
  readonly layout: string
}

export interface ModuleSpecialization {
  readonly name: string
  readonly id: number
  readonly type: string
  /** The bits of the default. */
  readonly value: number
}

export interface ModuleStageVariable {
  readonly name: string
  readonly type: string
  readonly location?: number
  readonly component?: number
  readonly index?: number
  readonly builtin?: string
  /** `Flat`, `NoPerspective`, `Centroid`, `Sample`, `Patch`, `PerPrimitiveEXT`, `PerVertexKHR`. */
  readonly decorations: readonly string[]
}

export interface ModuleEntryPoint {
  readonly name: string
  /** SPIR-V's: `GLCompute`. */
  readonly model: string
  readonly modes: readonly string[]
  readonly inputs: readonly ModuleStageVariable[]
  readonly outputs: readonly ModuleStageVariable[]
}

export interface ModuleInterface {
  readonly version: string
  readonly entryPoints: readonly ModuleEntryPoint[]
  readonly descriptors: readonly ModuleDescriptor[]
  readonly pushConstants: readonly ModulePushConstant[]
  readonly specialization: readonly ModuleSpecialization[]
}

/** `undefined` when the bytes are no SPIR-V module. */
export function readInterface(bytes: Uint8Array): ModuleInterface | undefined {
  const facts = readFacts(bytes)
  if (!facts) return undefined
  const byPlace = (first: ModuleDescriptor, second: ModuleDescriptor): number =>
    first.set - second.set || first.binding - second.binding || (first.name < second.name ? -1 : 1)
  return {
    version: facts.version.join('.'),
    entryPoints: facts.entryPoints.map((entry) => ({
      name: entry.name,
      model: wordOf(ExecutionModel, entry.model),
      modes: (facts.modes.get(entry.function) ?? []).map((mode) => modeText(facts, mode)).sort(),
      inputs: stageVariables(facts, entry.interfaceIds, 'Input'),
      outputs: stageVariables(facts, entry.interfaceIds, 'Output'),
    })),
    descriptors: facts.variables.flatMap((variable) => descriptorOf(facts, variable) ?? []).sort(byPlace),
    pushConstants: facts.variables.flatMap((variable) => pushConstantOf(facts, variable) ?? []),
    specialization: specializationOf(facts),
  }
}

function wordOf(table: Readonly<Record<string, number>>, value: number): string {
  return Object.entries(table).find(([, number]) => number === value)?.[0] ?? `${value}`
}

function modeText(facts: ModuleFacts, { mode, operands, areIds }: ModeFacts): string {
  const values = areIds ? operands.map((id) => constantOf(facts, id) ?? facts.texts.get(id) ?? '?') : operands
  return [wordOf(ExecutionMode, mode), ...values].join(' ')
}

/** The name of the variable, or that of its type when it has none. */
function nameOf(facts: ModuleFacts, variable: number): string {
  return facts.names.get(variable) || facts.names.get(pointeeOf(facts, variable)) || `%${variable}`
}

function descriptorOf(facts: ModuleFacts, variable: number): ModuleDescriptor | undefined {
  const set = decorationOf(facts, variable, 'DescriptorSet')
  const binding = decorationOf(facts, variable, 'Binding')
  if (set === undefined || binding === undefined) return undefined
  let type = pointeeOf(facts, variable)
  let count: number | null = 1
  for (let declared = facts.declared.get(type); declared; declared = facts.declared.get(type)) {
    if (declared.opcode === 'OpTypeRuntimeArray') count = null
    else if (declared.opcode !== 'OpTypeArray') break
    else if (count !== null) count *= constantOf(facts, declared.operands[1]!) ?? 1
    type = declared.operands[0]!
  }
  const inputAttachment = decorationOf(facts, variable, 'InputAttachmentIndex')
  const isBlock = facts.declared.get(type)?.opcode === 'OpTypeStruct'
  const image = imageText(facts, type)
  return {
    name: nameOf(facts, variable),
    set,
    binding,
    kind: kindOf(facts, variable, type),
    count,
    ...(inputAttachment !== undefined && { inputAttachment }),
    ...(isBlock && { layout: layoutText(facts, type) }),
    ...(image !== undefined && { image }),
  }
}

function imageText(facts: ModuleFacts, type: number): string | undefined {
  const declared = facts.declared.get(type)
  if (declared?.opcode === 'OpTypeSampledImage') return imageText(facts, declared.operands[0]!)
  if (declared?.opcode !== 'OpTypeImage') return undefined
  const [sampledType, dimension, , isArray, isMultisampled, , format = 0] = declared.operands
  const words = [wordOf(Dim, dimension!), isArray === 1 && 'array', isMultisampled === 1 && 'multisampled']
  words.push(layoutText(facts, sampledType!), format !== 0 && wordOf(ImageFormat, format))
  return words.filter(Boolean).join(' ')
}

function kindOf(facts: ModuleFacts, variable: number, type: number): string {
  const declared = facts.declared.get(type)
  switch (declared?.opcode) {
    case 'OpTypeSampler':
      return 'sampler'
    case 'OpTypeSampledImage':
      return 'combined image sampler'
    case 'OpTypeAccelerationStructureKHR':
      return 'acceleration structure'
    case 'OpTypeStruct': {
      const isStorage =
        storageClassOf(facts, variable) === 'StorageBuffer' || decorationOf(facts, type, 'BufferBlock') !== undefined
      return isStorage ? 'storage buffer' : 'uniform buffer'
    }
    case 'OpTypeImage': {
      const [, dimension, , , , sampled] = declared.operands
      if (dimension === Dim.SubpassData) return 'input attachment'
      const access = sampled === 2 ? 'storage' : dimension === Dim.Buffer ? 'uniform' : 'sampled'
      return `${access} ${dimension === Dim.Buffer ? 'texel buffer' : 'image'}`
    }
    default:
      return declared?.opcode.slice('OpType'.length) ?? '?'
  }
}

function pushConstantOf(facts: ModuleFacts, variable: number): ModulePushConstant | undefined {
  if (storageClassOf(facts, variable) !== 'PushConstant') return undefined
  const type = pointeeOf(facts, variable)
  const members = facts.declared.get(type)?.operands ?? []
  const offsets = members.map((_, index) => decorationOf(facts, `${type}.${index}`, 'Offset') ?? 0)
  const offset = Math.min(...offsets, Number.MAX_SAFE_INTEGER)
  const size = blockSize(facts, type) - offset
  return { name: nameOf(facts, variable), offset, size, layout: layoutText(facts, type) }
}

function specializationOf(facts: ModuleFacts): ModuleSpecialization[] {
  const found: ModuleSpecialization[] = []
  for (const [constant, { opcode, type, operands }] of facts.declared) {
    const id = decorationOf(facts, constant, 'SpecId')
    if (id === undefined) continue
    const value = opcode === 'OpSpecConstantTrue' ? 1 : opcode === 'OpSpecConstantFalse' ? 0 : (operands[0] ?? 0)
    found.push({ name: facts.names.get(constant) ?? `%${constant}`, id, type: layoutText(facts, type), value })
  }
  return found.sort((first, second) => first.id - second.id)
}

const stageDecorations = [
  'Flat',
  'NoPerspective',
  'Centroid',
  'Sample',
  'Patch',
  'PerPrimitiveEXT',
  'PerVertexKHR',
] as const

function stageVariables(
  facts: ModuleFacts,
  ids: readonly number[],
  storage: 'Input' | 'Output',
): ModuleStageVariable[] {
  return ids.flatMap((variable) => {
    if (storageClassOf(facts, variable) !== storage) return []
    const type = pointeeOf(facts, variable)
    const members = blockMembers(facts, type)
    if (members.length > 0)
      return members.map((member) => stageVariable(facts, `${type}.${member.index}`, member.type, member.name))
    return [stageVariable(facts, variable, type, nameOf(facts, variable))]
  })
}

/** Built-ins may be members of a block, as in gl_PerVertex. */
function blockMembers(
  facts: ModuleFacts,
  type: number,
): readonly { readonly index: number; readonly type: number; readonly name: string }[] {
  let block = type
  while (facts.declared.get(block)?.opcode === 'OpTypeArray') block = facts.declared.get(block)!.operands[0]!
  if (facts.declared.get(block)?.opcode !== 'OpTypeStruct' || block !== type) return []
  return facts.declared.get(block)!.operands.map((member, index) => ({
    index,
    type: member,
    name: facts.memberNames.get(block)?.get(index) ?? `${index}`,
  }))
}

function stageVariable(facts: ModuleFacts, target: number | string, type: number, name: string): ModuleStageVariable {
  const location = decorationOf(facts, target, 'Location')
  const component = decorationOf(facts, target, 'Component')
  const index = decorationOf(facts, target, 'Index')
  const builtin = decorationOf(facts, target, 'BuiltIn')
  return {
    name,
    type: layoutText(facts, type),
    ...(location !== undefined && { location }),
    ...(component !== undefined && { component }),
    ...(index !== undefined && { index }),
    ...(builtin !== undefined && { builtin: wordOf(BuiltIn, builtin) }),
    decorations: stageDecorations.filter((decoration) => decorationOf(facts, target, decoration) !== undefined),
  }
}
