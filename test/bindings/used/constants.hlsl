// args: --rules clang
// A constant buffer counts when one of its numbers does.
cbuffer KeptOne { float a, b, c; } //=> b0
cbuffer GoneAll { float d; } //=> unused: its value is not needed by anything the shader writes
cbuffer GoneZero { float e; } //=> unused: its value is not needed by anything the shader writes
tbuffer KeptTexture { float g; } //=> t0
struct S { float x; };
ConstantBuffer<S> KeptObject; //=> b1
ConstantBuffer<S> GoneObject; //=> unused: never referenced by code the entry point reaches
TextureBuffer<S> KeptTextureObject; //=> t1
float KeptLoose;
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float unread = d;
  KeptOut[i] = b + e * 0 + g + KeptObject.x + KeptTextureObject.x + KeptLoose;
}
//=> $Globals: b2
