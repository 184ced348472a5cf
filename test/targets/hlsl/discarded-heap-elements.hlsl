// args: -T cs_6_6
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  (void)ResourceDescriptorHeap[id.y];
  SamplerDescriptorHeap[id.x];
  Out[0] = 1;
}
; ==>
// args: -T cs_6_6
RWBuffer<uint> Out : register(u0);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  (void)id.y;
  id.x;
  Out[0] = 1;
}
