// Names of GLSL, Metal and Direct3D 9, and what the same thing is called in HLSL: `unknown type name 'vec4'; did you mean 'float4'?`
//
// Only names that can be replaced where they stand: the arguments, their order and their meaning are the same.

const counts = [2, 3, 4]

export const foreignTypes: ReadonlyMap<string, string> = new Map([
  ...['1D', '2D', '3D', 'CUBE'].map((shape) => [`sampler${shape}`, 'sampler'] as const),
  ...counts.flatMap(
    (count) =>
      [
        [`vec${count}`, `float${count}`],
        [`ivec${count}`, `int${count}`],
        [`uvec${count}`, `uint${count}`],
        [`bvec${count}`, `bool${count}`],
        [`dvec${count}`, `double${count}`],
        [`mat${count}`, `float${count}x${count}`],
        [`mat${count}x${count}`, `float${count}x${count}`],
        [`mat${count}x${count}f`, `float${count}x${count}`],
        [`vec${count}f`, `float${count}`],
        [`vec${count}i`, `int${count}`],
        [`vec${count}u`, `uint${count}`],
        [`vec${count}h`, `half${count}`],
        [`fixed${count}`, `half${count}`],
      ] as const,
  ),
  ['fixed', 'half'],
  ['let', 'auto'],
])

const foreignFunctions: ReadonlyMap<string, string> = new Map([
  ['mix', 'lerp'],
  ['fract', 'frac'],
  ['mod', 'fmod'],
  ['inversesqrt', 'rsqrt'],
  ['roundEven', 'round'],
  ...['x', 'y'].flatMap(
    (axis) =>
      [
        [`dFd${axis}`, `dd${axis}`],
        [`dFd${axis}Fine`, `dd${axis}_fine`],
        [`dFd${axis}Coarse`, `dd${axis}_coarse`],
        [`dfd${axis}`, `dd${axis}`],
      ] as const,
  ),
  ['floatBitsToInt', 'asint'],
  ['floatBitsToUint', 'asuint'],
  ['intBitsToFloat', 'asfloat'],
  ['uintBitsToFloat', 'asfloat'],
  ['bitCount', 'countbits'],
  ['popcount', 'countbits'],
  ['findLSB', 'firstbitlow'],
  ['findMSB', 'firstbithigh'],
  ['bitfieldReverse', 'reversebits'],
  ['reverse_bits', 'reversebits'],
  ...['Add', 'Min', 'Max', 'And', 'Or', 'Xor'].map((what) => [`atomic${what}`, `Interlocked${what}`] as const),
  ['barrier', 'GroupMemoryBarrierWithGroupSync'],
  ['threadgroup_barrier', 'GroupMemoryBarrierWithGroupSync'],
  ['memoryBarrierShared', 'GroupMemoryBarrier'],
  ['memoryBarrierBuffer', 'DeviceMemoryBarrier'],
  ['memoryBarrier', 'AllMemoryBarrier'],
  ['WaveReadFirstLane', 'WaveReadLaneFirst'],
])

/** Words in front of types. */
const foreignQualifiers: ReadonlyMap<string, string> = new Map([
  ...['lowp', 'mediump', 'highp', 'precision'].map(
    (word) => [word, 'HLSL has no such qualifiers; min16float is a number of lower precision'] as const,
  ),
  ...['varying', 'attribute'].map(
    (word) =>
      [word, 'inputs and outputs are parameters and the result of the entry point, each with a semantic'] as const,
  ),
  ...['vertex', 'fragment', 'kernel'].map(
    (word) =>
      [word, 'the stage is an attribute, as in [shader("pixel")], or the profile that is compiled for'] as const,
  ),
  [
    'layout',
    'a register stands behind the name, as in x : register(t0), and the size of a group in [numthreads(8, 8, 1)]',
  ],
  ['threadgroup', 'memory of the group is groupshared'],
  ...['device', 'constant', 'thread'].map(
    (word) =>
      [word, 'HLSL has no address spaces; buffers are globals, as in RWStructuredBuffer<float> values'] as const,
  ),
  ['__global__', 'an entry point is a plain function with [numthreads(64, 1, 1)]'],
  ['__device__', 'functions need no such word'],
  ['__shared__', 'memory of the group is groupshared'],
  ...['func', 'function', 'def'].map(
    (word) => [word, 'a function begins with the type of its result, as in float4 f(float x)'] as const,
  ),
  ['import', 'other files are read with #include "name.hlsli"'],
  ['fn', 'a function begins with the type of its result, as in float4 f(float x)'],
])

/** Attributes and layout words. */
export const foreignAttributes: ReadonlyMap<string, string> = new Map([
  ['early_fragment_tests', 'earlydepthstencil'],
  ['workgroup_size', 'numthreads'],
  ['local_size', 'numthreads'],
  ['max_vertices', 'maxvertexcount'],
])

/** Words in `[shader("...")]`. */
export const foreignStages: ReadonlyMap<string, string> = new Map([
  ['fragment', 'pixel'],
  ['raygen', 'raygeneration'],
  ['rgen', 'raygeneration'],
  ['tesscontrol', 'hull'],
  ['tessevaluation', 'domain'],
  ['task', 'amplification'],
])

/** Names that look like system values, in small letters. */
export const foreignSemantics: ReadonlyMap<string, string> = new Map([
  ['sv_color', 'SV_Target'],
  ['sv_colour', 'SV_Target'],
  ['sv_pos', 'SV_Position'],
  ['sv_frontface', 'SV_IsFrontFace'],
  ['sv_threadid', 'SV_DispatchThreadID'],
])

/** Directives. */
export const foreignDirectives: ReadonlyMap<string, string> = new Map([
  ['version', 'the version of the language is an option, -HV 2021, and so is the target, -T ps_6_6'],
  ['extension', 'features of newer shader models need no directive; -T chooses the model'],
  ['import', 'other files are read with #include'],
])

const systemValue = (name: string) => `declare a parameter, a member or a result with the semantic ${name}`

/** Names that nothing here can replace where they stand. */
const foreignValues: ReadonlyMap<string, string> = new Map([
  ...(
    [
      ['gl_Position', 'SV_Position'],
      ['gl_FragCoord', 'SV_Position'],
      ['gl_FragColor', 'SV_Target'],
      ['gl_FragDepth', 'SV_Depth'],
      ['gl_FrontFacing', 'SV_IsFrontFace'],
      ['gl_SampleID', 'SV_SampleIndex'],
      ['gl_PrimitiveID', 'SV_PrimitiveID'],
      ['gl_Layer', 'SV_RenderTargetArrayIndex'],
      ['gl_ViewportIndex', 'SV_ViewportArrayIndex'],
      ['gl_VertexID', 'SV_VertexID'],
      ['gl_VertexIndex', 'SV_VertexID'],
      ['gl_InstanceID', 'SV_InstanceID'],
      ['gl_InstanceIndex', 'SV_InstanceID'],
      ['gl_GlobalInvocationID', 'SV_DispatchThreadID'],
      ['gl_LocalInvocationID', 'SV_GroupThreadID'],
      ['gl_LocalInvocationIndex', 'SV_GroupIndex'],
      ['gl_WorkGroupID', 'SV_GroupID'],
      ['threadIdx', 'SV_GroupThreadID'],
      ['blockIdx', 'SV_GroupID'],
    ] as const
  ).map(([name, semantic]) => [name, systemValue(semantic)] as const),
  ['imageStore', 'elements of RW textures are written by index: image[place] = value'],
  ['imageLoad', 'elements of RW textures are read by index: image[place]'],
  ['texelFetch', 'a texel is read with a method: texture.Load(int3(place, level))'],
  ['textureLod', 'textures are sampled with methods: texture.SampleLevel(sampler, uv, level)'],
  ['textureGrad', 'textures are sampled with methods: texture.SampleGrad(sampler, uv, ddx, ddy)'],
  ['textureSize', 'sizes are asked for with a method: texture.GetDimensions(width, height)'],
  ...['texture', 'textureSample', 'texture2D'].map(
    (name) => [name, 'textures are sampled with methods: texture.Sample(sampler, uv)'] as const,
  ),
  ...(
    [
      ['lessThan', '<'],
      ['lessThanEqual', '<='],
      ['greaterThan', '>'],
      ['greaterThanEqual', '>='],
      ['equal', '=='],
      ['notEqual', '!='],
    ] as const
  ).map(([name, operator]) => [name, `'${operator}' compares vectors component by component`] as const),
  ['inverse', 'HLSL inverts no matrices; the host program gives the inverse, too'],
  ...['elif', 'elsif', 'elseif'].map((name) => [name, "after an if stands 'else if'"] as const),
])

/** What to do instead of a value or function of another language. */
export function foreignValueAdvice(name: string): string | undefined {
  return foreignValues.get(name)
}

/** The same where a declaration may begin, for words in front of types, too. */
export function foreignAdvice(name: string): string | undefined {
  return foreignQualifiers.get(name) ?? foreignValues.get(name)
}

export function isForeignQualifier(name: string): boolean {
  return foreignQualifiers.has(name)
}

/** Methods of textures. */
export const foreignMethods: ReadonlyMap<string, string> = new Map([
  ['SampleLod', 'SampleLevel'],
  ['SampleLOD', 'SampleLevel'],
  ['GetSize', 'GetDimensions'],
  ['get_width', 'GetDimensions'],
  ['get_height', 'GetDimensions'],
])

/** What a function, or a type in front of parentheses, of another language is called here. */
export function foreignCallee(name: string): string | undefined {
  return foreignFunctions.get(name) ?? foreignTypes.get(name)
}
