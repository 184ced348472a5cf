// args: -T cs_6_0 --rules dxc -fspv-preserve-bindings
[[vk::constant_id(10)]] const bool flag = 1;
float loose;
RWStructuredBuffer<float> results;
[numthreads(1, 1, 1)] void main() { results[0] = loose + (float)flag; }
; ==>
RWStructuredBuffer<float> results: set 0, binding 1
_Globals { float loose; }: set 0, binding 0
specialization 10 bool flag = true:bool
void main_1() {
  results[0:uint] = (loose + (float)flag);
}
void main() {
  main();
}
