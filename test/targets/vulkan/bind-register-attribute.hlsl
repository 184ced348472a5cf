// args: -T cs_6_6 -fvk-bind-register t0 0 3 1
[[vk::binding(7)]] Texture2D named : register(t0);
[[vk::binding(8)]] Texture2D other : register(t1);
[[vk::binding(9)]] RWBuffer<float4> implicit;
[numthreads(1, 1, 1)]
void main() {
  implicit[0] = named.Load(0) + other.Load(0);
}
; ==>
Texture2D<float4> other: set 0, binding 8
RWBuffer<float4> implicit: set 0, binding 9
Texture2D<float4> named: set 1, binding 3
void main_1() {
  implicit[0:uint] = (named.Load(splat int3(0:int)) + other.Load(splat int3(0:int)));
}
void main() {
  main();
}
