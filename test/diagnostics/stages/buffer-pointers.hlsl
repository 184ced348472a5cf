// args: -T cs_6_6
cbuffer C { vk::BufferPointer<uint> b; }
RWBuffer<uint> O;
[numthreads(1, 1, 1)] void main() { O[0] = b.Get(); }
//                                         ^ error err_hlsl_buffer_pointer: 'vk::BufferPointer' is for Vulkan only
//                                           help: compile with -spirv
