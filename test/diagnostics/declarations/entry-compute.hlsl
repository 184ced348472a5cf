// args: -T cs_6_6
// clang: same
void main(uint3 id : SV_DispatchThreadID, int missing) {}
//   ^^^^ error err_hlsl_missing_numthreads: missing numthreads attribute for compute shader entry
//                                            ^^^^^^^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
//                                            ^^^^^^^ note note_declared_here: 'missing' declared here
