// args: -T cs_6_6
RWTexture2D<uint> Counts[2];
RWBuffer<int> Signed;
[[vk::image_format("rgba8")]] globallycoherent RWTexture2D<float4> Color;
RWTexture2D<float4> Plain;
RWStructuredBuffer<uint> Structured;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint old;
  InterlockedAdd(Counts[NonUniformResourceIndex(id.x)][id.xy], 1, old);
  InterlockedMax(Signed[id.x], -1);
  InterlockedAdd(Structured[0], old);
  Color[id.xy] = Plain[id.xy];
  Plain[id.xy] = 1;
}
; ==>
RWTexture2D<uint>[2] Counts: set 0, binding 0, non-uniform, r32ui
RWBuffer<int> Signed: set 0, binding 1, r32i
RWTexture2D<float4> Color: set 0, binding 2, coherent, rgba8
RWTexture2D<float4> Plain: set 0, binding 3
RWStructuredBuffer<uint> Structured: set 0, binding 4
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
void main_1(uint3 id) {
  uint old;
  InterlockedAdd(Counts[NonUniformResourceIndex(id.x)][id.xy], 1:uint, old);
  InterlockedMax(Signed[id.x], -1:int);
  InterlockedAdd(Structured[0:uint], old);
  Color[id.xy] = Plain[id.xy];
  Plain[id.xy] = splat float4(1:float);
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
