// args: -T gs_6_6
struct Vertex { float4 p : SV_Position; };

[maxvertexcount(3)]
void main(line Vertex corners[2], uint id : SV_PrimitiveID, inout LineStream<Vertex> stream) {
  Vertex v = corners[1];
  v.p.x += id;
}
; ==>
%struct.Vertex = type { <4 x float> }

define void @main() #0 {
entry:
  %corners = alloca [2 x %struct.Vertex]
  %id = alloca i32
  %stream = alloca i32
  %0 = getelementptr inbounds [2 x %struct.Vertex], ptr %corners, i32 0, i32 0
  %p = getelementptr inbounds %struct.Vertex, ptr %0, i32 0, i32 0
  %1 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 0)
  %2 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 0)
  %3 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 0)
  %4 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 3, i32 0)
  %5 = insertelement <4 x float> poison, float %1, i32 0
  %6 = insertelement <4 x float> %5, float %2, i32 1
  %7 = insertelement <4 x float> %6, float %3, i32 2
  %8 = insertelement <4 x float> %7, float %4, i32 3
  store <4 x float> %8, ptr %p
  %9 = getelementptr inbounds [2 x %struct.Vertex], ptr %corners, i32 0, i32 1
  %p1 = getelementptr inbounds %struct.Vertex, ptr %9, i32 0, i32 0
  %10 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 0, i32 1)
  %11 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 1, i32 1)
  %12 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 2, i32 1)
  %13 = call float @llvm.dx.input.load.f32(i32 0, i32 0, i32 3, i32 1)
  %14 = insertelement <4 x float> poison, float %10, i32 0
  %15 = insertelement <4 x float> %14, float %11, i32 1
  %16 = insertelement <4 x float> %15, float %12, i32 2
  %17 = insertelement <4 x float> %16, float %13, i32 3
  store <4 x float> %17, ptr %p1
  %18 = call i32 @llvm.dx.primitive.id()
  store i32 %18, ptr %id
  %19 = load i32, ptr %id
  store i32 0, ptr %stream
  call void @main.body(ptr %corners, i32 %19, ptr %stream)
  ret void
}

define internal void @main.body(ptr %corners, i32 %id, ptr %stream) {
entry:
  %id.addr = alloca i32
  %v = alloca %struct.Vertex
  store i32 %id, ptr %id.addr
  %0 = getelementptr inbounds [2 x %struct.Vertex], ptr %corners, i32 0, i32 1
  %p = getelementptr inbounds %struct.Vertex, ptr %0, i32 0, i32 0
  %p1 = getelementptr inbounds %struct.Vertex, ptr %v, i32 0, i32 0
  %1 = load <4 x float>, ptr %p
  store <4 x float> %1, ptr %p1
  %2 = load i32, ptr %id.addr
  %3 = uitofp i32 %2 to float
  %p2 = getelementptr inbounds %struct.Vertex, ptr %v, i32 0, i32 0
  %4 = load <4 x float>, ptr %p2
  %5 = extractelement <4 x float> %4, i32 0
  %6 = fadd fast float %5, %3
  %7 = load <4 x float>, ptr %p2
  %8 = insertelement <4 x float> %7, float %6, i32 0
  store <4 x float> %8, ptr %p2
  ret void
}

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare i32 @llvm.dx.primitive.id()

attributes #0 = { "hlsl.shader"="geometry" "hlsl.maxvertexcount"="3" "hlsl.inputprimitive"="line" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !3, null}
!1 = !{!2}
!2 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"line", i32 0}
!3 = !{!4}
!4 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"", i32 0}
