// args: -T lib_6_8
struct Record { uint x; uint2 y; };

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(1, 1, 1)]
void written([MaxRecords(1)] NodeOutput<Record> output) {
  GroupNodeOutputRecords<Record> record = output.GetGroupNodeOutputRecords(1);
  record.Get().x = 1;
  record.OutputComplete();
//^^^^^^ note note_hlsl_record_completed: record handle invalidated by OutputComplete
  record.Get().y = 2;
//^^^^^^ error err_hlsl_record_after_complete: a record is used after OutputComplete [-Wdxil-validation]
}

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(1, 1, 1)]
void in_order([MaxRecords(1)] NodeOutput<Record> output) {
  ThreadNodeOutputRecords<Record> record = output.GetThreadNodeOutputRecords(1);
  record.Get().x = 1;
  record.OutputComplete();
}
