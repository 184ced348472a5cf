// args: -T ps_6_6
template <typename T> T passed(T value) { return value; }
//                      ^^^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: substitution failure
template <typename T> float4 read(T value) { Texture2D<float4> image = value; return image.Load(0); }
//                                                                     ^^^^^ error err_hlsl_heap_without_index: 'ResourceDescriptorHeap' is a whole heap, and 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') one element of it
//                                                                           help: write ResourceDescriptorHeap[index]
float4 main(uint i : I) : SV_Target {
  Texture2D<float4> image = passed(ResourceDescriptorHeap[i]);
//                          ^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'passed'
  return image.Load(0) + read(ResourceDescriptorHeap[i]);
//                       ^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'read<.Resource>' requested here
}
