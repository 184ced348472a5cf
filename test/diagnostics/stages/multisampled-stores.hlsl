// args: -T cs_6_6
RWTexture2DMS<float4, 4> T; RWTexture2DMSArray<uint> A; RWBuffer<float> O;
void put(uint2 at, float4 value) { T[at] = value; }
//                                 ^ error err_hlsl_needs_shader_model: 'RWTexture2DMS' needs shader model 6.7 here; the target is 6.6
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  O[0] = T[i.xx].x + A.sample[1][i.xxx];
  T[i.xx] = 1;
//^ error err_hlsl_needs_shader_model: 'RWTexture2DMS' needs shader model 6.7 here; the target is 6.6
  A.sample[2][i.xxx] = 3;
//^ error err_hlsl_needs_shader_model: 'RWTexture2DMS' needs shader model 6.7 here; the target is 6.6
  put(i.xx, 2);
}
