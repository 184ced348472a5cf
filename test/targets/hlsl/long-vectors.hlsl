// args: -T ps_6_9 -Wno-vector-conversion -Wno-conversion
// Letters name four components: longer vectors are cut off by casts.
RWByteAddressBuffer Bytes;
float4 main() : SV_Target {
  vector<float, 16> half_of_it = Bytes.Load<vector<float, 32> >(0);
  float3 three = half_of_it;
  float one = half_of_it;
  return three.xyzz + one + half_of_it[9];
}
; ==>
// args: -T ps_6_9 -Wno-vector-conversion -Wno-conversion
// Letters name four components: longer vectors are cut off by casts.
RWByteAddressBuffer Bytes : register(u0);

float4 main() : SV_Target {
  vector<float, 16> half_of_it = (vector<float, 16>)Bytes.Load<vector<float, 32> >(0);
  float3 three = (float3)half_of_it;
  float one = (float)half_of_it;
  return three.xyzz + one + half_of_it[9];
}
