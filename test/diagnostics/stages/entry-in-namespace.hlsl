// args: -T ps_6_6
// What a namespace holds is no entry point, and does not make the one outside ambiguous.
namespace N { float4 main(float3 position : POSITION) : SV_Target { return position.x; } }
using namespace N;
float4 main(float2 position : TEXCOORD) : SV_Target { return position.x; }
