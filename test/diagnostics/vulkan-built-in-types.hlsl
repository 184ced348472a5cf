// args: -T cs_6_6 -spirv
[[vk::ext_builtin_input(36)]] static const uint3 lanes;
//                                               ^^^^^ error err_vulkan_numbered_builtin_type: built-in 36 is SubgroupSize, a 'uint', and 'lanes' is a 'uint3'
[[vk::ext_builtin_input(28)]] static const int3 thread;
[[vk::ext_builtin_input(27)]] static const float3 local;
//                                                ^^^^^ error err_vulkan_numbered_builtin_type: built-in 27 is LocalInvocationId, a 'uint3', and 'local' is a 'float3'
[[vk::ext_builtin_input(9999)]] static const float3 unknown;
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = lanes.x + thread.y + local.z; }
