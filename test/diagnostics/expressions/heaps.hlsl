// args: -T lib_6_6
Texture2D<float4> fromHeap(uint i) { return ResourceDescriptorHeap[i]; }

void test(uint i, float2 uv, float4 v) {
  Texture2D<float4> t = ResourceDescriptorHeap[i];
  SamplerState s = SamplerDescriptorHeap[i];
  SamplerState wrong = ResourceDescriptorHeap[i];
//             ^^^^^ error err_hlsl_heap_family: 'ResourceDescriptorHeap' does not hold 'SamplerState'
//                   help: use SamplerDescriptorHeap[...]
  Texture2D<float4> alsoWrong = SamplerDescriptorHeap[i];
//                  ^^^^^^^^^ error err_hlsl_heap_family: 'SamplerDescriptorHeap' does not hold 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>')
//                            help: use ResourceDescriptorHeap[...]
  float number = ResourceDescriptorHeap[i];
//      ^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from '.Resource' to 'float'
  v = ResourceDescriptorHeap[i].Load(0);
//    ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_untyped_heap_element: an element of ResourceDescriptorHeap has no type here; convert it to the resource type it holds
  v = ((Texture2D<float4>)ResourceDescriptorHeap[i]).Load(0);
  v = ResourceDescriptorHeap[uv].Load(0);
//                          ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type '.Resource'
  ResourceDescriptorHeap[v];
//                      ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type '.Resource'
  auto untyped = ResourceDescriptorHeap[i];
//               ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_untyped_heap_element: an element of ResourceDescriptorHeap has no type here; convert it to the resource type it holds
  auto heap = ResourceDescriptorHeap;
//            ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_untyped_heap_element: an element of ResourceDescriptorHeap has no type here; convert it to the resource type it holds
}
