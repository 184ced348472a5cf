// args: -T lib_6_8
// Bit-fields share a number in records of nodes, whose size the host and other shaders know.
struct Record { uint3 grid : SV_DispatchGrid; uint low : 3; uint high : 7; };
RWStructuredBuffer<uint> Out;
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 1, 1)] [numthreads(1, 1, 1)]
void node(DispatchNodeInputRecord<Record> input) { Out[0] = input.Get().high; }
; ==>
%dx.types.Handle = type { ptr }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.Record = type { [3 x i32], i32 }
%dx.types.ResourceProperties = type { i32, i32 }

@"\01?Out@@3V?$RWStructuredBuffer@I@@A" = external constant %dx.types.Handle, align 4

define void @node() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 97, i32 16 })
  %3 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %4 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1
  %5 = load i32, ptr addrspace(6) %4, align 4
  %6 = shl i32 %5, 22
  %7 = lshr i32 %6, 25
  %8 = load %dx.types.Handle, ptr @"\01?Out@@3V?$RWStructuredBuffer@I@@A", align 4
  %9 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %8)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 4108, i32 4 })
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %10, i32 0, i32 0, i32 %7, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32, %dx.types.NodeRecordHandle, i32) #0

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!7, !9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 8}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, ptr @"\01?Out@@3V?$RWStructuredBuffer@I@@A", !"Out", i32 -1, i32 -1, i32 1, i32 12, i1 false, i1 false, i1 false, !6}
!6 = !{i32 1, i32 4}
!7 = !{null, !"", null, !3, !8}
!8 = !{i32 0, i64 8589934608}
!9 = !{ptr @node, !"node", null, null, !10}
!10 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !11, i32 16, i32 -1, i32 22, !12, i32 20, !13, i32 4, !17, i32 5, !18}
!11 = !{!"node", i32 0}
!12 = !{i32 4, i32 1, i32 1}
!13 = !{!14}
!14 = !{i32 1, i32 97, i32 2, !15}
!15 = !{i32 0, i32 16, i32 1, !16, i32 2, i32 4}
!16 = !{i32 0, i32 5, i32 3}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{i32 0}
