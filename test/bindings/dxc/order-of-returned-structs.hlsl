// args: -T cs_6_6 --rules dxc
// A struct that a function returns is a copy as one that is declared; copies of copies come behind.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
};
S s; //=> s.d: u0; s.c: u1; s.b: u2; s.a: u3
S t; //=> t.a: u4; t.d: u5; t.c: u6; t.b: unused: never referenced by code the entry point reaches
S get() { return s; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  t.a[0] = 1;
  if (id.x > 7) {
    if (id.x > 5) t.d[0] = 1;
  }
  t.c[0] = 2;
  S first = get();
  first.d[0] = 1;
  S second = first;
  second.a[0] = second.b[0];
  first.c[0] = 2;
}
