// args: -T lib_6_6
groupshared uint shared_[4];
RWBuffer<uint> Out : register(u0);

uint read() { return shared_[0]; }

[shader("raygeneration")] void rays() { Out[0] = read(); }
//                             ^^^^ error err_hlsl_groupshared_stage: Thread Group Shared Memory not supported from non-compute entry points: 'shared_' is used by the raygeneration shader 'rays'
[shader("pixel")] float4 pixels() : SV_Target { return shared_[1]; }
//                       ^^^^^^ error err_hlsl_groupshared_stage: Thread Group Shared Memory not supported from non-compute entry points: 'shared_' is used by the pixel shader 'pixels'
[shader("vertex")] float4 vertices() : SV_Position { return false ? read() : 1; }
[shader("compute")] [numthreads(1, 1, 1)] void groups() { shared_[0] = 1; Out[0] = read(); }
export uint anybody() { return shared_[2]; }
