// What lanes do together before `break` stays in the loop; DXC's dx.break keeps it there. A break without it is a plain jump.
Texture2D<float4> Textures[8];
Buffer<uint> Indices;
RWBuffer<float4> Out;

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint index = Indices[i];
  float4 color = 0;
  while (true) {
    uint uniform_ = WaveReadLaneFirst(index);
    if (uniform_ == index) {
      color = Textures[uniform_].Load(int3(0, 0, 0));
      break;
    }
  }
  for (uint k = 0; k < index; k++)
    if (Indices[k] == i)
      break;
  Out[i] = color + k;
}
; ==>
main.hlsl:20:20: error: use of undeclared identifier 'k'
   20 |   Out[i] = color + k;
      |                    ^
1 error generated.
