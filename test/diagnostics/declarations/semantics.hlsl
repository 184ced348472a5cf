// args: -T lib_6_6
// Where semantics mean nothing, and the types and indices of system values.
float global : SEM;
typedef float Typedef : SEM;
//                      ^^^ warning warn_attribute_wrong_decl_type_str: 'SEM' attribute only applies to parameters, non-static data members, and functions [-Wignored-attributes]
struct Fields {
  static float common : SEM;
//                      ^^^ warning warn_attribute_wrong_decl_type_str: 'SEM' attribute only applies to parameters, non-static data members, and functions [-Wignored-attributes]
  float4 position : SV_Position;
  uint4 wrong : SV_Position;
//              ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Position' only applies to a field or parameter of type 'float/float1/float2/float3/float4'
  uint pony : SV_IWantAPony;
//            ^^^^^^^^^^^^^ error err_hlsl_unknown_semantic: unknown HLSL semantic 'SV_IWantAPony'
};
void locals() { float a : SEM_A = 1; uint z : SV_GroupID = 1; }
//                        ^^^^^ warning warn_attribute_wrong_decl_type_str: 'SEM_A' attribute only applies to parameters, non-static data members, and functions [-Wignored-attributes]
//                                            ^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'SV_GroupID' attribute only applies to parameters, non-static data members, and functions [-Wignored-attributes]
void types(float a : SV_DispatchThreadID, uint4 b : SV_GroupID, Fields c : SV_GroupThreadID, int3 fine : SV_DispatchThreadID) {}
//                   ^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_DispatchThreadID' only applies to a field or parameter of type 'uint/uint2/uint3'
//                                                  ^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupID' only applies to a field or parameter of type 'uint/uint2/uint3'
//                                                                         ^^^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupThreadID' only applies to a field or parameter of type 'uint/uint2/uint3'
void indices(uint3 a : SV_DispatchThreadID1, uint b : SV_GroupIndex0, float4 fine : SV_Target1) {}
//                     ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_semantic_indexing_not_supported: semantic 'SV_DispatchThreadID' does not allow indexing
//                                                    ^^^^^^^^^^^^^^ error err_hlsl_semantic_indexing_not_supported: semantic 'SV_GroupIndex' does not allow indexing
[shader("raygeneration")] void rays() {}
[shader("miss")] void miss(inout Fields payload : SV_RayPayload) {}
struct Barycentrics { float2 place; };
[shader("closesthit")] void hit(inout Fields payload : SV_RayPayload, Barycentrics place : SV_HitAttributes) {}
