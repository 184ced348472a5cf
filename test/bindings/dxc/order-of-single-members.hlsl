// args: --rules dxc -T cs_6_6
// A resource that is stored in a struct with nothing else is no copy of the struct that it comes from.
struct Set { Buffer<float> a; Buffer<float> b; Buffer<float> c; };
struct Holder { Buffer<float> held; };
struct Derived : Holder { Buffer<float> more; };
Set First; //=> First.c: t0; First.a: t1; First.b: unused: never referenced by code the entry point reaches
Set Second; //=> Second.c: t2; Second.a: unused: never referenced by code the entry point reaches; Second.b: unused: its value is not needed by anything the shader writes
RWBuffer<float> Out; //=> u0
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Derived derived;
  derived.held = First.a;
  derived.more = Second.b;
  Out[i] = derived.held[i] + Second.c[i] + First.c[i];
}
