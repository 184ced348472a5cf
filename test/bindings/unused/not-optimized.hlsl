// args: -Od
RWBuffer<float> Out; //=> u0
Buffer<float> InLoop, Correlated; //=> InLoop: t0; Correlated: t1

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  for (int j = 0; j < 5; j++)
    if (j > 6) Out[j] = InLoop[0];
  int k = gi;
  if (k > 5 && k < 3) Out[1] = Correlated[0];
}
