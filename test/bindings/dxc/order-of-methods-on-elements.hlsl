// args: -T cs_6_6 --rules dxc
// Methods on elements of arrays of structs: the variable that is declared last comes first.
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
S s; //=> s.e.deep: u6; s.Base.y: u7; s.Base.z: u8; s.a: unused: never referenced by code the entry point reaches; s.b: unused: never referenced by code the entry point reaches; s.c: unused: never referenced by code the entry point reaches; s.d: unused: never referenced by code the entry point reaches
S t; //=> t.a: u1; t.Base.z: unused: its value is not needed by anything the shader writes; t.Base.y: unused: its value is not needed by anything the shader writes; t.b: unused: its value is not needed by anything the shader writes; t.c: unused: its value is not needed by anything the shader writes; t.d: unused: its value is not needed by anything the shader writes; t.e.deep: unused: its value is not needed by anything the shader writes
S many[2]; //=> many.1.a: u2; many.0.e.deep: u3; many.1.Base.y: u4; many.1.Base.z: u5; many.0.Base.z: unused: never referenced by code the entry point reaches; many.0.Base.y: unused: never referenced by code the entry point reaches; many.0.a: unused: never referenced by code the entry point reaches; many.0.b: unused: never referenced by code the entry point reaches; many.0.c: unused: never referenced by code the entry point reaches; many.0.d: unused: never referenced by code the entry point reaches; many.1.b: unused: its value is not needed by anything the shader writes; many.1.c: unused: its value is not needed by anything the shader writes; many.1.d: unused: its value is not needed by anything the shader writes; many.1.e.deep: unused: its value is not needed by anything the shader writes
static S kept = t;
RWBuffer<int> Result; //=> u0
int byValue(S p) { return p.both() + p.c[0][0]; }
S same(S p) { return p; }
S made() { S result = s; return result; }
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int x = i;
  x += many[1].ofA();
  x += many[0].e.first();
  x += s.e.first();
  x += t.ofA();
  x += many[1].both();
  x += s.both();
  Result[i] = x;
}

//=> $Globals: unused: its value is not needed by anything the shader writes
