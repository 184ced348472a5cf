// args: -Od
// A value nobody reads is not computed, at any level.
Buffer<float> GoneLoad; //=> unused: its value is not needed by anything the shader writes
Texture2D<float4> GoneTexture; //=> unused: its value is not needed by anything the shader writes
StructuredBuffer<float4> GoneSize; //=> unused: its value is not needed by anything the shader writes
ByteAddressBuffer GoneBytes; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> GoneTyped; //=> unused: its value is not needed by anything the shader writes
cbuffer GoneConstants { float4 c; } //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float a = GoneLoad[i];
  float4 b = GoneTexture.Load(int3(i, i, 0));
  uint count, stride;
  GoneSize.GetDimensions(count, stride);
  uint d = GoneBytes.Load(i);
  float e = GoneTyped[i] + a;
  float4 g = c * 2;
  KeptOut[i] = 1;
}
