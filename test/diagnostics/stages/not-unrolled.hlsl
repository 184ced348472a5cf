// args: -T lib_6_6
RWBuffer<uint> Out;
Buffer<uint> In;
uint Count;

void sum(uint n) {
  [unroll] for (uint i = 0; i < n; i++) Out[i] = i;
}

// Known once the call is part of it.
[shader("compute")] [numthreads(1, 1, 1)] void known() { sum(4); }

[shader("compute")] [numthreads(1, 1, 1)] void constant_buffer() {
  [unroll] for (uint i = 0; i < Count; i++) Out[i] = i;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
}

[shader("compute")] [numthreads(1, 1, 1)] void start(uint3 id : SV_DispatchThreadID) {
  [unroll] for (uint i = id.x; i < 4; i++) Out[i] = i;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
}

[shader("compute")] [numthreads(1, 1, 1)] void loaded() {
  uint n = 0;
  [unroll] do { Out[n] = n; n += 2; } while (n < In[0]);
//                                           ^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//                                             help: with -HV 2016 this is a warning
}

[shader("compute")] [numthreads(1, 1, 1)] void inner(uint3 id : SV_DispatchThreadID) {
  for (uint i = 0; i < id.x; i++)
    [unroll] for (uint j = 0; j < i; j++) Out[j] = j;
//   ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//          help: with -HV 2016 this is a warning
}

// DXC leaves a loop alone when its test reads a resource.
uint limit() { return In[1]; }
[shader("compute")] [numthreads(1, 1, 1)] void tested_by_read() {
  [unroll] for (uint i = 0; i < In[0]; i++) Out[i] = i;
  [unroll] for (uint j = 0; j < limit(); j++) Out[j] = j;
  uint n = 0;
  [unroll] while (n < In.Load(2)) Out[n++] = n;
}

[shader("compute")] [numthreads(1, 1, 1)] void lanes() {
  [unroll] for (uint i = 0; i < WaveGetLaneCount(); i++) Out[i] = i;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
}

// And when its test is large.
[shader("compute")] [numthreads(1, 1, 1)] void large_tests(uint3 a : SV_DispatchThreadID, uint3 b : SV_GroupThreadID) {
  [unroll] for (uint i = 0; i < a.x * b.y + a.y * b.z + a.z; i++) Out[i] = i;
  [unroll] for (uint j = 0; j < a.x * b.y + a.y; j++) Out[j] = j;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
  [unroll] for (uint k = 0; k < a.x && k < a.y * b.x + a.x * b.y + a.z * b.z; k++) Out[k] = k;
}

[shader("compute")] [numthreads(1, 1, 1)] void read_before() {
  uint n = In[0];
  [unroll] for (uint i = 0; i < n; i++) Out[i] = i;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
}

// The counter of a loop that is unrolled itself.
[shader("compute")] [numthreads(1, 1, 1)] void triangle_of() {
  [unroll] for (uint i = 0; i < 4; i++)
    [unroll] for (uint j = 0; j < i; j++) Out[j] = j;
}

// An exit of its own, besides one that is known.
[shader("compute")] [numthreads(1, 1, 1)] void exits(uint3 id : SV_DispatchThreadID) {
  [unroll] for (uint i = 0; i < 4 && i < id.x; i++) Out[i] = i;
}

[shader("compute")] [numthreads(1, 1, 1)] void counted(uint3 id : SV_DispatchThreadID) {
  [unroll(8)] for (uint i = 0; i < id.x; i++) Out[i] = i;
}

// A shift or a mask leaves a number that is not known, either...
[shader("compute")] [numthreads(1, 1, 1)] void shifted() {
  uint n = In[0];
  [unroll] for (uint i = 0; i < n >> 2; i++) Out[i] = i;
// ^^^^^^ error err_hlsl_loop_not_unrolled: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count [-Wpass-failed]
//        help: with -HV 2016 this is a warning
}

// ...unless it is so small that all iterations are tried.
[shader("compute")] [numthreads(1, 1, 1)] void masked() {
  [unroll] for (uint i = 0; i < (In[0] & 3); i++) Out[i] = i;
}
