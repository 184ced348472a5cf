// args: -T vs_6_1 -spirv
// Silent: every location is given, or none is, and a struct that repeats its semantics numbers them.
struct Pair { float4 x : X; float4 y : Y; };
float4 main(Pair pairs[2], float4 p : POSITION, uint id : SV_VertexID, out float2 uv : TEXCOORD) : SV_Position {
  uv = p.xy;
  return p + pairs[1].y * id;
}
