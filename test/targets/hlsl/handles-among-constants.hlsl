// args: -T cs_6_6 -HV 2021
// A handle changes the buffer it lies in; constants beside it still name each other, and a heap that is passed is no variable.
const float first = 2;
const float second = first;
uniform RWTexture2D<float4>.Handle output;
float4 loose;
RWBuffer<float4> Out;
template <typename T> float get(T heap) {
  RWStructuredBuffer<float> data = heap[0];
  return data[0];
}
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i] = loose * second + get(ResourceDescriptorHeap);
}
; ==>
RWBuffer<float4> Out : register(u0);

// args: -T cs_6_6 -HV 2021
// A handle changes the buffer it lies in; constants beside it still name each other, and a heap that is passed is no variable.
const float first = 2.0;
const float second = first;
uint2 output;
float4 loose;

float get(uint heap) {
  RWStructuredBuffer<float> data = ResourceDescriptorHeap[0];
  return data[0];
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i] = loose * second + get(0);
}
