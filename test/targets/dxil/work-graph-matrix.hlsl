// args: -T lib_6_8
// A matrix in a record lies as in a structured buffer; atomics reach records, floats by their bits.
struct Record { row_major float2x2 m0; float2x2 m1; int count; float value; bool flag; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(1, 1, 1)]
void main(RWDispatchNodeInputRecord<Record> input) {
  input.Get().m0 = input.Get().m1;
  InterlockedAdd(input.Get().count, 3);
  InterlockedCompareStoreFloatBitwise(input.Get().value, 0.0, 1.5);
  input.Get().flag = !input.Get().flag;
}
; ==>
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.Record = type <{ [2 x [2 x float]], [2 x [2 x float]], i32, float, i32 }>

define void @main() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 101, i32 44 })
  %3 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %4 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1, i32 0, i32 0
  %5 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1, i32 0, i32 1
  %6 = load float, ptr addrspace(6) %4, align 4
  %7 = load float, ptr addrspace(6) %5, align 4
  %8 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1, i32 1, i32 0
  %9 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1, i32 1, i32 1
  %10 = load float, ptr addrspace(6) %8, align 4
  %11 = load float, ptr addrspace(6) %9, align 4
  %12 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 0, i32 0
  %13 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 0, i32 1
  store float %6, ptr addrspace(6) %12, align 4
  store float %10, ptr addrspace(6) %13, align 4
  %14 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 1, i32 0
  %15 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 1, i32 1
  store float %7, ptr addrspace(6) %14, align 4
  store float %11, ptr addrspace(6) %15, align 4
  %16 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 2
  %17 = atomicrmw add ptr addrspace(6) %16, i32 3 monotonic
  %18 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 3
  %19 = cmpxchg ptr addrspace(6) %18, i32 0, i32 1069547520 monotonic monotonic
  %20 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 4
  %21 = load i32, ptr addrspace(6) %20, align 4
  %22 = icmp eq i32 %21, 0
  %23 = zext i1 %22 to i32
  %24 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 4
  store i32 %23, ptr addrspace(6) %24, align 4
  ret void
}

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32, %dx.types.NodeRecordHandle, i32) #0

attributes #0 = { nounwind readnone }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3, !4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 8}
!3 = !{null, !"", null, null, null}
!4 = !{ptr @main, !"main", null, null, !5}
!5 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !6, i32 16, i32 -1, i32 18, !7, i32 20, !8, i32 4, !7, i32 5, !11}
!6 = !{!"main", i32 0}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!9}
!9 = !{i32 1, i32 101, i32 2, !10}
!10 = !{i32 0, i32 44, i32 2, i32 4}
!11 = !{i32 0}
