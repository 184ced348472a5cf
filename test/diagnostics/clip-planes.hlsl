// args: -T vs_6_0
float4 plane;
float4 planes[2];
float3 normal;
int chosen;
float4x4 matrix;
static float4 own;
struct Output { float4 position : SV_Position; float distance : SV_ClipDistance1; };
//                                                              ^^^^^^^^^^^^^^^^ note note_hlsl_semantic_used_here: 'SV_ClipDistance1' used here
[clipplanes(plane + 1)]
//          ^^^^^^^^^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
[clipplanes(3)]
//          ^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
[clipplanes(own)]
//          ^^^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
[clipplanes(matrix[1])]
//          ^^^^^^^^^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
[clipplanes(planes[chosen])]
//          ^^^^^^^^^^^^^^ error err_hlsl_clipplanes_subscript: invalid expression for clipplanes argument array subscript: must be numeric literal
[clipplanes(normal)]
//          ^^^^^^ error err_hlsl_clipplanes_type: a clip plane has four components, 'float3' (aka 'vector<float, 3>') does not
[clipplanes(planes)]
//          ^^^^^^ error err_hlsl_clipplanes_type: a clip plane has four components, 'float4[2]' (aka 'vector<float, 4>[2]') does not
[clipplanes(plane, planes[1])]
Output main() { return (Output)1; }
//     ^^^^ error err_hlsl_semantic_index_overlap: semantic index overlap SV_ClipDistance1
//          help: each name and index may come once among the inputs, and once among the outputs
