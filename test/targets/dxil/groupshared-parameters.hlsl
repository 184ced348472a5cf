// args: -T cs_6_6 -HV 202x
// A groupshared parameter is what it is given, and no copy of it.
groupshared uint total[2];
RWBuffer<uint> Out : register(u0);

void add(groupshared uint sum, uint value) { InterlockedAdd(sum, value); }
void clear(groupshared uint sums[2], uint at) { sums[at] = 0; }

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  clear(total, i);
  GroupMemoryBarrierWithGroupSync();
  add(total[1], i);
  GroupMemoryBarrierWithGroupSync();
  Out[i] = total[i];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

@total = internal addrspace(3) global [2 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = getelementptr [2 x i32], ptr addrspace(3) @total, i32 0, i32 %2
  store i32 0, ptr addrspace(3) %3, align 4
  call void @dx.op.barrier(i32 80, i32 9)
  %4 = getelementptr [2 x i32], ptr addrspace(3) @total, i32 0, i32 1
  %5 = atomicrmw add ptr addrspace(3) %4, i32 %2 monotonic
  call void @dx.op.barrier(i32 80, i32 9)
  %6 = load i32, ptr addrspace(3) %3, align 4
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %7, i32 %2, i32 undef, i32 %6, i32 %6, i32 %6, i32 %6, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare void @dx.op.barrier(i32, i32) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { noduplicate nounwind }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 2, i32 1, i32 1}
