// args: -T ps_6_2 -spirv
struct Whole { float4 color[2] : SV_ClipDistance; };
//                    ^^^^^ warning warn_hlsl_semantic_overridden: semantic 'SV_ClipDistance' on field overridden by function or enclosing type [-Wsemantic-overridden]
//                          help: a semantic on a whole struct numbers its fields; remove one of the two
//                    ^^^^^ error err_vulkan_semantic_type: SV_Coverage must be uint
float4 main(float4 position : SV_Position, Whole whole : SV_Coverage, uint index[2] : SV_PrimitiveID, float clip[2] : SV_ClipDistance) : SV_Target {
//                                                                         ^^^^^ error err_vulkan_semantic_type: SV_PrimitiveID must be uint
  return whole.color[0];
}
