// Classes of objects that signatures take as parameters: `sampler` is a SamplerState, `any_sampler` also a comparison one.

const writableObjects = [
  'RWBuffer',
  'RWByteAddressBuffer',
  'RWStructuredBuffer',
  'RWTexture1D',
  'RWTexture1DArray',
  'RWTexture2D',
  'RWTexture2DArray',
  'RWTexture3D',
  'RWTexture2DMS',
  'RWTexture2DMSArray',
  'AppendStructuredBuffer',
  'ConsumeStructuredBuffer',
  'RasterizerOrderedBuffer',
  'RasterizerOrderedByteAddressBuffer',
  'RasterizerOrderedStructuredBuffer',
  'RasterizerOrderedTexture1D',
  'RasterizerOrderedTexture1DArray',
  'RasterizerOrderedTexture2D',
  'RasterizerOrderedTexture2DArray',
  'RasterizerOrderedTexture3D',
]

const recordObjects = [
  'DispatchNodeInputRecord',
  'RWDispatchNodeInputRecord',
  'GroupNodeInputRecords',
  'RWGroupNodeInputRecords',
  'ThreadNodeInputRecord',
  'RWThreadNodeInputRecord',
  'NodeOutput',
  'ThreadNodeOutputRecords',
  'GroupNodeOutputRecords',
]

const classes: Readonly<Record<string, readonly string[]>> = {
  sampler: ['SamplerState'],
  sampler_cmp: ['SamplerComparisonState'],
  any_sampler: ['SamplerState', 'SamplerComparisonState'],
  sampler1D: ['sampler1D', 'SamplerState'],
  sampler2D: ['sampler2D', 'SamplerState'],
  sampler3D: ['sampler3D', 'SamplerState'],
  samplerCUBE: ['samplerCUBE', 'SamplerState'],
  record_or_uav: [...recordObjects, ...writableObjects],
  Texture2D: ['Texture2D'],
  Texture2DArray: ['Texture2DArray'],
  ByteAddressBuffer: ['ByteAddressBuffer'],
  RWByteAddressBuffer: ['RWByteAddressBuffer'],
  RaytracingAccelerationStructure: ['RaytracingAccelerationStructure'],
  RayQuery: ['RayQuery'],
  HitObject: ['dx::HitObject'],
  BufferPointer: ['vk::BufferPointer'],
  LinAlgMatrix: ['__builtin_LinAlgMatrix'],
}

const sets = new Map<string, ReadonlySet<string>>()

/** The rows of the resource table a class stands for, or undefined when there is no such class. */
export function objectNames(label: string): ReadonlySet<string> | undefined {
  const names = Object.hasOwn(classes, label) ? classes[label] : undefined
  if (!names) return undefined
  let set = sets.get(label)
  if (!set) {
    set = new Set(names)
    sets.set(label, set)
  }
  return set
}

export const objectClassLabels: readonly string[] = Object.keys(classes)

const elementObjects = new Set(['ThreadNodeOutputRecords', 'GroupNodeOutputRecords'])

export function isElementObject(name: string): boolean {
  return elementObjects.has(name)
}
