// args: -T cs_6_6 -spirv
struct Material { float4 tint; Texture2D<float4> albedo; };
struct Node { vk::BufferPointer<Node> next; float value; };
struct Root { vk::BufferPointer<Material> material; vk::BufferPointer<Node> node; vk::BufferPointer<SamplerState[2]> samplers; };
[[vk::push_constant]] Root root;
RWStructuredBuffer<float4> output;
[numthreads(1, 1, 1)]
void main() {
  output[0] = root.material.Get().tint;
//                          ^^^ error err_hlsl_unsupported_object_context: object 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') is not allowed in memory behind a vk::BufferPointer
  output[1] = root.node.Get().next.Get().value;
  root.samplers.Get();
//              ^^^ error err_hlsl_unsupported_object_context: object 'SamplerState' is not allowed in memory behind a vk::BufferPointer
}
