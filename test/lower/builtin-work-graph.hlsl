// args: -T lib_6_8
struct [NodeTrackRWInputSharing] Record { uint count; float3 at; };

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[NumThreads(8, 1, 1)]
void Node(RWDispatchNodeInputRecord<Record> input, [MaxRecords(4)] NodeOutput<Record> next) {
  ThreadNodeOutputRecords<Record> records = next.GetThreadNodeOutputRecords(2);
  records.Get(1).at = input.Get().at;
  InterlockedAdd(input.Get().count, 1);
  Barrier(input, GROUP_SYNC);
  if (input.FinishedCrossGroupSharing() && next.IsValid())
    records.OutputComplete();
}
; ==>
%struct.Record = type { i32, <3 x float> }

define void @Node() #0 {
entry:
  %input = alloca target("dx.Node", %struct.Record, 357)
  %next = alloca target("dx.Node", %struct.Record, 6)
  %0 = call target("dx.Node", %struct.Record, 357) @llvm.dx.node.handle.tdx.Node_s_struct.Records_357t(i32 0)
  store target("dx.Node", %struct.Record, 357) %0, ptr %input
  %1 = call target("dx.Node", %struct.Record, 6) @llvm.dx.node.handle.tdx.Node_s_struct.Records_6t(i32 0)
  store target("dx.Node", %struct.Record, 6) %1, ptr %next
  call void @Node.body(ptr %input, ptr %next)
  ret void
}

define internal void @Node.body(ptr %input, ptr %next) {
entry:
  %records = alloca target("dx.Node", %struct.Record, 38)
  %tmp = alloca %struct.Record
  %tmp1 = alloca %struct.Record
  %tmp2 = alloca %struct.Record
  %0 = load target("dx.Node", %struct.Record, 6), ptr %next
  %1 = call target("dx.Node", %struct.Record, 38) @llvm.dx.node.allocate.records.tdx.Node_s_struct.Records_38t.tdx.Node_s_struct.Records_6t(target("dx.Node", %struct.Record, 6) %0, i32 2, i1 true)
  store target("dx.Node", %struct.Record, 38) %1, ptr %records
  %2 = load target("dx.Node", %struct.Record, 357), ptr %input
  %3 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357) %2, i32 0)
  %at = getelementptr inbounds %struct.Record, ptr %3, i32 0, i32 1
  %4 = load <3 x float>, ptr %at
  %5 = load target("dx.Node", %struct.Record, 38), ptr %records
  %6 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Node_s_struct.Records_38t(target("dx.Node", %struct.Record, 38) %5, i32 1)
  %at1 = getelementptr inbounds %struct.Record, ptr %6, i32 0, i32 1
  store <3 x float> %4, ptr %at1
  %7 = load target("dx.Node", %struct.Record, 357), ptr %input
  %8 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357) %7, i32 0)
  %count = getelementptr inbounds %struct.Record, ptr %8, i32 0, i32 0
  %9 = atomicrmw add ptr %count, i32 1 monotonic
  %10 = load target("dx.Node", %struct.Record, 357), ptr %input
  call void @llvm.dx.barrier.by.node.record.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357) %10, i32 1)
  %11 = load target("dx.Node", %struct.Record, 357), ptr %input
  %12 = call i1 @llvm.dx.node.finished.cross.group.sharing.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357) %11)
  br i1 %12, label %and.rhs, label %and.end

and.rhs:
  %13 = load target("dx.Node", %struct.Record, 6), ptr %next
  %14 = call i1 @llvm.dx.node.is.valid.tdx.Node_s_struct.Records_6t(target("dx.Node", %struct.Record, 6) %13)
  br label %and.end

and.end:
  %15 = phi i1 [ false, %entry ], [ %14, %and.rhs ]
  br i1 %15, label %if.then, label %if.end

if.then:
  %16 = load target("dx.Node", %struct.Record, 38), ptr %records
  call void @llvm.dx.node.output.complete.tdx.Node_s_struct.Records_38t(target("dx.Node", %struct.Record, 38) %16)
  br label %if.end

if.end:
  ret void
}

declare target("dx.Node", %struct.Record, 38) @llvm.dx.node.allocate.records.tdx.Node_s_struct.Records_38t.tdx.Node_s_struct.Records_6t(target("dx.Node", %struct.Record, 6), i32, i1)

declare ptr @llvm.dx.node.record.pointer.p0.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357), i32)

declare ptr @llvm.dx.node.record.pointer.p0.tdx.Node_s_struct.Records_38t(target("dx.Node", %struct.Record, 38), i32)

declare void @llvm.dx.barrier.by.node.record.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357), i32)

declare i1 @llvm.dx.node.finished.cross.group.sharing.tdx.Node_s_struct.Records_357t(target("dx.Node", %struct.Record, 357))

declare i1 @llvm.dx.node.is.valid.tdx.Node_s_struct.Records_6t(target("dx.Node", %struct.Record, 6))

declare void @llvm.dx.node.output.complete.tdx.Node_s_struct.Records_38t(target("dx.Node", %struct.Record, 38))

declare target("dx.Node", %struct.Record, 357) @llvm.dx.node.handle.tdx.Node_s_struct.Records_357t(i32)

declare target("dx.Node", %struct.Record, 6) @llvm.dx.node.handle.tdx.Node_s_struct.Records_6t(i32)

attributes #0 = { "hlsl.shader"="node" "hlsl.nodelaunch"="broadcasting" "hlsl.nodedispatchgrid"="1,1,1" "hlsl.numthreads"="8,1,1" }
