// args: -T cs_6_6

struct Item { float4 color; };
uint textures, items, samplers;
Texture2D<float4> fetch(uint i) { return ResourceDescriptorHeap[i]; }
template<typename Heap> float first(Heap heap, uint i) { Buffer<float> b = heap[i]; return b[0]; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D<float4> t = ResourceDescriptorHeap[textures];
  t = ResourceDescriptorHeap[textures + 1];
  SamplerState s = SamplerDescriptorHeap[NonUniformResourceIndex(samplers + id.x)];
  RWStructuredBuffer<Item> out_ = ResourceDescriptorHeap[2];
  float4 c = t.SampleLevel(s, 0, 0) + fetch(3).Load(0);
  c += ((Texture2D<float4>)ResourceDescriptorHeap[NonUniformResourceIndex(id.x)]).Load(0);
  c += ((StructuredBuffer<Item>)ResourceDescriptorHeap[items])[id.x].color;
  while (((StructuredBuffer<Item>)ResourceDescriptorHeap[items])[id.y].color.x > c.x) c *= 2;
  out_[0].color = c + first(ResourceDescriptorHeap, items);
}
; ==>
struct Item {
  float4 color;
};

uint textures;
uint items;
uint samplers;

Texture2D<float4> fetch(uint i) {
  return ResourceDescriptorHeap[i];
}

float first(uint heap, uint i) {
  Buffer<float> b = ResourceDescriptorHeap[i];
  return b[0];
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Texture2D<float4> t = ResourceDescriptorHeap[textures];
  t = ResourceDescriptorHeap[textures + 1];
  SamplerState s = SamplerDescriptorHeap[NonUniformResourceIndex(samplers + id.x)];
  RWStructuredBuffer<Item> out_ = ResourceDescriptorHeap[2];
  float4 c = t.SampleLevel(s, 0.0, 0.0) + fetch(3).Load(0);
  c += Texture2D<float4>(ResourceDescriptorHeap[NonUniformResourceIndex(id.x)]).Load(0);
  StructuredBuffer<Item> buffer = ResourceDescriptorHeap[items];
  c += buffer[id.x].color;
  while (StructuredBuffer<Item>(ResourceDescriptorHeap[items])[id.y].color.x > c.x) {
    c *= 2.0;
  }
  out_[0].color = c + first(0, items);
}
