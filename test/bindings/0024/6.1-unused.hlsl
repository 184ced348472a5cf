struct S {
  RWBuffer<float> D;
};

RWBuffer<float> A; //=> u0
RWBuffer<float> B[10] : register(u0); //=> unused: the condition is never true: i is in [0, 4]
RWBuffer<float> C : register(u2); //=> unused: the condition is always false
S s : register(u5); //=> s.D: unused: the condition is never true: i is in [0, 4]
RWBuffer<float> E[5]; //=> u1..u5

void foo() {
  B[2][0] = 1.0;
}

bool bar(int i) {
  return i > 10;
}

[numthreads(4, 1, 1)]
void main(uint3 gi : SV_GroupID) {
  if (false) {
    C[0] = 1.0;
  }
  for (int i = 0; i < 5; i++) {
    if (i > 6)
      s.D[0] = 1.0;
    if (bar(i))
      foo();
    if (bar(gi.x))
      A[0] = E[2][i];
  }
}
