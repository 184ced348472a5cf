// args: -T lib_6_8
struct Record {
  uint3 grid : SV_DispatchGrid;
};

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(2, 1, 1)]
[NumThreads(1, 1, 1)]
void main([MaxRecordsSharedWith(technique)] NodeOutput<Record> first, [MaxRecords(4)] NodeOutput<Record> technique,
          [MaxRecordsSharedWith(technique)] NodeOutput<Record> last) { }
; ==>
// args: -T lib_6_8
struct Record {
  uint3 grid : SV_DispatchGrid;
};

[shader("node")]
[nodelaunch("broadcasting")]
[nodedispatchgrid(2, 1, 1)]
[numthreads(1, 1, 1)]
void main(
  [maxrecordssharedwith(technique_1)] NodeOutput<Record> first,
  [MaxRecords(4)] NodeOutput<Record> technique_1,
  [maxrecordssharedwith(technique_1)] NodeOutput<Record> last
) {
}
