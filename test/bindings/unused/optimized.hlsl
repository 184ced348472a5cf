RWBuffer<float> Out; //=> u0
Buffer<float> InLoop, Correlated, Same; //=> InLoop: unused: the condition is never true: j is in [0, 4]; Correlated: unused: the condition is never true; Same: unused: the condition is always true

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  for (int j = 0; j < 5; j++)
    if (j > 6) Out[j] = InLoop[0];
  int k = gi;
  if (k > 5 && k < 3) Out[1] = Correlated[0];
  int whole = gi;
  Out[2] = whole - whole == 0 ? 1 : Same[0];
}
