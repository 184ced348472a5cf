// args: -T cs_6_6 --rules dxc
// The annotation is the outer buffer's own: the one inside has the next free register.
struct Inner { uint4 color; RWStructuredBuffer<uint4> data; };
struct Outer { uint4 color; ConstantBuffer<Inner> inner; };
ConstantBuffer<Outer> outer : register(b0); //=> outer.inner.data: u0; outer: b0; outer.inner: b1

[numthreads(1, 1, 1)]
void main() { outer.inner.data[0] = outer.color + outer.inner.color; }
