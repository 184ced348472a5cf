// args: -T cs_6_6 -E start -HV 2016
RWBuffer<uint> Out;
Buffer<uint> In;
uint Count;

[numthreads(1, 1, 1)] void start(uint3 id : SV_DispatchThreadID) {
  [unroll] for (uint i = 0; i < Count; i++) Out[i] = In[i];
// ^^^^^^ warning warn_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
}
