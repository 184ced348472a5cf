// args: -T lib_6_6
struct Cell { float4 a; uint2 b; };
groupshared float4 First[1500];
groupshared Cell Second[500];
RWBuffer<float> Out;

[shader("compute")] [numthreads(64, 1, 1)] void both(uint i : SV_GroupIndex) {
//                                              ^^^^ error err_hlsl_groupshared_total: Total Thread Group Shared Memory used by 'both' is 36000, exceeding maximum: 32768 [-Wdxil-validation]
  First[i] = i;
  Second[i].b = i;
  GroupMemoryBarrierWithGroupSync();
  Out[i] = First[i ^ 1].x + Second[i ^ 1].b.y;
}

// What a shader does not use takes no room.
[shader("compute")] [numthreads(64, 1, 1)] void one(uint i : SV_GroupIndex) {
  First[i] = i;
  GroupMemoryBarrierWithGroupSync();
  Out[i] = First[i ^ 1].x;
}
