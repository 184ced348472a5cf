// args: -T cs_6_6 --rules dxc
struct Textures { Texture2D image; SamplerState smooth; };
Textures both;
RWBuffer<float4> results;
float scale;
[numthreads(1, 1, 1)]
void main() {
  results[0] = both.image.SampleLevel(both.smooth, 0, 0) * scale;
}
; ==>
Texture2D<float4> both_image: set 0, binding 0
SamplerState both_smooth: set 0, binding 1
RWBuffer<float4> results: set 0, binding 2
_Globals { float scale; }: set 0, binding 3
void main_1() {
  results[0:uint] = (both.image.SampleLevel(both.smooth, splat float2(0:float), 0:float) * splat float4(scale));
}
void main() {
  main();
}
