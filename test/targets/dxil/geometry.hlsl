// args: -T gs_6_0
struct Vertex {
  float4 position : SV_Position;
  float2 uv : TEXCOORD;
};

[maxvertexcount(3)] [instance(2)]
void main(line Vertex corners[2], uint id : SV_PrimitiveID, inout LineStream<Vertex> stream) {
  Vertex vertex = corners[1];
  vertex.uv.x += id;
  stream.Append(vertex);
  stream.RestartStrip();
}
; ==>
define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 1)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 1)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 1)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 1)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 1)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 1)
  %7 = call i32 @dx.op.primitiveID.i32(i32 108)
  %8 = uitofp i32 %7 to float
  %9 = fadd fast float %5, %8
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %4)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %9)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %6)
  call void @dx.op.emitStream(i32 97, i8 0)
  call void @dx.op.cutStream(i32 98, i8 0)
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

declare i32 @dx.op.primitiveID.i32(i32) #0

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

declare void @dx.op.emitStream(i32, i8) #1

declare void @dx.op.cutStream(i32, i8) #1

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
!3 = !{!"gs", i32 6, i32 0}
!4 = !{[11 x i32] [i32 6, i32 6, i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 0, i32 0, i32 0]}
!5 = !{ptr @main, !"main", !6, null, !15}
!6 = !{!7, !14, null}
!7 = !{!8, !11, !13}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{i32 2, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 0, i32 1, i8 1, i32 -1, i8 -1, null}
!14 = !{!8, !11}
!15 = !{i32 1, !16}
!16 = !{i32 2, i32 3, i32 1, i32 3, i32 2}
