// args: -T cs_6_6 --rules dxc
// Resources that stand in a buffer by themselves: after the members of structs, the last one declared first.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
};
cbuffer C { //=> unused: never referenced by code the entry point reaches
  RWBuffer<float> x; //=> u3
  S s; //=> s.b: u0; s.a: u1
  RWBuffer<float> y; //=> u2
}
[numthreads(1, 1, 1)]
void main() {
  x[0] = 1;
  s.b[0] = 1;
  y[0] = 1;
  s.a[0] = 1;
}
