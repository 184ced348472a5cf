// args: -T lib_6_8
struct R { int a; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(1, 1, 1)]
void work(DispatchNodeInputRecord<R> r, [MaxRecords(4)] uint3 id : SV_DispatchThreadID) {}
//                                       ^^^^^^^^^^^^^ error err_hlsl_wg_attr_only_on_output_or_input_record: attribute 'maxrecords' may only be used with output nodes or input record objects
