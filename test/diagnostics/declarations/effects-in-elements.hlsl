// args: -T lib_6_8
struct Old { texture image; uint number; };
StructuredBuffer<Old> elements;
//               ^^^ error err_hlsl_unsupported_object_context: object 'texture' is not allowed in structured buffers
RWBuffer<uint> Out;
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(8, 1, 1)]
void work([MaxRecords(4)] GroupNodeInputRecords<Old> records) { Out[0] = records[0].number + elements[0].number; }
//                                              ^^^ error err_hlsl_unsupported_object_context: object 'texture' is not allowed in node records
//         ^^^^^^^^^^^^^ error err_hlsl_wg_attr_only_on_output_or_input_record: attribute 'maxrecords' may only be used with output nodes or input record objects
