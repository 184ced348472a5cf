// args: -T cs_6_6 --rules dxc
// Methods keep the order of the source, parameters by value turn it around; both come before direct accesses.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
  RWBuffer<float> e;
  RWBuffer<float> f;
  void method() {
    b[0] = 1;
    a[0] = 2;
  }
};
S s; //=> s.b: u0; s.a: u1; s.c: u2; s.d: u3; s.e: u4; s.f: u9
S t; //=> t.d: u5; t.c: u6; t.b: u7; t.a: u8; t.e: unused: its value is not needed by anything the shader writes; t.f: unused: its value is not needed by anything the shader writes
void byValue(S p) {
  p.d[0] = 1;
  p.c[0] = 2;
}
void nested(S p) {
  p.a[0] = 1;
  byValue(p);
  p.b[0] = 2;
}
[numthreads(1, 1, 1)]
void main() {
  s.f[0] = 1;
  byValue(s);
  s.method();
  S local = s;
  local.e[0] = 1;
  nested(t);
}
