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
      ] as const,
  ),
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
])

/** What a function, or a type in front of parentheses, of another language is called here. */
export function foreignCallee(name: string): string | undefined {
  return foreignFunctions.get(name) ?? foreignTypes.get(name)
}
