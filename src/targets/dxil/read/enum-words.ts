// Numbers that containers use for kinds of things, and the words to show them with.

export const shaderKindWords = [
  ...['pixel', 'vertex', 'geometry', 'hull', 'domain', 'compute', 'library', 'raygeneration', 'intersection', 'anyhit'],
  ...['closesthit', 'miss', 'callable', 'mesh', 'amplification', 'node'],
]

export const resourceKindWords = [
  ...[
    'invalid',
    'Texture1D',
    'Texture2D',
    'Texture2DMS',
    'Texture3D',
    'TextureCube',
    'Texture1DArray',
    'Texture2DArray',
  ],
  ...[
    'Texture2DMSArray',
    'TextureCubeArray',
    'TypedBuffer',
    'RawBuffer',
    'StructuredBuffer',
    'CBuffer',
    'Sampler',
    'TBuffer',
  ],
  ...['RTAccelerationStructure', 'FeedbackTexture2D', 'FeedbackTexture2DArray'],
]

export const bindingTypeWords = [
  ...['invalid', 'Sampler', 'CBV', 'SRVTyped', 'SRVRaw', 'SRVStructured', 'UAVTyped', 'UAVRaw', 'UAVStructured'],
  'UAVStructuredWithCounter',
]

/** DxilProgramSigCompType. */
export const signatureTypeWords = [
  ...['unknown', 'uint', 'int', 'float', 'uint16', 'int16', 'half', 'uint64', 'int64', 'double'],
]

export const interpolationWords = [
  ...[
    'undefined',
    'constant',
    'linear',
    'centroid',
    'noperspective',
    'noperspective centroid',
    'sample',
    'noperspective sample',
  ],
]

export const semanticKindWords = [
  ...[
    'arbitrary',
    'VertexID',
    'InstanceID',
    'Position',
    'RenderTargetArrayIndex',
    'ViewportArrayIndex',
    'ClipDistance',
  ],
  ...[
    'CullDistance',
    'OutputControlPointID',
    'DomainLocation',
    'PrimitiveID',
    'GSInstanceID',
    'SampleIndex',
    'IsFrontFace',
  ],
  ...[
    'Coverage',
    'InnerCoverage',
    'Target',
    'Depth',
    'DepthLessEqual',
    'DepthGreaterEqual',
    'StencilRef',
    'DispatchThreadID',
  ],
  ...[
    'GroupID',
    'GroupIndex',
    'GroupThreadID',
    'TessFactor',
    'InsideTessFactor',
    'ViewID',
    'Barycentrics',
    'ShadingRate',
  ],
  'CullPrimitive',
]

/** D3D_NAME as signatures have it. */
export const systemValueWords: Readonly<Record<number, string>> = {
  0: 'NONE',
  1: 'POS',
  2: 'CLIPDST',
  3: 'CULLDST',
  4: 'RTINDEX',
  5: 'VPINDEX',
  6: 'VERTID',
  7: 'PRIMID',
  8: 'INSTID',
  9: 'FFACE',
  10: 'SAMPLE',
  11: 'QUADEDGE',
  12: 'QUADINT',
  13: 'TRIEDGE',
  14: 'TRIINT',
  15: 'LINEDET',
  16: 'LINEDEN',
  23: 'BARYCEN',
  24: 'SHDINGRATE',
  25: 'CULLPRIM',
  64: 'TARGET',
  65: 'DEPTH',
  66: 'COVERAGE',
  67: 'DEPTHGE',
  68: 'DEPTHLE',
  69: 'STENCILREF',
  70: 'INNERCOV',
}

export const featureWords = [
  ...['doubles', 'compute with raw and structured buffers', 'UAVs at every stage', '64 UAV slots', 'minimum precision'],
  ...[
    '11.1 double extensions',
    '11.1 shader extensions',
    'level 9 comparison filtering',
    'tiled resources',
    'stencil reference',
  ],
  ...[
    'inner coverage',
    'typed UAV load additional formats',
    'rasterizer ordered views',
    'viewport and array index anywhere',
  ],
  ...['wave operations', '64-bit integers', 'view ID', 'barycentrics', 'native low precision', 'shading rate'],
  ...['ray tracing tier 1.1', 'sampler feedback', '64-bit atomics on typed resources', '64-bit atomics on groupshared'],
  ...[
    'derivatives in mesh and amplification shaders',
    'resource descriptor heap indexing',
    'sampler descriptor heap indexing',
  ],
  ...[
    'wave matrices',
    '64-bit atomics on heap resources',
    'advanced texture operations',
    'writable MSAA textures',
    'sample cmp gradient or bias',
  ],
  'extended command info',
]

export const parameterWords = ['descriptor table', 'constants', 'CBV', 'SRV', 'UAV']
export const visibilityWords = ['all', 'vertex', 'hull', 'domain', 'geometry', 'pixel', 'amplification', 'mesh']

/** The word, or the number itself when there is none for it. */
export function wordFor(words: readonly string[] | Readonly<Record<number, string>>, number: number): string {
  return (words as Readonly<Record<number, string>>)[number] ?? String(number)
}

/** xyzw of a mask; blanks for what is missing. */
export function maskText(mask: number): string {
  return [...'xyzw'].map((letter, bit) => ((mask & (1 << bit)) !== 0 ? letter : ' ')).join('')
}
