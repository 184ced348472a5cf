// args: -T vs_6_0
float4 plane;
[clipplanes(plane)]
//@ 2..19 error err_hlsl_clipplanes_position: Cannot use clipplanes attribute without specifying a 4-component SV_Position output
float3 main() : SV_Position { return 1; }
//              ^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_Position' only applies to a field or parameter of type 'float4'
