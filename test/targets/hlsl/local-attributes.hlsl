// args: -T cs_6_6

RWBuffer<uint> Out;

[numthreads(1, 1, 1)]
void main() {
  [[vk::ext_builtin_input(24)]] static const uint3 groups;
  Out[0] = groups.x;
}
; ==>
RWBuffer<uint> Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  [[vk::ext_builtin_input(24)]] static uint3 groups;
  Out[0] = groups.x;
}
