// args: -T as_6_6
struct Payload { uint first; float2 place; };
struct Local { uint count; Payload payload; };
[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
  Local local;
  local.count = thread;
  local.payload.first = local.count;
  local.payload.place = thread + local.count;
  DispatchMesh(1, 1, 1, local.payload);
}
; ==>
%struct.Payload = type { i32, [2 x float] }

define void @main() {
  %local.payload = alloca %struct.Payload, align 4
  %local.rest.0 = alloca i32, align 4
  %1 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)
  store i32 %1, ptr %local.rest.0, align 4
  %2 = getelementptr %struct.Payload, ptr %local.payload, i32 0, i32 0
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %local.rest.0, align 4
  %4 = add i32 %1, %3
  %5 = uitofp i32 %4 to float
  %6 = getelementptr %struct.Payload, ptr %local.payload, i32 0, i32 1, i32 0
  %7 = getelementptr %struct.Payload, ptr %local.payload, i32 0, i32 1, i32 1
  store float %5, ptr %6, align 4
  store float %5, ptr %7, align 4
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 1, i32 1, i32 1, ptr %local.payload)
  ret void
}

declare i32 @dx.op.threadIdInGroup.i32(i32, i32) #0

declare void @dx.op.dispatchMesh.struct.Payload(i32, i32, i32, i32, ptr) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"as", i32 6, i32 6}
!4 = !{ptr @main, !"main", null, null, !5}
!5 = !{i32 10, !6}
!6 = !{!7, i32 12}
!7 = !{i32 32, i32 1, i32 1}
