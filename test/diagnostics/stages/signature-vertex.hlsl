// args: -T lib_6_6
[shader("vertex")] float4 number(float a : SV_VertexID) : SV_Position { return a; }
//                                         ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_VertexID' only applies to a field or parameter of type 'uint'
[shader("vertex")] float4 signedNumber(int a : SV_VertexID) : SV_Position { return a; }
//                                             ^^^^^^^^^^^ error err_hlsl_system_value_signed: SV_VertexID must be uint [-Wdxil-validation]
//                                                         help: write 'uint'; where negative numbers are needed, cast it there
[shader("vertex")] float3 small() : SV_Position { return 1; }
//                                  ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Position' only applies to a field or parameter of type 'float4'
[shader("vertex")] void twice(out float4 a : SV_Position, out float4 b : sv_position0) { a = b = 1; }
//                                                                       ^^^^^^^^^^^^ error err_hlsl_semantic_index_overlap: semantic index overlap sv_position0
//                                                                                    help: each name and index may come once among the inputs, and once among the outputs
//                                           ^^^^^^^^^^^ note note_hlsl_semantic_used_here: 'SV_Position0' used here
[shader("vertex")] void distances(out float4 p : SV_Position, out float4 a : SV_ClipDistance0, out float4 b : SV_ClipDistance1, out float c : SV_CullDistance0) { p = a = b = 1; c = 1; }
//                                                                                                                                            ^^^^^^^^^^^^^^^^ error err_hlsl_clip_cull_components: SV_ClipDistance and SV_CullDistance use 9 components; the most is 8
[shader("vertex")] void fine(float3 p : POSITION, out float4 a : SV_Position, out float4 b : SV_ClipDistance0, out float3 c : SV_CullDistance0) { a = b = p.xyzz; c = p; }
[shader("vertex")] int64_t wide(int64_t a : A) : B { return a; }
//                                          ^ error err_hlsl_signature_type: 'int64_t' (type for A) cannot be used as shader inputs or outputs
//                                            help: values between stages have at most 32 bits
//                                               ^ error err_hlsl_signature_type: 'int64_t' (type for B) cannot be used as shader inputs or outputs
//                                                 help: values between stages have at most 32 bits
