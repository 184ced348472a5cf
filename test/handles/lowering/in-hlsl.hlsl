// args: -T cs_6_6
cbuffer C { DescriptorHandle<Texture2D> h; SamplerState.Handle s; }
RWStructuredBuffer<float4> result;
template<typename T> T bindless(uint i) { return *DescriptorHandle<T>(uint2(i, 0)); }
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { result[0] = h.SampleLevel(s, float2(0,0), 0) + nonuniform(h)->Load(int3(0,0,0)) + bindless<Texture2D<float4> >(2).Load(int3(0,0,0)); if (h == DescriptorHandle<Texture2D>(uint2(1,2))) result[1] = 2; } //=> result[0:uint] = ((Texture2D<float4> resource heap[h.x].SampleLevel(SamplerState sampler heap[s.x], float2{0:float, 0:float}, 0:float) + Texture2D<float4> resource heap[NonUniformResourceIndex(h.x)].Load(int3{0:int, 0:int, 0:int})) + Texture2D<float4> resource heap[2:uint].Load(int3{0:int, 0:int, 0:int}))
//=> heaps: resource, sampler, resource nonuniform, resource
//=> bindings: result u0, C b0
