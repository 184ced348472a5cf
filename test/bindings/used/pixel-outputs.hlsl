// args: -T ps_6_6
// Every target counts.
Buffer<float4> KeptFirst; //=> t0
Buffer<float4> KeptSecond; //=> t1
Buffer<float> KeptDepth; //=> t2
struct Result { float4 a : SV_Target0; float4 b : SV_Target1; float depth : SV_Depth; };
Result main() {
  Result r;
  r.a = KeptFirst[0];
  r.b = KeptSecond[0];
  r.depth = KeptDepth[0];
  return r;
}
