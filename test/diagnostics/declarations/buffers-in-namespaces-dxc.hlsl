// args: -T ps_6_6 -E main --rules dxc
// To DXC the members of a buffer are names of the file, whatever namespace the buffer is in, and of the namespace.
namespace N
{
  struct Light { float power; };
  static const int size = 2;
  cbuffer Lights { Light light; float weights[size]; float both; };
//                                                         ^^^^ note note_previous_definition: previous definition is here
  cbuffer Images { Texture2D<float4> image; };
  float inside() { return light.power + weights[1]; }
}
cbuffer Others { float3 both; };
//                      ^^^^ error err_redefinition_different_type: redefinition of 'both' with a different type: 'float3' (aka 'vector<float, 3>') vs 'float'

float4 main() : SV_Target
{
  return light.power + weights[0] + N::inside() + image.Load(0) + N::light.power;
}
