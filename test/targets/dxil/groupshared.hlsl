// args: -T cs_6_6
struct Cell {
  float2 value;
  bool set;
};
groupshared Cell Cells[8][2];
groupshared uint Count;
RWBuffer<float> Out;

[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Cells[lane][1].value = float2(lane, 1);
  Cells[lane][0].set = lane > 3;
  InterlockedAdd(Count, 1);
  GroupMemoryBarrierWithGroupSync();
  Out[lane] = Cells[7 - lane][0].set ? Cells[lane ^ 1][1].value.x : Count;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

@Count = internal addrspace(3) global i32 undef
@Cells.0 = internal addrspace(3) global [32 x float] undef, align 4
@Cells.1 = internal addrspace(3) global [16 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = uitofp i32 %2 to float
  %4 = mul i32 %2, 2
  %5 = add i32 %4, 1
  %6 = mul i32 %5, 2
  %7 = getelementptr [32 x float], ptr addrspace(3) @Cells.0, i32 0, i32 %6
  %8 = add i32 %6, 1
  %9 = getelementptr [32 x float], ptr addrspace(3) @Cells.0, i32 0, i32 %8
  store float %3, ptr addrspace(3) %7, align 4
  store float 1.000000e+00, ptr addrspace(3) %9, align 4
  %10 = icmp ugt i32 %2, 3
  %11 = getelementptr [16 x i32], ptr addrspace(3) @Cells.1, i32 0, i32 %4
  %12 = zext i1 %10 to i32
  store i32 %12, ptr addrspace(3) %11, align 4
  %13 = atomicrmw add ptr addrspace(3) @Count, i32 1 monotonic
  call void @dx.op.barrier(i32 80, i32 9)
  %14 = sub i32 7, %2
  %15 = mul i32 %14, 2
  %16 = getelementptr [16 x i32], ptr addrspace(3) @Cells.1, i32 0, i32 %15
  %17 = load i32, ptr addrspace(3) %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %cond.true, label %cond.false

cond.true:
  %19 = xor i32 %2, 1
  %20 = mul i32 %19, 2
  %21 = add i32 %20, 1
  %22 = mul i32 %21, 2
  %23 = getelementptr [32 x float], ptr addrspace(3) @Cells.0, i32 0, i32 %22
  %24 = load float, ptr addrspace(3) %23, align 4
  br label %cond.end

cond.false:
  %25 = load i32, ptr addrspace(3) @Count
  %26 = uitofp i32 %25 to float
  br label %cond.end

cond.end:
  %27 = phi float [ %24, %cond.true ], [ %26, %cond.false ]
  %28 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %28, i32 %2, i32 undef, float %27, float %27, float %27, float %27, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare void @dx.op.barrier(i32, i32) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

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
!7 = !{i32 0, i32 9}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 8, i32 1, i32 1}
