// args: --rules dxc -T cs_6_6 -Wno-dxc-layout
// $Globals is the first of the buffers, wherever its variables stand, and resources inside of buffers follow their order.
struct Held { StructuredBuffer<float> data; float scale; };
ConstantBuffer<Held> first; //=> first.data: t1; first: b1
cbuffer Second { StructuredBuffer<float> inside; float y; }; //=> inside: t2; Second: b2
ConstantBuffer<Held> third; //=> third.data: t3; third: b3
Held loose; //=> loose.data: t0
RWStructuredBuffer<float> result; //=> u0
[numthreads(1, 1, 1)]
void main() {
  result[0] = third.data[3] * third.scale + inside[2] * y + first.data[0] * first.scale + loose.data[1] * loose.scale;
}
//=> $Globals: b0
