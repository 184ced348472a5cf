// args: -T cs_6_6
// [unroll(n)] promises at most n iterations: a loop that chooses between resources ends there when its end is not known.
cbuffer C { uint c; } //=> b0
Texture2D<float4> first; //=> t0
Texture2D<float4> second; //=> t1
Texture2D<float4> third; //=> t2
Texture2D<float4> offset; //=> t3
Texture2D<float4> never; //=> unused: its value is not needed by anything the shader writes
SamplerState smp; //=> s0
RWBuffer<float> Out; //=> u0
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float r = 0;
  Texture2D<float4> textures[4];
  textures[0] = first;
  textures[1] = second;
  textures[2] = third;
  textures[3] = never;
  [unroll(2)] for (uint k = 0; k < c; k++) r += textures[k].Load(int3(0, 0, 0)).x;
  uint j = 0;
  [unroll(3)] do {
    r += textures[j].Load(int3(0, 0, 0)).y;
    if (r > 5) break;
    j++;
  } while (j < c);
  [unroll(4)] for (uint o = 0; o < c; o++) r += offset.SampleLevel(smp, float2(0, 0), 0, int2(o, 0)).x;
  Out[i] = r;
}
