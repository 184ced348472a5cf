// args: -Od
// Without optimisation, ranges of values are not looked at.
Buffer<float> KeptLoop; //=> t0
Buffer<float> KeptLong; //=> t1
Buffer<float> KeptLoopHint; //=> t2
Buffer<float> KeptCorrelated; //=> t3
Buffer<float> KeptNested; //=> t4
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  for (int j = 0; j < 5; j++) { if (j > 6) x += KeptLoop[j]; x += j; }
  for (int k = 0; k < 5000; k++) { if (k > 6000) x += KeptLong[k]; KeptOut[k] = k; }
  [loop] for (int m = 0; m < 5; m++) { if (m > 6) x += KeptLoopHint[m]; KeptOut[m + 9] = m; }
  if (i > 5 && i < 3) x += KeptCorrelated[i];
  if (i > 5) { if (i < 3) x += KeptNested[i]; }
  KeptOut[i] = x;
}
