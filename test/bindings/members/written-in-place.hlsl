// args: -T cs_6_6 --rules dxc
// DXC hands a local struct over where it is, and the parameter that is written on to the next function: nothing is copied.
struct Holder { RWBuffer<float> a; RWBuffer<float> b; RWBuffer<float> c; };
Holder First; //=> First.a: u0; First.c: u1; First.b: u2
Holder Second; //=> Second.b: u3; Second.a: u4; Second.c: u5
void last(inout Holder held) { held.c[0] = 1; held.a[0] = 2; }
void between(inout Holder held) { last(held); held.b[1] = 1; }
[numthreads(1, 1, 1)]
void main() {
  Holder first = First;
  last(first);
  first.b[0] = 1;
  Holder second = Second;
  between(second);
}
