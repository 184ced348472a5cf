// args: -T ps_6_5
float4 main(noperspective centroid float4 position : SV_Position, out float depth : SV_DepthLessEqual) : SV_Target {
  depth = 0;
  return position;
}
