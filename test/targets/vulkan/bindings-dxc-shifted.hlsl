// args: -T cs_6_6 --rules dxc -fvk-t-shift 10 0 -fvk-u-shift 20 0 -fvk-auto-shift-bindings -fvk-bind-globals 2 0 -fvk-b-shift 30 0
float4 loose;
Texture2D unused;
Texture2D a;
Texture2D b : register(t0);
struct Numbers { float4 value; };
TextureBuffer<Numbers> numbers;
AppendStructuredBuffer<float4> appended;
RWBuffer<float4> results;
[numthreads(1, 1, 1)]
void main() {
  results[0] = a.Load(0) + b.Load(0) + loose + numbers.value;
  appended.Append(1);
}
; ==>
struct Numbers { float4 value; }
TextureBuffer<Numbers> numbers: set 0, binding 0
Texture2D<float4> b: set 0, binding 10
Texture2D<float4> a: set 0, binding 12
AppendStructuredBuffer<float4> appended: set 0, binding 20, counter 0:1
RWBuffer<float4> results: set 0, binding 21
_Globals { float4 loose; }: set 0, binding 32
void main_1() {
  results[0:uint] = (((a.Load(splat int3(0:int)) + b.Load(splat int3(0:int))) + loose) + contents(numbers).value);
  (value = splat float4(1:float), index = appended.IncrementCounter(), appended[index] = value);
}
void main() {
  main();
}
