// args: -T ps_6_1
float4 main(float2 uv : TEXCOORD, nointerpolation float4 corner : CORNER, uint view : SV_ViewID) : SV_Target {
  float2 centre = EvaluateAttributeCentroid(uv);
  return GetAttributeAtVertex(corner, 1) + centre.xyxy + view;
}
; ==>
define void @main() {
  %1 = call i32 @dx.op.viewID.i32(i32 138)
  %2 = call float @dx.op.evalCentroid.f32(i32 89, i32 0, i32 0, i8 0)
  %3 = call float @dx.op.evalCentroid.f32(i32 89, i32 0, i32 0, i8 1)
  %4 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 1, i32 0, i8 0, i8 1)
  %5 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 1, i32 0, i8 1, i8 1)
  %6 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 1, i32 0, i8 2, i8 1)
  %7 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 1, i32 0, i8 3, i8 1)
  %8 = fadd fast float %4, %2
  %9 = fadd fast float %5, %3
  %10 = fadd fast float %6, %2
  %11 = fadd fast float %7, %3
  %12 = uitofp i32 %1 to float
  %13 = fadd fast float %8, %12
  %14 = fadd fast float %9, %12
  %15 = fadd fast float %10, %12
  %16 = fadd fast float %11, %12
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %13)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %14)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %15)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %16)
  ret void
}

declare i32 @dx.op.viewID.i32(i32) #0

declare float @dx.op.evalCentroid.f32(i32, i32, i32, i8) #0

declare float @dx.op.attributeAtVertex.f32(i32, i32, i32, i8, i8) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 8}
!3 = !{!"ps", i32 6, i32 1}
!4 = !{[11 x i32] [i32 8, i32 4, i32 15, i32 5, i32 10, i32 0, i32 0, i32 1, i32 2, i32 4, i32 8]}
!5 = !{ptr @main, !"main", !6, null, !14}
!6 = !{!7, !11, null}
!7 = !{!8, !10}
!8 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 0, i8 0, null}
!9 = !{i32 0}
!10 = !{i32 1, !"CORNER", i8 9, i8 0, !9, i8 1, i32 1, i8 4, i32 1, i8 0, null}
!11 = !{!12}
!12 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !13}
!13 = !{i32 3, i32 15}
!14 = !{i32 0, i64 6291456}
