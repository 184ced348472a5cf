// args: -T cs_6_6

Texture2D<float> Image;
RWTexture2D<float> Out;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[uint2()] = Image[int2()] + Image.mips[i][uint2()];
}
; ==>
Texture2D<float> Image : register(t0);
RWTexture2D<float> Out : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[(uint2)int(0)] = Image[(int2)0] + Image.mips[i][(uint2)int(0)];
}
