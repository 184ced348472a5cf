// args: -T lib_6_8
struct Record { uint count; float3 at; };

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
  %input = alloca target("dx.Node")
  %next = alloca target("dx.Node")
  %0 = call target("dx.Node") @llvm.dx.node.handle.tdx.Nodet(i32 0)
  store target("dx.Node") %0, ptr %input
  %1 = call target("dx.Node") @llvm.dx.node.handle.tdx.Nodet(i32 1)
  store target("dx.Node") %1, ptr %next
  call void @Node.body(ptr %input, ptr %next)
  ret void
}

define internal void @Node.body(ptr %input, ptr %next) {
entry:
  %records = alloca target("dx.Node")
  %tmp = alloca %struct.Record
  %tmp1 = alloca %struct.Record
  %tmp2 = alloca %struct.Record
  %0 = load target("dx.Node"), ptr %next
  %1 = call target("dx.Node") @llvm.dx.node.allocate.records.tdx.Nodet.tdx.Nodet(target("dx.Node") %0, i32 2, i1 true)
  store target("dx.Node") %1, ptr %records
  %2 = load target("dx.Node"), ptr %input
  %3 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Nodet(target("dx.Node") %2, i32 0)
  %4 = getelementptr i8, ptr %3, i32 4
  %5 = load <3 x float>, ptr %4, align 4
  %6 = load target("dx.Node"), ptr %records
  %7 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Nodet(target("dx.Node") %6, i32 1)
  %8 = getelementptr i8, ptr %7, i32 4
  store <3 x float> %5, ptr %8, align 4
  %9 = load target("dx.Node"), ptr %input
  %10 = call ptr @llvm.dx.node.record.pointer.p0.tdx.Nodet(target("dx.Node") %9, i32 0)
  %11 = atomicrmw add ptr %10, i32 1 monotonic
  %12 = load target("dx.Node"), ptr %input
  call void @llvm.dx.barrier.by.node.record.tdx.Nodet(target("dx.Node") %12, i32 1)
  %13 = load target("dx.Node"), ptr %input
  %14 = call i1 @llvm.dx.node.finished.cross.group.sharing.tdx.Nodet(target("dx.Node") %13)
  br i1 %14, label %and.rhs, label %and.end

and.rhs:
  %15 = load target("dx.Node"), ptr %next
  %16 = call i1 @llvm.dx.node.is.valid.tdx.Nodet(target("dx.Node") %15)
  br label %and.end

and.end:
  %17 = phi i1 [ false, %entry ], [ %16, %and.rhs ]
  br i1 %17, label %if.then, label %if.end

if.then:
  %18 = load target("dx.Node"), ptr %records
  call void @llvm.dx.node.output.complete.tdx.Nodet(target("dx.Node") %18)
  br label %if.end

if.end:
  ret void
}

declare target("dx.Node") @llvm.dx.node.allocate.records.tdx.Nodet.tdx.Nodet(target("dx.Node"), i32, i1)

declare ptr @llvm.dx.node.record.pointer.p0.tdx.Nodet(target("dx.Node"), i32)

declare void @llvm.dx.barrier.by.node.record.tdx.Nodet(target("dx.Node"), i32)

declare i1 @llvm.dx.node.finished.cross.group.sharing.tdx.Nodet(target("dx.Node"))

declare i1 @llvm.dx.node.is.valid.tdx.Nodet(target("dx.Node"))

declare void @llvm.dx.node.output.complete.tdx.Nodet(target("dx.Node"))

declare target("dx.Node") @llvm.dx.node.handle.tdx.Nodet(i32)

attributes #0 = { "hlsl.shader"="node" "hlsl.nodelaunch"="broadcasting" "hlsl.nodedispatchgrid"="1,1,1" "hlsl.numthreads"="8,1,1" }
