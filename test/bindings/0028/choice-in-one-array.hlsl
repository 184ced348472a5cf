RWBuffer<float> A[4] : register(u3); //=> u3..u6
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  RWBuffer<float> l = gi > 2 ? A[1] : A[3];
  RWBuffer<float> m;
  if (gi > 1)
    m = A[0];
  else
    m = A[gi];
  Out[0] = l[0] + m[0];
}
