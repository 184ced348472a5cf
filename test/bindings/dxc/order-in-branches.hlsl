// args: -T cs_6_6 --rules dxc
// What a method reaches is met as LLVM copies its blocks: behind a branch first, then the else part, then the then part. In the entry,
// the code behind a loop comes before its body.
struct S {
  RWBuffer<float> a;
  RWBuffer<float> b;
  RWBuffer<float> c;
  RWBuffer<float> d;
  RWBuffer<float> e;
  void choose(uint i) { a[0] = i > 2 ? b[0] : c[1]; }
  void branch(uint i) {
    e[0] = 1;
    if (i > 1) d[0] = 1;
    else a[0] = 2;
    c[0] = 1;
  }
  void loop(uint i) {
    for (uint k = 0; k < i; k++) a[k] = 4;
    b[0] = 1;
  }
};
S s; //=> s.c: u0; s.a: u1; s.b: u2; s.d: unused: its value is not needed by anything the shader writes; s.e: unused: its value is not needed by anything the shader writes
S t; //=> t.e: u3; t.a: u4; t.c: u5; t.d: u6; t.b: unused: its value is not needed by anything the shader writes
S u; //=> u.b: u7; u.a: u8; u.c: unused: its value is not needed by anything the shader writes; u.d: unused: its value is not needed by anything the shader writes; u.e: unused: its value is not needed by anything the shader writes
S v; //=> v.e: u9; v.a: u10; v.c: u11; v.d: u12; v.b: u13
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  s.choose(id.x);
  t.branch(id.x);
  u.loop(id.x);
  for (uint k = 0; k < id.y; k++) v.choose(id.x);
  v.branch(id.x);
}
