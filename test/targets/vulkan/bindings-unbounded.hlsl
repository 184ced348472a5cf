// args: -T cs_6_6
Texture2D many[];
Texture2D one;
[[vk::binding(7)]] RWBuffer<float4> first : register(u0);
[[vk::binding(8)]] RWBuffer<float4> second : register(u0);
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  first[0] = many[i].Load(0);
  second[0] = one.Load(0);
}
; ==>
Texture2D<float4>[] many: set 0, binding 0
Texture2D<float4> one: set 0, binding 1
RWBuffer<float4> first: set 0, binding 7
RWBuffer<float4> second: set 0, binding 8
in uint in_SV_GROUPINDEX0: LocalInvocationIndex
void main_1(uint i) {
  first[0:uint] = many[i].Load(splat int3(0:int));
  second[0:uint] = one.Load(splat int3(0:int));
}
void main() {
  main(in_SV_GROUPINDEX0);
}
