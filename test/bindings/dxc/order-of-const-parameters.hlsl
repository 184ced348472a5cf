// args: -T cs_6_6 --rules dxc
// A `const` struct is passed as a pointer to the variable: its accesses keep their order. What is passed on from there is copied, and
// comes behind.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
};
S s; //=> s.a: u0; s.b: u1; s.c: unused: its value is not needed by anything the shader writes; s.d: unused: its value is not needed by anything the shader writes
S t; //=> t.a: u2; t.b: u3; t.d: u4; t.c: u5
void byValue(S p) {
  p.c[0] = 1;
  p.d[0] = 2;
}
void constant(const S p) { p.b[0] = p.a[1]; }
void passesOn(const S p) {
  p.a[0] = 1;
  byValue(p);
  p.b[0] = 2;
}
[numthreads(1, 1, 1)]
void main() {
  constant(s);
  passesOn(t);
}
