// The words of root signatures and their numbers in D3D12.

export const rootFlags: Readonly<Record<string, number>> = {
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

export const descriptorFlags: Readonly<Record<string, number>> = {
  DESCRIPTORS_VOLATILE: 1,
  DATA_VOLATILE: 2,
  DATA_STATIC_WHILE_SET_AT_EXECUTE: 4,
  DATA_STATIC: 8,
  DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS: 0x10000,
}

function numbered(prefix: string, words: string, first: number): Readonly<Record<string, number>> {
  return Object.fromEntries(words.split(' ').map((word, index) => [prefix + word, first + index]))
}

const filterShapes: Readonly<Record<string, number>> = {
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
const filterPrefixes: Readonly<Record<string, number>> = { '': 0, COMPARISON_: 0x80, MINIMUM_: 0x100, MAXIMUM_: 0x180 }

/** What may stand behind `=`, by the name before it. */
export const choices: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  visibility: numbered('SHADER_VISIBILITY_', 'ALL VERTEX HULL DOMAIN GEOMETRY PIXEL AMPLIFICATION MESH', 0),
  filter: Object.fromEntries(
    Object.entries(filterPrefixes).flatMap(([prefix, base]) =>
      Object.entries(filterShapes).map(([shape, number]) => [`FILTER_${prefix}${shape}`, base + number]),
    ),
  ),
  address: numbered('TEXTURE_ADDRESS_', 'WRAP MIRROR CLAMP BORDER MIRROR_ONCE', 1),
  comparisonfunc: numbered('COMPARISON_', 'NEVER LESS EQUAL LESS_EQUAL GREATER NOT_EQUAL GREATER_EQUAL ALWAYS', 1),
  bordercolor: numbered(
    'STATIC_BORDER_COLOR_',
    'TRANSPARENT_BLACK OPAQUE_BLACK OPAQUE_WHITE OPAQUE_BLACK_UINT OPAQUE_WHITE_UINT',
    0,
  ),
}
