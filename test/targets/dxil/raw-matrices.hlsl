// args: -T cs_6_6
// As in DXC: read row by row, written as its type says.
RWByteAddressBuffer Data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  float2x3 m = Data.Load<float2x3>(0);
  row_major float2x3 rows = m;
  Data.Store(64, m);
  Data.Store(128, rows);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %3 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %2, i32 0, i32 undef, i8 7, i32 4)
  %4 = extractvalue %dx.types.ResRet.f32 %3, 0
  %5 = extractvalue %dx.types.ResRet.f32 %3, 1
  %6 = extractvalue %dx.types.ResRet.f32 %3, 2
  %7 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %2, i32 12, i32 undef, i8 7, i32 4)
  %8 = extractvalue %dx.types.ResRet.f32 %7, 0
  %9 = extractvalue %dx.types.ResRet.f32 %7, 1
  %10 = extractvalue %dx.types.ResRet.f32 %7, 2
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %2, i32 64, i32 undef, float %4, float %8, float undef, float undef, i8 3, i32 4)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %2, i32 72, i32 undef, float %5, float %9, float undef, float undef, i8 3, i32 4)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %2, i32 80, i32 undef, float %6, float %10, float undef, float undef, i8 3, i32 4)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %2, i32 128, i32 undef, float %4, float %5, float %6, float undef, i8 7, i32 4)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %2, i32 140, i32 undef, float %8, float %9, float %10, float undef, i8 7, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!7 = !{ptr @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 16, i32 4, !9}
!9 = !{i32 1, i32 1, i32 1}
