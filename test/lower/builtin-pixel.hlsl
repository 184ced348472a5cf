// args: -T ps_6_6
float4 main(float4 a : A, nointerpolation float b : B) : SV_Target {
  clip(a.xy - 0.5);
  clip(1);
  float4 sum = ddx(a) + ddy_fine(a) + fwidth(a.x);
  sum += EvaluateAttributeCentroid(a) + EvaluateAttributeSnapped(a, int2(1, 2)) + GetAttributeAtVertex(b, 2);
  return IsHelperLane() ? sum : sum + GetRenderTargetSampleCount();
}
; ==>
define void @main() #0 {
entry:
  %a = alloca <4 x float>
  %b = alloca float
  %0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 poison)
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 poison)
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 poison)
  %3 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 3, i32 poison)
  %4 = insertelement <4 x float> poison, float %0, i32 0
  %5 = insertelement <4 x float> %4, float %1, i32 1
  %6 = insertelement <4 x float> %5, float %2, i32 2
  %7 = insertelement <4 x float> %6, float %3, i32 3
  store <4 x float> %7, ptr %a
  %8 = load <4 x float>, ptr %a
  %9 = call float @llvm.dx.input.load.f32(i32 1, i32 0, i32 0, i32 poison)
  store float %9, ptr %b
  %10 = load float, ptr %b
  %11 = call <4 x float> @main.body(<4 x float> %8, float %10)
  %12 = extractelement <4 x float> %11, i32 0
  %13 = extractelement <4 x float> %11, i32 1
  %14 = extractelement <4 x float> %11, i32 2
  %15 = extractelement <4 x float> %11, i32 3
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %12)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %13)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %14)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 3, float %15)
  ret void
}

define internal <4 x float> @main.body(<4 x float> %a, float %b) {
entry:
  %a.addr = alloca <4 x float>
  %b.addr = alloca float
  %sum = alloca <4 x float>
  store <4 x float> %a, ptr %a.addr
  store float %b, ptr %b.addr
  %0 = load <4 x float>, ptr %a.addr
  %1 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %2 = fsub fast <2 x float> %1, splat (float 5.000000e-01)
  %3 = extractelement <2 x float> %2, i32 0
  %4 = extractelement <2 x float> %2, i32 1
  %5 = fcmp fast olt float %3, 0.000000e+00
  %6 = fcmp fast olt float %4, 0.000000e+00
  %7 = or i1 %5, %6
  call void @llvm.dx.discard(i1 %7)
  %8 = load <4 x float>, ptr %a.addr
  %9 = call fast <4 x float> @llvm.dx.ddx.coarse.v4f32(<4 x float> %8)
  %10 = load <4 x float>, ptr %a.addr
  %11 = call fast <4 x float> @llvm.dx.ddy.fine.v4f32(<4 x float> %10)
  %12 = fadd fast <4 x float> %9, %11
  %13 = load <4 x float>, ptr %a.addr
  %14 = extractelement <4 x float> %13, i32 0
  %15 = call fast float @llvm.dx.ddx.coarse.f32(float %14)
  %16 = call fast float @llvm.fabs.f32(float %15)
  %17 = call fast float @llvm.dx.ddy.coarse.f32(float %14)
  %18 = call fast float @llvm.fabs.f32(float %17)
  %19 = fadd fast float %16, %18
  %20 = insertelement <4 x float> poison, float %19, i32 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = fadd fast <4 x float> %12, %21
  store <4 x float> %22, ptr %sum
  %23 = load <4 x float>, ptr %a.addr
  %24 = call fast <4 x float> @llvm.dx.evaluate.centroid.v4f32(<4 x float> %23)
  %25 = load <4 x float>, ptr %a.addr
  %26 = call fast <4 x float> @llvm.dx.evaluate.snapped.v4f32(<4 x float> %25, <2 x i32> <i32 1, i32 2>)
  %27 = fadd fast <4 x float> %24, %26
  %28 = load float, ptr %b.addr
  %29 = call fast float @llvm.dx.attribute.at.vertex.f32(float %28, i32 2)
  %30 = insertelement <4 x float> poison, float %29, i32 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = fadd fast <4 x float> %27, %31
  %33 = load <4 x float>, ptr %sum
  %34 = fadd fast <4 x float> %33, %32
  store <4 x float> %34, ptr %sum
  %35 = call i1 @llvm.dx.is.helper.lane()
  br i1 %35, label %cond.true, label %cond.false

cond.true:
  %36 = load <4 x float>, ptr %sum
  br label %cond.end

cond.false:
  %37 = load <4 x float>, ptr %sum
  %38 = call i32 @llvm.dx.render.target.sample.count()
  %39 = uitofp i32 %38 to float
  %40 = insertelement <4 x float> poison, float %39, i32 0
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <4 x i32> zeroinitializer
  %42 = fadd fast <4 x float> %37, %41
  br label %cond.end

cond.end:
  %43 = phi <4 x float> [ %36, %cond.true ], [ %42, %cond.false ]
  ret <4 x float> %43
}

declare void @llvm.dx.discard(i1)

declare <4 x float> @llvm.dx.ddx.coarse.v4f32(<4 x float>)

declare <4 x float> @llvm.dx.ddy.fine.v4f32(<4 x float>)

declare float @llvm.dx.ddx.coarse.f32(float)

declare float @llvm.fabs.f32(float)

declare float @llvm.dx.ddy.coarse.f32(float)

declare <4 x float> @llvm.dx.evaluate.centroid.v4f32(<4 x float>)

declare <4 x float> @llvm.dx.evaluate.snapped.v4f32(<4 x float>, <2 x i32>)

declare float @llvm.dx.attribute.at.vertex.f32(float, i32)

declare i1 @llvm.dx.is.helper.lane()

declare i32 @llvm.dx.render.target.sample.count()

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare void @llvm.dx.output.store.f32(i32, i32, i32, float)

attributes #0 = { "hlsl.shader"="pixel" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !4, null}
!1 = !{!2, !3}
!2 = !{i32 0, !"A", i32 0, i32 0, !"float", i32 1, i32 4, !"", i32 0}
!3 = !{i32 1, !"B", i32 0, i32 0, !"float", i32 1, i32 1, !"nointerpolation", i32 0}
!4 = !{!5}
!5 = !{i32 0, !"SV_Target", i32 0, i32 16, !"float", i32 1, i32 4, !"", i32 0}
