// args: -T cs_6_0 -spirv
[[vk::binding(0)]] Texture2D A;
//                           ^ note note_vulkan_binding_taken: 'A' is declared here
[[vk::binding(0)]] RWStructuredBuffer<float4> O;
//                                            ^ warning warn_vulkan_binding_shared: 'O' shares binding 0 of descriptor set 0 with 'A' [-Wvulkan-binding-overlap]
//                                              help: write another binding or set in [[vk::binding]]
[[vk::binding(1)]] Texture2D B;
//                           ^ note note_vulkan_binding_taken: 'B' is declared here
SamplerState S : register(s1);
//           ^ warning warn_vulkan_binding_shared: 'S' shares binding 1 of descriptor set 0 with 'B' [-Wvulkan-binding-overlap]
//             help: shift one class of registers with -fvk-s-shift N 0, or use [[vk::binding]]
[[vk::binding(0, 1)]] Texture2D C;
[[vk::combinedImageSampler]] [[vk::binding(3)]] Texture2D D;
[[vk::combinedImageSampler]] [[vk::binding(3)]] SamplerState E;
// Not looked at: nothing that is left uses it.
[[vk::binding(0)]] Texture2D Unused;
[numthreads(1, 1, 1)] void main() { O[0] = A.SampleLevel(S, 0, 0) + B.SampleLevel(E, 0, 0) + C.SampleLevel(S, 0, 0) + D.SampleLevel(E, 0, 0); }
