// args: -T cs_6_6
RWBuffer<float4> Out;

[numthreads(1, 1, 1)]
void main() {
  Texture2D<float4> texture = ResourceDescriptorHeap[0];
  SamplerState state;
  Out[0] = texture.SampleLevel(state, 0, 0);
  RaytracingAccelerationStructure scene;
  RayQuery<RAY_FLAG_NONE> query;
  RayDesc ray = (RayDesc)0;
  query.TraceRayInline(scene, 0, 255, ray);
  query.Proceed();
  Out[1] = query.CommittedRayT();
}
//=> error: local resource is used before it is set
//=> error: local resource is used before it is set
