// args: -T cs_6_6
// What other threads may write at the same time is written component by component, and atomics work on the component that is meant.
struct Item { bool2x2 flags; float2x2 numbers; };
groupshared Item items[4];
groupshared uint2x2 counts;
groupshared bool4 seen;
RWStructuredBuffer<float2x2> Matrices;

[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  seen.z = i > 1;
  items[i & 3].flags[0][1] = i > 2;
  items[i & 3].numbers[i & 1][1] = i;
  items[i & 3].numbers._m11_m10[i >> 5] = 2;
  Matrices[i][i & 1][1] = 3;
  InterlockedAdd(counts[i & 1][1], 1);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

@items.0 = internal addrspace(3) global [16 x i32] undef, align 4
@items.1 = internal addrspace(3) global [16 x float] undef, align 4
@counts = internal addrspace(3) global [4 x i32] undef, align 4
@seen = internal addrspace(3) global [4 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = icmp ugt i32 %2, 1
  %4 = getelementptr [4 x i32], ptr addrspace(3) @seen, i32 0, i32 2
  %5 = zext i1 %3 to i32
  store i32 %5, ptr addrspace(3) %4, align 4
  %6 = icmp ugt i32 %2, 2
  %7 = and i32 %2, 3
  %8 = mul i32 %7, 4
  %9 = add i32 %8, 1
  %10 = getelementptr [16 x i32], ptr addrspace(3) @items.0, i32 0, i32 %9
  %11 = zext i1 %6 to i32
  store i32 %11, ptr addrspace(3) %10, align 4
  %12 = uitofp i32 %2 to float
  %13 = and i32 %2, 1
  %14 = mul i32 %13, 2
  %15 = add i32 %14, 1
  %16 = add i32 %8, %15
  %17 = getelementptr [16 x float], ptr addrspace(3) @items.1, i32 0, i32 %16
  store float %12, ptr addrspace(3) %17, align 4
  %18 = lshr i32 %2, 5
  %19 = icmp eq i32 %18, 1
  %20 = select i1 %19, i32 2, i32 3
  %21 = add i32 %8, %20
  %22 = getelementptr [16 x float], ptr addrspace(3) @items.1, i32 0, i32 %21
  store float 2.000000e+00, ptr addrspace(3) %22, align 4
  %23 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4620, i32 16 })
  %24 = mul i32 %13, 4
  %25 = add i32 %24, 8
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %23, i32 %2, i32 %25, float 3.000000e+00, float undef, float undef, float undef, i8 1, i32 4)
  %26 = getelementptr [4 x i32], ptr addrspace(3) @counts, i32 0, i32 %15
  %27 = atomicrmw add ptr addrspace(3) %26, i32 1 monotonic
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

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
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 16}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
