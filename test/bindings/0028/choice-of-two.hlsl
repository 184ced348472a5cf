RWBuffer<float> A;
RWBuffer<float> B;
RWBuffer<float> Out;

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  RWBuffer<float> l = A;
  if (gi > 2)
    l = B;
  Out[0] = l[0];
}
//=> error: local resource not guaranteed to map to unique global resource.
