// args: -T ps_6_5
// Before shader model 6.6 a variable says whether a lane only helps: from the start, or since it was discarded.
float4 main(float4 position : SV_Position, float alpha : ALPHA) : SV_Target {
  clip(alpha - 0.5);
  return IsHelperLane() ? 0 : ddx(position);
}
; ==>
@dx.ishelper = internal global i32 0, align 4

define void @main() {
  %1 = call i32 @dx.op.coverage.i32(i32 91)
  %2 = icmp eq i32 %1, 0
  %3 = zext i1 %2 to i32
  store i32 %3, ptr @dx.ishelper, align 4
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %9 = fsub fast float %8, 5.000000e-01
  %10 = fcmp fast olt float %9, 0.000000e+00
  call void @dx.op.discard(i32 82, i1 %10)
  %11 = load i32, ptr @dx.ishelper, align 4
  %12 = icmp ne i32 %11, 0
  %13 = or i1 %10, %12
  %14 = zext i1 %13 to i32
  store i32 %14, ptr @dx.ishelper, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %cond.end, label %cond.false

cond.false:
  %16 = call float @dx.op.unary.f32(i32 83, float %4)
  %17 = call float @dx.op.unary.f32(i32 83, float %5)
  %18 = call float @dx.op.unary.f32(i32 83, float %6)
  %19 = call float @dx.op.unary.f32(i32 83, float %7)
  br label %cond.end

cond.end:
  %20 = phi float [ %16, %cond.false ], [ 0.000000e+00, %0 ]
  %21 = phi float [ %17, %cond.false ], [ 0.000000e+00, %0 ]
  %22 = phi float [ %18, %cond.false ], [ 0.000000e+00, %0 ]
  %23 = phi float [ %19, %cond.false ], [ 0.000000e+00, %0 ]
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %20)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %21)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %22)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %23)
  ret void
}

declare i32 @dx.op.coverage.i32(i32) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare void @dx.op.discard(i32, i1) #1

declare float @dx.op.unary.f32(i32, float) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"descry"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 8}
!3 = !{!"ps", i32 6, i32 5}
!4 = !{[7 x i32] [i32 5, i32 4, i32 1, i32 2, i32 4, i32 8, i32 15]}
!5 = !{ptr @main, !"main", !6, null, null}
!6 = !{!7, !13, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"ALPHA", i8 9, i8 0, !9, i8 2, i32 1, i8 1, i32 1, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
