// args: -T cs_6_6 -fvk-t-shift 10 0 -fvk-t-shift 20 1 -fvk-bind-globals 40 3
struct S { float4 value; };
ConstantBuffer<S> First : register(b0);
Texture2D T1 : register(t0);
Texture2D T2 : register(t1, space1);
SamplerState Sampled;
[[vk::binding(3)]] RWBuffer<float4> Fixed : register(u5, space2);
Texture2D Implicit[4];
float4 loose;
[[vk::counter_binding(9)]] RWStructuredBuffer<S> Counted;
AppendStructuredBuffer<S> Appended;
Texture2D Unused;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  S s = First;
  s.value += T1.SampleLevel(Sampled, 0, 0) + T2.Load(0) + loose + Implicit[id.x].Load(0);
  Counted[Counted.IncrementCounter()] = s;
  Appended.Append(s);
  Fixed[0] = 1;
}
; ==>
struct S { float4 value; }
ConstantBuffer<S> First: set 0, binding 0
SamplerState Sampled: set 0, binding 1
RWStructuredBuffer<S> Counted: set 0, binding 2, counter 0:9
RWBuffer<float4> Fixed: set 0, binding 3
AppendStructuredBuffer<S> Appended: set 0, binding 4, counter 0:5
Texture2D<float4> T1: set 0, binding 10
Texture2D<float4>[4] Implicit: set 0, binding 11
Texture2D<float4> T2: set 1, binding 21
_Globals { float4 loose; }: set 3, binding 40
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
void main_1(uint3 id) {
  S s = contents(First);
  s.value = (s.value + (((T1.SampleLevel(Sampled, splat float2(0:float), 0:float) + T2.Load(splat int3(0:int))) + loose) + Implicit[id.x].Load(splat int3(0:int))));
  (index = Counted.IncrementCounter(), Counted[index] = s);
  (value = s, index = Appended.IncrementCounter(), Appended[index] = value);
  Fixed[0:uint] = splat float4(1:float);
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
