// args: --rules dxc
Texture2D<float> T : register(s3); //=> t3
SamplerState S : register(t4); //=> s4
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = T.SampleLevel(S, 0, 0);
}
