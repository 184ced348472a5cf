// args: -T cs_6_6 --rules dxc
// Structs that functions return, by value and in place, and static variables.
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
S s; //=> s.c.0: u1; s.Base.y: u2; s.Base.z: u3; s.d.1: u4; s.b: u5; s.a: unused: its value is not needed by anything the shader writes; s.e.deep: unused: its value is not needed by anything the shader writes
S t; //=> t.Base.z: u6; t.Base.y: u7; t.c.1: u8; t.c.0: u9; t.a: unused: its value is not needed by anything the shader writes; t.b: unused: its value is not needed by anything the shader writes; t.d: unused: its value is not needed by anything the shader writes; t.e.deep: unused: its value is not needed by anything the shader writes
S many[2]; //=> many.0.Base.z: unused: never referenced by code the entry point reaches; many.0.Base.y: unused: never referenced by code the entry point reaches; many.0.a: unused: never referenced by code the entry point reaches; many.0.b: unused: never referenced by code the entry point reaches; many.0.c: unused: never referenced by code the entry point reaches; many.0.d: unused: never referenced by code the entry point reaches; many.0.e.deep: unused: never referenced by code the entry point reaches; many.1.Base.z: unused: never referenced by code the entry point reaches; many.1.Base.y: unused: never referenced by code the entry point reaches; many.1.a: unused: never referenced by code the entry point reaches; many.1.b: unused: never referenced by code the entry point reaches; many.1.c: unused: never referenced by code the entry point reaches; many.1.d: unused: never referenced by code the entry point reaches; many.1.e.deep: unused: never referenced by code the entry point reaches
static S kept = t;
RWBuffer<int> Result; //=> u0
int byValue(S p) { return p.both() + p.c[0][0]; }
S same(S p) { return p; }
S made() { S result = s; return result; }
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int x = i;
  x += byValue(same(t));
  x += made().ofB();
  S copy = made();
  x += kept.ofC();
  x += kept.both();
  x += copy.d[1][0] + byValue(copy);
  x += byValue(s);
  Result[i] = x;
}

//=> $Globals: unused: its value is not needed by anything the shader writes
