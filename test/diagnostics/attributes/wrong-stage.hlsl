// args: -T ps_6_6
[numthreads(1, 1, 1)]
//@ 2..21 error err_hlsl_attr_unsupported_in_stage: attribute 'numthreads' is unsupported in 'pixel' shaders, requires one of the following: compute, amplification, mesh
float4 main() : SV_Target { return 0; }
