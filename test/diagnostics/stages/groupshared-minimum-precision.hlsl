// args: -T lib_6_6
// Numbers of minimum precision take four bytes in a group's memory, and there is no padding.
struct Mixed { min16float a; bool b; min16uint3 c; };
groupshared min16float4 Fits[2048], TooMany[2049];
groupshared Mixed Structs[1639];
RWBuffer<float4> Out;
[shader("compute")] [numthreads(64, 1, 1)]
void fine(uint i : SV_GroupIndex) { Fits[i] = min16float(i); GroupMemoryBarrierWithGroupSync(); Out[i] = Fits[i ^ 1]; }
[shader("compute")] [numthreads(64, 1, 1)]
void large(uint i : SV_GroupIndex) { TooMany[i] = min16float(i); GroupMemoryBarrierWithGroupSync(); Out[i] = TooMany[i ^ 1]; }
//   ^^^^^ error err_hlsl_groupshared_total: Total Thread Group Shared Memory used by 'large' is 32784, exceeding maximum: 32768 [-Wdxil-validation]
[shader("compute")] [numthreads(64, 1, 1)]
void structs(uint i : SV_GroupIndex) { Structs[i].b = i > 3; Structs[i].a = 1; Structs[i].c = 1; GroupMemoryBarrierWithGroupSync(); Out[i] = Structs[i ^ 1].b + Structs[i ^ 1].a + Structs[i ^ 1].c.z; }
//   ^^^^^^^ error err_hlsl_groupshared_total: Total Thread Group Shared Memory used by 'structs' is 32780, exceeding maximum: 32768 [-Wdxil-validation]
