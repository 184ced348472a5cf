// args: -T lib_6_6 --rules dxc
[shader("fragment")]
//@ 2..8 error err_hlsl_attribute_expects_string_literal_from_list: attribute 'shader' must have one of these values: compute,vertex,pixel,hull,domain,geometry,raygeneration,intersection,anyhit,closesthit,miss,callable,mesh,amplification,node
float4 main() : SV_Target { return 1; }
