// args: -T lib_6_8
struct V { float4 value : VALUE; };
struct P { float n : NORMAL; };
[shader("pixel")] float4 streams(inout LineStream<V> vertices) : SV_Target { return 1; }
//                                                   ^^^^^^^^ error err_hlsl_parameter_unsupported_in_stage: 'LineStream' parameters are unsupported in 'pixel' shaders, requires geometry
[shader("pixel")] float4 patches(InputPatch<V, 3> patch) : SV_Target { return patch[0].value; }
//                                                ^^^^^ error err_hlsl_parameter_unsupported_in_stage: 'InputPatch' parameters are unsupported in 'pixel' shaders, requires one of the following: hull, patch constant, geometry
[shader("vertex")] float4 written(OutputPatch<V, 3> patch) : SV_Position { return patch[0].value; }
//                                                  ^^^^^ error err_hlsl_parameter_unsupported_in_stage: 'OutputPatch' parameters are unsupported in 'vertex' shaders, requires one of the following: patch constant, domain
[shader("pixel")] float4 points(point V vertices[1]) : SV_Target { return vertices[0].value; }
//                                      ^^^^^^^^ error err_hlsl_parameter_unsupported_in_stage: 'point' parameters are unsupported in 'pixel' shaders, requires geometry
[shader("compute")] [numthreads(1, 1, 1)] void primitive(out primitives P p[3], out indices uint3 i[3]) { p[0].n = 1; i[0] = 1; }
//                                                                        ^ error err_hlsl_parameter_unsupported_in_stage: 'primitives' parameters are unsupported in 'compute' shaders, requires mesh
//                                                                                                ^ error err_hlsl_parameter_unsupported_in_stage: 'indices' parameters are unsupported in 'compute' shaders, requires mesh
[shader("pixel")] float4 depth(out primitives float d : SV_Depth, in payload V v) : SV_Target { d = 1; return 1; }
//                                                  ^ error err_hlsl_parameter_unsupported_in_stage: 'primitives' parameters are unsupported in 'pixel' shaders, requires mesh
//                                                                             ^ error err_hlsl_parameter_unsupported_in_stage: 'payload' parameters are unsupported in 'pixel' shaders, requires mesh
void mode(primitives P p[3], inout indices uint3 i[3]) {}
//                     ^ error err_hlsl_mesh_output_mode: 'primitives' object must be an out parameter
//                                               ^ error err_hlsl_mesh_output_mode: 'indices' object must be an out parameter

// Attributes of other stages, as in DXC; two of them are only ignored.
[shader("vertex")] [maxvertexcount(3)] [domain("tri")] [patchconstantfunc("f")] [earlydepthstencil] [instance(3)]
//                  ^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'maxvertexcount' is unsupported in 'vertex' shaders, requires geometry
//                                      ^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'domain' is unsupported in 'vertex' shaders, requires one of the following: hull, domain
//                                                      ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'patchconstantfunc' is unsupported in 'vertex' shaders, requires hull
//                                                                               ^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'earlydepthstencil' is unsupported in 'vertex' shaders, requires pixel
//                                                                                                   ^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'instance' is unsupported in 'vertex' shaders, requires geometry
float4 vertex() : SV_Position { return 1; }
[shader("vertex")] [outputtopology("point")] [partitioning("integer")] [WaveOpsIncludeHelperLanes]
//                  ^^^^^^^^^^^^^^^^^^^^^^^ warning warn_attribute_ignored: 'outputtopology' attribute ignored [-Wignored-attributes]
//                                            ^^^^^^^^^^^^^^^^^^^^^^^ warning warn_attribute_ignored: 'partitioning' attribute ignored [-Wignored-attributes]
//                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^ warning warn_attribute_ignored: 'waveopsincludehelperlanes' attribute ignored [-Wignored-attributes]
float4 ignored() : SV_Position { return 1; }
[shader("compute")] [numthreads(1, 1, 1)] [NodeLaunch("thread")] [NodeIsProgramEntry] void compute() {}
//                                         ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'nodelaunch' is unsupported in 'compute' shaders, requires node
//                                                                ^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'nodeisprogramentry' is unsupported in 'compute' shaders, requires node

// Numbers that an attribute cannot have.
[numthreads(4294967297, 1, 1)] void group() { [unroll(18446744073709551615)] for (int i = 0; i < 3; i++) {} }
//          ^^^^^^^^^^ error err_ice_too_large: integer constant expression evaluates to value 4294967297 that cannot be represented in a 32-bit unsigned integer type
//                                                    ^^^^^^^^^^^^^^^^^^^^ error err_ice_too_large: integer constant expression evaluates to value 18446744073709551615 that cannot be represented in a 32-bit unsigned integer type
vk::Literal literal;
//  ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'vk'
//          help: names of vk:: are for Vulkan: compile with -spirv
