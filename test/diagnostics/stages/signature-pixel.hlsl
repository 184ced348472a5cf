// args: -T lib_6_6
[shader("pixel")] float4 sameInput(float4 a : A, float4 b : a0) : SV_Target { return a + b; }
//                                                          ^^ error err_hlsl_semantic_index_overlap: semantic index overlap a0
//                                                             help: each name and index may come once among the inputs, and once among the outputs
//                                            ^ note note_hlsl_semantic_used_here: 'A0' used here
[shader("pixel")] void sameOutput(out float4 a : SV_Target, out float4 b : SV_Target0) { a = b = 1; }
//                                                                         ^^^^^^^^^^ error err_hlsl_semantic_index_overlap: semantic index overlap SV_Target0
//                                                                                    help: each name and index may come once among the inputs, and once among the outputs
//                                               ^^^^^^^^^ note note_hlsl_semantic_used_here: 'SV_Target0' used here
[shader("pixel")] void depths(out float a : SV_Depth, out float b : SV_DepthGreaterEqual) { a = b = 1; }
//                                                                  ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_several_depths: Pixel Shader only allows one type of depth semantic to be declared
//                                          ^^^^^^^^ note note_hlsl_semantic_used_here: 'SV_Depth' used here
[shader("pixel")] void wideDepth(out float3 a : SV_Depth) { a = 1; }
//                                              ^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Depth' only applies to a field or parameter of type 'float'
[shader("pixel")] float4 front(float a : SV_IsFrontFace) : SV_Target { return a; }
//                                       ^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_IsFrontFace' only applies to a field or parameter of type 'bool'
[shader("pixel")] float4 frontBool(bool a : SV_IsFrontFace) : SV_Target { return a; }
[shader("pixel")] float4 coverage(uint a : SV_Coverage, uint b : SV_InnerCoverage) : SV_Target { return a + b; }
//                       ^^^^^^^^ error err_hlsl_coverage_exclusive: Pixel shader inputs SV_Coverage and SV_InnerCoverage are mutually exclusive
[shader("pixel")] float4 ninth() : SV_Target8 { return 1; }
//                                 ^^^^^^^^^^ error err_hlsl_semantic_index_too_large: 'SV_Target8' is defined with semantic index 8, but only values 0 through 7 are supported
[shader("pixel")] float4 color() : COLOR { return 1; }
//                                 ^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'COLOR' for ps 6.6
//                                       help: what a pixel shader returns has SV_Target, SV_Depth, SV_Coverage or SV_StencilRef
[shader("pixel")] double wide() : SV_Target { return 1; }
//                                ^^^^^^^^^ error err_hlsl_signature_type: 'double' (type for SV_Target) cannot be used as shader inputs or outputs
//                                          help: values between stages have at most 32 bits
[shader("pixel")] float4x4 matrices() : SV_Target { return 1; }
//                                      ^^^^^^^^^ error err_hlsl_system_value_rows: 'SV_Target' must be a single value, neither an array nor a matrix
[shader("pixel")] float4 smooth(linear int a : A, nointerpolation int b : B, int c : C) : SV_Target { return a + b + c; }
//                                             ^ error err_hlsl_integer_interpolation: integer 'A' cannot be interpolated
//                                               help: write 'nointerpolation'
struct Rows { float4x4 view : MATRIX0; float4x4 projection : MATRIX1; };
//                                                           ^^^^^^^ error err_hlsl_semantic_rows_overlap: 'MATRIX0' has 4 rows and reaches into 'MATRIX1' [-Wdxil-validation]
//                                                                   help: number the one after it MATRIX4
//                            ^^^^^^^ note note_hlsl_semantic_used_here: 'MATRIX0' used here
[shader("pixel")] float4 reach(Rows rows) : SV_Target { return rows.view[0] + rows.projection[1]; }
struct Targets { float4 color[2] : SV_Target0; float4 extra : SV_Target2; float depth : SV_Depth; };
[shader("pixel")] Targets fine(float4 position : SV_Position, float2 uv[2] : TEXCOORD0, float2 more : TEXCOORD2) { return (Targets)0; }
[shader("compute")] [numthreads(1, 1, 1)] float result() : SV_Target { return 1; }
//                                                         ^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_Target' for cs 6.6
[shader("compute")] [numthreads(1, 1, 1)] void plain(uint a : A) {}
//                                                            ^ error err_hlsl_invalid_semantic: invalid semantic 'A' for cs 6.6
[shader("compute")] [numthreads(1, 1, 1)] void written(out uint a : SV_GroupIndex) { a = 1; }
//                                                                  ^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_GroupIndex' for cs 6.6
[shader("compute")] [numthreads(0, 1, 1)] void nobody() {}
//                   ^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_range: 'numthreads' must be at least 1, not 0
[shader("compute")] [numthreads(1, 1, 1)] void twice() {}
//                                             ^^^^^ note note_previous_definition: previous definition is here
[shader("compute")] [numthreads(1, 1, 1)] void twice(uint a : SV_GroupIndex) {}
//                                             ^^^^^ error err_redefinition: redefinition of 'twice'
