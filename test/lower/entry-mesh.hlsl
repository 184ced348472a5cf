// args: -T ms_6_6
struct Payload { uint first; };
struct Vertex { float4 p : SV_Position; float2 uv[2] : UV; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; };

void place(uint i, out vertices Vertex corners[64]) {
  corners[i].uv[1].y = 1;
}

[outputtopology("triangle")] [numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, in payload Payload payload, out vertices Vertex corners[64],
          out indices uint3 triangles[32], out primitives Primitive primitives[32]) {
  SetMeshOutputCounts(64, 32);
  corners[i].p = payload.first;
  place(i, corners);
  triangles[i] = uint3(i, i + 1, i + 2);
  primitives[i].layer = 2;
}
; ==>
%struct.Vertex = type { <4 x float>, [2 x <2 x float>] }
%struct.Payload = type { i32 }

define void @main() #0 {
entry:
  %i = alloca i32
  %0 = call i32 @llvm.dx.flattened.thread.id.in.group()
  store i32 %0, ptr %i
  %1 = load i32, ptr %i
  %2 = call ptr @llvm.dx.mesh.payload.p0()
  call void @main.body(i32 %1, ptr %2)
  ret void
}

define internal void @place(i32 %i, ptr %corners) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  %0 = load i32, ptr %i.addr
  %1 = getelementptr inbounds [64 x %struct.Vertex], ptr %corners, i32 0, i32 %0
  %uv = getelementptr inbounds %struct.Vertex, ptr %1, i32 0, i32 1
  %2 = getelementptr inbounds [2 x <2 x float>], ptr %uv, i32 0, i32 1
  %3 = load <2 x float>, ptr %2
  %4 = insertelement <2 x float> %3, float 1.000000e+00, i32 1
  store <2 x float> %4, ptr %2
  ret void
}

define internal void @main.body(i32 %i, ptr %payload) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  call void @llvm.dx.set.mesh.output.counts(i32 64, i32 32)
  %first = getelementptr inbounds %struct.Payload, ptr %payload, i32 0, i32 0
  %0 = load i32, ptr %first
  %1 = uitofp i32 %0 to float
  %2 = insertelement <4 x float> poison, float %1, i32 0
  %3 = shufflevector <4 x float> %2, <4 x float> poison, <4 x i32> zeroinitializer
  %4 = load i32, ptr %i.addr
  %5 = extractelement <4 x float> %3, i32 0
  %6 = extractelement <4 x float> %3, i32 1
  %7 = extractelement <4 x float> %3, i32 2
  %8 = extractelement <4 x float> %3, i32 3
  call void @llvm.dx.vertex.output.store.f32(i32 0, i32 0, i32 0, float %5, i32 %4)
  call void @llvm.dx.vertex.output.store.f32(i32 0, i32 0, i32 1, float %6, i32 %4)
  call void @llvm.dx.vertex.output.store.f32(i32 0, i32 0, i32 2, float %7, i32 %4)
  call void @llvm.dx.vertex.output.store.f32(i32 0, i32 0, i32 3, float %8, i32 %4)
  %9 = load i32, ptr %i.addr
  call void @place.vertices(i32 %9)
  %10 = load i32, ptr %i.addr
  %11 = load i32, ptr %i.addr
  %12 = add i32 %11, 1
  %13 = load i32, ptr %i.addr
  %14 = add i32 %13, 2
  %15 = insertelement <3 x i32> poison, i32 %10, i32 0
  %16 = insertelement <3 x i32> %15, i32 %12, i32 1
  %17 = insertelement <3 x i32> %16, i32 %14, i32 2
  %18 = load i32, ptr %i.addr
  %19 = extractelement <3 x i32> %17, i32 0
  %20 = extractelement <3 x i32> %17, i32 1
  %21 = extractelement <3 x i32> %17, i32 2
  call void @llvm.dx.mesh.indices.store(i32 %18, i32 %19, i32 %20, i32 %21)
  %22 = load i32, ptr %i.addr
  call void @llvm.dx.primitive.output.store.i32(i32 0, i32 0, i32 0, i32 2, i32 %22)
  ret void
}

declare void @llvm.dx.set.mesh.output.counts(i32, i32)

declare void @llvm.dx.vertex.output.store.f32(i32, i32, i32, float, i32)

define internal void @place.vertices(i32 %i) {
entry:
  %i.addr = alloca i32
  store i32 %i, ptr %i.addr
  %0 = load i32, ptr %i.addr
  call void @llvm.dx.vertex.output.store.f32(i32 1, i32 1, i32 1, float 1.000000e+00, i32 %0)
  ret void
}

declare void @llvm.dx.mesh.indices.store(i32, i32, i32, i32)

declare void @llvm.dx.primitive.output.store.i32(i32, i32, i32, i32, i32)

declare i32 @llvm.dx.flattened.thread.id.in.group()

declare ptr @llvm.dx.mesh.payload.p0()

attributes #0 = { "hlsl.shader"="mesh" "hlsl.outputtopology"="triangle" "hlsl.numthreads"="32,1,1" }

!dx.signature = !{!0}

!0 = !{ptr @main, null, !1, !4}
!1 = !{!2, !3}
!2 = !{i32 0, !"SV_Position", i32 0, i32 3, !"float", i32 1, i32 4, !"", i32 0}
!3 = !{i32 1, !"UV", i32 0, i32 0, !"float", i32 2, i32 2, !"", i32 0}
!4 = !{!5}
!5 = !{i32 0, !"SV_RenderTargetArrayIndex", i32 0, i32 4, !"uint", i32 1, i32 1, !"", i32 0}
