// args: -T cs_6_6
cbuffer C { vk::BufferPointer<uint> b; }
//              ^^^^^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'vk'
//                            help: names of vk:: are for Vulkan: compile with -spirv
RWBuffer<uint> O;
[numthreads(1, 1, 1)] void main() { O[0] = b.Get(); }
