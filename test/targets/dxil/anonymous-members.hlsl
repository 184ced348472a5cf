// args: -T lib_6_8
// Members of a struct without a name belong to the struct around it, also in records of work graphs.
struct Record {
  struct {
    uint3 grid : SV_DispatchGrid;
    struct {
      int count;
    };
  };
  float scale;
  float scaled() { return scale * count; }
};

RWBuffer<float> Out : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(32, 16, 1)]
[NumThreads(32, 1, 1)]
void Node(DispatchNodeInputRecord<Record> input) {
  Record copy = input.Get();
  copy.count += input.Get().grid.x;
  Out[0] = copy.scaled() + input.Get().scale;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.anon.0 = type { i32 }
%struct.anon = type { [3 x i32], %struct.anon.0 }
%struct.Record = type { %struct.anon, float }
%dx.types.ResourceProperties = type { i32, i32 }

@"\01?Out@@3V?$RWBuffer@M@@A" = external constant %dx.types.Handle, align 4

define void @Node() {
  %1 = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
  %2 = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %1, %dx.types.NodeRecordInfo { i32 97, i32 20 })
  %3 = call ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32 239, %dx.types.NodeRecordHandle %2, i32 0)
  %4 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 1, i32 0
  %5 = load i32, ptr addrspace(6) %4, align 4
  %6 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 1
  %7 = load float, ptr addrspace(6) %6, align 4
  %8 = getelementptr %struct.Record, ptr addrspace(6) %3, i32 0, i32 0, i32 0, i32 0
  %9 = load i32, ptr addrspace(6) %8, align 4
  %10 = add i32 %5, %9
  %11 = sitofp i32 %10 to float
  %12 = fmul fast float %7, %11
  %13 = fadd fast float %12, %7
  %14 = load %dx.types.Handle, ptr @"\01?Out@@3V?$RWBuffer@M@@A", align 4
  %15 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %14)
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %15, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %16, i32 0, i32 undef, float %13, float %13, float %13, float %13, i8 15)
  ret void
}

declare %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32, i32) #0

declare %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32, %dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) #0

declare ptr addrspace(6) @dx.op.getNodeRecordPtr.struct.Record(i32, %dx.types.NodeRecordHandle, i32) #0

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

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
!5 = !{i32 0, ptr @"\01?Out@@3V?$RWBuffer@M@@A", !"Out", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !6}
!6 = !{i32 0, i32 9}
!7 = !{null, !"", null, !3, !8}
!8 = !{i32 0, i64 8589934592}
!9 = !{ptr @Node, !"Node", null, null, !10}
!10 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !11, i32 16, i32 -1, i32 22, !12, i32 20, !13, i32 4, !17, i32 5, !18}
!11 = !{!"Node", i32 0}
!12 = !{i32 32, i32 16, i32 1}
!13 = !{!14}
!14 = !{i32 1, i32 97, i32 2, !15}
!15 = !{i32 0, i32 20, i32 1, !16, i32 2, i32 4}
!16 = !{i32 0, i32 5, i32 3}
!17 = !{i32 32, i32 1, i32 1}
!18 = !{i32 0}
