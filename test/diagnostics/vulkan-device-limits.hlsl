// args: -T ps_6_0 -spirv
cbuffer Large { float4 values[5000]; }
float4 main(float4 at : SV_Position, out float depth : SV_DepthGreaterEqual, out float4 other : SV_Target8) : SV_Target {
//                                                                                      ^^^^^ error err_hlsl_semantic_index_too_large: 'SV_Target8' is defined with semantic index 8, but only values 0 through 7 are supported
  depth = at.z;
  other = 1;
  return values[uint(at.x)];
}
