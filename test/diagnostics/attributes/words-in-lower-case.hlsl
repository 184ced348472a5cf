// args: -T lib_6_8
// Words in attributes are written as in DXC, in lower case.
struct Record { uint value; };

[Shader("node")]
[NodeLaunch("Coalescing")]
//          ^^^^^^^^^^^^ error err_hlsl_attribute_expects_string_literal_from_list: attribute 'NodeLaunch' must have one of these values: broadcasting,coalescing,thread
[NumThreads(1, 1, 1)]
void node(GroupNodeInputRecords<Record> input) {}

[shader("node")]
[nodelaunch("coalescing")]
[numthreads(1, 1, 1)]
void other(GroupNodeInputRecords<Record> input) {}
