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

define void @main() {
  %list.0 = alloca [4 x i32], align 4
  %1 = alloca [3 x i32], align 4
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 0)
  %3 = call i32 @dx.op.groupId.i32(i32 94, i32 1)
  %4 = call i32 @dx.op.groupId.i32(i32 94, i32 2)
  %5 = and i32 %2, 3
  %6 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 %5
  store i32 %3, ptr %6, align 4
  %7 = and i32 %3, 3
  %8 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 %7
  store i32 2, ptr %8, align 4
  %9 = getelementptr [3 x i32], ptr %1, i32 0, i32 0
  store i32 0, ptr %9, align 4
  %10 = getelementptr [3 x i32], ptr %1, i32 0, i32 1
  store i32 1, ptr %10, align 4
  %11 = getelementptr [3 x i32], ptr %1, i32 0, i32 2
  store i32 2, ptr %11, align 4
  %12 = getelementptr [4 x i32], ptr %list.0, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = uitofp i32 %13 to float
  %15 = getelementptr [3 x i32], ptr %1, i32 0, i32 %4
  %16 = load i32, ptr %15, align 4
  %17 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 2, i32 0, i8 1 }, i32 %16, i1 false)
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %17, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %18, i32 0, i32 undef, float %14, float %14, float %14, float %14, i8 15)
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
