// args: -T cs_6_6 -spirv
[[vk::ext_instruction(3)]] [numthreads(1, 1, 1)] void main() {}
//^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_instruction_entry: an entry point cannot be an instruction of SPIR-V
