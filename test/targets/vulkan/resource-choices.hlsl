// args: -T cs_6_6
// Which resource is meant follows from numbers that a function is called with, and from how often a loop runs.
Texture2D<float4> A, B, C;
RWBuffer<float4> Out;
float4 pick(bool second, uint2 at) {
  Texture2D<float4> chosen = A;
  if (second) chosen = B;
  return chosen[at];
}
float4 nested(int which, uint2 at) {
  float4 sum = pick(which == 1, at);
  Texture2D<float4> chosen = A;
  if (which > 1) chosen = C;
  return sum + chosen[at];
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = pick(false, id.xy) + pick(true, id.yx) + pick(false, id.zz);
  Out[1] = nested(1, id.xy) + nested(2, id.xy);
  uint i = 0;
  float4 sum = 0;
  Texture2D<float4> chosen = A;
  while (i < 2) {
    float4 value = chosen[id.xy];
    sum += value;
    chosen = B;
    i++;
  }
  Out[2] = sum;
  Texture2D<float4> third;
  switch (i) {
    case 1: third = A; break;
    case 2: Out[3] = 1;
    case 3: third = C; if (id.x > 3) break; Out[4] = 2; break;
    default: third = B;
  }
  switch (int(i) - 3) {
    case 0: third = A; break;
    case -1: third = B; break;
  }
  Out[5] = third[id.xy];
}
; ==>
Texture2D<float4> A: set 0, binding 0
Texture2D<float4> B: set 0, binding 1
Texture2D<float4> C: set 0, binding 2
RWBuffer<float4> Out: set 0, binding 3
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 pick_v0(bool second, uint2 at) {
  return A[at];
}
float4 pick_v1(bool second, uint2 at) {
  return B[at];
}
float4 nested_v0(int which, uint2 at) {
  float4 sum = pick_v1((1:int == 1:int), at);
  return (sum + A[at]);
}
float4 nested_v1(int which, uint2 at) {
  float4 sum = pick_v0((2:int == 1:int), at);
  return (sum + C[at]);
}
void main_1(uint3 id) {
  Out[0:uint] = ((pick_v0(false:bool, id.xy) + pick_v1(true:bool, id.yx)) + pick_v0(false:bool, id.zz));
  Out[1:uint] = (nested_v0(1:int, id.xy) + nested_v1(2:int, id.xy));
  uint i = 0:uint;
  float4 sum = splat float4(0:float);
  {
    {
      float4 value = A[id.xy];
      sum = (sum + value);
      i = (i + 1:uint);
    }
    {
      float4 value = B[id.xy];
      sum = (sum + value);
      i = (i + 1:uint);
    }
  }
  Out[2:uint] = sum;
  switch (i) {
  case default:
    Out[3:uint] = splat float4(1:float);
    if ((id.x > 3:uint)) {
      break;
    }
    Out[4:uint] = splat float4(2:float);
    break;
  }
  Out[5:uint] = B[id.xy];
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
