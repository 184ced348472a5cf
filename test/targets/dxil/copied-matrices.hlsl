// args: -T vs_6_6
// A matrix of an array in a constant buffer is read where it lies, also where the array was copied for a function.
struct Cascades {
  float4x4 matrices[4];
  float4 sizes;
};

cbuffer Frame {
  Cascades cascades;
  uint slot;
};

float4 project(Cascades copied, uint index, float3 position) {
  float4x4 chosen = copied.matrices[index];
  return mul(chosen, float4(position, copied.sizes.x));
}

float4 main(float3 position : POSITION) : SV_Position {
  return project(cascades, slot, position);
}
; ==>
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 13, i32 276 })
  %6 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 16)
  %7 = extractvalue %dx.types.CBufRet.f32 %6, 0
  %8 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %5, i32 17)
  %9 = extractvalue %dx.types.CBufRet.i32 %8, 0
  %10 = mul i32 %9, 4
  %11 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %10)
  %12 = extractvalue %dx.types.CBufRet.f32 %11, 0
  %13 = extractvalue %dx.types.CBufRet.f32 %11, 1
  %14 = extractvalue %dx.types.CBufRet.f32 %11, 2
  %15 = extractvalue %dx.types.CBufRet.f32 %11, 3
  %16 = add i32 %10, 1
  %17 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %16)
  %18 = extractvalue %dx.types.CBufRet.f32 %17, 0
  %19 = extractvalue %dx.types.CBufRet.f32 %17, 1
  %20 = extractvalue %dx.types.CBufRet.f32 %17, 2
  %21 = extractvalue %dx.types.CBufRet.f32 %17, 3
  %22 = add i32 %10, 2
  %23 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %22)
  %24 = extractvalue %dx.types.CBufRet.f32 %23, 0
  %25 = extractvalue %dx.types.CBufRet.f32 %23, 1
  %26 = extractvalue %dx.types.CBufRet.f32 %23, 2
  %27 = extractvalue %dx.types.CBufRet.f32 %23, 3
  %28 = add i32 %10, 3
  %29 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 %28)
  %30 = extractvalue %dx.types.CBufRet.f32 %29, 0
  %31 = extractvalue %dx.types.CBufRet.f32 %29, 1
  %32 = extractvalue %dx.types.CBufRet.f32 %29, 2
  %33 = extractvalue %dx.types.CBufRet.f32 %29, 3
  %34 = fmul fast float %12, %2
  %35 = call float @dx.op.tertiary.f32(i32 46, float %18, float %3, float %34)
  %36 = call float @dx.op.tertiary.f32(i32 46, float %24, float %4, float %35)
  %37 = call float @dx.op.tertiary.f32(i32 46, float %30, float %7, float %36)
  %38 = fmul fast float %13, %2
  %39 = call float @dx.op.tertiary.f32(i32 46, float %19, float %3, float %38)
  %40 = call float @dx.op.tertiary.f32(i32 46, float %25, float %4, float %39)
  %41 = call float @dx.op.tertiary.f32(i32 46, float %31, float %7, float %40)
  %42 = fmul fast float %14, %2
  %43 = call float @dx.op.tertiary.f32(i32 46, float %20, float %3, float %42)
  %44 = call float @dx.op.tertiary.f32(i32 46, float %26, float %4, float %43)
  %45 = call float @dx.op.tertiary.f32(i32 46, float %32, float %7, float %44)
  %46 = fmul fast float %15, %2
  %47 = call float @dx.op.tertiary.f32(i32 46, float %21, float %3, float %46)
  %48 = call float @dx.op.tertiary.f32(i32 46, float %27, float %4, float %47)
  %49 = call float @dx.op.tertiary.f32(i32 46, float %33, float %7, float %48)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %37)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %41)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %45)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %49)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

declare float @dx.op.tertiary.f32(i32, float, float, float) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!7}
!dx.entryPoints = !{!8}

!0 = !{!"descry"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 6}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, ptr undef, !"", i32 0, i32 0, i32 1, i32 276, null}
!7 = !{[5 x i32] [i32 3, i32 4, i32 15, i32 15, i32 15]}
!8 = !{ptr @main, !"main", !9, !4, null}
!9 = !{!10, !14, null}
!10 = !{!11}
!11 = !{i32 0, !"POSITION", i8 9, i8 0, !12, i8 0, i32 1, i8 3, i32 0, i8 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 7}
!14 = !{!15}
!15 = !{i32 0, !"SV_Position", i8 9, i8 3, !12, i8 4, i32 1, i8 4, i32 0, i8 0, !16}
!16 = !{i32 3, i32 15}
