// args: -T cs_6_6
struct Push { float4 color; uint index; };
[[vk::push_constant]] Push pushed;
[[vk::constant_id(3)]] const int count = 4;
float4 loose;
RWBuffer<float4> Out;

[numthreads(1, 1, 1)]
void main() {
  for (int i = 0; i < count; i++) Out[pushed.index + i] = pushed.color + loose;
}
; ==>
struct Push { float4 color; uint index; }
RWBuffer<float4> Out: set 0, binding 1
_Globals { float4 loose; }: set 0, binding 0
push constant Push pushed
specialization 3 int count = 4:int
void main_1() {
  for (int i = 0:int; (i < count); i = (i + 1:int)) {
    Out[(pushed.index + (uint)i)] = (pushed.color + loose);
  }
}
void main() {
  main();
}
