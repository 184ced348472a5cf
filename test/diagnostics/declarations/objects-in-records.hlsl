// args: -T lib_6_8
// Records of nodes, patches and streams are bytes.
struct Record { int number; SamplerState smooth; };
struct Outer { Record inner[2]; };
struct Plain { int number; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(4, 1, 1)]
void node(DispatchNodeInputRecord<Outer> input, [MaxRecords(5)] NodeOutput<Plain> output) {}
//                                ^^^^^ error err_hlsl_unsupported_object_context: object 'SamplerState' is not allowed in node records
[shader("domain")] [domain("tri")]
float4 evaluate(float3 at : SV_DomainLocation, const OutputPatch<Record, 3> points) : SV_Position { return 0; }
//                                                               ^^^^^^ error err_hlsl_unsupported_object_context: object 'SamplerState' is not allowed in tessellation patches
