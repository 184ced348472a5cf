// args: -T lib_6_8 -enable-16bit-types
// What an operation reads has 32 bits; only compute shaders convert it.
[shader("compute")] [numthreads(4, 1, 1)] void compute(uint16_t3 thread : SV_GroupThreadID, float index : SV_GroupIndex) {}
//                                                                                                        ^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupIndex' only applies to a field or parameter of type 'uint'

[shader("vertex")] float4 vertex(bool view : SV_ViewID, uint2 first : SV_StartInstanceLocation, int start : SV_StartVertexLocation)
//                                           ^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_ViewID' only applies to a field or parameter of type 'uint'
//                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_StartInstanceLocation' only applies to a field or parameter of type 'uint'
    : SV_Position { return view + first.x + start; }

struct Seen { uint16_t covered : SV_Coverage; uint sampled : SV_SampleIndex; int primitive : SV_PrimitiveID; };
//                                                                                           ^^^^^^^^^^^^^^ error err_hlsl_system_value_signed: SV_PrimitiveID must be uint [-Wdxil-validation]
//                                                                                                          help: write 'uint'; where negative numbers are needed, cast it there
//                               ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Coverage' only applies to a field or parameter of type 'uint'

[shader("pixel")] float4 pixel(Seen seen) : SV_Target { return seen.covered + seen.sampled + seen.primitive; }

[shader("pixel")] void coverage(out uint16_t mask : SV_Coverage) { mask = 1; }
//                                                  ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Coverage' only applies to a field or parameter of type 'uint'
