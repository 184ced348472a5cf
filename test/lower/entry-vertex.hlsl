// args: -T vs_6_6
struct Input { float2 p : POSITION; uint id : SV_VertexID; };
struct Output { float4 p : SV_Position; nointerpolation bool on : ON; float2x3 m : M; };

Output main(Input i, out float2 uv[2] : TEXCOORD1) {
  Output o = (Output)0;
  o.p.xy = i.p;
  o.on = i.id > 2;
  uv[0] = i.p;
  uv[1] = 1;
  return o;
}
; ==>
%struct.Output = type { <4 x float>, i1, <6 x float> }
%struct.Input = type { <2 x float>, i32 }

define void @main() #0 {
entry:
  %result = alloca %struct.Output
  %i = alloca %struct.Input
  %uv = alloca [2 x <2 x float>]
  %p = getelementptr inbounds %struct.Input, ptr %i, i32 0, i32 0
  %0 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 poison)
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 poison)
  %2 = insertelement <2 x float> poison, float %0, i32 0
  %3 = insertelement <2 x float> %2, float %1, i32 1
  store <2 x float> %3, ptr %p
  %id = getelementptr inbounds %struct.Input, ptr %i, i32 0, i32 1
  %4 = call i32 @llvm.dx.input.load.i32(i32 1, i32 0, i32 0, i32 poison)
  store i32 %4, ptr %id
  call void @main.body(ptr %result, ptr %i, ptr %uv)
  %5 = getelementptr inbounds [2 x <2 x float>], ptr %uv, i32 0, i32 0
  %6 = load <2 x float>, ptr %5
  %7 = extractelement <2 x float> %6, i32 0
  %8 = extractelement <2 x float> %6, i32 1
  call void @llvm.dx.output.store.f32(i32 3, i32 0, i32 0, float %7)
  call void @llvm.dx.output.store.f32(i32 3, i32 0, i32 1, float %8)
  %9 = getelementptr inbounds [2 x <2 x float>], ptr %uv, i32 0, i32 1
  %10 = load <2 x float>, ptr %9
  %11 = extractelement <2 x float> %10, i32 0
  %12 = extractelement <2 x float> %10, i32 1
  call void @llvm.dx.output.store.f32(i32 3, i32 1, i32 0, float %11)
  call void @llvm.dx.output.store.f32(i32 3, i32 1, i32 1, float %12)
  %p1 = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 0
  %13 = load <4 x float>, ptr %p1
  %14 = extractelement <4 x float> %13, i32 0
  %15 = extractelement <4 x float> %13, i32 1
  %16 = extractelement <4 x float> %13, i32 2
  %17 = extractelement <4 x float> %13, i32 3
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %14)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %15)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %16)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 3, float %17)
  %on = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 1
  %18 = load i1, ptr %on
  %19 = zext i1 %18 to i32
  call void @llvm.dx.output.store.i32(i32 1, i32 0, i32 0, i32 %19)
  %m = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 2
  %20 = load <6 x float>, ptr %m
  %21 = extractelement <6 x float> %20, i32 0
  %22 = extractelement <6 x float> %20, i32 1
  %23 = extractelement <6 x float> %20, i32 2
  %24 = extractelement <6 x float> %20, i32 3
  %25 = extractelement <6 x float> %20, i32 4
  %26 = extractelement <6 x float> %20, i32 5
  call void @llvm.dx.output.store.f32(i32 2, i32 0, i32 0, float %21)
  call void @llvm.dx.output.store.f32(i32 2, i32 1, i32 0, float %22)
  call void @llvm.dx.output.store.f32(i32 2, i32 2, i32 0, float %23)
  call void @llvm.dx.output.store.f32(i32 2, i32 0, i32 1, float %24)
  call void @llvm.dx.output.store.f32(i32 2, i32 1, i32 1, float %25)
  call void @llvm.dx.output.store.f32(i32 2, i32 2, i32 1, float %26)
  ret void
}

define internal void @main.body(ptr sret(%struct.Output) %result, ptr %i, ptr %uv) {
entry:
  %o = alloca %struct.Output
  %p = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 0
  store <4 x float> zeroinitializer, ptr %p
  %on = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 1
  store i1 false, ptr %on
  %m = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 2
  store <6 x float> zeroinitializer, ptr %m
  %p1 = getelementptr inbounds %struct.Input, ptr %i, i32 0, i32 0
  %0 = load <2 x float>, ptr %p1
  %p2 = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 0
  %1 = load <4 x float>, ptr %p2
  %2 = extractelement <2 x float> %0, i32 0
  %3 = extractelement <2 x float> %0, i32 1
  %4 = insertelement <4 x float> %1, float %2, i32 0
  %5 = insertelement <4 x float> %4, float %3, i32 1
  store <4 x float> %5, ptr %p2
  %id = getelementptr inbounds %struct.Input, ptr %i, i32 0, i32 1
  %6 = load i32, ptr %id
  %7 = icmp ugt i32 %6, 2
  %on1 = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 1
  store i1 %7, ptr %on1
  %p3 = getelementptr inbounds %struct.Input, ptr %i, i32 0, i32 0
  %8 = load <2 x float>, ptr %p3
  %9 = getelementptr inbounds [2 x <2 x float>], ptr %uv, i32 0, i32 0
  store <2 x float> %8, ptr %9
  %10 = getelementptr inbounds [2 x <2 x float>], ptr %uv, i32 0, i32 1
  store <2 x float> splat (float 1.000000e+00), ptr %10
  %p4 = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 0
  %p5 = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 0
  %11 = load <4 x float>, ptr %p4
  store <4 x float> %11, ptr %p5
  %on2 = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 1
  %on3 = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 1
  %12 = load i1, ptr %on2
  store i1 %12, ptr %on3
  %m1 = getelementptr inbounds %struct.Output, ptr %o, i32 0, i32 2
  %m2 = getelementptr inbounds %struct.Output, ptr %result, i32 0, i32 2
  %13 = load <6 x float>, ptr %m1
  store <6 x float> %13, ptr %m2
  ret void
}

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare i32 @llvm.dx.input.load.i32(i32, i32, i32, i32)

declare void @llvm.dx.output.store.f32(i32, i32, i32, float)

declare void @llvm.dx.output.store.i32(i32, i32, i32, i32)

attributes #0 = { "hlsl.shader"="vertex" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !4, null}
!1 = !{!2, !3}
!2 = !{i32 0, !"POSITION", i32 0, i32 0, !"float", i32 1, i32 2, !"", i32 0}
!3 = !{i32 1, !"SV_VertexID", i32 0, i32 1, !"uint", i32 1, i32 1, !"", i32 0}
!4 = !{!5, !6, !7, !8}
!5 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"", i32 0}
!6 = !{i32 1, !"ON", i32 0, i32 0, !"bool", i32 1, i32 1, !"nointerpolation", i32 0}
!7 = !{i32 2, !"M", i32 0, i32 0, !"float", i32 3, i32 2, !"", i32 0}
!8 = !{i32 3, !"TEXCOORD", i32 1, i32 0, !"float", i32 2, i32 2, !"", i32 0}
