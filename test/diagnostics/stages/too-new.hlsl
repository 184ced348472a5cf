// args: -T cs_6_5
// What the shader model lacks is a mistake only where optimisation leaves it.
RWStructuredBuffer<uint64_t> Wide;
RWByteAddressBuffer Raw;
Texture2D<float4> Tex;
SamplerState Sampler;
RWBuffer<float4> Out;
groupshared uint64_t Shared;
static const bool never = false;

uint64_t helper(uint64_t value, bool atomically) {
  uint64_t old = value;
  if (atomically) InterlockedExchange(Shared, value, old);
  return old;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  InterlockedAdd(Wide[i], 1ull);
//^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'InterlockedAdd' needs shader model 6.6 here; the target is 6.5
  Raw.InterlockedMax64(8, 1ull);
//    ^^^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'InterlockedMax64' needs shader model 6.6 here; the target is 6.5
  InterlockedCompareStore(Shared, 1ull, 2ull);
//^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'InterlockedCompareStore' needs shader model 6.6 here; the target is 6.5
  Wide[1] = helper(1, false);
  Out[0] = unpack_u8u32(i);
//         ^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'unpack_u8u32' needs shader model 6.6 here; the target is 6.5
  uint4 unused = WaveMatch(i);
  float4 color = Tex.Sample(Sampler, 0);
  if (never) {
    Out[1] = ddx(float(i));
    Wide[2] = helper(2, true);
    discard;
    clip(-1);
  }
}
