// Static arrays of resources with an index that the shader computes, and constant indices past the end, which begin again as in DXC.
RWBuffer<float> A[3];
RWBuffer<float> K[3];
static RWBuffer<float> Copy[3] = A;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
  Copy[i][1] = 2;
  K[100][0] = 3;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

@table = internal constant [3 x i32] [i32 0, i32 1, i32 2], align 4

define void @main() {
  %1 = call i32 @dx.op.groupId.i32(i32 94, i32 0)
  %2 = getelementptr [3 x i32], ptr @table, i32 0, i32 %1
  %3 = load i32, ptr %2, align 4
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 2, i32 0, i8 1 }, i32 %3, i1 false)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %5, i32 1, i32 undef, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, i8 15)
  %6 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 5, i32 0, i8 1 }, i32 4, i1 false)
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %7, i32 0, i32 undef, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, i8 15)
  ret void
}

declare i32 @dx.op.groupId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 3, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, ptr undef, !"", i32 0, i32 3, i32 3, i32 10, i1 false, i1 false, i1 false, !7}
!9 = !{ptr @main, !"main", null, !4, !10}
!10 = !{i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
