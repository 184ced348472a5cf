// args: -T cs_6_6 --rules dxc -fvk-t-shift 10 0
int loose;
StructuredBuffer<float> a;
RWStructuredBuffer<float> counted;
Texture2D unused;
AppendStructuredBuffer<float> appended;
Texture2D b;
Texture2D atRegister : register(t1);
[[vk::binding(4)]] SamplerState fixed;
[numthreads(1, 1, 1)]
void main() {
  counted[counted.IncrementCounter()] = a[0] + loose;
  appended.Append(b.SampleLevel(fixed, 0, 0).x + atRegister.Load(0).x);
}
; ==>
StructuredBuffer<float> a: set 0, binding 1
RWStructuredBuffer<float> counted: set 0, binding 2, counter 0:8
SamplerState fixed: set 0, binding 4
AppendStructuredBuffer<float> appended: set 0, binding 5, counter 0:6
Texture2D<float4> b: set 0, binding 7
Texture2D<float4> atRegister: set 0, binding 11
_Globals { int loose; }: set 0, binding 0
void main_1() {
  (value = (a[0:uint] + (float)loose), index = counted.IncrementCounter(), counted[index] = value);
  (value = (b.SampleLevel(fixed, splat float2(0:float), 0:float).x + atRegister.Load(splat int3(0:int)).x), index = appended.IncrementCounter(), appended[index] = value);
}
void main() {
  main();
}
