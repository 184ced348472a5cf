// An array member indexed by another member of the same local struct.
struct List {
  uint items[4];
  uint count;
};
struct Buffers {
  RWBuffer<float> all[3];
  uint which;
};
RWBuffer<float> Targets[3];

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
  List list;
  list.count = id.x & 3;
  list.items[list.count] = id.y;
  list.items[list.items[list.count] & 3] = 2;
  Buffers buffers;
  buffers.all = Targets;
  buffers.which = id.z;
  buffers.all[buffers.which][0] = list.items[0];
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }

@table = internal constant [3 x i32] [i32 0, i32 1, i32 2], align 4

define void @main() {
  %list.0 = alloca [4 x i32], align 4
  %1 = call i32 @dx.op.groupId.i32(i32 94, i32 0)
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 1)
  %3 = call i32 @dx.op.groupId.i32(i32 94, i32 2)
  %4 = and i32 %1, 3
  %5 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 %4
  store i32 %2, ptr %5, align 4
  %6 = and i32 %2, 3
  %7 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 %6
  store i32 2, ptr %7, align 4
  %8 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 0
  %9 = load i32, ptr %8, align 4
  %10 = uitofp i32 %9 to float
  %11 = getelementptr [3 x i32], ptr @table, i32 0, i32 %3
  %12 = load i32, ptr %11, align 4
  %13 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 2, i32 0, i8 1 }, i32 %12, i1 false)
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %13, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %14, i32 0, i32 undef, float %10, float %10, float %10, float %10, i8 15)
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
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 3, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{ptr @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
