// args: -T lib_6_8
// Names ignore case in DXC, but not those whose own spelling has capital letters; Clang has exact names only.
struct Record { uint value; };
RWStructuredBuffer<uint> output;

[rootsignature("UAV(u0)")]
//@ 2..15 warning warn_unknown_attribute_ignored: unknown attribute 'rootsignature' ignored [-Wunknown-attributes]
[Shader("compute")]
[NumThreads(1, 1, 1)]
void group() { output[0] = 1; }

[Shader("node")]
[NodeLaunch("thread")]
void node(ThreadNodeInputRecord<Record> record, [maxrecords(2)] NodeOutput<Record> next) { output[0] = record.Get().value; }
//                                               ^^^^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'maxrecords' ignored [-Wunknown-attributes]
