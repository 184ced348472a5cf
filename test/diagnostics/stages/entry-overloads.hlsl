// args: -T ps_6_6
float4 main(float2 position) { return position.x; }
//     ^^^^ note note_previous_declaration: previous declaration is here
float4 main(float2 position : TEXCOORD, uint index : INDEX) : SV_Target { return main(position) * index; }
//     ^^^^ error err_hlsl_ambiguous_entry: ambiguous entry point function
namespace N { float4 main(float3 position) { return position.x; } }
