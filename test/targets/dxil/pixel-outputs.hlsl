// args: -T ps_6_0
Texture2D Image;
SamplerState Linear;

export float Unused(float x) { return x; }

void main(float2 uv : UV, uint which : WHICH, out float4 targets[2] : SV_Target1) {
  targets[0] = uv.xyxy;
  targets[1] = Image.SampleBias(Linear, uv, -100);
  targets[which & 1].x = 1;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)
  %targets = alloca [8 x float], align 4
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %5 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %6 = getelementptr [8 x float], ptr %targets, i32 0, i32 0
  %7 = getelementptr [8 x float], ptr %targets, i32 0, i32 1
  %8 = getelementptr [8 x float], ptr %targets, i32 0, i32 2
  %9 = getelementptr [8 x float], ptr %targets, i32 0, i32 3
  store float %3, ptr %6, align 4
  store float %4, ptr %7, align 4
  store float %3, ptr %8, align 4
  store float %4, ptr %9, align 4
  %10 = call %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32 61, %dx.types.Handle %1, %dx.types.Handle %2, float %3, float %4, float undef, float undef, i32 0, i32 0, i32 undef, float -1.600000e+01, float undef)
  %11 = extractvalue %dx.types.ResRet.f32 %10, 0
  %12 = extractvalue %dx.types.ResRet.f32 %10, 1
  %13 = extractvalue %dx.types.ResRet.f32 %10, 2
  %14 = extractvalue %dx.types.ResRet.f32 %10, 3
  %15 = getelementptr [8 x float], ptr %targets, i32 0, i32 4
  %16 = getelementptr [8 x float], ptr %targets, i32 0, i32 5
  %17 = getelementptr [8 x float], ptr %targets, i32 0, i32 6
  %18 = getelementptr [8 x float], ptr %targets, i32 0, i32 7
  store float %11, ptr %15, align 4
  store float %12, ptr %16, align 4
  store float %13, ptr %17, align 4
  store float %14, ptr %18, align 4
  %19 = and i32 %5, 1
  %20 = mul i32 %19, 4
  %21 = getelementptr [8 x float], ptr %targets, i32 0, i32 %20
  %22 = add i32 %20, 1
  %23 = getelementptr [8 x float], ptr %targets, i32 0, i32 %22
  %24 = add i32 %20, 2
  %25 = getelementptr [8 x float], ptr %targets, i32 0, i32 %24
  %26 = add i32 %20, 3
  %27 = getelementptr [8 x float], ptr %targets, i32 0, i32 %26
  %28 = load float, ptr %23, align 4
  %29 = load float, ptr %25, align 4
  %30 = load float, ptr %27, align 4
  store float 1.000000e+00, ptr %21, align 4
  store float %28, ptr %23, align 4
  store float %29, ptr %25, align 4
  store float %30, ptr %27, align 4
  %31 = load float, ptr %6, align 4
  %32 = load float, ptr %7, align 4
  %33 = load float, ptr %8, align 4
  %34 = load float, ptr %9, align 4
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %31)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %32)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %33)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %34)
  %35 = load float, ptr %15, align 4
  %36 = load float, ptr %16, align 4
  %37 = load float, ptr %17, align 4
  %38 = load float, ptr %18, align 4
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %35)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %36)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %37)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %38)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #1

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #1

declare %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!10}
!dx.entryPoints = !{!11}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, null, !8}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 0, null}
!10 = !{[7 x i32] [i32 5, i32 12, i32 4080, i32 4080, i32 0, i32 0, i32 4080]}
!11 = !{ptr @main, !"main", !12, !4, null}
!12 = !{!13, !19, null}
!13 = !{!14, !17}
!14 = !{i32 0, !"UV", i8 9, i8 0, !15, i8 2, i32 1, i8 2, i32 0, i8 0, !16}
!15 = !{i32 0}
!16 = !{i32 3, i32 3}
!17 = !{i32 1, !"WHICH", i8 5, i8 0, !15, i8 1, i32 1, i8 1, i32 1, i8 0, !18}
!18 = !{i32 3, i32 1}
!19 = !{!20, !23}
!20 = !{i32 0, !"SV_Target", i8 9, i8 16, !21, i8 0, i32 1, i8 4, i32 1, i8 0, !22}
!21 = !{i32 1}
!22 = !{i32 3, i32 15}
!23 = !{i32 1, !"SV_Target", i8 9, i8 16, !24, i8 0, i32 1, i8 4, i32 2, i8 0, !22}
!24 = !{i32 2}
