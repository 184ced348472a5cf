// args: -T cs_6_6 --rules clang
Texture2D A, B;
RWBuffer<float4> Out;
struct Holder { Texture2D t; };
Holder Array[2];
float4 fetch(Texture2D t) { return t.Load(0); }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D both[2] = { A, B };
  [unroll] for (uint i = 0; i < 2; i++) {
    float4 value = fetch(both[i]) + Array[i].t.Load(0);
    Out[i] = value;
  }
  Texture2D chosen = A;
  [unroll] for (int j = 4; j > 0; j -= 2) { Out[4 + j] = chosen.Load(0); if (j > 3) chosen = B; }
  [unroll] for (uint n = 1; n != 0xffffffff; n--) Out[8 + n] = both[n].Load(0);
  for (uint k = 0; k < id.x; k++) Out[k] = 1;
}
; ==>
Texture2D<float4> A: set 0, binding 0
Texture2D<float4> B: set 0, binding 1
RWBuffer<float4> Out: set 0, binding 2
Texture2D<float4> Array_0_t: set 0, binding 3
Texture2D<float4> Array_1_t: set 0, binding 4
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 fetch_1() {
  return A.Load(splat int3(0:int));
}
float4 fetch_2() {
  return B.Load(splat int3(0:int));
}
void main_1(uint3 id) {
  {
    float4 value = (fetch_1() + Array.0.t.Load(splat int3(0:int)));
    Out[0:uint] = value;
  }
  {
    float4 value = (fetch_2() + Array.1.t.Load(splat int3(0:int)));
    Out[1:uint] = value;
  }
  {
    Out[(uint)(4:int + 4:int)] = A.Load(splat int3(0:int));
  }
  {
    Out[(uint)(4:int + 2:int)] = B.Load(splat int3(0:int));
  }
  {
    Out[(8:uint + 1:uint)] = B.Load(splat int3(0:int));
  }
  {
    Out[(8:uint + 0:uint)] = A.Load(splat int3(0:int));
  }
  for (uint k = 0:uint; (k < id.x); k = (k + 1:uint)) {
    Out[k] = splat float4(1:float);
  }
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
