// args: -T cs_6_6 -enable-16bit-types
StructuredBuffer<half> Input;
RWByteAddressBuffer Output;

[numthreads(1, 1, 1)]
void main() {
  half value = Input[0];
  Output.Store(0, (isnan(value) ? 1 : 0) + (isinf(value) ? 2 : 0) + (isfinite(value) ? 4 : 0));
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 12, i32 2 })
  %4 = call %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle %3, i32 0, i32 0, i8 1, i32 2)
  %5 = extractvalue %dx.types.ResRet.f16 %4, 0
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %7 = fpext half %5 to float
  %8 = call i1 @dx.op.isSpecialFloat.f32(i32 8, float %7)
  %9 = zext i1 %8 to i32
  %10 = fpext half %5 to float
  %11 = call i1 @dx.op.isSpecialFloat.f32(i32 9, float %10)
  %12 = select i1 %11, i32 2, i32 0
  %13 = add i32 %9, %12
  %14 = fpext half %5 to float
  %15 = call i1 @dx.op.isSpecialFloat.f32(i32 10, float %14)
  %16 = select i1 %15, i32 4, i32 0
  %17 = add i32 %13, %16
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %6, i32 0, i32 undef, i32 %17, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare i1 @dx.op.isSpecialFloat.f32(i32, float) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!10}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 2}
!8 = !{!9}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!10 = !{ptr @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 8388656, i32 4, !12}
!12 = !{i32 1, i32 1, i32 1}
