// args: -T hs_6_6
struct Point { float3 p : P; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Constants constants(InputPatch<Point, 2> patch, OutputPatch<Point, 3> made) {
  Constants c;
  c.edges[0] = c.edges[1] = c.edges[2] = patch[1].p.x;
  c.inside = made[2].p.y;
  return c;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point main(InputPatch<Point, 2> patch, uint id : SV_OutputControlPointID) {
  return patch[id & 1];
}
; ==>
%struct.Point = type { <3 x float> }
%struct.Constants = type { [3 x float], float }

define void @main() #0 {
entry:
  %result = alloca %struct.Point
  %patch = alloca [2 x %struct.Point]
  %id = alloca i32
  %0 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 0
  %p = getelementptr inbounds %struct.Point, ptr %0, i32 0, i32 0
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 0)
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 0)
  %3 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 0)
  %4 = insertelement <3 x float> poison, float %1, i32 0
  %5 = insertelement <3 x float> %4, float %2, i32 1
  %6 = insertelement <3 x float> %5, float %3, i32 2
  store <3 x float> %6, ptr %p
  %7 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 1
  %p1 = getelementptr inbounds %struct.Point, ptr %7, i32 0, i32 0
  %8 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 1)
  %9 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 1)
  %10 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 1)
  %11 = insertelement <3 x float> poison, float %8, i32 0
  %12 = insertelement <3 x float> %11, float %9, i32 1
  %13 = insertelement <3 x float> %12, float %10, i32 2
  store <3 x float> %13, ptr %p1
  %14 = call i32 @llvm.dx.output.control.point.id()
  store i32 %14, ptr %id
  %15 = load i32, ptr %id
  call void @main.body(ptr %result, ptr %patch, i32 %15)
  %p2 = getelementptr inbounds %struct.Point, ptr %result, i32 0, i32 0
  %16 = load <3 x float>, ptr %p2
  %17 = extractelement <3 x float> %16, i32 0
  %18 = extractelement <3 x float> %16, i32 1
  %19 = extractelement <3 x float> %16, i32 2
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %17)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %18)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %19)
  ret void
}

define void @constants() {
entry:
  %result = alloca %struct.Constants
  %patch = alloca [2 x %struct.Point]
  %made = alloca [3 x %struct.Point]
  %0 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 0
  %p = getelementptr inbounds %struct.Point, ptr %0, i32 0, i32 0
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 0)
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 0)
  %3 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 0)
  %4 = insertelement <3 x float> poison, float %1, i32 0
  %5 = insertelement <3 x float> %4, float %2, i32 1
  %6 = insertelement <3 x float> %5, float %3, i32 2
  store <3 x float> %6, ptr %p
  %7 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 1
  %p1 = getelementptr inbounds %struct.Point, ptr %7, i32 0, i32 0
  %8 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 1)
  %9 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 1)
  %10 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 1)
  %11 = insertelement <3 x float> poison, float %8, i32 0
  %12 = insertelement <3 x float> %11, float %9, i32 1
  %13 = insertelement <3 x float> %12, float %10, i32 2
  store <3 x float> %13, ptr %p1
  %14 = getelementptr inbounds [3 x %struct.Point], ptr %made, i32 0, i32 0
  %p2 = getelementptr inbounds %struct.Point, ptr %14, i32 0, i32 0
  %15 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 0, i32 0)
  %16 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 1, i32 0)
  %17 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 2, i32 0)
  %18 = insertelement <3 x float> poison, float %15, i32 0
  %19 = insertelement <3 x float> %18, float %16, i32 1
  %20 = insertelement <3 x float> %19, float %17, i32 2
  store <3 x float> %20, ptr %p2
  %21 = getelementptr inbounds [3 x %struct.Point], ptr %made, i32 0, i32 1
  %p3 = getelementptr inbounds %struct.Point, ptr %21, i32 0, i32 0
  %22 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 0, i32 1)
  %23 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 1, i32 1)
  %24 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 2, i32 1)
  %25 = insertelement <3 x float> poison, float %22, i32 0
  %26 = insertelement <3 x float> %25, float %23, i32 1
  %27 = insertelement <3 x float> %26, float %24, i32 2
  store <3 x float> %27, ptr %p3
  %28 = getelementptr inbounds [3 x %struct.Point], ptr %made, i32 0, i32 2
  %p4 = getelementptr inbounds %struct.Point, ptr %28, i32 0, i32 0
  %29 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 0, i32 2)
  %30 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 1, i32 2)
  %31 = call float @llvm.dx.output.controlpoint.load.f32(i32 0, i32 0, i32 2, i32 2)
  %32 = insertelement <3 x float> poison, float %29, i32 0
  %33 = insertelement <3 x float> %32, float %30, i32 1
  %34 = insertelement <3 x float> %33, float %31, i32 2
  store <3 x float> %34, ptr %p4
  call void @constants.1(ptr %result, ptr %patch, ptr %made)
  %edges = getelementptr inbounds %struct.Constants, ptr %result, i32 0, i32 0
  %35 = getelementptr inbounds [3 x float], ptr %edges, i32 0, i32 0
  %36 = load float, ptr %35
  call void @llvm.dx.patchconstant.store.f32(i32 0, i32 0, i32 0, float %36)
  %37 = getelementptr inbounds [3 x float], ptr %edges, i32 0, i32 1
  %38 = load float, ptr %37
  call void @llvm.dx.patchconstant.store.f32(i32 0, i32 1, i32 0, float %38)
  %39 = getelementptr inbounds [3 x float], ptr %edges, i32 0, i32 2
  %40 = load float, ptr %39
  call void @llvm.dx.patchconstant.store.f32(i32 0, i32 2, i32 0, float %40)
  %inside = getelementptr inbounds %struct.Constants, ptr %result, i32 0, i32 1
  %41 = load float, ptr %inside
  call void @llvm.dx.patchconstant.store.f32(i32 1, i32 0, i32 0, float %41)
  ret void
}

define internal void @constants.1(ptr sret(%struct.Constants) %result, ptr %patch, ptr %made) {
entry:
  %c = alloca %struct.Constants
  %0 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 1
  %p = getelementptr inbounds %struct.Point, ptr %0, i32 0, i32 0
  %1 = load <3 x float>, ptr %p
  %2 = extractelement <3 x float> %1, i32 0
  %edges = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 0
  %3 = getelementptr inbounds [3 x float], ptr %edges, i32 0, i32 2
  store float %2, ptr %3
  %edges1 = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 0
  %4 = getelementptr inbounds [3 x float], ptr %edges1, i32 0, i32 1
  store float %2, ptr %4
  %edges2 = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 0
  %5 = getelementptr inbounds [3 x float], ptr %edges2, i32 0, i32 0
  store float %2, ptr %5
  %6 = getelementptr inbounds [3 x %struct.Point], ptr %made, i32 0, i32 2
  %p1 = getelementptr inbounds %struct.Point, ptr %6, i32 0, i32 0
  %7 = load <3 x float>, ptr %p1
  %8 = extractelement <3 x float> %7, i32 1
  %inside = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 1
  store float %8, ptr %inside
  %edges3 = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 0
  %edges4 = getelementptr inbounds %struct.Constants, ptr %result, i32 0, i32 0
  %9 = getelementptr inbounds [3 x float], ptr %edges3, i32 0, i32 0
  %10 = getelementptr inbounds [3 x float], ptr %edges4, i32 0, i32 0
  %11 = load float, ptr %9
  store float %11, ptr %10
  %12 = getelementptr inbounds [3 x float], ptr %edges3, i32 0, i32 1
  %13 = getelementptr inbounds [3 x float], ptr %edges4, i32 0, i32 1
  %14 = load float, ptr %12
  store float %14, ptr %13
  %15 = getelementptr inbounds [3 x float], ptr %edges3, i32 0, i32 2
  %16 = getelementptr inbounds [3 x float], ptr %edges4, i32 0, i32 2
  %17 = load float, ptr %15
  store float %17, ptr %16
  %inside1 = getelementptr inbounds %struct.Constants, ptr %c, i32 0, i32 1
  %inside2 = getelementptr inbounds %struct.Constants, ptr %result, i32 0, i32 1
  %18 = load float, ptr %inside1
  store float %18, ptr %inside2
  ret void
}

define internal void @main.body(ptr sret(%struct.Point) %result, ptr %patch, i32 %id) {
entry:
  %id.addr = alloca i32
  store i32 %id, ptr %id.addr
  %0 = load i32, ptr %id.addr
  %1 = and i32 %0, 1
  %2 = getelementptr inbounds [2 x %struct.Point], ptr %patch, i32 0, i32 %1
  %p = getelementptr inbounds %struct.Point, ptr %2, i32 0, i32 0
  %p1 = getelementptr inbounds %struct.Point, ptr %result, i32 0, i32 0
  %3 = load <3 x float>, ptr %p
  store <3 x float> %3, ptr %p1
  ret void
}

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare i32 @llvm.dx.output.control.point.id()

declare void @llvm.dx.output.store.f32(i32, i32, i32, float)

declare float @llvm.dx.output.controlpoint.load.f32(i32, i32, i32, i32)

declare void @llvm.dx.patchconstant.store.f32(i32, i32, i32, float)

attributes #0 = { "hlsl.shader"="hull" "hlsl.domain"="tri" "hlsl.partitioning"="integer" "hlsl.outputtopology"="triangle_cw" "hlsl.outputcontrolpoints"="3" "hlsl.patchconstantfunc"="constants" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !3, !5}
!1 = !{!2}
!2 = !{i32 0, !"P", i32 0, i32 0, !"float", i32 1, i32 3, !"", i32 0}
!3 = !{!4}
!4 = !{i32 0, !"P", i32 0, i32 0, !"float", i32 1, i32 3, !"", i32 0}
!5 = !{!6, !7}
!6 = !{i32 0, !"SV_TessFactor", i32 0, i32 25, !"float", i32 3, i32 1, !"", i32 0}
!7 = !{i32 1, !"SV_InsideTessFactor", i32 0, i32 26, !"float", i32 1, i32 1, !"", i32 0}
