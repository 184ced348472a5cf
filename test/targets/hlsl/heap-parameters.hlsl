// args: -T cs_6_6 -HV 2021
// The type of a descriptor heap has no name: functions use the heap itself.
RWBuffer<float> Out;
const bool first = true;
template <typename Heap> float get(Heap heap, uint index) {
  RWBuffer<float> buffer = heap[index];
  return buffer[0] + first;
}
template <typename Heap> SamplerState sampler_(Heap heap) {
  SamplerState s = heap[1];
  return s;
}
Texture2D<float> Image;
[numthreads(1, 1, 1)]
void main() { Out[0] = get(ResourceDescriptorHeap, 3) + Image.SampleLevel(sampler_(SamplerDescriptorHeap), 0, 0); }
; ==>
// args: -T cs_6_6 -HV 2021
// The type of a descriptor heap has no name: functions use the heap itself.
RWBuffer<float> Out : register(u0);

Texture2D<float> Image : register(t0);
const bool first = true;

float get(uint heap, uint index) {
  RWBuffer<float> buffer = ResourceDescriptorHeap[index];
  return buffer[0] + first;
}

SamplerState sampler_(uint heap) {
  SamplerState s = SamplerDescriptorHeap[1];
  return s;
}

[numthreads(1, 1, 1)]
void main() {
  Out[0] = get(0, 3) + Image.SampleLevel(sampler_(0), 0.0, 0.0);
}
