// args: -T vs_6_0
static float2 Corners[3] = { float2(0, -0.5), float2(0.5, 0.5), float2(-0.5, 0.5) };

float4 main(uint id : SV_VertexID, uint which : WHICH) : SV_Position {
  float2 own[2] = { float2(1, 2), float2(3, 4) };
  own[which & 1].x = 5;
  return float4(Corners[id], own[id & 1]);
}
; ==>
@Corners = internal constant [6 x float] [float 0.000000e+00, float -5.000000e-01, float 5.000000e-01, float 5.000000e-01, float -5.000000e-01, float 5.000000e-01], align 4

define void @main() {
  %own = alloca [4 x float], align 4
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %3 = getelementptr [4 x float], ptr %own, i32 0, i32 0
  %4 = getelementptr [4 x float], ptr %own, i32 0, i32 1
  store float 1.000000e+00, ptr %3, align 4
  store float 2.000000e+00, ptr %4, align 4
  %5 = getelementptr [4 x float], ptr %own, i32 0, i32 2
  %6 = getelementptr [4 x float], ptr %own, i32 0, i32 3
  store float 3.000000e+00, ptr %5, align 4
  store float 4.000000e+00, ptr %6, align 4
  %7 = and i32 %2, 1
  %8 = mul i32 %7, 2
  %9 = getelementptr [4 x float], ptr %own, i32 0, i32 %8
  %10 = add i32 %8, 1
  %11 = getelementptr [4 x float], ptr %own, i32 0, i32 %10
  %12 = load float, ptr %11, align 4
  store float 5.000000e+00, ptr %9, align 4
  store float %12, ptr %11, align 4
  %13 = mul i32 %1, 2
  %14 = getelementptr [6 x float], ptr @Corners, i32 0, i32 %13
  %15 = add i32 %13, 1
  %16 = getelementptr [6 x float], ptr @Corners, i32 0, i32 %15
  %17 = load float, ptr %14, align 4
  %18 = load float, ptr %16, align 4
  %19 = and i32 %1, 1
  %20 = mul i32 %19, 2
  %21 = getelementptr [4 x float], ptr %own, i32 0, i32 %20
  %22 = add i32 %20, 1
  %23 = getelementptr [4 x float], ptr %own, i32 0, i32 %22
  %24 = load float, ptr %21, align 4
  %25 = load float, ptr %23, align 4
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %17)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %18)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %24)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %25)
  ret void
}

declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 0}
!4 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 0, i32 0, i32 0, i32 12]}
!5 = !{ptr @main, !"main", !6, null, null}
!6 = !{!7, !12, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_VertexID", i8 5, i8 1, !9, i8 0, i32 1, i8 1, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 1}
!11 = !{i32 1, !"WHICH", i8 5, i8 0, !9, i8 0, i32 1, i8 1, i32 1, i8 0, !10}
!12 = !{!13}
!13 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !14}
!14 = !{i32 3, i32 15}
