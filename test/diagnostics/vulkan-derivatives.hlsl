// args: -T as_6_6 -spirv
// The extension for derivatives outside of pixel shaders is for compute shaders.
struct Payload { float x; };
groupshared Payload Shared;
Texture2D<float4> Image;
SamplerState Sampler;
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float v = i;
  Shared.x = ddx(v) + Image.Sample(Sampler, float2(v, v)).x + QuadReadAcrossX(v);
//           ^^^ error err_vulkan_derivative_stage: 'ddx' needs derivatives, which Vulkan does not have in the amplification shader 'main'
//                          ^^^^^^ error err_vulkan_derivative_stage: 'Sample' needs derivatives, which Vulkan does not have in the amplification shader 'main'
  DispatchMesh(1, 1, 1, Shared);
}
