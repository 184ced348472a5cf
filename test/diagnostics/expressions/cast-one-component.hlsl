// args: -T cs_6_6
RWBuffer<int> Out;
[numthreads(1, 1, 1)]
void main() {
  int1 one = 3;
  int two[2] = (int[2])one;
  float1 f = 2;
  struct S { float a, b; } s = (S)f;
  Out[0] = two[1] + s.b;
}
