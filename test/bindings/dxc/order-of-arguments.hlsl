// args: -T cs_6_6 --rules dxc
// Members that are passed as resources come after those accessed directly, the last one mentioned first; in a callee the first one.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
  RWBuffer<float> e;
};
S s; //=> s.e: u0; s.d: u1; s.c: u2; s.b: u3; s.a: u4
void write(RWBuffer<float> target) { target[0] = 1; }
void write(RWBuffer<float> first, RWBuffer<float> second) {
  first[0] = 1;
  second[0] = 2;
}
void callee() {
  write(s.e);
  write(s.d);
}
[numthreads(1, 1, 1)]
void main() {
  write(s.b, s.a);
  s.c[0] = 1;
  callee();
}
