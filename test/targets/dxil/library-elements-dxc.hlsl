// args: -T lib_6_6 --rules dxc
// Elements that DXC takes apart have records and names of their own, in a library, too, that leaves their places open.
struct Material {
  RWBuffer<int> count;
  RWBuffer<int> layers[2];
};
Material material;

[shader("compute")]
[numthreads(1, 1, 1)]
void main() {
  material.layers[1][0] = 1;
  material.layers[0][1] = 2;
  material.count[2] = 3;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }

@material.layers.1 = external constant %dx.types.Handle, align 4
@material.layers.0 = external constant %dx.types.Handle, align 4
@material.count = external constant %dx.types.Handle, align 4

define void @main() {
  %1 = load %dx.types.Handle, ptr @material.layers.1, align 4
  %2 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4106, i32 260 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %3, i32 0, i32 undef, i32 1, i32 1, i32 1, i32 1, i8 15)
  %4 = load %dx.types.Handle, ptr @material.layers.0, align 4
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4106, i32 260 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %6, i32 1, i32 undef, i32 2, i32 2, i32 2, i32 2, i8 15)
  %7 = load %dx.types.Handle, ptr @material.count, align 4
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %7)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 4106, i32 260 })
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %9, i32 2, i32 undef, i32 3, i32 3, i32 3, i32 3, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!10, !11}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"lib", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6, !8, !9}
!6 = !{i32 0, ptr @material.layers.1, !"material.layers.1", i32 0, i32 -1, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 4}
!8 = !{i32 1, ptr @material.layers.0, !"material.layers.0", i32 0, i32 -1, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!9 = !{i32 2, ptr @material.count, !"material.count", i32 0, i32 -1, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!10 = !{null, !"", null, !4, null}
!11 = !{ptr @main, !"main", null, null, !12}
!12 = !{i32 8, i32 5, i32 4, !13, i32 5, !14}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{i32 0}
