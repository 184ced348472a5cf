Texture2D<float4> T[8]; //=> t0..t7
Texture2D<float4> Many[] : register(space1); //=> t0.., space1
SamplerState Smp[2]; //=> s0..s1
RWBuffer<float4> Out; //=> u0

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[id.x] = T[id.x].SampleLevel(Smp[id.y & 1], 0, 0) + Many[NonUniformResourceIndex(id.z)].Load(0);
}
