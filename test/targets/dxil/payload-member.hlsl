// args: -T as_6_6
// A payload may be a member of a groupshared variable: it becomes a variable of its own.
struct Payload { uint first; bool2 flags; float2x2 places[2]; };
struct Inner { uint count; Payload payload; };
struct Shared { float sums[4]; Inner inner; };
groupshared Shared memory;
[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
  memory.sums[thread & 3] = thread;
  memory.inner.count = 2;
  memory.inner.payload.flags = bool2(thread > 1, thread & 1);
  memory.inner.payload.places[thread & 1] = (float2x2)memory.sums[thread & 1];
  InterlockedAdd(memory.inner.payload.first, memory.inner.count);
  DispatchMesh(1, 1, 1, memory.inner.payload);
}
; ==>
%struct.Payload = type { i32, [2 x i32], [2 x [4 x float]] }

@memory.payload = internal addrspace(3) global %struct.Payload undef, align 4
@memory.rest.0 = internal addrspace(3) global [4 x float] undef, align 4
@memory.rest.1 = internal addrspace(3) global i32 undef, align 4

define void @main() {
  %1 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)
  %2 = uitofp i32 %1 to float
  %3 = and i32 %1, 3
  %4 = getelementptr [4 x float], ptr addrspace(3) @memory.rest.0, i32 0, i32 %3
  store float %2, ptr addrspace(3) %4, align 4
  store i32 2, ptr addrspace(3) @memory.rest.1, align 4
  %5 = icmp ugt i32 %1, 1
  %6 = and i32 %1, 1
  %7 = icmp ne i32 %6, 0
  %8 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 1, i32 0
  %9 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 1, i32 1
  %10 = zext i1 %5 to i32
  store i32 %10, ptr addrspace(3) %8, align 4
  %11 = zext i1 %7 to i32
  store i32 %11, ptr addrspace(3) %9, align 4
  %12 = getelementptr [4 x float], ptr addrspace(3) @memory.rest.0, i32 0, i32 %6
  %13 = load float, ptr addrspace(3) %12, align 4
  %14 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 2, i32 %6, i32 0
  %15 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 2, i32 %6, i32 2
  %16 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 2, i32 %6, i32 1
  %17 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 2, i32 %6, i32 3
  store float %13, ptr addrspace(3) %14, align 4
  store float %13, ptr addrspace(3) %15, align 4
  store float %13, ptr addrspace(3) %16, align 4
  store float %13, ptr addrspace(3) %17, align 4
  %18 = load i32, ptr addrspace(3) @memory.rest.1, align 4
  %19 = getelementptr %struct.Payload, ptr addrspace(3) @memory.payload, i32 0, i32 0
  %20 = atomicrmw add ptr addrspace(3) %19, i32 %18 monotonic
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
!6 = !{!7, i32 44}
!7 = !{i32 32, i32 1, i32 1}
