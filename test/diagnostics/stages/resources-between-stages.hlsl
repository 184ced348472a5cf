// args: -T ps_6_5
struct Input { float4 color : COLOR; Texture2D<float4> image : IMAGE; };
//                                                     ^^^^^ error err_hlsl_resource_in_signature: 'Texture2D<float4>' (type for IMAGE) cannot be used as shader inputs or outputs
//                                                           help: declare it outside of the function
//                                                     ^^^^^ note note_hlsl_semantic_used_here: 'image' used here
float4 main(Input input, SamplerState sampling : SAMPLING, RayQuery<0> query : QUERY) : SV_Target { return input.color; }
//                ^^^^^ note note_declared_here: 'input' declared here
//                                    ^^^^^^^^ error err_hlsl_resource_in_signature: 'SamplerState' (type for SAMPLING) cannot be used as shader inputs or outputs
//                                             help: declare it outside of the function
//                                    ^^^^^^^^ note note_declared_here: 'sampling' declared here
//                                                                     ^^^^^ error err_hlsl_resource_in_signature: 'RayQuery<0>' (type for QUERY) cannot be used as shader inputs or outputs
//                                                                           help: declare it outside of the function
//                                                                     ^^^^^ note note_declared_here: 'query' declared here
