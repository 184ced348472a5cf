// args: -T cs_6_6
cbuffer Scene : register(b2) {
  float scale;
  float3 offsets[4];
  double exact;
  int pick;
};
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = offsets[pick].y * scale;
  Out[1] = offsets[1][id.x];
  Out[2] = (float)exact;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.f64 = type { double, double }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 2 }, i32 2, i1 false)
  %3 = alloca [4 x float], align 4
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 13, i32 92 })
  %6 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %5, i32 5)
  %7 = extractvalue %dx.types.CBufRet.i32 %6, 2
  %8 = add i32 %7, 1
  %9 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %8)
  %10 = extractvalue %dx.types.CBufRet.f32 %9, 1
  %11 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 0)
  %12 = extractvalue %dx.types.CBufRet.f32 %11, 0
  %13 = fmul fast float %10, %12
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 265 })
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %14, i32 0, i32 undef, float %13, float %13, float %13, float %13, i8 15)
  %15 = mul i32 %4, 4
  %16 = add i32 %15, 32
  %17 = lshr i32 %16, 4
  %18 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %17)
  %19 = extractvalue %dx.types.CBufRet.f32 %18, 0
  %20 = extractvalue %dx.types.CBufRet.f32 %18, 1
  %21 = extractvalue %dx.types.CBufRet.f32 %18, 2
  %22 = extractvalue %dx.types.CBufRet.f32 %18, 3
  %23 = and i32 %16, 15
  %24 = lshr i32 %23, 2
  %25 = getelementptr [4 x float], ptr %3, i32 0, i32 0
  store float %19, ptr %25, align 4
  %26 = getelementptr [4 x float], ptr %3, i32 0, i32 1
  store float %20, ptr %26, align 4
  %27 = getelementptr [4 x float], ptr %3, i32 0, i32 2
  store float %21, ptr %27, align 4
  %28 = getelementptr [4 x float], ptr %3, i32 0, i32 3
  store float %22, ptr %28, align 4
  %29 = getelementptr [4 x float], ptr %3, i32 0, i32 %24
  %30 = load float, ptr %29, align 4
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %14, i32 1, i32 undef, float %30, float %30, float %30, float %30, i8 15)
  %31 = call %dx.types.CBufRet.f64 @dx.op.cbufferLoadLegacy.f64(i32 59, %dx.types.Handle %5, i32 5)
  %32 = extractvalue %dx.types.CBufRet.f64 %31, 0
  %33 = fptrunc double %32 to float
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %14, i32 2, i32 undef, float %33, float %33, float %33, float %33, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

declare %dx.types.CBufRet.f64 @dx.op.cbufferLoadLegacy.f64(i32, %dx.types.Handle, i32) #1

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
!4 = !{null, !5, !8, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 2, i32 1, i32 92, null}
!10 = !{ptr @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 4, i32 4, !12}
!12 = !{i32 1, i32 1, i32 1}
