// Names every Slang program has without declaring them: the enumerations of descriptor handles (SP#015), and what a resource type
// says about itself:
//
//   if (T.kind == DescriptorKind.Sampler) ...     with T = SamplerState: DescriptorKind.Sampler
import type { ObjectRow } from '../hlsl/resources.ts'
import { nowhere } from '../support/source.ts'
import { type EnumType, intType, type ObjectType } from '../types/types.ts'
import type { Scope } from './symbols.ts'

function enumeration(name: string, values: Readonly<Record<string, number>>): EnumType {
  const enumerators = new Map(Object.entries(values).map(([key, value]) => [key, BigInt(value)]))
  return { kind: 'enum', name, scope: '', isScoped: true, underlying: intType, location: nowhere, enumerators }
}

const descriptorKind = enumeration('DescriptorKind', {
  Unknown: 0,
  Texture: 1,
  CombinedTextureSampler: 2,
  ConstantBuffer: 3,
  StorageBuffer: 4,
  // The name of the proposal.
  Buffer: 4,
  Sampler: 5,
  AccelerationStructure: 6,
  UniformTexelBuffer: 7,
  StorageTexelBuffer: 8,
})

const descriptorAccess = enumeration('DescriptorAccess', {
  Unknown: -1,
  Read: 0,
  ReadWrite: 1,
  Write: 2,
  RasterizerOrdered: 3,
  Feedback: 4,
})

const enumerations: readonly EnumType[] = [
  descriptorKind,
  descriptorAccess,
  enumeration('BindlessDescriptorOptions', { None: 0, VkMutable: 1 }),
  enumeration('__DynamicResourceKind', { General: 0, Sampler: 1 }),
]

export function declareSlangPrelude(scope: Scope): void {
  for (const type of enumerations) {
    const qualified = { type, rowMajor: undefined, isConst: false, normalized: undefined }
    scope.symbols.set(type.name, { kind: 'type', type: qualified, location: nowhere })
  }
}

/** `kind` and `descriptorAccess` of a resource type. */
export function descriptorConstant(
  { row }: ObjectType,
  name: string,
): { readonly value: bigint; readonly type: EnumType } | undefined {
  const type = name === 'kind' ? descriptorKind : name === 'descriptorAccess' ? descriptorAccess : undefined
  if (!type || row.class === undefined) return undefined
  const enumerator = name === 'kind' ? kindOf(row) : accessOf(row)
  return { value: type.enumerators.get(enumerator)!, type }
}

function kindOf(row: ObjectRow): string {
  switch (row.category) {
    case 'texture':
    case 'feedback texture':
      return 'Texture'
    case 'typed buffer':
      return row.writable ? 'StorageTexelBuffer' : 'UniformTexelBuffer'
    case 'structured buffer':
    case 'raw buffer':
      return 'StorageBuffer'
    case 'constant buffer':
      return row.class === 'CBV' ? 'ConstantBuffer' : 'UniformTexelBuffer'
    case 'sampler':
      return 'Sampler'
    case 'acceleration structure':
      return 'AccelerationStructure'
    default:
      return 'Unknown'
  }
}

function accessOf(row: ObjectRow): string {
  if (row.category === 'sampler') return 'Unknown'
  if (row.category === 'feedback texture') return 'Feedback'
  const isBuffer = row.category === 'structured buffer' || row.category === 'raw buffer'
  if (row.rasterizerOrdered && !isBuffer) return 'RasterizerOrdered'
  return row.class === 'UAV' ? 'ReadWrite' : 'Read'
}
