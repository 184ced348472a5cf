// args: -T cs_6_10
// A shader may ask for more groupshared memory than the stage has by default.
groupshared uint Shared[9216];
RWBuffer<uint> Out;
[GroupSharedLimit(36864)]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Shared[i] = i;
  Out[0] = Shared[Out[1]];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

@Shared = internal addrspace(3) global [9216 x i32] undef, align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %3 = getelementptr [9216 x i32], ptr addrspace(3) @Shared, i32 0, i32 %2
  store i32 %2, ptr addrspace(3) %3, align 4
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })
  %5 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %4, i32 1, i32 undef)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = getelementptr [9216 x i32], ptr addrspace(3) @Shared, i32 0, i32 %6
  %8 = load i32, ptr addrspace(3) %7, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %4, i32 0, i32 undef, i32 %8, i32 %8, i32 %8, i32 %8, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!7}

!0 = !{!"descry"}
!1 = !{i32 1, i32 10}
!2 = !{!"cs", i32 6, i32 10}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !6}
!6 = !{i32 0, i32 5}
!7 = !{ptr @main, !"main", null, !3, !8}
!8 = !{i32 0, i64 8589934592, i32 4, !9, i32 24, i32 36864}
!9 = !{i32 4, i32 1, i32 1}
