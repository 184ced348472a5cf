// args: -T cs_6_6 --rules dxc
struct Holder { Texture2D t[2]; float4 k; };
Holder Array[2];
RWBuffer<float4> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = Array[1].t[0].Load(0) + Array[0].t[1].Load(0) + Array[1].k;
}
; ==>
struct Holder { float4 k; }
Texture2D<float4>[2] Array_0_t: set 0, binding 0
Texture2D<float4>[2] Array_1_t: set 0, binding 2
RWBuffer<float4> Out: set 0, binding 5
_Globals { Holder[2] Array; }: set 0, binding 4
void main_1() {
  Out[0:uint] = ((Array.1.t[0:uint].Load(splat int3(0:int)) + Array.0.t[1:uint].Load(splat int3(0:int))) + Array[1:int].k);
}
void main() {
  main();
}
