// args: -T lib_6_8
struct Old { texture image; uint number; };
//           ^^^^^^^ warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
StructuredBuffer<Old> elements;
RWBuffer<uint> Out;
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(8, 1, 1)]
void work([MaxRecords(4)] GroupNodeInputRecords<Old> records) { Out[0] = records[0].number + elements[0].number; }
