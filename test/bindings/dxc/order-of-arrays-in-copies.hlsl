// args: -T cs_6_6 --rules dxc
// Of a copy that is never written, elements of arrays come before single members, which methods turn around.
struct Inner { RWBuffer<int> deep; int first() { return deep[1]; } };
struct Base { RWBuffer<int> z; RWBuffer<int> y; int both() { return y[0] + z[0]; } };
struct S : Base {
  RWBuffer<int> a;
  RWBuffer<int> b;
  uint which;
  RWBuffer<int> c[2];
  RWBuffer<int> d[2];
  Inner e;
  int ofA() { return a[0]; }
  int ofB() { return b[0]; }
  int ofC() { return c[1][0]; }
};
S s; //=> s.d.0: u1; s.c.0: u2; s.e.deep: u3; s.Base.z: u4; s.Base.y: u5; s.c.1: u6; s.b: u7; s.a: u8
S t; //=> t.Base.z: unused: never referenced by code the entry point reaches; t.Base.y: unused: never referenced by code the entry point reaches; t.a: unused: never referenced by code the entry point reaches; t.b: unused: never referenced by code the entry point reaches; t.c: unused: never referenced by code the entry point reaches; t.d: unused: never referenced by code the entry point reaches; t.e.deep: unused: never referenced by code the entry point reaches
S many[2]; //=> many.0.Base.z: unused: never referenced by code the entry point reaches; many.0.Base.y: unused: never referenced by code the entry point reaches; many.0.a: unused: never referenced by code the entry point reaches; many.0.b: unused: never referenced by code the entry point reaches; many.0.c: unused: never referenced by code the entry point reaches; many.0.d: unused: never referenced by code the entry point reaches; many.0.e.deep: unused: never referenced by code the entry point reaches; many.1.Base.z: unused: never referenced by code the entry point reaches; many.1.Base.y: unused: never referenced by code the entry point reaches; many.1.a: unused: never referenced by code the entry point reaches; many.1.b: unused: never referenced by code the entry point reaches; many.1.c: unused: never referenced by code the entry point reaches; many.1.d: unused: never referenced by code the entry point reaches; many.1.e.deep: unused: never referenced by code the entry point reaches
static S kept = t;
RWBuffer<int> Result; //=> u0
int byValue(S p) { return p.both() + p.c[0][0]; }
S same(S p) { return p; }
S made() { S result = s; return result; }
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int x = i;
  S copy = s;
  x += copy.ofC();
  x += copy.d[0][0];
  x += copy.ofB();
  x += copy.a[0];
  x += copy.c[0][0];
  x += copy.e.first();
  x += copy.both();
  Result[i] = x;
}

//=> $Globals: unused: its value is not needed by anything the shader writes
