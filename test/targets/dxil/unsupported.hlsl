// args: -T lib_6_9
RWBuffer<float> Out : register(u0);

[shader("raygeneration")]
void generate() {
  dx::HitObject hit = dx::HitObject::MakeNop();
  Out[0] = hit.IsNop();
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.HitObject = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }

@"\01?Out@@3V?$RWBuffer@M@@A" = external constant %dx.types.Handle, align 4

define void @"\01?generate@@YAXXZ"() {
  %1 = call %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
  %2 = call i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject %1)
  %3 = uitofp i1 %2 to float
  %4 = load %dx.types.Handle, ptr @"\01?Out@@3V?$RWBuffer@M@@A", align 4
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %4)
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %6, i32 0, i32 undef, float %3, float %3, float %3, float %3, i8 15)
  ret void
}

declare %dx.types.HitObject @dx.op.hitObject_MakeNop(i32) #0

declare i1 @dx.op.hitObject_StateScalar.i1(i32, %dx.types.HitObject) #0

declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!7, !9}

!0 = !{!"descry"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, ptr @"\01?Out@@3V?$RWBuffer@M@@A", !"Out", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !6}
!6 = !{i32 0, i32 9}
!7 = !{null, !"", null, !3, !8}
!8 = !{i32 0, i64 8589934592}
!9 = !{ptr @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !10}
!10 = !{i32 8, i32 7, i32 5, !11}
!11 = !{i32 0}
