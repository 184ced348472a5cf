// args: -T cs_6_6
// DXC writes code that its validator rejects.
RWStructuredBuffer<float> output;
template<typename T>
float first(inout T t) {
  RWStructuredBuffer<float> data = t[0];
  return data[0];
}
template<typename T>
float second(T t) {
  RWStructuredBuffer<float> data = t[0];
  return data[0];
}
[numthreads(1, 1, 1)]
void main() {
  output[0] = first(ResourceDescriptorHeap);
//                  ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_heap_argument: descriptor heap 'ResourceDescriptorHeap' cannot be an inout argument
//                                         help: pass the index, and read the heap in the function
  output[1] = second(ResourceDescriptorHeap);
}
