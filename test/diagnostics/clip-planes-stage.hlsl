// args: -T ps_6_0
float4 plane;
[clipplanes(plane)]
//@ 2..19 error err_hlsl_attr_unsupported_in_stage: attribute 'clipplanes' is unsupported in 'pixel' shaders, requires vertex
float4 main() : SV_Target { return 1; }
