// The words of root signatures and their numbers in D3D12. Words are the same in capitals and small letters.

import type { Stage } from '../hlsl/profiles.ts'

type Words = Readonly<Record<string, number>>

export const rootFlags: Words = {
  ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT: 1,
  DENY_VERTEX_SHADER_ROOT_ACCESS: 2,
  DENY_HULL_SHADER_ROOT_ACCESS: 4,
  DENY_DOMAIN_SHADER_ROOT_ACCESS: 8,
  DENY_GEOMETRY_SHADER_ROOT_ACCESS: 0x10,
  DENY_PIXEL_SHADER_ROOT_ACCESS: 0x20,
  ALLOW_STREAM_OUTPUT: 0x40,
  LOCAL_ROOT_SIGNATURE: 0x80,
  DENY_AMPLIFICATION_SHADER_ROOT_ACCESS: 0x100,
  DENY_MESH_SHADER_ROOT_ACCESS: 0x200,
  CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED: 0x400,
  SAMPLER_HEAP_DIRECTLY_INDEXED: 0x800,
}

export const localRootSignatureFlag = 0x80

export const dataFlags = {
  DATA_VOLATILE: 2,
  DATA_STATIC_WHILE_SET_AT_EXECUTE: 4,
  DATA_STATIC: 8,
} as const

export const descriptorFlags: Words = dataFlags

export const rangeFlags = {
  DESCRIPTORS_VOLATILE: 1,
  ...dataFlags,
  DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS: 0x10000,
} as const

export const samplerFlags: Words = { UINT_BORDER_COLOR: 1, NON_NORMALIZED_COORDINATES: 2 }

function numbered(prefix: string, words: string, first: number): Words {
  return Object.fromEntries(words.split(' ').map((word, index) => [prefix + word, first + index]))
}

const filterShapes: Words = {
  MIN_MAG_MIP_POINT: 0,
  MIN_MAG_POINT_MIP_LINEAR: 1,
  MIN_POINT_MAG_LINEAR_MIP_POINT: 4,
  MIN_POINT_MAG_MIP_LINEAR: 5,
  MIN_LINEAR_MAG_MIP_POINT: 0x10,
  MIN_LINEAR_MAG_POINT_MIP_LINEAR: 0x11,
  MIN_MAG_LINEAR_MIP_POINT: 0x14,
  MIN_MAG_MIP_LINEAR: 0x15,
  ANISOTROPIC: 0x55,
}
const filterPrefixes: Words = { '': 0, COMPARISON_: 0x80, MINIMUM_: 0x100, MAXIMUM_: 0x180 }

export const visibilities: Words = numbered(
  'SHADER_VISIBILITY_',
  'ALL VERTEX HULL DOMAIN GEOMETRY PIXEL AMPLIFICATION MESH',
  0,
)

/** Stages see what all see, and these what is only for them. */
export const visibilityOf: Partial<Readonly<Record<Stage, number>>> = {
  vertex: 1,
  hull: 2,
  domain: 3,
  geometry: 4,
  pixel: 5,
  amplification: 6,
  mesh: 7,
}

/** As Clang's messages name them. */
export const visibilityNames = [
  'All',
  'Vertex',
  'Hull',
  'Domain',
  'Geometry',
  'Pixel',
  'Amplification',
  'Mesh',
] as const

export const filters: Words = Object.fromEntries(
  Object.entries(filterPrefixes).flatMap(([prefix, base]) =>
    Object.entries(filterShapes).map(([shape, number]) => [`FILTER_${prefix}${shape}`, base + number]),
  ),
)

export const addressModes: Words = numbered('TEXTURE_ADDRESS_', 'WRAP MIRROR CLAMP BORDER MIRROR_ONCE', 1)

/** COMPARISON_NONE came with DXC 1.7; Clang 22 does not know it. */
export const comparisons: Words = numbered(
  'COMPARISON_',
  'NONE NEVER LESS EQUAL LESS_EQUAL GREATER NOT_EQUAL GREATER_EQUAL ALWAYS',
  0,
)

export const borderColors: Words = numbered(
  'STATIC_BORDER_COLOR_',
  'TRANSPARENT_BLACK OPAQUE_BLACK OPAQUE_WHITE OPAQUE_BLACK_UINT OPAQUE_WHITE_UINT',
  0,
)

/** What a static sampler has where its text says nothing. */
export const samplerDefaults = {
  filter: 0x55,
  address: 1,
  mipBias: 0,
  maxAnisotropy: 16,
  comparison: 4,
  borderColor: 2,
  minLod: 0,
  maxLod: Math.fround(3.402823466e38),
} as const
