// args: -T vs_6_7 -spirv
float4 main(uint vertex : SV_StartVertexLocation, uint instance : SV_StartInstanceLocation) : SV_Position { return vertex + instance; }
//                        ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_StartVertexLocation' for vs 6.7
//                                                                ^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_StartInstanceLocation' for vs 6.7
