// args: -T cs_6_6 -HV 2021
// What the optimiser decided is decided for every output, in all copies of the code alike.
RWBuffer<float> Out, Other;
Texture2D<float4> A, B;
float4 pick(bool second, uint2 at) {
  Texture2D<float4> chosen = A;
  if (second) chosen = B;
  return chosen[at];
}
float twice(bool isTwice, float x) {
  if (isTwice) return 2 * x;
  return x;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint n = min(id.x, 7);
  if (n > 9) Other[0] = 1;
  else Out[0] = pick(false, id.xy).x;
  Out[1] = twice(true, n) + twice(false, n);
  for (uint i = 0; i < 4; i++) {
    if (i < 2) Out[i] = 1;
    if (i > 6) Other[i] = 1;
  }
  while (n > 8) Other[1] = n++;
  float chosen = n < 8 ? Out[4] : Other[4];
  if (n++ > 20) return;
  Out[5] = chosen + n;
  if (n < 9) { float copy = Out[6]; Out[7] = copy; return; }
  Other[9] = 1;
}
; ==>
RWBuffer<float> Out: set 0, binding 0
Texture2D<float4> A: set 0, binding 1
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 pick(bool second, uint2 at) {
  return A[at];
}
float twice(bool isTwice, float x) {
  if (isTwice) {
    return (2:float * x);
  }
  return x;
}
void main_1(uint3 id) {
  uint n = min(id.x, 7:uint);
  Out[0:uint] = pick(false:bool, id.xy).x;
  Out[1:uint] = (twice(true:bool, (float)n) + twice(false:bool, (float)n));
  for (uint i = 0:uint; (i < 4:uint); i = (i + 1:uint)) {
    if ((i < 2:uint)) {
      Out[i] = 1:float;
    }
  }
  float chosen = Out[4:uint];
  ((old = n, n = (old + 1:uint), old) > 20:uint);
  Out[5:uint] = (chosen + (float)n);
  {
    float copy = Out[6:uint];
    Out[7:uint] = copy;
    return;
  }
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
