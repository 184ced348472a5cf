// args: -T cs_6_6 --rules dxc
// A static copy of a struct: what methods do with it, then the entry, then other functions, last first; then the variable itself.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
  RWBuffer<float> e;
  RWBuffer<float> f;
  void method() { f[0] = 1; }
};
S s; //=> s.f: u0; s.e: u1; s.b: u2; s.d: u3; s.c: u4; s.a: u5
static S copy = s;
void other() {
  copy.c[0] = 1;
  copy.d[0] = 2;
}
[numthreads(1, 1, 1)]
void main() {
  s.a[0] = 1;
  copy.e[0] = 1;
  other();
  copy.b[0] = 2;
  copy.method();
}
