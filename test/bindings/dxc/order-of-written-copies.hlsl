// args: -T cs_6_6 --rules dxc
// A copy that is written is taken apart: single members in their order, arrays after what is done with them; the last copy comes first.
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
S s; //=> s.a: u1; s.b: u2; s.c.0: u3; s.d.0: u4; s.c.1: u5; s.Base.z: unused: its value is not needed by anything the shader writes; s.Base.y: unused: its value is not needed by anything the shader writes; s.e.deep: unused: its value is not needed by anything the shader writes
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
  copy = s;
  copy.which = x;
  x += copy.d[0][0];
  x += copy.ofB();
  x += copy.a[0];
  x += copy.c[0][0] + copy.which;
  Result[i] = x;
}

//=> $Globals: unused: its value is not needed by anything the shader writes
