// args: -T ps_6_6
Texture2D<float> ResourceDescriptorHeap[] : register(t0); namespace n { float SamplerDescriptorHeap; }
//               ^^^^^^^^^^^^^^^^^^^^^^ error err_redefinition_different_type: redefinition of 'ResourceDescriptorHeap' with a different type: 'Texture2D<float>[]' vs '.Resource'
float4 main() : SV_Target { return 1; }
