// args: -T ps_6_6
// clang: same
struct Input {
  float4 position : SV_Position;
  float4 missing;
//       ^^^^^^^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
//       ^^^^^^^ note note_hlsl_semantic_used_here: 'missing' used here
};
float4 main(Input input) { return input.position; }
//                ^^^^^ note note_declared_here: 'input' declared here
//     ^^^^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
