// args: -T cs_6_6
[[vk::ext_capability(99999)]] [[vk::ext_extension("SPV_KHR_shader_clok")]] [[vk::ext_instruction(127)]] float negated(float x);
RWBuffer<float> result;
struct S {
  [[vk::ext_capability(77777)]] float member;
};
[numthreads(1, 1, 1)] void main() {
  S s = { 1.0 };
  result[0] = negated(s.member);
}
; ==>
main.hlsl:5:5: error: SPIR-V has no capability 77777 for shaders
    5 |   [[vk::ext_capability(77777)]] float member;
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:2:3: error: SPIR-V has no capability 99999 for shaders
    2 | [[vk::ext_capability(99999)]] [[vk::ext_extension("SPV_KHR_shader_clok")]] [[vk::ext_instruction(127)]] float negated(float x);
      |   ^~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:2:33: warning: SPIR-V has no extension 'SPV_KHR_shader_clok' that is known here [-Wunknown-spirv-extension]
    2 | [[vk::ext_capability(99999)]] [[vk::ext_extension("SPV_KHR_shader_clok")]] [[vk::ext_instruction(127)]] float negated(float x);
      |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
1 warning and 2 errors generated.
