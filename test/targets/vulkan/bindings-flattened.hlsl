// args: -T cs_6_6 -fspv-flatten-resource-arrays
Texture2D many[4];
Texture2D one;
RWBuffer<float4> results;
[numthreads(1, 1, 1)]
void main() {
  results[0] = many[0].Load(0) + one.Load(0);
}
; ==>
Texture2D<float4> many_0: set 0, binding 0
Texture2D<float4> one: set 0, binding 4
RWBuffer<float4> results: set 0, binding 5
void main_1() {
  results[0:uint] = (many_0.Load(splat int3(0:int)) + one.Load(splat int3(0:int)));
}
void main() {
  main();
}
