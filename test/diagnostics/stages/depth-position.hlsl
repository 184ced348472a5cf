// args: -T ps_6_5
float4 main(float4 position : SV_Position, out float depth : SV_DepthGreaterEqual) : SV_Target {
//     ^^^^ error err_hlsl_depth_position: 'SV_DepthGreaterEqual' needs SV_Position at the centroid or at the sample
//          help: write 'noperspective centroid' before the parameter with SV_Position, or run at sample frequency with SV_SampleIndex
  depth = 1;
  return position;
}
