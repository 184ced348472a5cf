// Sizes are asked from the resource.
Texture2D<float4> KeptSize; //=> t0
StructuredBuffer<float4> KeptCount; //=> t1
RWTexture3D<float> KeptDepth; //=> u0
RWBuffer<uint> KeptOut; //=> u1
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  uint w, h, d, n, stride;
  KeptSize.GetDimensions(w, h);
  KeptCount.GetDimensions(n, stride);
  KeptDepth.GetDimensions(stride, stride, d);
  KeptOut[i] = w + n + d;
}
