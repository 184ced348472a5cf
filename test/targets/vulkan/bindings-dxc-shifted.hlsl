// args: -T cs_6_6 --rules dxc -fvk-t-shift 10 0 -fvk-u-shift 20 0 -fvk-auto-shift-bindings
Texture2D unused;
Texture2D a;
Texture2D b : register(t0);
RWBuffer<float4> results;
[numthreads(1, 1, 1)]
void main() {
  results[0] = a.Load(0) + b.Load(0);
}
; ==>
Texture2D<float4> b: set 0, binding 10
Texture2D<float4> a: set 0, binding 12
RWBuffer<float4> results: set 0, binding 20
void main_1() {
  results[0:uint] = (a.Load(splat int3(0:int)) + b.Load(splat int3(0:int)));
}
void main() {
  main();
}
