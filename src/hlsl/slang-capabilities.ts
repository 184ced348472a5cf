// Names in Slang's `[require]`. They are joined of words, so only the words are listed:
//
//   hlsl_glsl_spirv   sm_6_6   subgroup_ballot   raygen_closesthit_miss        extensions keep their own names: SPV_KHR_ray_query, _GL_EXT_ray_tracing
const words: ReadonlySet<string> = new Set(
  `
c cpp cuda cuda5 cuda6 cuda9 glsl GLSL hlsl DX metal METAL metallib nvapi dxil spirv SPIRV slangvm wgsl llvm host optix target textualTarget textual gfx lib sm version latest
vertex fragment pixel compute hull domain geometry dispatch tesscontrol tesseval mesh task amplification node stage stages any all allstages
raygen raygeneration intersection anyhit closesthit callable miss raytracing raytracingstages rayquery motionblur motion ser dxr native lss ho
sphere position object space ray multilevel traversal nv ext shaderclock shader5 fragmentshaderinterlock fragmentshaderbarycentric fragmentprocessing derivativecontrol
atomic atomic64 atomicfloat atomicfloat2 reduce bfloat16 float1 float2 halfvec int64 bufferreference cooperative vector matrix training coopvec reduction
conversion map element tensor addressing block load vk mem model descriptor handle meshshading subpass shadermemorycontrol memorybarrier
appendstructuredbuffer consumestructuredbuffer structuredbuffer byteaddressbuffer rw implicit derivatives sampling getattributeatvertex
texture samplerless clamp gather size querylod querylevels shadow shadowlod shadowgrad shadowbias image samples loadstore nonuniformqualifier
printf abort texturefootprint texturefootprintclamp pack subgroup basic workgroup index ballot activemask vote shaderinvocationgroup arithmetic
shuffle shufflerelative clustered quad partitioned rotate helper lane control breakpoint`
    .split(/\s+/)
    .filter(Boolean),
)

const extension = /^_?(SPV|GL|spv)(_|[A-Z])/

/** The words of a name that mean nothing. */
export function unknownWords(capability: string): string[] {
  if (extension.test(capability)) return []
  return capability.split('_').filter((word) => word !== '' && !/^\d+$/.test(word) && !words.has(word))
}

export const capabilityWords: Iterable<string> = words
