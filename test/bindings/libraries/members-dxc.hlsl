// args: -T lib_6_6 --rules dxc -auto-binding-space 1
// DXC numbers members of structs by the uses of the last function first; those of its own body in their order.
struct S {
  RWBuffer<int> a;
  RWBuffer<int> b;
  RWBuffer<int> c;
  RWBuffer<int> d;
};
S s; //=> s.c: u0; s.a: u1; s.b: u2; s.d: u3

[shader("compute")]
[numthreads(4, 1, 1)]
void first() {
  s.d[0] = 1;
}

[shader("compute")]
[numthreads(4, 1, 1)]
void second() {
  s.b[0] = 1;
}

[shader("compute")]
[numthreads(4, 1, 1)]
void third() {
  s.c[0] = 1;
  s.a[0] = 1;
}
