// args: -T gs_6_6
struct Vertex { float4 p : SV_Position; };

void twice(inout LineStream<Vertex> stream, Vertex v) {
  stream.Append(v);
  stream.Append(v);
}

[maxvertexcount(3)]
void main(line Vertex corners[2], uint id : SV_PrimitiveID, inout LineStream<Vertex> stream) {
  Vertex v = corners[1];
  v.p.x += id;
  twice(stream, v);
  stream.RestartStrip();
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

define internal void @twice(ptr %stream, ptr %v) {
entry:
  %0 = load i32, ptr %stream
  %p = getelementptr inbounds %struct.Vertex, ptr %v, i32 0, i32 0
  %1 = load <4 x float>, ptr %p
  %2 = extractelement <4 x float> %1, i32 0
  %3 = extractelement <4 x float> %1, i32 1
  %4 = extractelement <4 x float> %1, i32 2
  %5 = extractelement <4 x float> %1, i32 3
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %2)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %3)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %4)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 3, float %5)
  call void @llvm.dx.stream.emit(i32 %0)
  %6 = load i32, ptr %stream
  %p1 = getelementptr inbounds %struct.Vertex, ptr %v, i32 0, i32 0
  %7 = load <4 x float>, ptr %p1
  %8 = extractelement <4 x float> %7, i32 0
  %9 = extractelement <4 x float> %7, i32 1
  %10 = extractelement <4 x float> %7, i32 2
  %11 = extractelement <4 x float> %7, i32 3
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 0, float %8)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 1, float %9)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 2, float %10)
  call void @llvm.dx.output.store.f32(i32 0, i32 0, i32 3, float %11)
  call void @llvm.dx.stream.emit(i32 %6)
  ret void
}

declare void @llvm.dx.output.store.f32(i32, i32, i32, float)

declare void @llvm.dx.stream.emit(i32)

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
  call void @twice(ptr %stream, ptr %v)
  %9 = load i32, ptr %stream
  call void @llvm.dx.stream.cut(i32 %9)
  ret void
}

declare void @llvm.dx.stream.cut(i32)

declare float @llvm.dx.input.load.f32(i32, i32, i32, i32)

declare i32 @llvm.dx.primitive.id()

attributes #0 = { "hlsl.shader"="geometry" "hlsl.maxvertexcount"="3" "hlsl.inputprimitive"="line" }

!dx.signature = !{!0}

!0 = !{ptr @main, !1, !4, null}
!1 = !{!2, !3}
!2 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"", i32 0}
!3 = !{i32 1, !"SV_PrimitiveID", i32 0, i32 10, !"uint", i32 1, i32 1, !"", i32 0}
!4 = !{!5}
!5 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"", i32 0}
