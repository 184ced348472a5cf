// args: -T ps_6_6
cbuffer Settings : register(b0) { float4 tint; }

[RootSignature("RootFlags(DENY_PIXEL_SHADER_ROOT_ACCESS), CBV(b0)")]
//             ^ note note_rootsig_here: root signature is here
//             ^ note note_rootsig_here: root signature is here
float4 main() : SV_Target {
//     ^^^^ error err_rootsig_denied: Shader has root bindings but root signature uses a DENY flag to disallow root binding access to the shader stage.
//     ^^^^ warning warn_rootsig_heap_flag: the shader indexes the resource heap, but its root signature does not have the flag CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED [-Wroot-signature-heap-flags]
//          help: add RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED)
  Texture2D<float4> image = ResourceDescriptorHeap[3];
  return tint * image[uint2(0, 0)];
}
