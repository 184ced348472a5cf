// Names a GLSL program cannot give: keywords, words kept for later, types, and the built-in functions (which could be redefined, but
// would then be gone for everybody).
const words = `
attribute const uniform varying buffer shared coherent volatile restrict readonly writeonly atomic_uint layout centroid flat smooth
noperspective patch sample invariant precise break continue do for while switch case default if else subroutine in out inout void true
false discard demote return struct common partition active asm class union enum typedef template this resource goto inline noinline
public static extern external interface long short half fixed unsigned superp input output filter sizeof cast namespace using lowp
mediump highp precision nonuniformEXT sampler samplerShadow main float double int uint bool packed
subpassInput subpassInputMS isubpassInput usubpassInput rayQueryEXT accelerationStructureEXT taskNV perprimitiveNV
radians degrees sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2 sqrt inversesqrt abs sign floor trunc
round roundEven ceil fract mod modf min max clamp mix step smoothstep isnan isinf fma frexp ldexp length distance dot cross normalize
ftransform faceforward reflect refract matrixCompMult outerProduct transpose determinant inverse lessThan lessThanEqual greaterThan
greaterThanEqual equal notEqual any all not uaddCarry usubBorrow umulExtended imulExtended bitfieldExtract bitfieldInsert
bitfieldReverse bitCount findLSB findMSB dFdx dFdy dFdxFine dFdyFine dFdxCoarse dFdyCoarse fwidth fwidthFine fwidthCoarse
interpolateAtCentroid interpolateAtSample interpolateAtOffset barrier memoryBarrier memoryBarrierBuffer memoryBarrierImage
memoryBarrierShared memoryBarrierAtomicCounter groupMemoryBarrier controlBarrier subpassLoad anyInvocation allInvocations
allInvocationsEqual EmitVertex EndPrimitive EmitStreamVertex EndStreamPrimitive noise1 noise2 noise3 noise4 debugPrintfEXT
helperInvocationEXT
`

const reserved = new Set(words.split(/\s+/))

/** Types, functions of families, and what begins with `gl_`. */
const patterns =
  /^(?:gl_.*|[dbiu]?vec[234]|d?mat[234](?:x[234])?|[iuf](?:8|16|32|64)(?:vec|mat)[234](?:x[234])?|u?int(?:8|16|32|64)_t|float(?:16|32|64)_t|[iu]?(?:sampler|texture|image)(?:[123]D|Cube|Buffer|2DRect|External).*|(?:texture|texel|image|atomic|subgroup|rayQuery|sparse|pack|unpack|shadow)(?:[A-Z0-9].*)?|(?:float|double|int|uint|u?int16|float16|half)BitsTo.*|(?:uint|int)(?:16)?BitsTo.*|[hf]vec[234]|image|texture)$/

export function isReserved(name: string): boolean {
  return reserved.has(name) || patterns.test(name)
}
