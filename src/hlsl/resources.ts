// Every resource and other built-in object type: its class, template parameters, subscripts and methods.
//
//   lookupObject('RWTexture2DArray') => UAV of kind Texture2DArray, T required, operator[] takes uint3
//   lookupMethod(row, 'Load')        => its overloads, parsed when first asked for
import { type CallSignature, type CallTable, createCallTable } from './call-table.ts'
import type { FamilyRow } from './facts.ts'
import {
  appendBufferMethods,
  bufferPointerMethods,
  consumeBufferMethods,
  emptyInputMethods,
  emptyNodeOutputMethods,
  groupRecordMethods,
  hitObjectMethods,
  nodeOutputMethods,
  outputRecordMethods,
  rawBufferMethods,
  rayQueryMethods,
  recordMethods,
  sharedRecordMethods,
  streamMethods,
  structuredBufferMethods,
  subpassMethods,
  subpassMultisampleMethods,
  typedBufferMethods,
  writableRawBufferMethods,
  writableStructuredBufferMethods,
  writableTypedBufferMethods,
} from './methods-buffer.ts'
import {
  comparedTextureMethods,
  feedbackMethods,
  multisampleMethods,
  type TextureShape,
  textureMethods,
  writableTextureMethods,
} from './methods-texture.ts'

/** What a resource is bound as; each class has a letter of its own. */
export type ResourceClass = 'SRV' | 'UAV' | 'CBV' | 'Sampler'

/** Register letter of each class. */
export const registerLetters: Readonly<Record<ResourceClass, 't' | 'u' | 'b' | 's'>> = {
  SRV: 't',
  UAV: 'u',
  CBV: 'b',
  Sampler: 's',
}

/** Numbers of resource kinds in DXIL. */
export const resourceKinds = {
  Texture1D: 1,
  Texture2D: 2,
  Texture2DMS: 3,
  Texture3D: 4,
  TextureCube: 5,
  Texture1DArray: 6,
  Texture2DArray: 7,
  Texture2DMSArray: 8,
  TextureCubeArray: 9,
  TypedBuffer: 10,
  RawBuffer: 11,
  StructuredBuffer: 12,
  CBuffer: 13,
  Sampler: 14,
  TBuffer: 15,
  RTAccelerationStructure: 16,
  FeedbackTexture2D: 17,
  FeedbackTexture2DArray: 18,
} as const

export type ResourceKind = keyof typeof resourceKinds

export type ObjectCategory =
  | 'texture'
  | 'typed buffer'
  | 'structured buffer'
  | 'raw buffer'
  | 'constant buffer'
  | 'feedback texture'
  | 'sampler'
  | 'acceleration structure'
  | 'stream'
  | 'patch'
  | 'heap'
  /** Slang's __DynamicResource: a descriptor whose type is given where it is used. */
  | 'dynamic resource'
  | 'ray query'
  | 'hit object'
  | 'node input'
  | 'node output'
  | 'vulkan'
  | 'linear algebra'
  /** Relic of the effect framework: parsed, warned about and ignored. */
  | 'effect'

/** What the element type of an object must be. */
export type ElementRule =
  /** A scalar or vector of at most four components (and at most 16 bytes). */
  | 'typed'
  /** Any type that can be laid out in memory. */
  | 'any'
  | 'struct'

export interface ObjectRow {
  /** Canonical spelling; members of `dx` and `vk` carry the namespace. */
  readonly name: string
  readonly category: ObjectCategory
  readonly class?: ResourceClass
  readonly kind?: ResourceKind
  /** First template parameter, if it is a type. */
  readonly element?: { readonly rule: ElementRule; readonly default?: 'float4' }
  /** Number template parameters: sample count, control points, feedback kind, ray flags. */
  readonly count?: { readonly name: string; readonly default?: number }
  readonly writable?: true
  readonly rasterizerOrdered?: true
  /** Number of coordinates without the array slice; textures only. */
  readonly dimensions?: 1 | 2 | 3
  readonly cube?: true
  readonly array?: true
  readonly multisampled?: true
  /** Components of the index of `operator[]`; absent when there is none. */
  readonly subscript?: 1 | 2 | 3
  /** Has `.mips[level][location]`. */
  readonly mips?: true
  /** Has `.sample[index][location]`. */
  readonly sample?: true
  /** Always has a hidden counter; RWStructuredBuffer gets one when its counter methods are used. */
  readonly counter?: 'append' | 'consume' | 'optional'
  /** Minor version of the first shader model 6.x that has it. */
  readonly shaderModel?: number
  /** A texture and its sampler in one; methods that sample take no sampler. Names the kind of sampler inside. */
  readonly combined?: 'SamplerState' | 'SamplerComparisonState'
  /** Cannot be the T of a DescriptorHandle<T> although it is bound. */
  readonly noHandle?: true
  /** Copied as a number is; all others are named where they are used. */
  readonly isValue?: true
  /** Only when compiling to SPIR-V. */
  readonly spirv?: true
  /** Those of textures, several hundred, are made on demand. */
  readonly methods?: readonly FamilyRow[] | (() => readonly FamilyRow[])
}

export function methodsOf({ methods = [] }: ObjectRow): readonly FamilyRow[] {
  return typeof methods === 'function' ? methods() : methods
}

export type MethodSignature = CallSignature

const typedDefault = { rule: 'typed', default: 'float4' } as const
const typed = { rule: 'typed' } as const
const any = { rule: 'any' } as const
const struct = { rule: 'struct' } as const

const shape1D: TextureShape = {
  location: 1,
  gradient: 1,
  offset: true,
  gather: false,
  compare: true,
  load: 2,
  dimensions: ['width'],
}
const shape2D: TextureShape = {
  location: 2,
  gradient: 2,
  offset: true,
  gather: true,
  compare: true,
  load: 3,
  dimensions: ['width', 'height'],
}
const shape3D: TextureShape = {
  location: 3,
  gradient: 3,
  offset: true,
  gather: false,
  compare: false,
  load: 4,
  dimensions: ['width', 'height', 'depth'],
}
const shapeCube: TextureShape = {
  location: 3,
  gradient: 3,
  offset: false,
  gather: true,
  compare: true,
  load: 0,
  dimensions: ['width', 'height'],
}

function arrayed(shape: TextureShape): TextureShape {
  const load = shape.load === 0 ? 0 : shape.load + 1
  return { ...shape, location: shape.location + 1, load, dimensions: [...shape.dimensions, 'elements'] }
}

interface TextureFamily {
  readonly kind: ResourceKind
  readonly shape: TextureShape
  readonly dimensions: 1 | 2 | 3
  readonly subscript?: 1 | 2 | 3
  readonly cube?: true
  readonly array?: true
}

const textureFamilies: readonly TextureFamily[] = [
  { kind: 'Texture1D', shape: shape1D, dimensions: 1, subscript: 1 },
  { kind: 'Texture1DArray', shape: arrayed(shape1D), dimensions: 1, subscript: 2, array: true },
  { kind: 'Texture2D', shape: shape2D, dimensions: 2, subscript: 2 },
  { kind: 'Texture2DArray', shape: arrayed(shape2D), dimensions: 2, subscript: 3, array: true },
  { kind: 'Texture3D', shape: shape3D, dimensions: 3, subscript: 3 },
  { kind: 'TextureCube', shape: shapeCube, dimensions: 3, cube: true },
  { kind: 'TextureCubeArray', shape: arrayed(shapeCube), dimensions: 3, cube: true, array: true },
]

function sampledTexture(texture: TextureFamily): ObjectRow {
  const { kind, shape, ...facts } = texture
  const mips = texture.subscript ? { mips: true as const } : {}
  const methods = () => textureMethods(shape)
  return { name: kind, category: 'texture', class: 'SRV', kind, element: typedDefault, ...facts, ...mips, methods }
}

function writableTexture(texture: TextureFamily, prefix: 'RW' | 'RasterizerOrdered'): ObjectRow {
  const { kind, shape, ...facts } = texture
  const ordered = prefix === 'RW' ? {} : { rasterizerOrdered: true as const }
  const methods = () => writableTextureMethods(shape.dimensions)
  const name = prefix + kind
  return {
    name,
    category: 'texture',
    class: 'UAV',
    kind,
    element: typed,
    writable: true,
    ...ordered,
    ...facts,
    methods,
  }
}

function multisampledTextures(): ObjectRow[] {
  const plane = ['width', 'height']
  const slices = [...plane, 'elements']
  const common = { category: 'texture', element: typed, dimensions: 2, multisampled: true, sample: true } as const
  const count = { name: 'sample count', default: 0 }
  const single = { kind: 'Texture2DMS', subscript: 2 } as const
  const array = { kind: 'Texture2DMSArray', subscript: 3, array: true } as const
  const read = { ...common, class: 'SRV', count } as const
  const write = { ...common, class: 'UAV', count, writable: true, shaderModel: 7 } as const
  return [
    { name: 'Texture2DMS', ...read, ...single, methods: () => multisampleMethods(plane, false) },
    { name: 'Texture2DMSArray', ...read, ...array, methods: () => multisampleMethods(slices, false) },
    { name: 'RWTexture2DMS', ...write, ...single, methods: () => multisampleMethods(plane, true) },
    { name: 'RWTexture2DMSArray', ...write, ...array, methods: () => multisampleMethods(slices, true) },
  ]
}

/** Combined image samplers: the sampler is part of the texture. */
function combinedTextures(): ObjectRow[] {
  const combined = textureFamilies.map((texture): ObjectRow => {
    const { kind, shape, ...facts } = texture
    const name = `vk::Sampled${kind.replace('Cube', 'CUBE')}`
    const mips = texture.subscript ? { mips: true as const } : {}
    const methods = () => textureMethods(shape, 'built in')
    return {
      name,
      category: 'vulkan',
      class: 'SRV',
      kind,
      element: typedDefault,
      combined: 'SamplerState',
      spirv: true,
      ...facts,
      ...mips,
      methods,
    }
  })
  const common = { category: 'vulkan', class: 'SRV', element: typedDefault, dimensions: 2, spirv: true } as const
  const multisampled = { multisampled: true, sample: true, count: { name: 'sample count', default: 0 } } as const
  combined.push({
    name: 'vk::SampledTexture2DMS',
    ...common,
    ...multisampled,
    kind: 'Texture2DMS',
    subscript: 2,
    methods: () => multisampleMethods(['width', 'height'], false),
  })
  combined.push({
    name: 'vk::SampledTexture2DMSArray',
    ...common,
    ...multisampled,
    kind: 'Texture2DMSArray',
    subscript: 3,
    array: true,
    methods: () => multisampleMethods(['width', 'height', 'elements'], false),
  })
  return combined
}

/** Slang's textures with a sampler: `Sampler2D`, and `Sampler2DShadow` with one that compares. */
function samplerTextures(): ObjectRow[] {
  return textureFamilies.flatMap((texture): ObjectRow[] => {
    const { kind, shape, ...facts } = texture
    const common = { category: 'texture', class: 'SRV', kind, element: typedDefault, ...facts } as const
    const name = `Sampler${kind.slice('Texture'.length)}`
    const plain: ObjectRow = {
      name,
      ...common,
      combined: 'SamplerState',
      methods: () => textureMethods({ ...shape, compare: false }, 'built in'),
    }
    if (!shape.compare) return [plain]
    const methods = () => comparedTextureMethods(shape)
    return [plain, { name: `${name}Shadow`, ...common, combined: 'SamplerComparisonState', methods }]
  })
}

/** What a resource is in Slang beside the names HLSL has. */
const slangObjects: readonly ObjectRow[] = [
  ...samplerTextures(),
  { name: '__DynamicResource', category: 'dynamic resource', count: { name: 'kind' } },
  {
    name: 'ParameterBlock',
    category: 'constant buffer',
    class: 'CBV',
    kind: 'CBuffer',
    element: struct,
    noHandle: true,
  },
]

const typedBuffer = {
  category: 'typed buffer',
  kind: 'TypedBuffer',
  subscript: 1,
  methods: typedBufferMethods,
} as const
const structuredBuffer = { category: 'structured buffer', kind: 'StructuredBuffer', element: any } as const
const rawBuffer = { category: 'raw buffer', kind: 'RawBuffer' } as const
const uav = { class: 'UAV', writable: true } as const
const ordered = { ...uav, rasterizerOrdered: true } as const
const counted = { subscript: 1, counter: 'optional', methods: writableStructuredBufferMethods } as const

const buffers: readonly ObjectRow[] = [
  { name: 'Buffer', ...typedBuffer, class: 'SRV', element: typedDefault, methods: typedBufferMethods },
  { name: 'RWBuffer', ...typedBuffer, ...uav, element: typed, methods: writableTypedBufferMethods },
  { name: 'RasterizerOrderedBuffer', ...typedBuffer, ...ordered, element: typed, methods: writableTypedBufferMethods },
  { name: 'StructuredBuffer', ...structuredBuffer, class: 'SRV', subscript: 1, methods: structuredBufferMethods },
  { name: 'RWStructuredBuffer', ...structuredBuffer, ...uav, ...counted },
  { name: 'RasterizerOrderedStructuredBuffer', ...structuredBuffer, ...ordered, ...counted },
  { name: 'AppendStructuredBuffer', ...structuredBuffer, ...uav, counter: 'append', methods: appendBufferMethods },
  { name: 'ConsumeStructuredBuffer', ...structuredBuffer, ...uav, counter: 'consume', methods: consumeBufferMethods },
  { name: 'ByteAddressBuffer', ...rawBuffer, class: 'SRV', methods: rawBufferMethods },
  { name: 'RWByteAddressBuffer', ...rawBuffer, ...uav, methods: writableRawBufferMethods },
  { name: 'RasterizerOrderedByteAddressBuffer', ...rawBuffer, ...ordered, methods: writableRawBufferMethods },
  { name: 'ConstantBuffer', category: 'constant buffer', class: 'CBV', kind: 'CBuffer', element: struct },
  { name: 'TextureBuffer', category: 'constant buffer', class: 'SRV', kind: 'TBuffer', element: struct },
]

const feedback = { category: 'feedback texture', class: 'UAV', dimensions: 2, shaderModel: 5 } as const
const feedbackKind = { name: 'kind' }

const otherResources: readonly ObjectRow[] = [
  {
    name: 'FeedbackTexture2D',
    ...feedback,
    kind: 'FeedbackTexture2D',
    count: feedbackKind,
    methods: feedbackMethods('Texture2D', 2),
  },
  {
    name: 'FeedbackTexture2DArray',
    ...feedback,
    kind: 'FeedbackTexture2DArray',
    array: true,
    count: feedbackKind,
    methods: feedbackMethods('Texture2DArray', 3),
  },
  { name: 'SamplerState', category: 'sampler', class: 'Sampler', kind: 'Sampler' },
  { name: 'SamplerComparisonState', category: 'sampler', class: 'Sampler', kind: 'Sampler' },
  {
    name: 'RaytracingAccelerationStructure',
    category: 'acceleration structure',
    class: 'SRV',
    kind: 'RTAccelerationStructure',
    shaderModel: 3,
  },
]

const controlPoints = { name: 'control point count' }

const stageObjects: readonly ObjectRow[] = [
  { name: 'PointStream', category: 'stream', element: any, methods: streamMethods },
  { name: 'LineStream', category: 'stream', element: any, methods: streamMethods },
  { name: 'TriangleStream', category: 'stream', element: any, methods: streamMethods },
  { name: 'InputPatch', category: 'patch', element: any, count: controlPoints, subscript: 1 },
  { name: 'OutputPatch', category: 'patch', element: any, count: controlPoints, subscript: 1 },
  { name: 'RayQuery', category: 'ray query', count: { name: 'flags' }, shaderModel: 5, methods: rayQueryMethods },
  { name: 'dx::HitObject', category: 'hit object', shaderModel: 9, methods: hitObjectMethods },
  // The types of the two global heaps; a user cannot spell them.
  { name: '.Resource', category: 'heap', subscript: 1, shaderModel: 6 },
  { name: '.Sampler', category: 'heap', subscript: 1, shaderModel: 6 },
  { name: '__builtin_LinAlgMatrix', category: 'linear algebra', shaderModel: 10 },
]

const input = { category: 'node input', element: struct, shaderModel: 8 } as const
const output = { category: 'node output', shaderModel: 8 } as const
const records = { element: struct, subscript: 1 } as const

const nodeObjects: readonly ObjectRow[] = [
  { name: 'DispatchNodeInputRecord', ...input, methods: recordMethods },
  { name: 'RWDispatchNodeInputRecord', ...input, writable: true, methods: sharedRecordMethods },
  { name: 'GroupNodeInputRecords', ...input, subscript: 1, methods: groupRecordMethods },
  { name: 'RWGroupNodeInputRecords', ...input, subscript: 1, writable: true, methods: groupRecordMethods },
  { name: 'ThreadNodeInputRecord', ...input, methods: recordMethods },
  { name: 'RWThreadNodeInputRecord', ...input, writable: true, methods: recordMethods },
  { name: 'EmptyNodeInput', category: 'node input', shaderModel: 8, methods: emptyInputMethods },
  { name: 'NodeOutput', ...output, element: struct, methods: nodeOutputMethods },
  { name: 'EmptyNodeOutput', ...output, methods: emptyNodeOutputMethods },
  { name: 'NodeOutputArray', ...output, ...records },
  { name: 'EmptyNodeOutputArray', ...output, subscript: 1 },
  { name: 'ThreadNodeOutputRecords', ...output, ...records, writable: true, methods: outputRecordMethods },
  { name: 'GroupNodeOutputRecords', ...output, ...records, writable: true, methods: outputRecordMethods },
]

const vulkan = { category: 'vulkan', spirv: true } as const
/** Attachments of the render pass: bound like textures, but never by a handle. */
const subpass = { class: 'SRV', element: typedDefault, noHandle: true } as const

const vulkanObjects: readonly ObjectRow[] = [
  { name: 'SubpassInput', ...vulkan, ...subpass, kind: 'Texture2D', methods: subpassMethods },
  { name: 'SubpassInputMS', ...vulkan, ...subpass, kind: 'Texture2DMS', methods: subpassMultisampleMethods },
  {
    name: 'vk::BufferPointer',
    ...vulkan,
    element: any,
    isValue: true,
    count: { name: 'alignment', default: 0 },
    methods: bufferPointerMethods,
  },
  { name: 'vk::SpirvType', ...vulkan, isValue: true },
  { name: 'vk::SpirvOpaqueType', ...vulkan, isValue: true },
  // Of groupshared memory, for inline SPIR-V.
  { name: 'vk::WorkgroupSpirvPointer', ...vulkan, isValue: true, element: any },
  { name: 'vk::integral_constant', ...vulkan },
  { name: 'vk::Literal', ...vulkan },
  { name: 'vk::ext_type', ...vulkan, isValue: true, count: { name: 'type' } },
  { name: 'vk::ext_result_id', ...vulkan },
]

const effectNames = [
  ...['texture', 'Texture', 'pixelshader', 'PixelShader', 'vertexshader', 'VertexShader'],
  ...['pixelfragment', 'vertexfragment', 'ComputeShader', 'DomainShader', 'GeometryShader', 'HullShader'],
  ...['BlendState', 'DepthStencilState', 'DepthStencilView', 'RasterizerState', 'RenderTargetView'],
]

export const objectRows: readonly ObjectRow[] = [
  ...textureFamilies.map(sampledTexture),
  ...textureFamilies
    .filter(({ cube }) => !cube)
    .flatMap((texture) => [writableTexture(texture, 'RW'), writableTexture(texture, 'RasterizerOrdered')]),
  ...multisampledTextures(),
  ...buffers,
  ...otherResources,
  ...stageObjects,
  ...nodeObjects,
  ...vulkanObjects,
  ...combinedTextures(),
  ...slangObjects,
  ...effectNames.map((name): ObjectRow => ({ name, category: 'effect' })),
]

/** Other spellings of the same type; the depth and write-only textures of Slang are plain ones to every target we have. */
export const objectAliases: ReadonlyMap<string, string> = new Map([
  ['sampler', 'SamplerState'],
  ...textureFamilies.map(({ kind }) => [`Depth${kind}`, kind] as const),
  ...textureFamilies.flatMap(({ kind, cube }) => (cube ? [] : [[`W${kind}`, `RW${kind}`] as const])),
  ['UntypedResourceHandle', '.Resource'],
  ['UntypedSamplerHandle', '.Sampler'],
])

const rowsByName = new Map(objectRows.map((row) => [row.name, row]))

export function lookupObject(name: string): ObjectRow | undefined {
  return rowsByName.get(objectAliases.get(name) ?? name)
}

/** Global variables that exist without a declaration, and the row of their type. */
export const heapObjects: ReadonlyMap<string, string> = new Map([
  ['ResourceDescriptorHeap', '.Resource'],
  ['SamplerDescriptorHeap', '.Sampler'],
])

const methodTables = new Map<ObjectRow, CallTable>()

function methodTable(row: ObjectRow): CallTable {
  let table = methodTables.get(row)
  if (!table) {
    table = createCallTable([methodsOf(row)])
    methodTables.set(row, table)
  }
  return table
}

/** The overloads of a method in the order they are tried, or undefined when the object has none of that name. */
export function lookupMethod(row: ObjectRow, name: string): readonly MethodSignature[] | undefined {
  return methodTable(row).lookup(name)
}

/** All method names of an object, for suggestions. */
export function methodNames(row: ObjectRow): IterableIterator<string> {
  return methodTable(row).names()
}
