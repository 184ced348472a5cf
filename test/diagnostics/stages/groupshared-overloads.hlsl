// args: -T lib_6_3
// An entry point may share its name with functions that are none.
groupshared uint shared_[5];
RWBuffer<uint> Out : register(u0);

void vertices(uint2 id) { shared_[id.x] = 1; Out[id.x] = shared_[id.y]; }
[shader("vertex")] float vertices() : OUT { vertices((uint2)2); return 1; }
//                       ^^^^^^^^ error err_hlsl_groupshared_stage: Thread Group Shared Memory not supported from non-compute entry points: 'shared_' is used by the vertex shader 'vertices'

void pixels(uint id) { shared_[id] = 1; }
[shader("pixel")] float4 pixels() : SV_Target { Out[0] = 2; return 1; }

void positions(uint id) { Out[id] = 1; }
[shader("vertex")] void positions(float4 from : P, out float4 position : SV_Position) { position.xy = from.xy; }
//                      ^^^^^^^^^ error err_hlsl_output_not_written: Not all elements of output SV_Position were written [-Wdxil-validation]
//                                                                       ^^^^^^^^^^^ note note_hlsl_output_declared: SV_Position is declared here

groupshared float4 first[1500];
groupshared float4 second[1500];
void groups(uint id) { Out[id] = 1; }
[shader("compute")] [numthreads(1, 1, 1)] void groups() { first[Out[0]] = 1; second[Out[1]] = 2; Out[0] = first[Out[2]].x + second[Out[2]].y; }
//                                             ^^^^^^ error err_hlsl_groupshared_total: Total Thread Group Shared Memory used by 'groups' is 48000, exceeding maximum: 32768 [-Wdxil-validation]

struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Point { float4 position : P; };
Factors patch() { Factors made = (Factors)1; made.inside = shared_[Out[3]]; return made; }
//      ^^^^^ error err_hlsl_groupshared_stage: Thread Group Shared Memory not supported from non-compute entry points: 'shared_' is used by the hull shader 'hulls'
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
Point hulls(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
