// args: -T cs_6_6 --rules dxc
RWBuffer<float4> results : register(u1);
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Texture2D color = ResourceDescriptorHeap[i];
  SamplerState bilinear = SamplerDescriptorHeap[0];
  results[0] = color.SampleLevel(bilinear, 0, 0);
}
; ==>
Texture2D<float4>[] resource_heap: set 0, binding 0
RWBuffer<float4> results: set 0, binding 1
SamplerState[] sampler_heap: set 0, binding 2
in uint in_SV_GROUPINDEX0: LocalInvocationIndex
void main_1(uint i) {
  uint color_index = i;
  results[0:uint] = resource_heap[color_index].SampleLevel(sampler_heap[0:uint], splat float2(0:float), 0:float);
}
void main() {
  main(in_SV_GROUPINDEX0);
}
