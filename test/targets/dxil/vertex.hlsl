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
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %5 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)
  %6 = call half @dx.op.loadInput.f16(i32 4, i32 3, i32 0, i8 0, i32 undef)
  %7 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 0)
  %8 = extractvalue %dx.types.CBufRet.f32 %7, 0
  %9 = extractvalue %dx.types.CBufRet.f32 %7, 1
  %10 = extractvalue %dx.types.CBufRet.f32 %7, 2
  %11 = extractvalue %dx.types.CBufRet.f32 %7, 3
  %12 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 1)
  %13 = extractvalue %dx.types.CBufRet.f32 %12, 0
  %14 = extractvalue %dx.types.CBufRet.f32 %12, 1
  %15 = extractvalue %dx.types.CBufRet.f32 %12, 2
  %16 = extractvalue %dx.types.CBufRet.f32 %12, 3
  %17 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 2)
  %18 = extractvalue %dx.types.CBufRet.f32 %17, 0
  %19 = extractvalue %dx.types.CBufRet.f32 %17, 1
  %20 = extractvalue %dx.types.CBufRet.f32 %17, 2
  %21 = extractvalue %dx.types.CBufRet.f32 %17, 3
  %22 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 3)
  %23 = extractvalue %dx.types.CBufRet.f32 %22, 0
  %24 = extractvalue %dx.types.CBufRet.f32 %22, 1
  %25 = extractvalue %dx.types.CBufRet.f32 %22, 2
  %26 = extractvalue %dx.types.CBufRet.f32 %22, 3
  %27 = fmul fast float %2, %8
  %28 = call float @dx.op.tertiary.f32(i32 46, float %3, float %9, float %27)
  %29 = call float @dx.op.tertiary.f32(i32 46, float %4, float %10, float %28)
  %30 = fadd fast float %11, %29
  %31 = fmul fast float %2, %13
  %32 = call float @dx.op.tertiary.f32(i32 46, float %3, float %14, float %31)
  %33 = call float @dx.op.tertiary.f32(i32 46, float %4, float %15, float %32)
  %34 = fadd fast float %16, %33
  %35 = fmul fast float %2, %18
  %36 = call float @dx.op.tertiary.f32(i32 46, float %3, float %19, float %35)
  %37 = call float @dx.op.tertiary.f32(i32 46, float %4, float %20, float %36)
  %38 = fadd fast float %21, %37
  %39 = fmul fast float %2, %23
  %40 = call float @dx.op.tertiary.f32(i32 46, float %3, float %24, float %39)
  %41 = call float @dx.op.tertiary.f32(i32 46, float %4, float %25, float %40)
  %42 = fadd fast float %26, %41
  %43 = and i32 %5, 1
  %44 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 %43, i8 0, i32 undef)
  %45 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 %43, i8 1, i32 undef)
  %46 = fmul fast half %6, 0xH4000
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %30)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %34)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %38)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %42)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %38)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %44)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 1, float %45)
  call void @dx.op.storeOutput.f16(i32 5, i32 3, i32 0, i8 0, half %46)
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
!7 = !{[19 x i32] [i32 17, i32 11, i32 31, i32 31, i32 31, i32 0, i32 256, i32 512, i32 0, i32 0, i32 256, i32 512, i32 0, i32 0, i32 768, i32 0, i32 0, i32 0, i32 1024]}
!8 = !{ptr @main, !"main", !9, !4, !27}
!9 = !{!10, !20, null}
!10 = !{!11, !14, !17, !19}
!11 = !{i32 0, !"POSITION", i8 9, i8 0, !12, i8 0, i32 1, i8 3, i32 0, i8 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 7}
!14 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !15, i8 0, i32 2, i8 2, i32 1, i8 0, !16}
!15 = !{i32 0, i32 1}
!16 = !{i32 2, i32 3, i32 3, i32 3}
!17 = !{i32 2, !"SV_VertexID", i8 5, i8 1, !12, i8 0, i32 1, i8 1, i32 3, i8 0, !18}
!18 = !{i32 3, i32 1}
!19 = !{i32 3, !"FADE", i8 8, i8 0, !12, i8 0, i32 1, i8 1, i32 4, i8 0, !18}
!20 = !{!21, !23, !24, !26}
!21 = !{i32 0, !"SV_Position", i8 9, i8 3, !12, i8 4, i32 1, i8 4, i32 0, i8 0, !22}
!22 = !{i32 3, i32 15}
!23 = !{i32 1, !"SV_ClipDistance", i8 9, i8 6, !12, i8 2, i32 1, i8 1, i32 1, i8 0, !18}
!24 = !{i32 2, !"TEXCOORD", i8 9, i8 0, !12, i8 2, i32 1, i8 2, i32 2, i8 0, !25}
!25 = !{i32 3, i32 3}
!26 = !{i32 3, !"FADE", i8 8, i8 0, !12, i8 2, i32 1, i8 1, i32 2, i8 2, !18}
!27 = !{i32 0, i64 32}
