// args: -T ps_6_0 -spirv
// Shifts move registers, and all of a class together.
Buffer<float4> Floats[] : register(t0, space3);
//             ^^^^^^ note note_vulkan_binding_taken: 'Floats' is declared here
Buffer<uint4> Numbers[] : register(t0, space3);
//            ^^^^^^^ warning warn_vulkan_binding_shared: 'Numbers' shares binding 0 of descriptor set 3 with 'Floats' [-Wvulkan-binding-overlap]
//                    help: write another register for 'Numbers', or use [[vk::binding]]
[[vk::binding(0)]] Texture2D A;
//                           ^ note note_vulkan_binding_taken: 'A' is declared here
[[vk::binding(0)]] SamplerState S;
//                              ^ warning warn_vulkan_binding_shared: 'S' shares binding 0 of descriptor set 0 with 'A' [-Wvulkan-binding-overlap]
//                                help: write another binding or set in [[vk::binding]]
float4 main() : SV_Target { return Floats[1][0] + Numbers[2][0] + A.Sample(S, 0); }
