// args: --rules dxc -T cs_6_6
// Static copies of structs: the one that is declared last comes first, whichever is used first, and each with its uses in order.
struct Set { Buffer<float> a; Buffer<float> b; Buffer<float> c; };
Set First; //=> First.b: t0; First.a: t3; First.c: t4
Set Second; //=> Second.b: t1; Second.a: t2; Second.c: unused: its value is not needed by anything the shader writes
static Set one = First;
static Set two = Second;
static Set three = First;
RWBuffer<float> Out; //=> u0
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i] = two.b[i] + one.a[i] + three.b[i] + one.c[i] + two.a[i];
}
