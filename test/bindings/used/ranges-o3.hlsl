// args: -O3
// Ranges of values decide: trip counts, correlated conditions, loads that cancel out.
Buffer<float> GoneLoop; //=> unused: the condition is never true: j is in [0, 4]
Buffer<float> GoneLong; //=> unused: the condition is never true: k is in [0, 4999]
Buffer<float> GoneLoopHint; //=> unused: the condition is never true: m is in [0, 4]
Buffer<float> GoneCorrelated; //=> unused: the condition is never true
Buffer<float> GoneNested; //=> unused: the condition is never true
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  for (int j = 0; j < 5; j++) { if (j > 6) x += GoneLoop[j]; x += j; }
  for (int k = 0; k < 5000; k++) { if (k > 6000) x += GoneLong[k]; KeptOut[k] = k; }
  [loop] for (int m = 0; m < 5; m++) { if (m > 6) x += GoneLoopHint[m]; KeptOut[m + 9] = m; }
  if (i > 5 && i < 3) x += GoneCorrelated[i];
  if (i > 5) { if (i < 3) x += GoneNested[i]; }
  KeptOut[i] = x;
}
