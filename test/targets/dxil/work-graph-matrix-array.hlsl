// args: -T lib_6_8
// Elements of arrays of matrices are reached by index, whatever the constants around it.
struct Drawn { uint count; float2x2 places[8]; };
struct In { float2x2 place[4]; uint last; };
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(4,1,1)]
void draw([MaxRecords(4)] GroupNodeInputRecords<In> input, uint thread : SV_GroupThreadID, [MaxRecords(1)] NodeOutput<Drawn> output) {
  GroupNodeOutputRecords<Drawn> records = output.GetGroupNodeOutputRecords(1);
  records.Get().places[thread] = input.Get(0).place[thread - 1];
  records.Get().places[thread + 4][thread] = input.Get(0).place[input.Get(0).last * 2][0];
  records.OutputComplete();
}
; ==>
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%dx.types.NodeHandle = type { ptr }
%dx.types.NodeInfo = type { i32, i32 }
%struct.In = type <{ [4 x [2 x [2 x float]]], i32 }>
%struct.Drawn = type <{ i32, [8 x [2 x [2 x float]]] }>

define void @draw() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 65, i32 68 })
  %3 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)
  %4 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
  %5 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %4, %dx.types.NodeInfo { i32 6, i32 132 })
  %6 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %5, i32 1, i1 false)
  %7 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %6, %dx.types.NodeRecordInfo { i32 70, i32 132 })
  %8 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.In(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %9 = add i32 %3, -1
  %10 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %9, i32 0, i32 0
  %11 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %9, i32 0, i32 1
  %12 = load float, ptr addrspace(6) %10, align 4
  %13 = load float, ptr addrspace(6) %11, align 4
  %14 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %9, i32 1, i32 0
  %15 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %9, i32 1, i32 1
  %16 = load float, ptr addrspace(6) %14, align 4
  %17 = load float, ptr addrspace(6) %15, align 4
  %18 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Drawn(i32 239, %dx.types.NodeRecordHandle %7, i32 0)
  %19 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %3, i32 0, i32 0
  %20 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %3, i32 0, i32 1
  store float %12, ptr addrspace(6) %19, align 4
  store float %13, ptr addrspace(6) %20, align 4
  %21 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %3, i32 1, i32 0
  %22 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %3, i32 1, i32 1
  store float %16, ptr addrspace(6) %21, align 4
  store float %17, ptr addrspace(6) %22, align 4
  %23 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 1
  %24 = load i32, ptr addrspace(6) %23, align 4
  %25 = mul i32 %24, 2
  %26 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %25, i32 0, i32 0
  %27 = load float, ptr addrspace(6) %26, align 4
  %28 = mul i32 %24, 2
  %29 = getelementptr %struct.In, ptr addrspace(6) %8, i32 0, i32 0, i32 %28, i32 1, i32 0
  %30 = load float, ptr addrspace(6) %29, align 4
  %31 = add i32 %3, 4
  %32 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %31, i32 0, i32 %3
  store float %27, ptr addrspace(6) %32, align 4
  %33 = getelementptr %struct.Drawn, ptr addrspace(6) %18, i32 0, i32 1, i32 %31, i32 1, i32 %3
  store float %30, ptr addrspace(6) %33, align 4
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %7)
  ret void
}

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare i32 @dx.op.threadIdInGroup.i32(i32, i32) #0

declare %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32, i32) #0

declare %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32, %dx.types.NodeHandle, %dx.types.NodeInfo) #0

declare %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32, %dx.types.NodeHandle, i32, i1) #1

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.In(i32, %dx.types.NodeRecordHandle, i32) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Drawn(i32, %dx.types.NodeRecordHandle, i32) #0

declare void @dx.op.outputComplete(i32, %dx.types.NodeRecordHandle) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3, !4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 8}
!3 = !{null, !"", null, null, null}
!4 = !{ptr @draw, !"draw", null, null, !5}
!5 = !{i32 8, i32 15, i32 13, i32 2, i32 15, !6, i32 16, i32 -1, i32 20, !7, i32 21, !10, i32 4, !14, i32 5, !15}
!6 = !{!"draw", i32 0}
!7 = !{!8}
!8 = !{i32 1, i32 65, i32 2, !9, i32 3, i32 4}
!9 = !{i32 0, i32 68, i32 2, i32 4}
!10 = !{!11}
!11 = !{i32 1, i32 6, i32 2, !12, i32 3, i32 1, i32 0, !13}
!12 = !{i32 0, i32 132, i32 2, i32 4}
!13 = !{!"output", i32 0}
!14 = !{i32 4, i32 1, i32 1}
!15 = !{i32 0}
