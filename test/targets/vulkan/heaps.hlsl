// args: -T cs_6_6 -bindless-space-index 1
Texture2D Declared : register(t0, space1);
RWBuffer<float4> Out;
struct S { float4 value; };

float4 load(uint i) { Texture2D t = ResourceDescriptorHeap[i]; return t.Load(0); }
float4 sampled(Texture2D t, SamplerState s) { return t.SampleLevel(s, 0, 0); }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  ConstantBuffer<S> c = ResourceDescriptorHeap[id.x];
  RWStructuredBuffer<S> w = ResourceDescriptorHeap[NonUniformResourceIndex(id.y)];
  w[0] = c;
  SamplerState s = SamplerDescriptorHeap[0];
  uint index = NonUniformResourceIndex(id.z);
  Texture2D t = ResourceDescriptorHeap[index];
  Out[0] = load(id.x) + sampled(t, s) + sampled(ResourceDescriptorHeap[3], SamplerDescriptorHeap[id.x]);
}
; ==>
warning: descriptor set 1 is used by a declared resource; the bindless heaps are in set 2 [-Wbindless-space]
      = help: choose another one with -bindless-space-index
1 warning generated.
struct S { float4 value; }
RWBuffer<float4> Out: set 0, binding 0
SamplerState[] sampler_heap: set 2, binding 0
ConstantBuffer<S>[] resource_heap: set 2, binding 2
RWStructuredBuffer<S>[] resource_heap_1: set 2, binding 2, non-uniform
Texture2D<float4>[] resource_heap_2: set 2, binding 2, non-uniform
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 load(uint i) {
  uint t_index = i;
  return resource_heap[t_index].Load(splat int3(0:int));
}
float4 sampled(uint t_index) {
  return resource_heap[NonUniformResourceIndex(t_index)].SampleLevel(sampler_heap[0:uint], splat float2(0:float), 0:float);
}
float4 sampled_1(uint s_index) {
  return resource_heap[3:uint].SampleLevel(sampler_heap[s_index], splat float2(0:float), 0:float);
}
void main_1(uint3 id) {
  uint c_index = id.x;
  uint w_index = id.y;
  resource_heap[NonUniformResourceIndex(w_index)][0:uint] = contents(resource_heap[c_index]);
  uint index = id.z;
  uint t_index = index;
  Out[0:uint] = ((load(id.x) + sampled(t_index)) + sampled_1(id.x));
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
