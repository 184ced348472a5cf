// args: -T cs_6_6
// A descriptor heap is an array of descriptors: one needs an index.
RWBuffer<float> Out;
template <typename T> float get(T heap) {
  RWBuffer<float> data = heap;
//                       ^^^^ error err_hlsl_heap_without_index: 'ResourceDescriptorHeap' is a whole heap, and 'RWBuffer<float>' one element of it
//                            help: write ResourceDescriptorHeap[index]
  return data[0];
}
[numthreads(4, 1, 1)]
void main() {
  RWBuffer<float> many[3];
  many[2] = ResourceDescriptorHeap;
//          ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_heap_without_index: 'ResourceDescriptorHeap' is a whole heap, and 'RWBuffer<float>' one element of it
//                                 help: write ResourceDescriptorHeap[index]
  SamplerState s = SamplerDescriptorHeap;
//                 ^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_heap_without_index: 'SamplerDescriptorHeap' is a whole heap, and 'SamplerState' one element of it
//                                       help: write SamplerDescriptorHeap[index]
  RWBuffer<float> fine = ResourceDescriptorHeap[1];
  Out[0] = many[2][0] + fine[0] + get(ResourceDescriptorHeap);
//                                ^^^ note note_template_instantiation_here: in instantiation of function template specialization 'get<.Resource>' requested here
}
