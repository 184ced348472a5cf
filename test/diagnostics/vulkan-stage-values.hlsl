// args: -T ps_6_1 -spirv -Wno-all
struct Input {
  [[vk::location(0)]] double4 wide : WIDE;
//                            ^^^^ note note_vulkan_first_use: the first one is here
  [[vk::location(1)]] float4 late : LATE;
//                           ^^^^ error err_vulkan_location_twice: stage input location #1 already consumed by semantic 'WIDE'
  float4 plain : PLAIN;
//               ^^^^^ note note_vulkan_first_use: the first one is here
//       ^^^^^ error err_vulkan_location_partial: input 'plain' has no [[vk::location]], but others have
//             help: give all of them a location, or none
  linear int whole : WHOLE;
//           ^^^^^ error err_vulkan_interpolation: 'linear' asks to blend integers; only nointerpolation is possible
  nointerpolation int flat : FLAT;
  float4 again : plain;
//               ^^^^^ error err_vulkan_semantic_twice: input semantic 'plain' used more than once
  [[vk::builtin("BaseVertex")]] float first : FIRST;
//                                    ^^^^^ error err_vulkan_builtin_type: BaseVertex must be a 32-bit integer
//                                    ^^^^^ error err_vulkan_builtin_place: BaseVertex cannot be an input of a pixel shader
  [[vk::location(7), vk::builtin("HelperInvocation")]] bool helper : HELPER;
//                                                          ^^^^^^ error err_vulkan_builtin_location: cannot use vk::builtin and vk::location together
  int cut : SV_ClipDistance;
//    ^^^ error err_vulkan_semantic_type: SV_ClipDistance must be float, or a vector or array of it
  [[vk::index(1)]] float4 index : INDEX;
//                        ^^^^^ error err_vulkan_index_stage: vk::index is for outputs of pixel shaders only
};
struct Output {
  float4 a : SV_Target;
//       ^ note note_vulkan_first_use: the first one is here
//       ^ error err_vulkan_location_partial: output 'a' has no [[vk::location]], but others have
//         help: give all of them a location, or none
  float4 b : SV_Target0;
//       ^ error err_vulkan_location_twice: stage output location #0 already consumed by semantic 'SV_Target'
  [[vk::location(0), vk::index(5)]] float4 c : SV_Target2;
//                                         ^ error err_vulkan_index_location: dual-source blending has vk::location 0 and vk::index 0 and 1
};
[[vk::stencil_ref_unchanged_back, vk::stencil_ref_less_equal_back]]
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_stencil_twice: 'vk::stencil_ref_unchanged_back' and 'vk::stencil_ref_less_equal_back' contradict each other
[[vk::spvexecutionmode(999999)]]
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_execution_mode: there is no execution mode 999999
Output main(Input input, float covered : SV_InnerCoverage) {
//                             ^^^^^^^ error err_vulkan_semantic_type: SV_InnerCoverage must be uint
  return (Output)0;
}
