// args: -T cs_6_6
struct Push { float4 color; };
[[vk::push_constant]] ConstantBuffer<Push> pushed;
[[vk::constant_id(0)]] const uint index = 1;
RWBuffer<float4> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[index] = pushed.color;
}
; ==>
struct Push { float4 color; }
RWBuffer<float4> Out: set 0, binding 0
push constant Push pushed
specialization 0 uint index = 1:uint
void main_1() {
  Out[index] = pushed.color;
}
void main() {
  main();
}
