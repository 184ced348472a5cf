// args: -T cs_6_5 -spirv
RWBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = vk::CrossDeviceScope(); }
//                                         ^ error err_typecheck_call_not_function: called object type 'uint' (aka 'unsigned int') is not a function or function pointer
