// Names a GLSL program cannot give: keywords, words kept for later, types, and the built-in functions (which could be redefined, but
// would then be gone for everybody).
const words = `
attribute const uniform varying buffer shared coherent volatile restrict readonly writeonly atomic_uint layout centroid flat smooth
noperspective patch sample invariant precise break continue do for while switch case default if else subroutine in out inout void true
false discard demote return struct common partition active asm class union enum typedef template this resource goto inline noinline
public static extern external interface long short half fixed unsigned superp input output filter sizeof cast namespace using lowp
mediump highp precision nonuniformEXT sampler samplerShadow main float double int uint bool packed
subpassInput subpassInputMS isubpassInput usubpassInput rayQueryEXT accelerationStructureEXT taskNV perprimitiveNV rayPayloadEXT rayPayloadInEXT hitAttributeEXT callableDataEXT callableDataInEXT
shaderRecordEXT hitObjectNV taskPayloadSharedEXT perprimitiveEXT pervertexEXT traceRayEXT reportIntersectionEXT ignoreIntersectionEXT
terminateRayEXT executeCallableEXT EmitMeshTasksEXT SetMeshOutputsEXT ignoreIntersectionNV terminateRayNV
radians degrees sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2 sqrt inversesqrt abs sign floor trunc
round roundEven ceil fract mod modf min max clamp mix step smoothstep isnan isinf fma frexp ldexp length distance dot cross normalize
ftransform faceforward reflect refract matrixCompMult outerProduct transpose determinant inverse lessThan lessThanEqual greaterThan
greaterThanEqual equal notEqual any all not uaddCarry usubBorrow umulExtended imulExtended bitfieldExtract bitfieldInsert
bitfieldReverse bitCount findLSB findMSB dFdx dFdy dFdxFine dFdyFine dFdxCoarse dFdyCoarse fwidth fwidthFine fwidthCoarse
interpolateAtCentroid interpolateAtSample interpolateAtOffset barrier memoryBarrier memoryBarrierBuffer memoryBarrierImage
memoryBarrierShared memoryBarrierAtomicCounter groupMemoryBarrier controlBarrier subpassLoad anyInvocation allInvocations
allInvocationsEqual EmitVertex EndPrimitive EmitStreamVertex EndStreamPrimitive noise1 noise2 noise3 noise4 debugPrintfEXT
helperInvocationEXT min3 mid3 max3
`

const reserved = new Set(words.split(/\s+/))

/** Types, functions of families, and what begins with `gl_`. */
const patterns = [
  /^gl_/,
  /^(?:[dbiufh]|[iuf](?:8|16|32|64))?vec[234]$/,
  /^(?:d|f16|f32|f64)?mat[234](?:x[234])?$/,
  /^(?:u?int(?:8|16|32|64)|float(?:16|32|64))_t$/,
  /^(?:[iu]|[iu]64)?(?:sampler|texture|image)(?:[123]D|[23]DRect|2DMS|Cube|Buffer)(?:Array)?(?:Shadow)?$/,
  /^(?:t|sparseT)exture(?:Proj|Lod|Grad|Gather|Size|QueryLod|QueryLevels|Samples|Offsets?|Clamp|ARB|EXT)*$/,
  /^(?:texelFetch|shadow[12]D|subgroup|rayQuery)[A-Z]?[A-Za-z0-9]*$/,
  /^image(?:Load|Store|Size|Samples|Atomic\w+)$/,
  /^atomic(?:Add|Min|Max|And|Or|Xor|Exchange|CompSwap|Load|Store|Counter\w*)$/,
  /^(?:un)?pack(?:Unorm|Snorm|Half|Double|Float|Int|Uint)\w*$/,
  /^(?:float|double|int|uint|int16|uint16|float16|half)BitsTo\w+$/,
  /^image$/,
]

export function isReserved(name: string): boolean {
  return reserved.has(name) || patterns.some((pattern) => pattern.test(name))
}
