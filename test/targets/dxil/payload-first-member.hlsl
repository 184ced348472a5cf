// args: -T as_6_6
// Only the payload is sent, 12 bytes, not the variable that begins with it.
struct Payload { uint first; float2 place; };
struct Shared { Payload payload; uint count; };
groupshared Shared memory;
[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
  memory.count = thread;
  memory.payload.first = thread;
  memory.payload.place = thread + memory.count;
  DispatchMesh(1, 1, 1, memory.payload);
}
; ==>
%struct.Payload = type { i32, [2 x float] }

@memory.payload = internal addrspace(3) global %struct.Payload undef, align 4
@memory.rest.2 = internal addrspace(3) global i32 undef, align 4

define void @main() {
  %1 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)
  store i32 %1, ptr addrspace(3) @memory.rest.2, align 4
  %2 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 0
  store i32 %1, ptr addrspace(3) %2, align 4
  %3 = load i32, ptr addrspace(3) @memory.rest.2, align 4
  %4 = add i32 %1, %3
  %5 = uitofp i32 %4 to float
  %6 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 1, i32 0
  %7 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 1, i32 1
  store float %5, ptr addrspace(3) %6, align 4
  store float %5, ptr addrspace(3) %7, align 4
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 1, i32 1, i32 1, ptr addrspace(3) @memory.payload)
  ret void
}

declare i32 @dx.op.threadIdInGroup.i32(i32, i32) #0

declare void @dx.op.dispatchMesh.struct.Payload(i32, i32, i32, i32, ptr addrspace(3)) #1

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
