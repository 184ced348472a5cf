// args: -Od
// Results that do not depend on the load.
Buffer<float> GoneTimesZero; //=> unused: its value is not needed by anything the shader writes
Buffer<int> GoneAndZero; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneEqualArms; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneEmptyIf; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneSwizzle; //=> unused: its value is not needed by anything the shader writes
Buffer<float4> KeptComponent; //=> t0
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = GoneTimesZero[i] * 0;
  x += GoneAndZero[i] & 0;
  x += GoneEqualArms[i] > 1 ? 5 : 5;
  if (GoneEmptyIf[i] > 0) {}
  float4 v = float4(GoneSwizzle[i], KeptComponent[i].y, 0, 0);
  KeptOut[i] = x + v.y;
}
