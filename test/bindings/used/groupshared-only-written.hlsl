// args: -T cs_6_0
// Groupshared numbers, vectors and members that no thread reads need no value; arrays keep theirs, as in DXC.
Buffer<float> Number; //=> unused: its value is not needed by anything the shader writes
Buffer<float> Array; //=> t0
Buffer<float> Member; //=> unused: its value is not needed by anything the shader writes
Buffer<float> ArrayMember; //=> t1
Buffer<float4> Vector; //=> unused: its value is not needed by anything the shader writes
Buffer<float> Read; //=> t2
RWBuffer<float> Out; //=> u0
struct S {
  float a;
  float b[2];
};
groupshared float number;
groupshared float array[4];
groupshared S s;
groupshared float4 vector_;
groupshared float read;
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  number = Number[i];
  array[i & 3] = Array[i];
  s.a = Member[i];
  s.b[i & 1] = ArrayMember[i + 1];
  vector_ = Vector[i];
  read = Read[i];
  GroupMemoryBarrierWithGroupSync();
  Out[i] = read;
}
