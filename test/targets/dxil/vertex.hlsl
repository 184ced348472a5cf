// args: -T vs_6_0
float4x4 View;

void main(float3 position : POSITION, float2 uv[2] : TEXCOORD, uint id : SV_VertexID, min16float fade : FADE,
          out float4 clip : SV_Position, out float distance : SV_ClipDistance, out float2 first : TEXCOORD0, out min16float faded : FADE) {
  clip = mul(float4(position, 1), View);
  distance = clip.z;
  first = uv[id & 1];
  faded = fade * 2;
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.CBufRet.f32 = type { float, float, float, float }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %uv = alloca [4 x float], align 4
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)
  %7 = getelementptr [4 x float], ptr %uv, i32 0, i32 0
  %8 = getelementptr [4 x float], ptr %uv, i32 0, i32 1
  store float %5, ptr %7, align 4
  store float %6, ptr %8, align 4
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 1, i8 0, i32 undef)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 1, i8 1, i32 undef)
  %11 = getelementptr [4 x float], ptr %uv, i32 0, i32 2
  %12 = getelementptr [4 x float], ptr %uv, i32 0, i32 3
  store float %9, ptr %11, align 4
  store float %10, ptr %12, align 4
  %13 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)
  %14 = call half @dx.op.loadInput.f16(i32 4, i32 3, i32 0, i8 0, i32 undef)
  %15 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 0)
  %16 = extractvalue %dx.types.CBufRet.f32 %15, 0
  %17 = extractvalue %dx.types.CBufRet.f32 %15, 1
  %18 = extractvalue %dx.types.CBufRet.f32 %15, 2
  %19 = extractvalue %dx.types.CBufRet.f32 %15, 3
  %20 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 1)
  %21 = extractvalue %dx.types.CBufRet.f32 %20, 0
  %22 = extractvalue %dx.types.CBufRet.f32 %20, 1
  %23 = extractvalue %dx.types.CBufRet.f32 %20, 2
  %24 = extractvalue %dx.types.CBufRet.f32 %20, 3
  %25 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 2)
  %26 = extractvalue %dx.types.CBufRet.f32 %25, 0
  %27 = extractvalue %dx.types.CBufRet.f32 %25, 1
  %28 = extractvalue %dx.types.CBufRet.f32 %25, 2
  %29 = extractvalue %dx.types.CBufRet.f32 %25, 3
  %30 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 3)
  %31 = extractvalue %dx.types.CBufRet.f32 %30, 0
  %32 = extractvalue %dx.types.CBufRet.f32 %30, 1
  %33 = extractvalue %dx.types.CBufRet.f32 %30, 2
  %34 = extractvalue %dx.types.CBufRet.f32 %30, 3
  %35 = fmul fast float %2, %16
  %36 = call float @dx.op.tertiary.f32(i32 46, float %3, float %17, float %35)
  %37 = call float @dx.op.tertiary.f32(i32 46, float %4, float %18, float %36)
  %38 = fadd fast float %19, %37
  %39 = fmul fast float %2, %21
  %40 = call float @dx.op.tertiary.f32(i32 46, float %3, float %22, float %39)
  %41 = call float @dx.op.tertiary.f32(i32 46, float %4, float %23, float %40)
  %42 = fadd fast float %24, %41
  %43 = fmul fast float %2, %26
  %44 = call float @dx.op.tertiary.f32(i32 46, float %3, float %27, float %43)
  %45 = call float @dx.op.tertiary.f32(i32 46, float %4, float %28, float %44)
  %46 = fadd fast float %29, %45
  %47 = fmul fast float %2, %31
  %48 = call float @dx.op.tertiary.f32(i32 46, float %3, float %32, float %47)
  %49 = call float @dx.op.tertiary.f32(i32 46, float %4, float %33, float %48)
  %50 = fadd fast float %34, %49
  %51 = and i32 %13, 1
  %52 = mul i32 %51, 2
  %53 = getelementptr [4 x float], ptr %uv, i32 0, i32 %52
  %54 = add i32 %52, 1
  %55 = getelementptr [4 x float], ptr %uv, i32 0, i32 %54
  %56 = load float, ptr %53, align 4
  %57 = load float, ptr %55, align 4
  %58 = fmul fast half %14, 0xH4000
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %38)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %42)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %46)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %50)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %46)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %56)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 1, float %57)
  call void @dx.op.storeOutput.f16(i32 5, i32 3, i32 0, i8 0, half %58)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #1

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #1

declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #1

declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #0

declare float @dx.op.tertiary.f32(i32, float, float, float) #1

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!7}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 0}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 64, null}
!7 = !{[19 x i32] [i32 17, i32 11, i32 31, i32 31, i32 31, i32 0, i32 768, i32 768, i32 0, i32 0, i32 768, i32 768, i32 0, i32 0, i32 768, i32 0, i32 0, i32 0, i32 1024]}
!8 = !{ptr @main, !"main", !9, !4, !26}
!9 = !{!10, !20, null}
!10 = !{!11, !14, !17, !19}
!11 = !{i32 0, !"POSITION", i8 9, i8 0, !12, i8 0, i32 1, i8 3, i32 0, i8 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 7}
!14 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !15, i8 0, i32 2, i8 2, i32 1, i8 0, !16}
!15 = !{i32 0, i32 1}
!16 = !{i32 3, i32 3}
!17 = !{i32 2, !"SV_VertexID", i8 5, i8 1, !12, i8 0, i32 1, i8 1, i32 3, i8 0, !18}
!18 = !{i32 3, i32 1}
!19 = !{i32 3, !"FADE", i8 8, i8 0, !12, i8 0, i32 1, i8 1, i32 4, i8 0, !18}
!20 = !{!21, !23, !24, !25}
!21 = !{i32 0, !"SV_Position", i8 9, i8 3, !12, i8 4, i32 1, i8 4, i32 0, i8 0, !22}
!22 = !{i32 3, i32 15}
!23 = !{i32 1, !"SV_ClipDistance", i8 9, i8 6, !12, i8 2, i32 1, i8 1, i32 1, i8 0, !18}
!24 = !{i32 2, !"TEXCOORD", i8 9, i8 0, !12, i8 2, i32 1, i8 2, i32 2, i8 0, !16}
!25 = !{i32 3, !"FADE", i8 8, i8 0, !12, i8 2, i32 1, i8 1, i32 2, i8 2, !18}
!26 = !{i32 0, i64 32}
