// args: -T lib_6_8
struct rec0 { uint a; float3 b; uint3 grid : SV_DispatchGrid; };
struct rec1 { float c; uint d[2]; };
RWBuffer<uint> buf : register(u0);
[Shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4,4,1)] [NumThreads(8,1,1)] [NodeIsProgramEntry]
void broad(DispatchNodeInputRecord<rec0> input, [MaxRecords(5)] NodeOutput<rec1> outA, [MaxRecords(3)] [NodeArraySize(4)] NodeOutputArray<rec1> arr, [MaxRecords(1)] EmptyNodeOutput e, uint3 id : SV_DispatchThreadID) {
  GroupNodeOutputRecords<rec1> o = outA.GetGroupNodeOutputRecords(2);
  o[1].c = input.Get().b.y; o.Get(0).d[1] = input.Get().a + id.x;
  o.OutputComplete();
  ThreadNodeOutputRecords<rec1> t = arr[2].GetThreadNodeOutputRecords(1);
  t.Get().c = 3; t.OutputComplete();
  e.GroupIncrementOutputCount(1);
  if (arr[1].IsValid()) buf[0] = GetRemainingRecursionLevels();
}
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(32,1,1)]
void coal([MaxRecords(8)] RWGroupNodeInputRecords<rec1> input, [AllowSparseNodes] [MaxRecords(2)] NodeOutput<rec1> x) {
  buf[1] = input.Count(); input.Get(1).c = 2;
  Barrier(input, GROUP_SCOPE);
}
[Shader("node")] [NodeLaunch("thread")] [NodeID("renamed", 2)] [NodeLocalRootArgumentsTableIndex(3)] [NodeShareInputOf("other", 1)]
void thr(ThreadNodeInputRecord<rec1> input, [MaxRecordsSharedWith(b)] [NodeID("target",7)] NodeOutput<rec1> a, [MaxRecords(4)] NodeOutput<rec1> b) {
  ThreadNodeOutputRecords<rec1> t = a.GetThreadNodeOutputRecords(input.Get().c > 1);
  t.OutputComplete();
}
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(4,1,1)]
void empty([MaxRecords(8)] EmptyNodeInput input) { buf[2] = input.Count(); }
; ==>
%dx.types.Handle = type { ptr }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%dx.types.NodeHandle = type { ptr }
%dx.types.NodeInfo = type { i32, i32 }
%struct.rec0 = type { i32, [3 x float], [3 x i32] }
%struct.rec1 = type { float, [2 x i32] }
%dx.types.ResourceProperties = type { i32, i32 }

@"\01?buf@@3V?$RWBuffer@I@@A" = external constant %dx.types.Handle, align 4

define void @broad() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 97, i32 28 })
  %3 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
  %4 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %3, %dx.types.NodeInfo { i32 6, i32 12 })
  %5 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 1)
  %6 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %5, %dx.types.NodeInfo { i32 22, i32 12 })
  %7 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 2)
  %8 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %7, %dx.types.NodeInfo { i32 10, i32 0 })
  %9 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %10 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %4, i32 2, i1 false)
  %11 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %10, %dx.types.NodeRecordInfo { i32 70, i32 12 })
  %12 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec0(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %13 = getelementptr %struct.rec0, ptr addrspace(6) %12, i32 0, i32 1, i32 1
  %14 = load float, ptr addrspace(6) %13, align 4
  %15 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32 239, %dx.types.NodeRecordHandle %11, i32 1)
  %16 = getelementptr %struct.rec1, ptr addrspace(6) %15, i32 0, i32 0
  store float %14, ptr addrspace(6) %16, align 4
  %17 = getelementptr %struct.rec0, ptr addrspace(6) %12, i32 0, i32 0
  %18 = load i32, ptr addrspace(6) %17, align 4
  %19 = add i32 %18, %9
  %20 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32 239, %dx.types.NodeRecordHandle %11, i32 0)
  %21 = getelementptr %struct.rec1, ptr addrspace(6) %20, i32 0, i32 1, i32 1
  store i32 %19, ptr addrspace(6) %21, align 4
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %11)
  %22 = call %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle %6, i32 2)
  %23 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %22, %dx.types.NodeInfo { i32 22, i32 12 })
  %24 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %23, i32 1, i1 true)
  %25 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %24, %dx.types.NodeRecordInfo { i32 38, i32 12 })
  %26 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32 239, %dx.types.NodeRecordHandle %25, i32 0)
  %27 = getelementptr %struct.rec1, ptr addrspace(6) %26, i32 0, i32 0
  store float 3.000000e+00, ptr addrspace(6) %27, align 4
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %25)
  call void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle %8, i32 1, i1 false)
  %28 = call %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle %6, i32 1)
  %29 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %28, %dx.types.NodeInfo { i32 22, i32 12 })
  %30 = call i1 @dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle %29)
  br i1 %30, label %if.then, label %if.end

if.then:
  %31 = call i32 @dx.op.getRemainingRecursionLevels(i32 253)
  %32 = load %dx.types.Handle, ptr @"\01?buf@@3V?$RWBuffer@I@@A", align 4
  %33 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %32)
  %34 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %33, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %34, i32 0, i32 undef, i32 %31, i32 %31, i32 %31, i32 %31, i8 15)
  br label %if.end

if.end:
  ret void
}

define void @coal() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 69, i32 12 })
  %3 = call i32 @dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle %2)
  %4 = load %dx.types.Handle, ptr @"\01?buf@@3V?$RWBuffer@I@@A", align 4
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %6, i32 1, i32 undef, i32 %3, i32 %3, i32 %3, i32 %3, i8 15)
  %7 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32 239, %dx.types.NodeRecordHandle %2, i32 1)
  %8 = getelementptr %struct.rec1, ptr addrspace(6) %7, i32 0, i32 0
  store float 2.000000e+00, ptr addrspace(6) %8, align 4
  call void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle %2, i32 2)
  ret void
}

define void @thr() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 33, i32 12 })
  %3 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
  %4 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %3, %dx.types.NodeInfo { i32 6, i32 12 })
  %5 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %6 = getelementptr %struct.rec1, ptr addrspace(6) %5, i32 0, i32 0
  %7 = load float, ptr addrspace(6) %6, align 4
  %8 = fcmp fast ogt float %7, 1.000000e+00
  %9 = zext i1 %8 to i32
  %10 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %4, i32 %9, i1 true)
  %11 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %10, %dx.types.NodeRecordInfo { i32 38, i32 12 })
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %11)
  ret void
}

define void @empty() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 9, i32 0 })
  %3 = call i32 @dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle %2)
  %4 = load %dx.types.Handle, ptr @"\01?buf@@3V?$RWBuffer@I@@A", align 4
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %6, i32 2, i32 undef, i32 %3, i32 %3, i32 %3, i32 %3, i8 15)
  ret void
}

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32, i32) #0

declare %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32, %dx.types.NodeHandle, %dx.types.NodeInfo) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32, %dx.types.NodeHandle, i32, i1) #1

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec0(i32, %dx.types.NodeRecordHandle, i32) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.rec1(i32, %dx.types.NodeRecordHandle, i32) #0

declare void @dx.op.outputComplete(i32, %dx.types.NodeRecordHandle) #1

declare %dx.types.NodeHandle @dx.op.indexNodeHandle(i32, %dx.types.NodeHandle, i32) #0

declare void @dx.op.incrementOutputCount(i32, %dx.types.NodeHandle, i32, i1) #1

declare i1 @dx.op.nodeOutputIsValid(i32, %dx.types.NodeHandle) #2

declare i32 @dx.op.getRemainingRecursionLevels(i32) #2

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #2

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

declare i32 @dx.op.getInputRecordCount(i32, %dx.types.NodeRecordHandle) #2

declare void @dx.op.barrierByNodeRecordHandle(i32, %dx.types.NodeRecordHandle, i32) #3

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!7, !9, !27, !36, !42}

!0 = !{!"descry"}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 8}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, ptr @"\01?buf@@3V?$RWBuffer@I@@A", !"buf", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !6}
!6 = !{i32 0, i32 5}
!7 = !{null, !"", null, !3, !8}
!8 = !{i32 0, i64 8589934592}
!9 = !{ptr @broad, !"broad", null, null, !10}
!10 = !{i32 8, i32 15, i32 13, i32 1, i32 14, i1 true, i32 15, !11, i32 16, i32 -1, i32 22, !12, i32 20, !13, i32 21, !17, i32 4, !25, i32 5, !26}
!11 = !{!"broad", i32 0}
!12 = !{i32 4, i32 4, i32 1}
!13 = !{!14}
!14 = !{i32 1, i32 97, i32 2, !15}
!15 = !{i32 0, i32 28, i32 1, !16, i32 2, i32 4}
!16 = !{i32 16, i32 5, i32 3}
!17 = !{!18, !21, !23}
!18 = !{i32 1, i32 6, i32 2, !19, i32 3, i32 5, i32 0, !20}
!19 = !{i32 0, i32 12, i32 2, i32 4}
!20 = !{!"outA", i32 0}
!21 = !{i32 1, i32 22, i32 2, !19, i32 3, i32 3, i32 5, i32 4, i32 0, !22}
!22 = !{!"arr", i32 0}
!23 = !{i32 1, i32 10, i32 3, i32 1, i32 0, !24}
!24 = !{!"e", i32 0}
!25 = !{i32 8, i32 1, i32 1}
!26 = !{i32 0}
!27 = !{ptr @coal, !"coal", null, null, !28}
!28 = !{i32 8, i32 15, i32 13, i32 2, i32 15, !29, i32 16, i32 -1, i32 20, !30, i32 21, !32, i32 4, !35, i32 5, !26}
!29 = !{!"coal", i32 0}
!30 = !{!31}
!31 = !{i32 1, i32 69, i32 2, !19, i32 3, i32 8}
!32 = !{!33}
!33 = !{i32 1, i32 6, i32 2, !19, i32 3, i32 2, i32 6, i1 true, i32 0, !34}
!34 = !{!"x", i32 0}
!35 = !{i32 32, i32 1, i32 1}
!36 = !{ptr @empty, !"empty", null, null, !37}
!37 = !{i32 8, i32 15, i32 13, i32 2, i32 15, !38, i32 16, i32 -1, i32 20, !39, i32 4, !41, i32 5, !26}
!38 = !{!"empty", i32 0}
!39 = !{!40}
!40 = !{i32 1, i32 9, i32 3, i32 8}
!41 = !{i32 4, i32 1, i32 1}
!42 = !{ptr @thr, !"thr", null, null, !43}
!43 = !{i32 8, i32 15, i32 13, i32 3, i32 15, !44, i32 16, i32 3, i32 17, !45, i32 20, !46, i32 21, !48, i32 4, !53, i32 5, !26}
!44 = !{!"renamed", i32 2}
!45 = !{!"other", i32 1}
!46 = !{!47}
!47 = !{i32 1, i32 33, i32 2, !19}
!48 = !{!49, !51}
!49 = !{i32 1, i32 6, i32 2, !19, i32 3, i32 0, i32 4, i32 1, i32 0, !50}
!50 = !{!"target", i32 7}
!51 = !{i32 1, i32 6, i32 2, !19, i32 3, i32 4, i32 0, !52}
!52 = !{!"b", i32 0}
!53 = !{i32 1, i32 1, i32 1}
