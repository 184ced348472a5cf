// args: -T lib_6_8
// The threads of a group share records: only what is meant is written, and nothing is read.
struct Record { float4 values; bool2 flags; };

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(32, 1, 1)]
void send(uint i : SV_GroupIndex, [MaxRecords(1)] NodeOutput<Record> next) {
  GroupNodeOutputRecords<Record> records = next.GetGroupNodeOutputRecords(1);
  records.Get().values[i & 3] = 1;
  records.Get().flags.y = i > 4;
  records.OutputComplete();
}
; ==>
%dx.types.NodeHandle = type { ptr }
%dx.types.NodeInfo = type { i32, i32 }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.Record = type { [4 x float], [2 x i32] }

define void @send() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
  %3 = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle %2, %dx.types.NodeInfo { i32 6, i32 24 })
  %4 = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %3, i32 1, i1 false)
  %5 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %4, %dx.types.NodeRecordInfo { i32 70, i32 24 })
  %6 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32 239, %dx.types.NodeRecordHandle %5, i32 0)
  %7 = and i32 %1, 3
  %8 = getelementptr %struct.Record, ptr addrspace(6) %6, i32 0, i32 0, i32 %7
  store float 1.000000e+00, ptr addrspace(6) %8, align 4
  %9 = icmp ugt i32 %1, 4
  %10 = getelementptr %struct.Record, ptr addrspace(6) %6, i32 0, i32 1, i32 1
  %11 = zext i1 %9 to i32
  store i32 %11, ptr addrspace(6) %10, align 4
  call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle %5)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32, i32) #0

declare %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32, %dx.types.NodeHandle, %dx.types.NodeInfo) #0

declare %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32, %dx.types.NodeHandle, i32, i1) #1

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32, %dx.types.NodeRecordHandle, i32) #0

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
!4 = !{ptr @send, !"send", null, null, !5}
!5 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !6, i32 16, i32 -1, i32 18, !7, i32 21, !8, i32 4, !12, i32 5, !13}
!6 = !{!"send", i32 0}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!9}
!9 = !{i32 1, i32 6, i32 2, !10, i32 3, i32 1, i32 0, !11}
!10 = !{i32 0, i32 24, i32 2, i32 4}
!11 = !{!"next", i32 0}
!12 = !{i32 32, i32 1, i32 1}
!13 = !{i32 0}
