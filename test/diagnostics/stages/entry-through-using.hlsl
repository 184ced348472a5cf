// args: -T ps_6_6
namespace N { float4 main(float2 position : TEXCOORD) : SV_Target { return position.x; } }
using namespace N;
using N::main;
//@ nowhere error err_hlsl_missing_entry: missing entry point definition
//          help: there is no function 'main' with a body; -E names another one
