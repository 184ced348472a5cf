// args: -T as_6_5
struct Payload {
  float2 size;
  bool big;
  uint counts[2];
};

groupshared Payload Shared;

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Shared.size = float2(id, 2);
  Shared.big = id > 3;
  Shared.counts[id & 1] = id;
  DispatchMesh(id, 1, 1, Shared);
}
; ==>
%struct.Payload = type { [2 x float], i32, [2 x i32] }

@Shared = internal addrspace(3) global %struct.Payload undef, align 4

define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = uitofp i32 %1 to float
  %3 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 0
  %4 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 0, i32 1
  store float %2, ptr addrspace(3) %3, align 4
  store float 2.000000e+00, ptr addrspace(3) %4, align 4
  %5 = icmp ugt i32 %1, 3
  %6 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 1
  %7 = zext i1 %5 to i32
  store i32 %7, ptr addrspace(3) %6, align 4
  %8 = and i32 %1, 1
  %9 = getelementptr %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 2, i32 %8
  store i32 %1, ptr addrspace(3) %9, align 4
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 %1, i32 1, i32 1, ptr addrspace(3) @Shared)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare void @dx.op.dispatchMesh.struct.Payload(i32, i32, i32, i32, ptr addrspace(3)) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"as", i32 6, i32 5}
!4 = !{ptr @main, !"main", null, null, !5}
!5 = !{i32 10, !6}
!6 = !{!7, i32 20}
!7 = !{i32 1, i32 1, i32 1}
