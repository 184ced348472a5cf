// args: -T cs_6_5
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() {
  RWBuffer<float> first = ResourceDescriptorHeap[1];
//                        ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_heap_shader_model: descriptors come from heaps since shader model 6.6; the profile has 6.5
//                                                  help: use a profile of shader model 6.6 or later, such as -T cs_6_6
  Out[0] = first[3];
}
