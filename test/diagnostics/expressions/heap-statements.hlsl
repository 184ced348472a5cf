// args: -T ps_6_6
float4 main(uint i : I) : SV_Target {
  ResourceDescriptorHeap[1];
  SamplerDescriptorHeap[i];
  ResourceDescriptorHeap[1], i++;
  (ResourceDescriptorHeap[i]).x;
//^ error err_hlsl_untyped_heap_element: an element of ResourceDescriptorHeap has no type here; convert it to the resource type it holds
  return 0;
}
