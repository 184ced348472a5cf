// What a resource says of itself as a descriptor: `T.kind` and `T.descriptorAccess` of SP#015.
import type { ObjectRow } from './resources.ts'

export const descriptorKinds = {
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
} as const
export type DescriptorKind = keyof typeof descriptorKinds

export const descriptorAccesses = {
  Unknown: -1,
  Read: 0,
  ReadWrite: 1,
  Write: 2,
  RasterizerOrdered: 3,
  Feedback: 4,
} as const
export type DescriptorAccess = keyof typeof descriptorAccesses

export function descriptorKindOf(row: ObjectRow): DescriptorKind {
  if (row.combined) return 'CombinedTextureSampler'
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

export function descriptorAccessOf(row: ObjectRow): DescriptorAccess {
  if (row.category === 'sampler') return 'Unknown'
  if (row.category === 'feedback texture') return 'Feedback'
  const isBuffer = row.category === 'structured buffer' || row.category === 'raw buffer'
  if (row.rasterizerOrdered && !isBuffer) return 'RasterizerOrdered'
  return row.class === 'UAV' ? 'ReadWrite' : 'Read'
}
