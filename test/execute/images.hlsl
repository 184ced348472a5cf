// Texels that are read, written and computed with, and typed buffers of several formats.
Buffer<float> Floats;
RWTexture2D<float4> Image;
RWBuffer<int> Results;

[numthreads(4, 4, 1)]
void main(uint2 at : SV_GroupThreadID, uint id : SV_GroupIndex) {
  uint width, height;
  Image.GetDimensions(width, height);
  Image[at] = float4(at, Floats[id], width * 10 + height);
  Image[at].y += 0.5;
  Results[id] = (int)(Image[at].z * 8) + (int)(Image[at].x * 1000);
  InterlockedMax(Results[16 + id % 4], (int)id * 3);
}
