// args: -T as_6_5
struct Payload {
  uint first;
  min16float narrow[3];
  min16uint last;
};

groupshared Payload Shared;

// Minimum precision takes four bytes, whatever its type
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Shared.narrow[id & 1] = id;
  Shared.last = id;
  DispatchMesh(1, 1, 1, Shared);
}
; ==>
%struct.Payload = type { i32, [3 x half], i16 }

@Shared = internal addrspace(3) global %struct.Payload undef

define void @main() {
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %2 = uitofp i32 %1 to half
  %3 = and i32 %1, 1
  %4 = getelementptr inbounds %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 1, i32 %3
  store half %2, ptr addrspace(3) %4
  %5 = trunc i32 %1 to i16
  %last = getelementptr inbounds %struct.Payload, ptr addrspace(3) @Shared, i32 0, i32 2
  store i16 %5, ptr addrspace(3) %last
  call void @dx.op.dispatchMesh.struct.Payload(i32 173, i32 1, i32 1, i32 1, ptr addrspace(3) @Shared)
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
!5 = !{i32 0, i64 32, i32 10, !6}
!6 = !{!7, i32 20}
!7 = !{i32 1, i32 1, i32 1}
