// args: -T lib_6_8 -enable-16bit-types
struct Inner { bool b; float2x2 m; uint16_t s; };
struct RECORD { half h; uint2x3 f; double d; uint16_t y; Inner inner[2]; };
[Shader("node")] [NumThreads(1024,1,1)] [NodeLaunch("broadcasting")] [NodeDispatchGrid(64,1,1)]
void node01([MaxRecords(1)] NodeOutput<RECORD> output0, DispatchNodeInputRecord<RECORD> input) {
  ThreadNodeOutputRecords<RECORD> r = output0.GetThreadNodeOutputRecords(1);
  r.Get().d = input.Get().f._m11; r.Get().f = 2; r.Get().inner[1].m[1] = input.Get().inner[0].s; r.Get().inner[1].b = true; r.OutputComplete();
}
; ==>
%dx.types.NodeHandle = type { ptr }
%dx.types.NodeInfo = type { i32, i32 }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.Inner = type { i32, [2 x [2 x float]], i16 }
%struct.RECORD = type { half, [3 x [2 x i32]], double, i16, [2 x %struct.Inner] }

define void @node01() {
  %1 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
  %2 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %1, %dx.types.NodeInfo { i32 6, i32 96 })
  %3 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %4 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %3, %dx.types.NodeRecordInfo { i32 97, i32 96 })
  %5 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %2, i32 1, i1 true)
  %6 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %5, %dx.types.NodeRecordInfo { i32 38, i32 96 })
  %7 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.RECORD(i32 239, %dx.types.NodeRecordHandle %4, i32 0)
  %8 = getelementptr %struct.RECORD, ptr addrspace(6) %7, i32 0, i32 1, i32 1, i32 1
  %9 = load i32, ptr addrspace(6) %8, align 4
  %10 = uitofp i32 %9 to double
  %11 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.RECORD(i32 239, %dx.types.NodeRecordHandle %6, i32 0)
  %12 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 2
  store double %10, ptr addrspace(6) %12, align 8
  %13 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 0, i32 0
  %14 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 0, i32 1
  store i32 2, ptr addrspace(6) %13, align 4
  store i32 2, ptr addrspace(6) %14, align 4
  %15 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 1, i32 0
  %16 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 1, i32 1
  store i32 2, ptr addrspace(6) %15, align 4
  store i32 2, ptr addrspace(6) %16, align 4
  %17 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 2, i32 0
  %18 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 1, i32 2, i32 1
  store i32 2, ptr addrspace(6) %17, align 4
  store i32 2, ptr addrspace(6) %18, align 4
  %19 = getelementptr %struct.RECORD, ptr addrspace(6) %7, i32 0, i32 4, i32 0, i32 2
  %20 = load i16, ptr addrspace(6) %19, align 2
  %21 = uitofp i16 %20 to float
  %22 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 4, i32 1, i32 1, i32 0, i32 1
  store float %21, ptr addrspace(6) %22, align 4
  %23 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 4, i32 1, i32 1, i32 1, i32 1
  store float %21, ptr addrspace(6) %23, align 4
  %24 = getelementptr %struct.RECORD, ptr addrspace(6) %11, i32 0, i32 4, i32 1, i32 0
  store i32 1, ptr addrspace(6) %24, align 4
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %6)
  ret void
}

declare %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32, i32) #0

declare %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32, %dx.types.NodeHandle, %dx.types.NodeInfo) #0

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32, %dx.types.NodeHandle, i32, i1) #1

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.RECORD(i32, %dx.types.NodeRecordHandle, i32) #0

declare void @dx.op.outputComplete(i32, %dx.types.NodeRecordHandle) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3, !5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 8}
!3 = !{null, !"", null, null, !4}
!4 = !{i32 0, i64 8388708}
!5 = !{ptr @node01, !"node01", null, null, !6}
!6 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !7, i32 16, i32 -1, i32 18, !8, i32 20, !9, i32 21, !12, i32 4, !15, i32 5, !16}
!7 = !{!"node01", i32 0}
!8 = !{i32 64, i32 1, i32 1}
!9 = !{!10}
!10 = !{i32 1, i32 97, i32 2, !11}
!11 = !{i32 0, i32 96, i32 2, i32 8}
!12 = !{!13}
!13 = !{i32 1, i32 6, i32 2, !11, i32 3, i32 1, i32 0, !14}
!14 = !{!"output0", i32 0}
!15 = !{i32 1024, i32 1, i32 1}
!16 = !{i32 0}
