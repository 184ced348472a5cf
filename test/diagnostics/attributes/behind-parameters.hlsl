// args: -T ps_6_3
// Attributes of Clang may stand behind the name of a parameter.
float4 main(float2 uv [[stage_in]] : TEXCOORD0) : SV_Target { return uv.x; }
//                      ^^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'stage_in' ignored [-Wunknown-attributes]
